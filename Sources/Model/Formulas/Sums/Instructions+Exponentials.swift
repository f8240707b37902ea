import Operations

extension [Instruction] {
  /// The same with sinh, cosh, tanh and powers with the variable in their exponent by e^u: how fast they grow
  /// or vanish is seen in these.
  ///
  /// It has no value where a base is not above 0: uᵛ is written as e^(v·ln u).
  var withExponentials: [Instruction] {
    let plain = withoutHyperbolics
    let tree = StepTree(plain)
    return plain.rewritten { end, step, operands in
      guard step == .binary(.power), tree.varies[tree.operands[end][1]] else { return nil }
      return operands[0] + [.unary(.ln)] + operands[1] + [.binary(.multiply), .unary(.exp)]
    }
  }

  /// The same with sinh, cosh and tanh by e^u.
  var withoutHyperbolics: [Instruction] {
    let tree = StepTree(self)
    return rewritten { end, step, operands in
      guard tree.varies[end] else { return nil }
      return switch step {
      case .unary(.sinh): operands[0].hyperbolic(.subtract)
      case .unary(.cosh): operands[0].hyperbolic(.add)
      case .unary(.tanh): operands[0].hyperbolic(.subtract).over(operands[0].hyperbolic(.add))
      default: nil
      }
    }
  }

  /// (e^u ± e^(−u))/2.
  private func hyperbolic(_ sign: BinaryOperation) -> [Instruction] {
    (self + [.unary(.exp)] + self + [.unary(.negate), .unary(.exp), .binary(sign)])
      .over([.whole(2)])
  }

  /// The same with each quotient of polynomials reduced: 1/(1/s²) is s².
  ///
  /// - `byPowers`: Whether only powers of the variable are taken out: no other place gets a value then.
  func withQuotients(byPowers: Bool = false) -> [Instruction] {
    let tree = StepTree(self)
    func written(_ end: Int) -> [Instruction] {
      let own = tree.part(end)
      guard tree.varies[end], own != [.variable] else { return own }
      if let reduced = RationalFunction(own, in: .variable)?.reduced(byPowers: byPowers) {
        return reduced
      }
      return tree.operands[end].flatMap(written) + [tree.steps[end]]
    }
    return isEmpty ? self : written(count - 1)
  }
}
