import Algebra
import Formulas
import Numerals
import Operations
import PlaneProof

extension PlaneFormula {
  /// Where a sum is 0 that is nowhere above 0, or nowhere below: where each of its parts is as large, or
  /// as small, as it can be; nil where no such bound is known.
  ///
  /// Both sides only touch there, as in sin x · sin y = 1: no sign changes that could be found.
  static func zerosAtBound(_ sum: TermPolynomial, depth: Int) -> PlaneFormula? {
    // A letter alone is nothing simpler.
    guard sum.terms.count > 1 || sum.degree > 1
    else { return nil }
    for isUpper in [true, false] {
      var bound: Rational? = .zero
      var parts: [PlaneFormula] = []
      for (product, coefficient) in sum.terms {
        let range = ProductRange(product)
        let isHighest = isUpper == (coefficient.numerator > 0)
        guard let extreme = isHighest ? range.high : range.low,
          let part = coefficient.multiplied(by: Rational(extreme)),
          let formula = range.places(at: extreme, depth: depth)
        else {
          bound = nil
          break
        }
        bound = bound?.adding(part)
        parts.append(formula)
      }
      guard let bound else { continue }
      if bound.numerator == 0 { return .all(parts) }
      if (bound.numerator < 0) == isUpper { return .never }
    }
    return nil
  }
}

/// The least and the largest value of a product of powers, as far as they are known and taken.
private struct ProductRange {
  private let factors: [(base: Term, exponent: Int)]
  let low: Int?
  let high: Int?

  init(_ product: TermProduct) {
    factors = product.powers.map { ($0.key, $0.value) }
    guard !factors.isEmpty else {
      (low, high) = (1, 1)
      return
    }
    if factors.allSatisfy({ $0.base.coshOperand != nil }) {
      (low, high) = (1, nil)
      return
    }
    let isBounded = factors.allSatisfy { $0.base.isWave }
    let isNonnegative = factors.allSatisfy { $0.exponent % 2 == 0 || $0.base.isNonnegative }
    low = isNonnegative ? 0 : isBounded ? -1 : nil
    high = isBounded ? 1 : nil
  }

  /// Where the product is its least or its largest value.
  func places(at extreme: Int, depth: Int) -> PlaneFormula? {
    guard !factors.isEmpty else { return .always }
    let operands = factors.compactMap(\.base.coshOperand)
    if extreme == 1, operands.count == factors.count {
      return .all(operands.map { .zeros(of: $0, depth: depth + 1) })
    }
    if extreme == 0 {
      return .any(factors.map { .zeros(of: $0.base, depth: depth + 1) })
    }
    // All factors are 1 or −1; an even number of those that count has the product's sign turned.
    var choices: [(isNegative: Bool, formulas: [PlaneFormula])] = [(false, [])]
    for (base, exponent) in factors {
      guard let (turned, wave) = base.quarterTurned else { return nil }
      let isExtreme = PlaneFormula.zeros(of: turned, depth: depth + 1)
      if exponent % 2 == 0 {
        choices = choices.map { ($0.isNegative, $0.formulas + [isExtreme]) }
        continue
      }
      choices = choices.flatMap { choice in
        [false, true].map { isNegative in
          let sign = PlaneFormula.condition(wave, isNegative ? .negative : .positive)
          return (choice.isNegative != isNegative, choice.formulas + [isExtreme, sign])
        }
      }
      guard choices.count <= 16 else { return nil }
    }
    return .any(choices.filter { $0.isNegative == (extreme < 0) }.map { .all($0.formulas) })
  }
}

extension Term {
  /// What it is the hyperbolic cosine of.
  fileprivate var coshOperand: Term? {
    if case .unary(.cosh, let operand) = form { operand } else { nil }
  }

  /// Whether it is a sine or a cosine, which take all values from −1 to 1.
  fileprivate var isWave: Bool { quarterTurned != nil }

  /// The sine or cosine that is 0 where this one is 1 or −1, and this one itself.
  fileprivate var quarterTurned: (Term, Term)? {
    switch form {
    case .unary(.sin, let operand): (.unary(.cos, operand), self)
    case .unary(.cos, let operand): (.unary(.sin, operand), self)
    case .leaf, .unary, .binary, .other: nil
    }
  }
}
