import Calculus
import Formulas
import Foundation
import Intervals
import Notation
import Testing

/// Exponentials of what grows beyond all bounds, beside a place.
@Suite struct VanishingGrowthTests {
  private func integral(_ formula: String, to width: Double) throws -> Interval? {
    let code = try FormulaParser.parse(formula).code.intervalCode
    return code.growth(beside: 0, reaching: width, isLeft: false)?.integral(to: Interval(width))
  }

  @Test(arguments: [0.5, 1, 2, 7, 40], [0x1p-3, 0x1p-5, 0x1p-8, 0x1p-20])
  func `their integrals hold the true ones`(c: Double, width: Double) throws {
    for (formula, wanted) in [
      ("e^(-\(c)/x)/x^2", exp(-c / width) / c),
      ("exp(-\(c)/x^2)/x^3", exp(-c / width / width) / 2 / c),
      ("3^(-\(c)/x)/x^2", pow(3, -c / width) / c / log(3)),
    ] {
      let found = try #require(try integral(formula, to: width), "\(formula)")
      #expect(found.lowerBound <= wanted && wanted <= found.upperBound, "\(formula): \(found)")
    }
  }

  @Test func `the rests of two sums are two numbers`() throws {
    let sums = try ["1/(n^2+1)", "-1/(n^2+1)"].map { try FormulaParser.parse("sum(\($0),n,1,inf)") }
    let names = sums.map { sum in
      Set(
        sum.plain.compactMap { step in if case .enclosed(_, let name) = step { name } else { nil } }
      )
    }
    #expect(names.allSatisfy { $0.count == 1 })
    #expect(names[0].isDisjoint(with: names[1]))
  }

  @Test func `what vanishes is next to nothing`() throws {
    let found = try #require(try integral("e^(-1/x)/x^2", to: 0x1p-6))
    #expect(found.upperBound < 1e-25)
  }

  @Test func `what grows has no integral`() throws {
    #expect(try integral("e^(1/x)", to: 0x1p-5) == nil)
    let program = try FormulaParser.parse("int(e^(1/t),t,0,x)")
    #expect(program.enclosure(over: Interval(1)).value.interval.isEmpty)
  }
}
