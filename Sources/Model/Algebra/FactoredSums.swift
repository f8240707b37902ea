import Intervals
package import Formulas
import Numerals
import Operations

/// A program's operations with sums written as products where that shows multiple zeros.
///
/// A sum that is a polynomial in one value, with exact coefficients, becomes a product of powers:
/// x⁴ − 4x² + 4 is (x² − 2)², cos²x − 1 is −4·sin²(x/2)·cos²(x/2). Over the real numbers each form is
/// the same function with the same domain.
package struct FactoredSums {
  typealias Operation = ProgramCode.Operation

  /// One value on the stack.
  private struct Value {
    var operations: [Operation]
    /// What it is a polynomial in.
    var atom: [Operation]
    var polynomial: Polynomial<Rational>
    var isSum = false
    /// The value as a sine and a cosine of one angle, and a number.
    var wave: Wave?
    /// Of x + r or x − r with the root r of a number, or the opposite of one, that number; below 0
    /// where r is subtracted.
    var shift: Rational?
  }

  private var numbers: [ProgramCode.Number]
  private let integrals: [IntegralFunction]
  private var hasChanged = false
  private var result: [Operation] = []

  package init(_ code: ProgramCode) {
    numbers = code.numbers
    integrals = code.integrals
    guard code.usesVariable else { return }
    var stack: [Value] = []
    for operation in code.operations {
      let second = stack.popLast()
      switch operation {
      case .number, .variable, .saturation:
        if let second { stack.append(second) }
        stack.append(operand(operation))
      case .power(let exponent, 1):
        if let second { stack.append(power(operation, exponent, of: second)) }
      case .unary(let unary):
        if let second {
          stack.append(
            unary.row.shape.factor.map { scaled(second, unary, by: $0) } ?? value(unary, of: second)
          )
        }
      case .integral:
        guard let second, let first = stack.popLast() else { return }
        stack.append(atom(settled(first) + settled(second) + [operation]))
      case .power:
        if let second { stack.append(atom(settled(second) + [operation])) }
      case .binary(let binary):
        guard let second, let first = stack.popLast() else { return }
        var value = combine(binary, first, second)
        value.wave = wave(binary.row.algebra, first, second)
        value.shift = shift(binary.row.algebra, first, second)
        stack.append(value)
      }
    }
    if let last = stack.popLast() { result = settled(last) }
  }

  /// The operations made ready for intervals, nil where nothing was to be written differently.
  package var intervalCode: IntervalCode? {
    hasChanged ? ProgramCode.intervalCode(result, numbers, integrals) : nil
  }

  // MARK: Values

  private func atom(_ operations: [Operation]) -> Value {
    Value(
      operations: operations,
      atom: operations,
      polynomial: .variable
    )
  }

  private func operand(_ operation: Operation) -> Value {
    guard case .number(let index) = operation else { return atom([operation]) }
    let number = numbers[Int(index)]
    // Equal numbers have one index, so that equal values have equal operations.
    let first = numbers.firstIndex(of: number) ?? Int(index)
    let operations = [Operation.number(Int32(first))]
    guard let constant = number.literal.flatMap(Rational.init) else { return atom(operations) }
    return Value(operations: operations, atom: [], polynomial: Polynomial(constant))
  }

  private mutating func value(_ operation: UnaryOperation, of operand: Value) -> Value {
    let operations = settled(operand)
    var result = atom(operations + [.unary(operation)])
    if operation == .squareRoot, operand.polynomial.degree == 0 {
      result.wave = operand.polynomial.lead.flatMap(Wave.init(rootOf:))
    } else {
      result.wave = Wave(operation, of: operations)
    }
    return result
  }

  private func wave(
    _ algebra: BinaryFunction.Algebra?,
    _ first: Value,
    _ second: Value
  ) -> Wave? {
    func wave(_ value: Value) -> Wave? {
      value.wave
        ?? (value.polynomial.degree == 0 ? value.polynomial.lead.map(Wave.init(number:)) : nil)
    }
    guard let x = wave(first), let y = wave(second) else { return nil }
    return switch algebra {
    case .sum: x.plus(y)
    case .difference: y.times(-1).flatMap(x.plus)
    case .product: x.times(y)
    case .quotient, .power, nil: nil
    }
  }

  private func shift(
    _ algebra: BinaryFunction.Algebra?,
    _ first: Value,
    _ second: Value
  ) -> Rational? {
    guard first.operations == [.variable], let root = second.wave?.radicand else { return nil }
    return switch algebra {
    case .sum: root
    case .difference: root.negated
    default: nil
    }
  }

  /// A quotient of polynomials in x without their common factor, but undefined where that is 0.
  private mutating func cancelled(_ first: Value, _ second: Value) -> [Operation]? {
    guard first.atom == [.variable] else { return nil }
    var writer = FactorWriter(numbers: numbers, value: [.variable])
    let isWritten =
      if let shift = second.shift {
        writer.write(first.polynomial, overRoot: shift, second.operations)
      } else if second.atom == [.variable] {
        writer.write(first.polynomial, over: second.polynomial)
      } else {
        false
      }
    guard isWritten else { return nil }
    numbers = writer.numbers
    hasChanged = true
    return writer.operations
  }

  private func scaled(_ value: Value, _ operation: UnaryOperation, by factor: Rational) -> Value {
    var result = value
    result.operations.append(.unary(operation))
    guard let polynomial = value.polynomial.times(factor) else { return atom(result.operations) }
    (result.polynomial, result.wave) = (polynomial, value.wave?.times(factor))
    if operation != .negate { result.shift = nil }
    return result
  }

  private mutating func power(
    _ operation: Operation,
    _ exponent: Int32,
    of value: Value
  ) -> Value {
    let operations = settled(value) + [operation]
    guard exponent > 0, !value.polynomial.isConstant,
      let polynomial = value.polynomial.raised(to: Int(exponent))
    else { return atom(operations) }
    return Value(operations: operations, atom: value.atom, polynomial: polynomial)
  }

  private mutating func combine(
    _ operation: BinaryOperation,
    _ first: Value,
    _ second: Value
  ) -> Value {
    if operation == .divide, let quotient = cancelled(first, second) { return atom(quotient) }
    if operation == .power, second.polynomial.degree < 1,
      let exponent = second.polynomial.lead?.whole
    {
      return power(.power(exponent, 1), exponent, of: first)
    }
    let algebra = operation.row.algebra
    let isSum = algebra?.isSum == true
    let operations =
      (isSum ? first.operations + second.operations : settled(first) + settled(second))
      + [.binary(operation)]
    guard first.atom == second.atom || first.atom.isEmpty || second.atom.isEmpty,
      algebra != .power, let polynomial = first.polynomial.applying(operation, second.polynomial)
    else { return atom(operations) }
    let atom = first.atom.isEmpty ? second.atom : first.atom
    return Value(operations: operations, atom: atom, polynomial: polynomial, isSum: isSum)
  }

  // MARK: Factors

  /// The operations of a value, as a product where that shows multiple zeros.
  private mutating func settled(_ value: Value) -> [Operation] {
    if let wave = value.wave, let (shift, factor) = wave.tangent {
      return square(of: wave, shift, factor)
    }
    guard value.isSum, !value.polynomial.isConstant, let lead = value.polynomial.lead,
      let parts = value.polynomial.squareFreeParts
    else { return value.operations }
    var product = FactorWriter(numbers: numbers, value: value.atom)
    guard product.write(lead, parts) else { return value.operations }
    numbers = product.numbers
    hasChanged = true
    return product.operations
  }
}

extension FactoredSums {
  /// A wave that touches 0 as 2c·cos²(u/2 − φ/2).
  private mutating func square(
    of wave: Wave,
    _ shift: Interval,
    _ factor: Interval
  ) -> [Operation] {
    hasChanged = true
    func number(_ value: Interval) -> Operation {
      numbers.append(ProgramCode.Number(within: value))
      return .number(Int32(numbers.count - 1))
    }
    return wave.argument + [number(Interval(2)), .binary(.divide), number(shift)]
      + [.binary(.subtract), .unary(wave.isInDegrees ? .cosDegrees : .cos), .power(2, 1)]
      + [number(factor), .binary(.multiply)]
  }
}

extension Rational {
  /// The value as a whole number, if it is a small one.
  fileprivate var whole: Int32? { isWhole ? Int32(exactly: numerator) : nil }
}
