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
    let shifted = body.at([.variable] + .fraction(middle) + [.binary(.add)]).withPolynomials
    guard Parity(of: shifted) == .odd else { return nil }
    let end = [Instruction].fraction(reach)
    return try Integral(of: shifted, over: letter, from: end + [.unary(.negate)], to: end)
      .steps(in: unit)
  }
}

extension [Instruction] {
  /// The steps with each polynomial of the variable multiplied out.
  fileprivate var withPolynomials: [Instruction] {
    let tree = StepTree(self)
    func written(_ end: Int) -> [Instruction] {
      let own = tree.part(end)
      guard tree.varies[end] else { return own }
      if let polynomial = RationalFunction(own, in: .variable), polynomial.bottom.isConstant {
        return polynomial.top.steps(of: .variable).over(polynomial.bottom.steps(of: .variable))
      }
      return tree.operands[end].flatMap(written) + [tree.steps[end]]
    }
    return isEmpty ? self : written(count - 1)
  }
}
