import Numerals
import Operations

extension Integral {
  /// The steps of an integral of what is odd about the middle between two fractions: 0, where both halves
  /// have one; nil for all others.
  ///
  ///     // ∫ 1/∛(t − 1) from 0 to 2, which is ∫ 1/∛s from −1 to 1
  func oddAboutMiddle(
    _ body: [Instruction],
    _ bounds: [[Instruction]],
    _ unit: AngleUnit
  ) throws(SpellingFault) -> [Instruction]? {
    let ends = bounds.compactMap { (try? Program($0, angleUnit: unit))?.code.exactValue }
    guard ends.count == 2, let sum = ends[0].adding(ends[1]), sum != .zero,
      let middle = sum.divided(by: 2),
      let reach = ends[1].subtracting(ends[0])?.divided(by: 2)
    else { return nil }
    let shifted = body.at([.variable] + .fraction(middle) + [.binary(.add)]).withQuotients()
    guard Parity(of: shifted) == .odd else { return nil }
    let end = [Instruction].fraction(reach)
    return try Integral(of: shifted, over: letter, from: end + [.unary(.negate)], to: end)
      .steps(in: unit)
  }
}
