import Foundation
import Analysis
import Notation
import Intervals
import Figures
import Synchronization
import TestSupport
import Testing

/// Formulas without an end, and the places where they are certainly 0.
private struct LongFormula: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String

  init(_ name: String, _ text: String) {
    testDescription = name
    self.text = text
  }

  private static func times(_ count: Int, _ text: String) -> String {
    String(repeating: text, count: count)
  }

  static let all = [
    LongFormula("powers of powers", "((((x^65535)^65535)^65535)^65535)"),
    LongFormula("63 nested squares", times(63, "(") + "x" + times(63, ")²")),
    LongFormula("1,500 nested squares", times(1_500, "(") + "x" + times(1_500, ")²")),
    LongFormula("a power and 1,500 factors", "(x-0.1)^4" + times(1_500, "*1")),
    LongFormula("1,500 factors", "x" + times(1_500, "*x")),
    LongFormula("3,000 roots", times(3_000, "√") + "x"),
    LongFormula("3,000 signs", times(3_000, "-") + "(x-0.1)^4"),
    LongFormula("a root of the least degree", "root(−9223372036854775808,x)"),
    LongFormula("the least power", "(1/x)^(−9223372036854775808)"),
  ]
}

@Suite struct `Facts of hostile formulas` {
  @Test(arguments: LongFormula.all)
  fileprivate func `are found on a small stack`(formula: LongFormula) throws {
    let program = try FormulaParser.parse(formula.text)
    let done = DispatchSemaphore(value: 0)
    let isKnown = Mutex(false)
    let thread = Thread {
      let facts = FunctionFacts(of: PiecewiseProgram(program), over: Interval(-1, 2), budget: 200)
      isKnown.withLock { $0 = !(facts.features.isEmpty && facts.domain.isEmpty) }
      done.signal()
    }
    thread.stackSize = 128 * 1024
    thread.start()
    done.wait()
    #expect(isKnown.withLock { $0 })
  }

  @Test(arguments: ["(x-1/3)*(x-0.333333333333333333333)", "(x-0.1)*(x-0.1000000000000000000001)"])
  func `two roots in one enclosure are not proven to be one`(text: String) throws {
    let program = try FormulaParser.parse(text)
    let facts = FunctionFacts(of: PiecewiseProgram(program), over: Interval(0, 1), budget: 4000)
    let roots = facts.features.filter { $0.kind == .root }
    #expect(roots.count == 2 || roots.count == 1 && !roots[0].isProven)
  }

  @Test func `a zero of a high multiplicity is one place`() throws {
    let program = try FormulaParser.parse("−((x−0.1)^4·(x+3))²/(x+5)")
    let facts = FunctionFacts(of: PiecewiseProgram(program), over: Interval(-1, 1), budget: 4000)
    let roots = facts.features.filter { $0.kind == .root }
    #expect(roots.count == 1 && roots.someAndAllSatisfy(\.isProven))
    let tops = facts.features.filter { $0.kind == .maximum }
    #expect(tops.count == 1 && tops.someAndAllSatisfy(\.isProven))
  }

  /// Beyond 2⁵³ every Double is whole, and neighbours are more than 1 apart.
  @Test(arguments: ["x^5-3x+2", "x^7-x^6+x", "(x-4)^9+x", "x^6/3-1e20*x^5"])
  func `polynomials are looked at however far out`(text: String) throws {
    let function = PiecewiseProgram(try FormulaParser.parse(text))
    for power in stride(from: -64, through: 100, by: 3) {
      for sign in [FloatingPointSign.plus, .minus] {
        let near = Interval(Double(sign: sign, exponent: power, significand: 1))
        let window = near.convexHull(with: near * Interval(1.75))
        let facts = FunctionFacts(of: function, over: window, budget: 200)
        #expect(facts.domain == [window], "2^\(power)")
      }
    }
  }
}
