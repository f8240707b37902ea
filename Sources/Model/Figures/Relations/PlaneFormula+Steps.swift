import Algebra
import Numerals
import Operations
import PlaneProof

extension PlaneFormula {
  /// Where a function of a term that takes whole numbers only, such as ⌊u⌋ − 2, has one of some signs: the
  /// u that give it those, with their ends; nil where the difference is none.
  static func steps(of difference: Term, _ signs: SignSet) -> PlaneFormula? {
    guard let sum = TermPolynomial(difference), sum.terms.count <= 2,
      let (product, factor): (TermProduct, Rational) = sum.terms.first(where: {
        !$0.key.powers.isEmpty
      }),
      let (step, exponent) = product.powers.first, product.powers.count == 1, exponent == 1,
      case .unary(let operation, let u) = step.form,
      let turned = (sum.terms.first { $0.key.powers.isEmpty }?.value ?? .zero).divided(by: factor),
      sum.terms.count == 1 || turned != .zero, abs(turned.numerator) < 1 << 40
    else { return nil }
    var signs = factor.numerator < 0 ? signs.reversed : signs
    // Of the steps −turned itself, or else the last one below it, and the next.
    let (last, rest) = (-turned.numerator).quotientAndRemainder(dividingBy: turned.denominator)
    let below = Int(rest < 0 ? last - 1 : last)
    if rest != 0 {
      if signs.contains(.negative) { signs.insert(.zero) } else { signs.remove(.zero) }
    }
    guard let above = reached(operation, u, below + 1),
      let at = rest == 0 ? reached(operation, u, below) : above
    else { return nil }
    let isDefined = isDefined(u)
    switch (signs.contains(.negative), signs.contains(.zero), signs.contains(.positive)) {
    case (false, false, false): return .never
    case (false, true, false): return .all([at, .not(above), isDefined])
    case (false, false, true): return above
    case (false, true, true): return at
    case (true, false, false): return .all([.not(at), isDefined])
    case (true, true, false): return .all([.not(above), isDefined])
    case (true, false, true): return .all([.any([.not(at), above]), isDefined])
    case (true, true, true): return isDefined
    }
  }

  /// Where a step function of a term is at least a whole number; nil where it is no such function.
  private static func reached(_ operation: UnaryOperation, _ u: Term, _ n: Int) -> PlaneFormula? {
    let positive: SignSet = .positive
    let (edge, signs): (Rational?, SignSet)
    switch operation {
    case .floor: (edge, signs) = (Rational(n), [.zero, .positive])
    case .ceil: (edge, signs) = (Rational(n - 1), positive)
    // Halves go away from 0.
    case .round:
      edge = Rational(Int128(2 * n - 1), over: 2)
      signs = n > 0 ? [.zero, .positive] : positive
    case .sign:
      if n > 1 { return .never }
      if n < 0 { return isDefined(u) }
      (edge, signs) = (.zero, n > 0 ? positive : [.zero, .positive])
    default: return nil
    }
    guard let edge, let number = Term(edge) else { return nil }
    return .signs(
      of: edge == .zero ? u : .binary(.subtract, u, number),
      signs,
      isWritten: false
    )
  }
}
