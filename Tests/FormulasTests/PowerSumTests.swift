import Formulas
import Notation
import Numerals
import TestSupport
import Testing
import Words

/// Sums of more terms than are written out.
@Suite struct PowerSumTests {
  @Test(
    arguments: [
      ("k", "1", "20000", "200010000"), ("k^2", "1", "10^6", "333333833333500000"),
      ("3", "1", "10^9", "3000000000"), ("k^3", "1", "10^8", "25000000500000002500000000000000"),
      // Of fractions; by Python's.
      ("(k+1)^3-2k/7+1/3", "-5", "10^6", "750004500009321438142579/3"),
      ("k", "-10^6", "10^6", "0"), ("-(k-2)*(2-k)", "-99999", "10^5", "666666667100000"),
    ]
  )
  func `a polynomial has a sum in closed form`(
    term: String,
    low: String,
    high: String,
    sum: String
  ) throws {
    let found = try FormulaParser.parse("sum(\(term), k, \(low), \(high))")
    #expect(try found.code.exactValue == FormulaParser.parse(sum).code.exactValue)
  }

  /// A generator's polynomials, in one sum and in parts that are written out.
  @Test(arguments: 0..<60)
  func `it is the sum of its parts`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let term = Self.term(&generator, depth: 2)
    let low = Int.random(in: -9000...9000, using: &generator)
    let whole = try FormulaParser.parse("sum(\(term), k, \(low), \(low + 11_999))")
    let parts = (0..<12).map { "sum(\(term), k, \(low + 1000 * $0), \(low + 1000 * $0 + 999))" }
    var sum = try FormulaParser.parse(parts[0]).code.exactValue
    for part in parts.dropFirst() {
      let value = try FormulaParser.parse(part).code.exactValue
      sum = sum.flatMap { first in value.flatMap(first.adding) }
    }
    #expect(sum != nil)
    #expect(whole.code.exactValue == sum, "\(term) from \(low)")
  }

  private static func term(_ generator: inout SeededGenerator, depth: Int) -> String {
    let number = "\(Int.random(in: 1...9, using: &generator))"
    guard depth > 0 else { return Bool.random(using: &generator) ? "k" : number }
    let first = term(&generator, depth: depth - 1)
    let second = term(&generator, depth: depth - 1)
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: return "(\(first)+\(second))"
    case 1: return "(\(first)-\(second))"
    case 2: return "(\(first)*\(second))"
    case 3: return "(\(first)/\(number))"
    case 4: return "(-\(first))"
    default: return "(\(first))^2"
    }
  }

  @Test(arguments: [
    "sin(k·x)", "x/k", "2^k·x", "k^x", "x+k^13", "floor(k·x)", "2^(x+1)/k", "x^(k+2)",
  ])
  func `what has none is refused`(term: String) {
    let error = #expect(throws: FormulaError.self) {
      try FormulaParser.parse("sum(\(term), k, 1, 20000)")
    }
    #expect(error?.kind == .tooManyTerms("sum"))
  }

  /// Where a term has no value, the sum has none, though what is left out would be 0.
  @Test func `it has a value only where its terms have`() throws {
    let sum = try FormulaParser.parse("sum(k·√x, k, −10^5, 10^5)")
    #expect(sum.evaluate(at: 4) == 0)
    #expect(sum.evaluate(at: -4) == nil)
    #expect(try FormulaParser.parse("sum(k+0/x, k, 1, 10^5)").evaluate(at: 0) == nil)
  }
}
