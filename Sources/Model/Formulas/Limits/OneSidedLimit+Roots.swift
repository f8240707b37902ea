import Numerals
import Operations

extension [Instruction] {
  /// Powers that are written as p/q or −p/q with an odd q, as those of the real root, which negative numbers
  /// have, too.
  var withRoots: [Instruction] {
    let tree = StepTree(self)
    return rewritten { end, step, operands in
      let written = step == .binary(.power) ? tree.part(tree.operands[end][1]) : []
      let exponent = written.filter { $0 != .unary(.negate) }
      let minuses = written.count - exponent.count
      guard exponent.count == 3, minuses < 2, exponent[2] == .binary(.divide),
        case .number(let p) = exponent[0], case .number(let q) = exponent[1],
        let top = p.wholeNumber, let bottom = q.wholeNumber, bottom > 1, bottom % 2 == 1,
        Rational.greatestCommonDivisor(Int128(top), Int128(bottom)) == 1
      else { return nil }
      let root = [.number(q)] + operands[0] + [.binary(.root)]
      let power = root + [.number(p), step]
      return minuses == 0 ? power : [.whole(1)] + power + [.binary(.divide)]
    }
  }
}
