import Expressions
import Numerals
import Operations

extension [Instruction] {
  /// The product; nil counts as 1.
  func times(_ factor: [Instruction]?) -> [Instruction] {
    guard let factor, factor != [.whole(1)] else { return self }
    return self == [.whole(1)] ? factor : self + factor + [.binary(.multiply)]
  }

  func over(_ divisor: [Instruction]) -> [Instruction] {
    self + divisor + [.binary(.divide)]
  }

  var squared: [Instruction] { self + [.whole(2), .binary(.power)] }

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
  var edges: [Instruction] {
    var result: [Instruction] = []
    var starts: [Int] = []
    for (index, instruction) in enumerated() {
      let begins = starts.suffix(instruction.operandCount)
      let start = begins.first ?? index
      starts.removeLast(instruction.operandCount)
      starts.append(start)
      guard case .binary(let operation) = instruction,
        operation.row.shape.atEquality != nil
      else { continue }
      let isFirst = result.isEmpty
      result += self[start..<index] + [.binary(.unequal)]
      if !isFirst { result.append(.binary(.and)) }
    }
    return result.isEmpty ? [.whole(1)] : result
  }
}
