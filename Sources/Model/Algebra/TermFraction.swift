import Operations

/// A term as a fraction of terms without divisions where variables are: tan x as sin x over cos x.
package struct TermFraction {
  package var numerator: Term
  /// The factors below the line.
  package var denominators: [Term] = []
  /// What must not be 0, beside those.
  package var nonzero: [Term] = []

  package init(_ term: Term) {
    switch term.form {
    case .unary(.negate, let operand):
      self.init(operand)
      numerator = numerator.negated
    case .binary(.add, let first, let second): self = .sum(.init(first), .init(second), .add)
    case .binary(.subtract, let first, let second):
      self = .sum(.init(first), .init(second), .subtract)
    case .binary(.multiply, let first, let second):
      self = .product(.init(first), .init(second))
    case .binary(.divide, let first, let second) where second.isVariable:
      self = .product(.init(first), TermFraction(second).reciprocal)
    case .unary(let operation, let operand) where operand.isVariable:
      guard let ratio = operation.row.shape.ratio else { fallthrough }
      let top = ratio.top.map { Term.unary($0, operand) }
      self.init(top ?? .one, over: .unary(ratio.bottom, operand))
    default: self.init(numerator: term)
    }
  }

  /// Leaves factors out that are above and below the line; false where there are none, or where something above
  /// has no value everywhere.
  package mutating func reduce() -> Bool {
    guard numerator.isTotal, var above = TermPolynomial(numerator) else { return false }
    var left: [Term] = []
    for divisor in denominators {
      if let quotient = above.divided(by: divisor) {
        above = quotient
      } else {
        left.append(divisor)
      }
    }
    guard left.count < denominators.count, let term = above.term else { return false }
    (numerator, denominators) = (term, left)
    return true
  }

  private init(numerator: Term) { self.numerator = numerator }

  private init(_ numerator: Term, over denominator: Term) {
    (self.numerator, denominators) = (numerator, [denominator])
  }

  private var reciprocal: TermFraction {
    var turned = self
    turned.numerator = .product(denominators)
    turned.nonzero += denominators
    turned.denominators = [numerator]
    return turned
  }

  private static func product(_ first: TermFraction, _ second: TermFraction) -> TermFraction {
    var product = first
    product.numerator = .product([first.numerator, second.numerator])
    product.denominators += second.denominators
    product.nonzero += second.nonzero
    return product
  }

  private static func sum(
    _ first: TermFraction,
    _ second: TermFraction,
    _ operation: BinaryOperation
  ) -> TermFraction {
    var sum = first
    var (missing, others) = (second.denominators, first.denominators)
    for factor in first.denominators {
      guard let place = missing.firstIndex(of: factor) else { continue }
      missing.remove(at: place)
      if let other = others.firstIndex(of: factor) { others.remove(at: other) }
    }
    sum.numerator = .binary(
      operation,
      .product([first.numerator] + missing),
      .product([second.numerator] + others)
    )
    sum.denominators += missing
    sum.nonzero += second.nonzero
    return sum
  }
}
