import Calculus
import Formulas
import Intervals
import Notation
import Operations
import Testing

/// Limits as they are typed, told and copied.
@Suite struct LimitTests {
  private func value(_ text: String, at x: Double = 0) throws -> Double? {
    try FormulaParser.parse(text).evaluate(at: x)
  }

  @Test(arguments: [
    "lim(sin(x)÷x, x, 0)", "lim(1÷x, x, 0+)", "lim(1÷x, x, 0−)", "lim(atan(t), t, ∞)",
    "lim(atan(t), t, −∞)", "lim((x+h)², h, 0)",
  ])
  func `what is told is read again`(text: String) throws {
    let program = try FormulaParser.parse(text)
    let again = try FormulaParser.parse(program.description)
    #expect(again == program, "\(program.description)")
  }

  @Test func `sides and infinity are read`() throws {
    #expect(try value("lim(abs(x)/x,x,0+)") == 1)
    #expect(try value("limit(abs(x)/x, x, 0 -)") == -1)
    #expect(try value("lim(1/x,x,oo)") == 0)
    #expect(try value("lim(2+3,x,0)") == 5)
    // The variable around stays what it is.
    #expect(try value("lim(((x+h)^2-x^2)/h,h,0)", at: 3) == 6)
    #expect(try value("lim(t^2,t,x)", at: 3) == 9)
    #expect(try value("lim(lim(x*t,t,1),x,2)") == 2)
  }

  @Test func `LaTeX has them, too`() throws {
    let program = try FormulaParser.parse("lim(sin(t)/t, t, 0+)+1")
    let written = try #require(program.written(in: .latex))
    #expect(written.contains("\\lim_{t\\to 0^+}"), "\(written)")
    let lines = try PastedFormula.lines(of: written, angleUnit: .radians)
    guard case .formula(let formula)? = lines.first else {
      Issue.record("\(lines)")
      return
    }
    #expect(try value(formula) == 2)
  }

  @Test func `degrees are angles`() throws {
    let program = try FormulaParser.parse("lim(sin(x)/x,x,0)").with(.degrees)
    #expect(program.evaluate(at: 0) == .pi / 180)
  }

  @Test func `what is not known is not told`() throws {
    let program = try FormulaParser.parse("lim(tan(x)/x,x,inf)")
    #expect(program.enclosure(over: Interval(0)).value.interval.isEmpty == false)
    #expect(program.evaluate(at: 0) == nil)
  }
}
