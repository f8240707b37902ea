import Calculus
import Intervals
import Numerals
import Operations

/// Turns a program into `IntervalCode`, operation by operation.
struct IntervalCodeBuilder {
  /// One value on the stack: the operations from `start` up to the next value's.
  ///
  /// - Invariant: The last part's operations end where `operations` ends, and each part's where the
  ///   next begins.
  struct Part {
    let start: Int
    /// Where the second operand of the last operation starts, if it has two.
    let second: Int?
  }

  /// What makes two numbers the same real number.
  private enum NumberKey: Hashable {
    /// A Double, by its bits.
    case exact(UInt64)
    /// A decimal that is no Double, by its text.
    case literal(NumberLiteral)
    /// A named constant, 180/π, or y, by the bits of its `value`.
    case constant(UInt64)
    /// A sum or a product of many terms.
    case accumulated(AccumulatedNumber)
    /// A number that equals no other, by its index.
    case unnamed(Int)
  }

  let integrals: [IntegralFunction]
  var operations: [IntervalCode.Operation] = []
  var parts: [Part] = []
  /// By the indices that operations use; numbers that were folded into others remain.
  private(set) var numbers: [Interval] = []
  private var fractions: [Rational?] = []
  /// The index of e.
  ///
  /// Nil as long as e did not occur.
  private(set) var eulersNumber: Int32?
  private var numberIndices: [NumberKey: Int32] = [:]
  /// The numbers that operations on numbers have become: equal ones get equal indices.
  private var foldedIndices: [[IntervalCode.Operation]: Int32] = [:]

  init(integrals: [IntegralFunction]) { self.integrals = integrals }

  /// The finished code.
  ///
  /// - Precondition: Operations of one whole program were appended.
  var code: IntervalCode {
    IntervalCode(
      operations: operations,
      numbers: numbers,
      fractions: fractions,
      integrals: integrals
    )
  }

  /// Puts a number on the stack, by the index of an equal one where there is one.
  mutating func append(number: ProgramCode.Number) {
    let bits = number.value.bitPattern
    let key: NumberKey
    if !number.isNamed {
      key = .unnamed(numbers.count)
    } else if case .accumulated(let sum)? = number.constant {
      key = .accumulated(sum)
    } else if number.isExact {
      key = .exact(bits)
    } else {
      key = number.literal.map(NumberKey.literal) ?? .constant(bits)
    }
    let index = index(of: number.interval, number.fraction, key)
    if number.constant == .named(.e) { eulersNumber = index }
    appendOperand(.number(index))
  }

  /// Puts an exact 0 on the stack.
  mutating func appendZero() {
    appendOperand(.number(index(of: Interval(0), .zero, .exact(0))))
  }

  /// Adds an operation on the value on top.
  mutating func append(_ operation: UnaryOperation) {
    // √(u²) is |u|.
    if operation == .squareRoot, operations.last == .unary(.square) {
      operations.removeLast()
      appendToTop(.unary(.absolute))
      return
    }
    appendToTop(.unary(operation))
  }

  /// Adds the power p/q of the value on top; the second power is a square, which intervals see as
  /// one thing.
  mutating func appendPower(_ numerator: Int32, _ denominator: Int32) {
    appendToTop(
      numerator == 2 && denominator == 1 ? .unary(.square) : .power(numerator, denominator)
    )
  }

  /// Adds an operation on the two values on top, in a form with fewer independent parts where there
  /// is one.
  ///
  /// Without two values on the stack it does nothing.
  mutating func append(_ operation: BinaryOperation) {
    guard let second = parts.last, let first = parts.dropLast().last else { return }
    parts.removeLast(2)
    if simplify(operation, first, second) { return }
    parts += [first, second]
    appendJoining(.binary(operation))
  }

  /// Adds an operation on the two values on top.
  ///
  /// No simpler form is looked for.
  mutating func appendJoining(_ operation: IntervalCode.Operation) {
    guard let second = parts.popLast(), let first = parts.popLast() else { return }
    operations.append(operation)
    finish(Part(start: first.start, second: second.start))
  }

  /// Adds an operation to the value on top, which stays one value.
  mutating func appendToTop(_ operation: IntervalCode.Operation) {
    guard let part = parts.popLast() else { return }
    operations.append(operation)
    finish(Part(start: part.start, second: nil))
  }

  /// Puts a number or the variable on the stack.
  mutating func appendOperand(_ operation: IntervalCode.Operation) {
    parts.append(Part(start: operations.count, second: nil))
    operations.append(operation)
  }

  /// The index of a number, new or known by its key.
  private mutating func index(
    of number: Interval,
    _ fraction: Rational?,
    _ key: NumberKey
  ) -> Int32 {
    if let index = numberIndices[key] { return index }
    let index = Int32(numbers.count)
    numbers.append(number)
    fractions.append(fraction)
    numberIndices[key] = index
    return index
  }

  /// Puts a value on the stack, as a number where it is an operation on numbers.
  ///
  /// Only an operation whose operands are all numbers is folded, and only if its value certainly
  /// exists, is continuous there and bounded: 1/0 remains three steps. An entire interval among the
  /// operands stands for y.
  private mutating func finish(_ part: Part) {
    parts.append(part)
    guard operations.count - part.start <= 3, let last = operations.last else { return }
    if case .saturation = last { return }
    var operands: [Interval] = []
    for case .number(let index) in operations[part.start...] {
      operands.append(numbers[Int(index)])
    }
    guard operands.count == operations.count - part.start - 1,
      !operands.contains(where: \.isEntire)
    else { return }
    let key = Array(operations[part.start...])
    if let index = foldedIndices[key] {
      replace(part, by: index)
      return
    }
    let folded = IntervalCode(
      operations: operands.indices.map { .number(Int32($0)) } + [last],
      numbers: operands,
      integrals: integrals
    )
    let value = folded.enclosure(over: .entire).value
    guard value.decoration >= .definedAndContinuous, value.interval.isBounded else { return }
    let index = Int32(numbers.count)
    numbers.append(value.interval)
    fractions.append(fraction(of: key))
    foldedIndices[key] = index
    replace(part, by: index)
  }

  /// An operation on numbers as a fraction, if it is one.
  ///
  /// Nil where an operand is known as none, or the result is too long for `Rational`.
  private func fraction(of steps: [IntervalCode.Operation]) -> Rational? {
    steps.fold { _, step, x, y in
      if case .number(let index) = step { fractions[Int(index)] } else { step.fraction(of: x, y) }
    }
  }

  private mutating func replace(_ part: Part, by index: Int32) {
    operations.removeLast(operations.count - part.start)
    operations.append(.number(index))
    parts.removeLast()
    parts.append(Part(start: part.start, second: nil))
  }
}
