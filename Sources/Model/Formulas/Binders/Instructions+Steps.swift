package import Numerals
import Operations

extension [Instruction] {
  /// A whole number, with its sign behind it.
  package static func whole(_ value: some BinaryInteger) -> [Instruction] {
    [Instruction.whole(value.magnitude)] + (value < 0 ? [.unary(.negate)] : [])
  }

  /// A fraction as it is written.
  package static func fraction(_ value: Rational) -> [Instruction] {
    whole(value.numerator) + (value.isWhole ? [] : [.whole(value.denominator), .binary(.divide)])
  }

  /// The product; nil counts as 1.
  ///
  /// A factor that is the literal 1 is left out; nothing else is simplified.
  package func times(_ factor: [Instruction]?) -> [Instruction] {
    guard let factor, factor != [.whole(1)] else { return self }
    return self == [.whole(1)] ? factor : self + factor + [.binary(.multiply)]
  }

  func over(_ divisor: [Instruction]) -> [Instruction] {
    self + divisor + [.binary(.divide)]
  }

  var squared: [Instruction] { self + [.whole(2), .binary(.power)] }

  /// The steps with defined functions as what they are made of, but choices.
  ///
  /// A choice stays, as its derivative is a choice between two; the first of two values, one of which has
  /// a condition, becomes one.
  var withDefinitions: [Instruction] {
    let written = withDefinitions { step in
      if case .defined(let function) = step, function != .choice {
        function.definition
      } else {
        nil
      }
    }
    guard written.contains(.binary(.either)) else { return written }
    var splicer = StepSplicer<Instruction>()
    for step in written {
      guard step == .binary(.either) else {
        splicer.append(step)
        continue
      }
      let values = splicer.take(2)
      let isConditional = values[0].last == .binary(.when)
      splicer.append(
        (isConditional ? Array(values[0].dropLast()) : values[0]) + values[1]
          + [isConditional ? .defined(.choice) : step]
      )
    }
    return splicer.steps
  }

  /// What has to be so for the value to be known, where that is what the steps say last; else nil.
  var condition: [Instruction]? {
    guard last == .binary(.known) else { return nil }
    let tree = StepTree(self)
    return tree.operands.last?.first.map(tree.part)
  }

  /// Longer questions are not asked.
  static let longestAsked = 120

  /// A value that does not exist where this condition fails while a slope is not 0 and the other
  /// statements hold.
  ///
  /// The statement asked is: this condition, or a slope of 0, or not all of `others`. A slope that
  /// is the literal 0 needs no question; a question longer than `longestAsked` is not asked, and
  /// leaves `value`.
  func unlessPassed(
    with slope: [Instruction],
    beside others: [[Instruction]],
    _ value: [Instruction]
  ) -> [Instruction] {
    var question = self
    if slope.count == 1, case .number(let literal) = slope[0] {
      if literal.value == 0 { return value }
    } else {
      question += slope + [.whole(0), .binary(.equal), .binary(.or)]
    }
    for other in others { question += other + [.unary(.not), .binary(.or)] }
    return question.count <= Self.longestAsked ? question + value + [.binary(.when)] : value
  }

  /// A statement that holds but where a comparison in this one is between equals.
  ///
  /// Without a comparison it is the number 1, which holds.
  var edges: [Instruction] {
    let tree = StepTree(self)
    let conditions = indices.flatMap { end -> [[Instruction]] in
      guard case .binary(let operation) = self[end], operation.row.shape.atEquality != nil else {
        return []
      }
      return [tree.operands[end].flatMap(tree.part) + [.binary(.unequal)]]
    }
    guard let first = conditions.first else { return [.whole(1)] }
    return conditions.dropFirst().reduce(first) { $0 + $1 + [.binary(.and)] }
  }
}

extension [Instruction] {
  /// The steps with their values written anew, the innermost first.
  ///
  /// `write` gets where a value ends, its last step and its operands as they are written by then; nil leaves
  /// it as it is.
  func rewritten(
    _ write: (_ end: Int, _ step: Instruction, _ operands: [[Instruction]]) -> [Instruction]?
  ) -> [Instruction] {
    var parts: [[Instruction]] = []
    for (end, step) in enumerated() {
      let operands = [[Instruction]](parts.suffix(step.operandCount))
      parts.removeLast(step.operandCount)
      parts.append(write(end, step, operands) ?? operands.flatMap(\.self) + [step])
    }
    return parts.last ?? self
  }

  /// Whether it holds a letter of a sum, or the variable around it: alone it has no value.
  var hasLocals: Bool { contains { if case .local = $0 { true } else { false } } }
}
