import Algebra
import Analysis
import Calculus
import Figures
import Formulas
import Intervals
import Notation
import Operations
import Testing

/// What lies so near to a pole, a corner or the end of a domain that Doubles hardly tell it from there.
@Suite struct `Facts beside places between cells` {
  private func facts(_ formula: String, _ low: String, _ high: String) throws -> FunctionFacts {
    let ends = try [low, high].map { try #require(Endpoint(FormulaParser.parse($0), text: $0)) }
    return PiecewiseProgram(try FormulaParser.parse(formula)).facts(
      over: ExactRange(ends[0], ends[1])
    )
  }

  /// The least value, of functions that turn closer to a place than any picture shows.
  @Test(arguments: [
    ("1/(x-1)+1e30*(x-1)", "1", "2", 2e15), ("1e15*(x-1)-ln(x-1)", "1", "2", 35.538776394910684),
    ("1/(x-1e6)+1e19*(x-1e6)", "1e6", "2e6", 6.324555320336759e9),
    ("x*ln(x)+700x", "0", "1", -3.6271722970495224e-305),
    ("1e8*(x-0.3)-√(x-0.3)", "0", "1", -2.5e-9),
    ("1e27*√(x-1/3)*(x-1/3-1e-17)", "0", "1", -12.171612389003691),
  ])
  func `a turn there counts among the values`(
    formula: String,
    low: String,
    high: String,
    least: Double
  ) throws {
    let statistics = try facts(formula, low, high).statistics()
    let minimum = try #require(statistics.minimum)
    #expect(minimum.value.contains(least), "\(minimum.value)")
    #expect(statistics.range.contains { $0.contains(least) })
    #expect(!statistics.extrema.isExact || statistics.extrema.least == 1)
  }

  @Test(arguments: [
    ("x*ln(x)", "0", "2", 1), ("tan(x)", "0", "4", 0), ("√(x-1/3)", "0", "1", 0),
    ("1/(x-1/3)+x", "0", "3", 1), ("sin(x)/x", "-4", "4", 0), ("{x<1/3: x, 2-x}", "0", "1", 0),
  ])
  func `where there certainly is none the count stays exact`(
    formula: String,
    low: String,
    high: String,
    count: Int
  ) throws {
    let extrema = try facts(formula, low, high).statistics().extrema
    #expect(extrema.isExact && extrema.least == count, "\(extrema)")
  }

  /// Roots beside the place, in its enclosure.
  @Test(arguments: [
    "tan(x)-1e17", "1/(x-0.3)-1e17", "ln(x-0.3)+38", "acos(3x)-1e-9", "ln(abs(x-1/3))+39",
  ])
  func `a root beside a place is not at its number`(formula: String) throws {
    let facts = try facts(formula, "0", "2")
    let forms = ExactForms(of: facts)
    let roots = facts.features.filter { $0.kind == .root && $0.isProven }
    #expect(!roots.isEmpty)
    #expect(roots.allSatisfy { forms.x(of: $0)?.isProven != true })
  }

  @Test(arguments: [
    ("max(0,3x-1)", "1/3", "1", 1), ("max(0,x-π)", "π", "4", 1), ("{x<=0.1: 0, x}", "0.1", "4", 1),
    ("max(0,x-0.1)", "0.1", "1", 1), ("min(0,x-1/3)", "0", "1/3", 1),
  ])
  func `a root at an end stays where zeros beyond it are cut away`(
    formula: String,
    low: String,
    high: String,
    count: Int
  ) throws {
    let facts = try facts(formula, low, high)
    #expect(facts.features.count { $0.kind == .root && $0.isProven } == count)
    #expect(facts.statistics().zeros.least == count)
  }

  /// Nothing is a root alone where all that follows are zeros, too, or another one may be as near.
  @Test(arguments: [
    "abs(x-0.3)-(x-0.3)", "abs(x-1/3)-(x-1/3)", "abs(x-1/3)+abs(x-2/3)-1/3", "√((x-0.1)^2)-(x-0.1)",
    "{x<=1/3: x-1/3, x-1/3-10^(-17)}",
  ])
  func `a root that may have others beside it is not proven`(formula: String) throws {
    let facts = try facts(formula, "0", "1")
    #expect(facts.features.contains { $0.kind == .root })
    #expect(facts.features.allSatisfy { $0.kind != .root || !$0.isProven })
  }

  @Test(arguments: [
    ("mod(3x,1)", "0.1", "1", 3), ("mod(x-1/3,1/2)", "0", "1", 2),
    ("(x-1/3)*floor(3x)", "1/2", "1", 0),
    ("abs(x-1/3)", "0", "1", 1), ("x^2*abs(x-1/3)", "0.1", "1", 1),
  ])
  func `one that has none is`(formula: String, low: String, high: String, count: Int) throws {
    let facts = try facts(formula, low, high)
    let roots = facts.features.filter { $0.kind == .root }
    #expect(roots.count == count && roots.allSatisfy(\.isProven), "\(roots)")
  }

  /// √2 and π are beside these places, at which an operation without a break is 0.
  @Test(arguments: [
    "abs(x-1.41421356237309505)+besselj(0,x-√2)", "abs(x-1.41421356237309505)+round(x-√2)",
    "√(x-1.41421356237309505)+besselj(0,x-√2)", "abs(x-1.41421356237309505)+{x>√2: 0, 0}/3",
    "abs(x-1.41421356237309505)*√(4+(x-√2)^2)",
  ])
  func `a place is no number at which another operation is 0`(formula: String) throws {
    let facts = try facts(formula, "1", "1.45")
    let forms = ExactForms(of: facts)
    for feature in facts.features where feature.isProven {
      #expect(forms.x(of: feature).map { !$0.isProven || $0.text != "√2" } ?? true, "\(feature)")
    }
  }

  @Test(arguments: [
    ("abs(x-√2)", "√2"), ("ln(x-1/3)+1/x", "1/3"), ("tan(x)", "π/2"), ("floor(3x)", "1/3"),
    ("abs(x-√2)+{x>5: 1, 0}", "√2"), ("{x<1/3: x, 2-x}", "1/3"),
    ("max(min(x,1/2)-1,abs(x-1/3))", "1/3"),
  ])
  func `a place is the number at which its own break is met`(formula: String, form: String) throws {
    let facts = try facts(formula, "0.1", "1.6")
    let forms = ExactForms(of: facts)
    #expect(
      facts.features.contains { feature in
        forms.x(of: feature).map { $0.isProven && $0.text == form } ?? false
      }
    )
  }

