package import Numerals

/// A product of powers; made of nothing it is 1.
package protocol FormalProduct: Hashable, Sendable {
  init()
  static func * (x: Self, y: Self) -> Self
}

/// A polynomial of several letters: a sum of products with fractions before them, 0 without terms.
///
/// Every operation gives nil where a fraction does not fit.
package struct SymbolicSum<Product: FormalProduct>: Hashable, Sendable {
  package private(set) var terms: [Product: Rational] = [:]

  package init(_ product: Product, times factor: Rational = .one) {
    if !factor.isZero { terms[product] = factor }
  }

  package init(_ number: Rational) { self.init(Product(), times: number) }

  package static var zero: SymbolicSum { SymbolicSum(Rational.zero) }

  package var isZero: Bool { terms.isEmpty }

  /// The fraction that it is, if it is one.
  package var fraction: Rational? {
    if isZero { return .zero }
    return terms.count == 1 ? terms[Product()] : nil
  }

  /// What a product is multiplied by.
  package subscript(product: Product) -> Rational? { terms[product] }

  private mutating func add(_ factor: Rational, _ product: Product) -> Bool {
    guard let sum = (terms[product] ?? .zero).adding(factor) else { return false }
    terms[product] = sum.isZero ? nil : sum
    return true
  }

  package func plus(_ other: SymbolicSum) -> SymbolicSum? {
    var result = self
    for (product, factor) in other.terms where !result.add(factor, product) { return nil }
    return result
  }

  package func times(_ factor: Rational) -> SymbolicSum? {
    var result = SymbolicSum.zero
    for (product, own) in terms where !factor.isZero {
      guard let scaled = own.multiplied(by: factor) else { return nil }
      result.terms[product] = scaled
    }
    return result
  }

  /// The product, of which each term is written by the rules that its letters obey.
  func times<Fault: Error>(
    _ other: SymbolicSum,
    _ reduced: (Product, _ factor: Rational) throws(Fault) -> SymbolicSum?
  ) throws(Fault) -> SymbolicSum? {
    var result: SymbolicSum? = .zero
    for (first, factor) in terms {
      for (second, share) in other.terms {
        guard let product = factor.multiplied(by: share),
          let term = try reduced(first * second, product), let sum = result?.plus(term)
        else { return nil }
        result = sum
      }
    }
    return result
  }
}

package func + <Product>(
  x: SymbolicSum<Product>?,
  y: SymbolicSum<Product>?
) -> SymbolicSum<Product>? {
  x.flatMap { x in y.flatMap(x.plus) }
}

package func - <Product>(
  x: SymbolicSum<Product>?,
  y: SymbolicSum<Product>?
) -> SymbolicSum<Product>? {
  x + y?.times(-1)
}
