import Algebra
import Numerals
import TestSupport
import Testing

/// Polynomials over each kind of number.
@Suite struct PolynomialTests {
  private typealias Exact = Polynomial<Rational>

  private func random(_ degree: Int, _ generator: inout SeededGenerator) throws -> Exact {
    let numbers = (0..<degree).map { _ in Rational(Int.random(in: -4...4, using: &generator)) }
    return try #require(Exact(numbers + [1]))
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `a quotient times the divisor, and the rest, are the dividend`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let (top, bottom) = (try random(6, &generator), try random(2, &generator))
    let (quotient, rest) = try #require(top.divided(by: bottom))
    #expect(rest.degree < bottom.degree)
    #expect(quotient.times(bottom)?.plus(rest) == top)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `square-free parts are found with their multiplicities`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let factors = [try random(1, &generator), try random(2, &generator)]
    let product = try #require(factors[1].raised(to: 3).flatMap(factors[0].times))
    let parts = try #require(product.squareFreeParts)
    let whole = try #require(
      parts.reduce(Exact(1)) { whole, part in
        part.part.raised(to: part.multiplicity).flatMap { whole?.times($0) }
      }
    )
    // They have whole coefficients, but for a number the product's.
    #expect(try whole.over(#require(whole.lead)) == product)
    #expect(parts.allSatisfy { $0.part.derivative.flatMap($0.part.common)?.isConstant == true })
  }

  @Test func `0 has no coefficients, and no factor but itself`() throws {
    let zero = try #require(Exact([0, 0]))
    #expect(zero.coefficients.isEmpty && zero.degree == -1 && zero.constant == 0)
    #expect(zero.times(.variable) == zero)
    #expect(Exact.variable.divided(by: zero) == nil)
  }

  @Test func `what does not fit is not known`() throws {
    let large = try #require(Rational(Int128.max))
    #expect(Exact(large).times(2) == nil)
    #expect(Exact.variable.raised(to: Rational.largestDegree + 1) == nil)
    #expect(Polynomial<Double>(1e300).times(1e300) == nil)
  }

  @Test(arguments: [
    ([-2.0, 0, 1], [-1.4142135623730951, 1.4142135623730951]), ([0, -1, 0, 1], [-1, 0, 1]),
    ([1, 0, 1], []), ([6], []), ([1, -2, 1], [1]),
  ])
  func `zeros are found from left to right`(coefficients: [Double], zeros: [Double]) throws {
    let roots = try #require(Polynomial(coefficients)).roots
    #expect(roots.count == zeros.count)
    #expect(zip(roots, zeros).allSatisfy { abs($0 - $1) < 1e-7 })
  }
}
