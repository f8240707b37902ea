import Numerals
import Operations

extension [Instruction] {
  /// Powers that are written as p/q with an odd q, as those of the real root, which negative numbers have, too.
  var withRoots: [Instruction] {
    let tree = StepTree(self)
    var parts: [[Instruction]] = []
    for (end, step) in enumerated() {
      let operands = [[Instruction]](parts.suffix(step.operandCount))
      parts.removeLast(step.operandCount)
      let exponent = step == .binary(.power) ? tree.part(tree.operands[end][1]) : []
      if exponent.count == 3, exponent[2] == .binary(.divide),
        case .number(let p) = exponent[0], case .number(let q) = exponent[1],
        let top = p.wholeNumber, let bottom = q.wholeNumber, bottom > 1, bottom % 2 == 1,
        Rational.greatestCommonDivisor(Int128(top), Int128(bottom)) == 1
      {
        let root = [.number(q)] + operands[0] + [.binary(.root)]
        parts.append(root + [.number(p), step])
      } else {
        parts.append(operands.flatMap { $0 } + [step])
      }
    }
    return parts.last ?? self
  }
}
