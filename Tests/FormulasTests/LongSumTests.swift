import Calculus
import Formulas
import Intervals
import Notation
import TestSupport
import Testing

/// Sums up to x, sums of more terms than are summed one by one, and products without an end.
@Suite struct LongSumTests {
  private func value(_ text: String, at x: Double = 0) throws -> Interval {
    try FormulaParser.parse(text).enclosure(over: Interval(x)).value.interval
  }

  /// Each beside the same with a number for x, which is another way.
  @Test(
    arguments: [
      "k", "k^3-2k", "k x", "1/k", "3/k^2", "-1/k^5", "2^k", "(-1/3)^k", "(-1)^k", "1/k!",
      "sin(k)/k", "abs(k-4)",
    ]
  )
  func `a sum up to x is one up to the whole number below`(term: String) throws {
    var generator = SeededGenerator(seed: UInt64(term.utf8.reduce(7) { $0 * 31 + Int($1) }))
    let sum = try FormulaParser.parse("sum(\(term), k, 1, 2x-3)")
    for _ in 0..<40 {
      let x = Double.random(in: -3...20, using: &generator)
      let last = Int((2 * x - 3).rounded(.down))
      let wanted = last < 1 ? Interval(0) : try value("sum(\(term), k, 1, \(last))", at: x)
      let found = sum.enclosure(over: Interval(x)).value
      #expect(!found.interval.isDisjoint(from: wanted), "\(term) at \(x)")
      #expect(found.interval.width < 1e-6 * Swift.max(1, wanted.magnitude), "\(term) at \(x)")
      #expect(found.decoration >= .defined)
    }
  }

  @Test func `a product up to x is the same`() throws {
    for (body, x, wanted) in [
      ("k", 5.5, 120.0), ("k", 0.5, 1), ("1-1/(k+1)", 7.2, 0.125), ("2", 4, 16),
    ] {
      let found = try value("prod(\(body), k, 1, x)", at: x)
      #expect(found.contains(wanted) && found.width < 1e-9, "\(body)")
    }
  }

  @Test func `beyond the terms that are looked at nothing is known`() throws {
    let sum = try FormulaParser.parse("sum(sin(k)/k, k, 1, x)")
    #expect(sum.enclosure(over: Interval(150)).value.decoration >= .defined)
    #expect(sum.enclosure(over: Interval(5_000)).value.decoration < .defined)
  }

  /// Telescopes, by what is left of them.
  @Test(arguments: 0..<5)
  func `long sums hold what telescopes leave`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let last = Int.random(in: 2_000_000...1_000_000_000_000, using: &generator)
    let n = Double(last)
    for (term, wanted) in [
      ("1/(n(n+1))", 1 - 1 / (n + 1)), ("2/(n(n+1)(n+2))", 0.5 - 1 / ((n + 1) * (n + 2))),
      ("ln(1+1/n)", Real.ln(n + 1)),
    ] {
      let found = try value("sum(\(term), n, 1, \(last))")
      #expect(found.expanded(by: 4 * wanted.ulp).contains(wanted), "\(term) to \(last): \(found)")
      #expect(found.width < 1e-5 * wanted, "\(term) to \(last): \(found)")
    }
  }

  @Test func `sums of long waves are refused`() {
    #expect(throws: FormulaError.self) { try FormulaParser.parse("sum(sin(n), n, 1, 10^9)") }
  }

  /// Source: DLMF 4.22.1, 4.36.1; the others telescope, or are Wallis's.
  @Test(
    arguments: [
      ("1+1/n^2", 1, 3.676077910374978), ("1-1/n^2", 2, 0.5), ("1+4/n^2", 1, 42.61292337424352),
      ("4n^2/(4n^2-1)", 1, 1.5707963267948966), ("(n^3-1)/(n^3+1)", 2, 2.0 / 3),
      ("1+1/2^n", 1, 2.384231029031371), ("1-1/n", 2, 0), ("n/(n+1)", 1, 0), ("1-1/n^2", 1, 0),
    ] as [(String, Int, Double)]
  )
  func `products without an end have their limit`(body: String, first: Int, wanted: Double) throws {
    let found = try value("prod(\(body), n, \(first), inf)")
    #expect(found.expanded(by: 4 * wanted.ulp).contains(wanted), "\(found)")
    #expect(found.width < 1e-7)
  }

  @Test(arguments: ["1+1/n", "2", "n", "(n+1)/n", "1+1/sqrt(n)"])
  func `products that grow have none`(body: String) throws {
    let product = try FormulaParser.parse("prod(\(body), n, 1, inf)")
    #expect(product.enclosure(over: Interval(0)).value.interval.isEmpty)
  }
}

extension Interval {
  fileprivate func expanded(by size: Double) -> Interval { self + Interval(-size, size) }
}
