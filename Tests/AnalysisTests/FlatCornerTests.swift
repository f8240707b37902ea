import Analysis
import Calculus
import Intervals
import Notation
import Figures
import Testing

/// A corner needs an argument that changes: where it stays the same, the derivative is that of a number.
@Suite struct `Facts of derivatives at corners` {
  @Test(arguments: [
    ("diff(abs(max(0,x-1)),x)", 2.0), ("diff(abs(floor(x)),x)", 0), ("diff(abs(x-x)+x^2,x)", 0),
    ("diff(cbrt(floor(x))+x^2,x)", 0), ("diff(abs({x<0: 0, x<1: x, 1}),x)", 1),
    ("diff(sqrt(max(1,x)),x)", 0.732_050_807_568_877_3),
    ("diff(asin(min(0,x)/4),x)", 0.848_062_078_981_481),
    ("diff(abs(sign(x)-1)+x,x)", 6), ("diff({x<1: x^2, 2x-1},x)", -4),
    ("diff(abs(min(x,0))+abs(max(x,0)),x)", 0), ("diff((max(0,x))^(2/3)*0+x,x)", 6),
  ])
  func `have the area that the function rises by`(formula: String, rise: Double) throws {
    let program = PiecewiseProgram(try FormulaParser.parse(formula))
    let facts = program.facts(over: Interval(-3, 3))
    let area = try #require(facts.statistics().area, "\(formula)")
    #expect(area.lowerBound <= rise + 1e-9 && area.upperBound >= rise - 1e-9, "\(formula): \(area)")
    #expect(area.width < 1e-6, "\(formula): \(area)")
  }

  @Test(arguments: [
    // Whether (x − x)·⌊x⌋ is 0 everywhere is not seen.
    ("diff(abs((x-x)*floor(x))+x^2,x)", 7.5), ("diff(abs(sin(x)^2+cos(x)^2-1),x)", 0),
    ("diff(cbrt(|x|-x),x)", 0), ("diff(abs(x-x*sign(x)),x)", 0),
  ])
  func `deny no value where none was looked for`(formula: String, rise: Double) throws {
    let program = PiecewiseProgram(try FormulaParser.parse(formula))
    for place in [0.5, 1.5, 2.25] {
      #expect(!program.enclosure(over: Interval(place)).value.interval.isEmpty)
    }
    let facts = program.facts(over: Interval(0.25, 2.75))
    let ends = facts.features.filter { feature in
      switch feature.kind {
      case .hole(_, .undefined), .jump(_, _, .undefined): feature.isProven
      default: false
      }
    }
    #expect(ends.isEmpty, "\(ends)")
    if let area = facts.statistics().area {
      #expect(area.lowerBound <= rise + 1e-9 && area.upperBound >= rise - 1e-9, "\(area)")
    }
  }

  @Test(arguments: [
    ("diff({x<1: x^2, 2x-1},x)", 0, 0), ("diff({x<1: x^2, 3x-1},x)", 1, 0),
    ("diff({x<0: -x, x<1: x^2, 2x-1},x)", 1, 0), ("diff({x<1: x, 1},x)", 1, 0),
    ("diff({x<1: x^2, x^2+1},x)", 0, 1),
  ])
  func `tell kinks of cases from seams`(formula: String, jumps: Int, holes: Int) throws {
    let program = PiecewiseProgram(try FormulaParser.parse(formula))
    let facts = program.facts(over: Interval(-3, 3))
    let found = facts.features.filter(\.isProven).map(\.kind)
    let foundJumps = found.filter { if case .jump = $0 { true } else { false } }
    let foundHoles = found.filter { if case .hole = $0 { true } else { false } }
    #expect(foundJumps.count == jumps && foundHoles.count == holes, "\(found)")
    #expect(facts.features.allSatisfy { $0.isProven })
  }
}
