import Numerals
import Operations

/// The sums f(m·k) + f(m·k + 1) + … of so many terms that (−1)ⁿ, ⌊n/m⌋ and n modulo m are known in each.
struct GroupedTerms {
  /// How many are a group.
  let count: Int
  /// The sum of a group with the index for its number k.
  private(set) var sum: [Instruction] = []

  private static let most = 12

  /// Nil for terms with nothing like that, and such as may not tend to 0.
  init?(_ body: [Instruction], over index: String, _ unit: AngleUnit) {
    let letter = Instruction.local(index)
    let tree = StepTree(body)
    let lengths = body.indices.compactMap { Self.length(tree, $0, letter) }
    let count = lengths.reduce(1) {
      $0 / Int(Rational.greatestCommonDivisor(Int128($0), Int128($1))) * $1
    }
    guard !lengths.isEmpty, 2...Self.most ~= count else { return nil }
    self.count = count
    for rest in 0..<count {
      let number =
        [.whole(count), letter, .binary(.multiply)] + .whole(rest) + [.binary(.add)]
      let term = Self.term(tree, letter, count, rest).replacing(index, by: number)
      let far = try? term.map { $0 == letter ? .variable : $0 }.spelled(in: unit)
      guard case .number(let end)? = far.flatMap({ FormulaLimit.far($0, unit) }), end.isZero else {
        return nil
      }
      sum += term + (rest == 0 ? [] : [.binary(.add)])
    }
  }

  /// After how many n a part begins anew; nil for one that does not.
  private static func length(_ tree: StepTree, _ end: Int, _ letter: Instruction) -> Int? {
    let operands = tree.operands[end].map(tree.part)
    switch tree.steps[end] {
    case .binary(.power):
      return operands == [[.whole(1), .unary(.negate)], [letter]] ? 2 : nil
    case .binary(.mod), .binary(.gcd):
      return operands[0] == [letter] ? operands[1].smallNumber : nil
    case .unary(.floor):
      guard operands[0].count == 3, operands[0][0] == letter, operands[0][2] == .binary(.divide)
      else { return nil }
      return [operands[0][1]].smallNumber
    default: return nil
    }
  }

  /// A term of which the number is m·k + r, with what that makes of its periodic parts.
  private static func term(
    _ tree: StepTree,
    _ letter: Instruction,
    _ count: Int,
    _ rest: Int
  ) -> [Instruction] {
    tree.steps.rewritten { end, step, _ in
      guard let length = length(tree, end, letter) else { return nil }
      let own = rest % length
      return switch step {
      case .binary(.power): .whole(own == 0 ? 1 : -1)
      case .binary(.mod): .whole(own)
      case .binary(.gcd): .whole(Rational.greatestCommonDivisor(Int128(own), Int128(length)))
      default: ([letter] + .whole(own) + [.binary(.subtract)]).over(.whole(length))
      }
    }
  }
}

extension [Instruction] {
  /// The number from 2 to 12 that is written; nil for anything else.
  fileprivate var smallNumber: Int? {
    guard count == 1, case .number(let literal) = self[0], let number = literal.wholeNumber else {
      return nil
    }
    return 2...12 ~= number ? Int(number) : nil
  }
}