  /// Two roots, √2 and one beside it.
  @Test func `a root at an end is not alone where another is beside it`() throws {
    let facts = try facts("max(0,x-√2)*(x-1.4142135623730951)", "√2", "2")
    #expect(facts.features.count { $0.kind == .root && $0.isProven } != 1)
  }

  /// √(1 − π) and ln(1 − π) have no value, and so no sign.
  @Test(arguments: ["min(√(1-π),2)", "sign(ln(1-π))", "max(2,√(1-π))"])
  func `what has no value is no number of algebra`(formula: String) throws {
    #expect(FormalNumber(try FormulaParser.parse(formula))?.fraction == nil)
  }

  /// The number in the first case has no value, which Doubles do not tell.
  @Test func `a number that may have no value leaves its case open`() throws {
    let facts = try facts("{x > 0: x + √(3 - √3*√3 - 10^(-20)), x}", "-1", "1")
    #expect(facts.unknownStretches.contains { $0.contains(0.5) })
  }

  @Test func `enclosures that meet far out are not proven to hold one root each`() throws {
    let roots = try facts("sin(x)*(sin(x)-1e-12)", "0", "60000").features.filter {
      $0.kind == .root
    }
    #expect(roots.count > 10_000)
    for (first, second) in zip(roots, roots.dropFirst()) where first.isProven && second.isProven {
      #expect(first.x.isDisjoint(from: second.x))
    }
  }
}
