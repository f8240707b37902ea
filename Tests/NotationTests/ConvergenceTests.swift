import Analysis
import Calculus
import Figures
import Formulas
import Intervals
import Notation
import Operations
import Testing
import Words

/// What is claimed of integrals, sums and limits without an end, and what is not.
@Suite struct `Convergence` {
  private func program(_ text: String, _ unit: AngleUnit = .radians) throws -> Program {
    try FormulaParser.parse(text).with(unit)
  }

  /// Whether something is claimed to have no value.
  private func isNowhere(_ text: String, at x: Double = 0) throws -> Bool {
    try program(text).enclosure(over: Interval(x)).value.interval.isEmpty
  }

  @Test(arguments: [
    ("int(1/(t^2-4),t,x,inf)", 3, 0.40235947810852507),
    ("int(1/(t^2-3),t,x,inf)", 2, 0.7603459963009463),
    ("int(e^(-t)/(t-2),t,x,inf)", 3, 0.029690386898979), ("int(t/(t^2-9)^2,t,x,inf)", 4, 1.0 / 14),
    ("int(e^t/(t+1.5)^2,t,-inf,x)", -2, 0.145768194623961),
    ("int(e^(-t^2),t,x,inf)", 0, 0.8862269254527580),
  ])
  func `an integral from x on goes round poles before it`(
    text: String,
    x: Double,
    value: Double
  ) throws {
    let known = try program(text).enclosure(over: Interval(x)).value
    #expect((known.interval + Interval(-1e-14, 1e-14)).contains(value), "\(known)")
    #expect(known.interval.width < 1e-9 && known.decoration >= .defined)
  }

  @Test(arguments: [
    "int(0/t,t,-1,1)", "int(0/(t-1),t,0,2)", "int(0/t^2,t,-1,1)", "int(0/(2t),t,-1,1)",
    "int(0/t,t,0,inf)", "int((3-3)/t,t,-1,1)", "int((√2-√2)/t,t,-1,1)",
  ])
  func `the integral of 0 is not undefined where its divisor is 0`(text: String) throws {
    #expect(try !isNowhere(text))
  }

  /// None of these may end the program.
  @Test(arguments: [
    "sum(sum(1/(t+v)^2,v,1,10001),t,1,2)", "sum(prod(t,v,1,20000),t,1,5)",
    "sum(sum(sin(t*v),v,1,20000),t,1,inf)", "prod(sum(1/(t+v)^2,v,1,20000),t,1,inf)",
    "int(t^(-ln(t)),t,1,inf)", "int(t^(-ln(t)),t,2,inf)+x", "int(t^(-ln(t)),t,-inf,inf)",
  ])
  func `letters of sums and integrals around are left alone`(text: String) throws {
    _ = try? program(text).enclosure(over: Interval(0))
  }

  /// At the end of a domain, or where it is one place, nothing has a derivative.
  @Test(arguments: [
    "diff(max(1,sqrt(-x^2)),x)", "diff(round(sqrt(-x^2)),x)", "diff(sign(1+sqrt(-x^2)),x)",
    "diff(max(1,acosh(1-x^2)),x)", "diff(round(sqrt(x)),x)", "diff(max(1,sqrt(x)),x)",
    "diff(ceil(asin(x-1)),x)", "diff(round(asin(1+x)),x)", "diff({sqrt(x)>-1: 5, 6},x)",
    "diff({sqrt(x)>-1: x, 6},x)", "diff({x^(1/3)>-1: 5},x)", "diff({asin(x-1)<3: 5},x)",
  ])
  func `no slope is claimed at the end of a domain`(text: String) throws {
    let known = try program(text).enclosure(over: Interval(0)).value
    #expect(known.interval.isEmpty || known.decoration < .defined, "\(known)")
  }

  @Test(arguments: [
    ("diff(round(x^2),x)", 0.0), ("diff(max(1,1/x),x)", 3), ("diff(floor(ln(x)),x)", 4),
    ("diff(sign(x+2),x)", 0), ("diff({1/x>0: 5, 6},x)", 2), ("diff(round(cbrt(x)),x)", 0),
    ("diff({sqrt(x)>1: 5, 6},x)", 4),
  ])
  func `what is flat all around has the slope 0`(text: String, x: Double) throws {
    let known = try program(text).enclosure(over: Interval(x)).value
    #expect(known.interval == Interval(0) && known.decoration >= .defined, "\(known)")
  }

  /// Distributions at the ends of their parameters and outside of their support.
  @Test(arguments: [
    ("invbinom(1,3,1/2)", 3.0), ("invbinom(0.3,3,0)", 0), ("invbinom(0.3,3,1)", 3),
    ("invbinom(0.3,0,1/2)", 0), ("invbinom(0.4,3,1/2)", 1), ("binompdf(-1,3,1/2)", 0),
    ("poissonpdf(-1,2)", 0), ("binomcdf(0,0,1/2)", 1), ("binomcdf(-1,0,1/2)", 0),
    ("binompdf(7,5,1)", 0), ("binompdf(5,5,1)", 1), ("binompdf(0,5,0)", 1), ("int(x/t,t,-1,1)", 0),
  ])
  func `a distribution without a doubt has values, too`(text: String, value: Double) throws {
    let known = try program(text).enclosure(over: Interval(0)).value
    #expect(known.interval.contains(value) && known.interval.width < 1e-9, "\(known)")
  }

  @Test(arguments: [
    "invbinom(0,3,1/2)", "invbinom(1.1,3,1)", "binompdf(-1.5,3,1/2)", "binompdf(-1,-3,1/2)",
    "binompdf(-1,2.5,1/2)", "int((x+1)/t,t,-1,1)",
  ])
  func `what no distribution has is nowhere`(text: String) throws {
    #expect(try isNowhere(text))
  }

  @Test(arguments: [
    "int(x/(x-3),x,0,inf)", "int(x^2/(x^2-9),x,0,inf)", "int(1-1/(x-100)^2,x,0,inf)",
    "int(√((x-50)*(x-100)),x,0,inf)", "int({x<100:1,x>200:-1},x,0,inf)",
    "int(x^2/(x^2-81),x,-inf,inf)",
    "-sum(1/n,n,1,inf)", "1/sum(1/n,n,1,inf)", "-lim(1/x^2,x,0)",
  ])
  func `growing beyond all bounds is not told of what has a pole, a gap or more to it`(
    text: String
  )
    throws
  {
    #expect(try program(text).absence == nil)
  }

  @Test(arguments: [
    ("int(1/x,x,1,inf)", true), ("int(-x,x,0,inf)", false), ("sum(1/n,n,1,inf)", true),
    ("lim(1/x^2,x,0)", true),
  ])
  func `it is told where it is so`(text: String, isUp: Bool) throws {
    #expect(try program(text).absence == .growing(isUp: isUp))
  }

  @Test(arguments: [
    "sum(x^n/n!,n,0,inf)", "x+sum(zeta(n)-1,n,2,inf)", "sum(1/(k^2+x^2),k,1,inf)",
    "max(x, sum(zeta(n)-1,n,2,inf))", "x+int(ln(gamma(t)),t,0,1)",
  ])
  func `what is not decided may have values and may have none`(text: String) throws {
    let facts = PiecewiseProgram(try program(text)).facts(over: Interval(1, 2))
    #expect(facts.domain == [Interval(1, 2)])
    #expect(!facts.unknownStretches.isEmpty)
    #expect(!facts.isNowhereZero)
  }

  @Test(arguments: [
    "lim(sum(x^n/n!,n,0,inf),x,0)", "lim({x>0:1, sum(x^n/n!,n,0,inf)+5},x,0)",
    "lim(sum(1/n^x,n,1,inf),x,inf)",
    // Fourteen terms, of which the last ones decide.
    "lim(e^(x^14+x^13+x^12+x^11+x^10+x^9+x^8+x^7+x^6+x^5+x^4+x^3)*e^(-(x^2+x))"
      + "*e^(-(x^14+x^13+x^12+x^11+x^10+x^9+x^8+x^7+x^6+x^5+x^4+x^3)),x,inf)",
  ])
  func `a limit of what is not decided is not decided`(text: String) throws {
    let known = try program(text).enclosure(over: Interval(0)).value
    #expect(!known.interval.isBounded && known.decoration < .defined, "\(known)")
  }

  @Test(arguments: [
    ("sum(gcd(k,2),k,1,x)", 250.0, 375.0), ("sum(gcd(k,2),k,1,x)", 200, 300),
    ("sum(gcd(k,2),k,1,x)", 199.5, 298), ("betainc(0.3,π,3)", 0, 0.145417021468218),
  ])
  func `values beyond what was added up are not told`(text: String, x: Double, value: Double) throws
  {
    let program = try program(text)
    for box in [Interval(x), Interval(x - 60, x + 60)] {
      #expect(
        program.enclosure(over: box).value.interval.contains(value),
        "\(box)"
      )
    }
  }

  @Test(arguments: [
    ("lim(csc(x)*x,x,0)", 180 / Double.pi), ("lim(sec(x),x,60)", 2), ("lim(cot(x),x,45)", 1),
  ])
  func `secant, cosecant and cotangent take degrees`(text: String, value: Double) throws {
    let found = try #require(program(text, .degrees).evaluate(at: 0))
    #expect(abs(found - value) < 1e-12)
  }

  /// Γ changes its sign at each pole.
  @Test(arguments: [-3, -4, -177, -180, -181, -186])
  func `poles of the gamma function go both ways`(pole: Int) throws {
    let facts = PiecewiseProgram(try program("gamma(x)"))
      .facts(over: Interval(Double(pole) - 0.5, Double(pole) + 0.5))
    let isUpOnRight = pole.isMultiple(of: 2)
    let kind = Feature.Kind.pole(
      left: .infinite(isPositive: !isUpOnRight),
      right: .infinite(isPositive: isUpOnRight)
    )
    #expect(facts.features.contains { $0.kind == kind && $0.isProven })
  }

  /// ∫ atanh(x)/√(1 + x) from −1 to 0, which is −2√2·ln(1 + √2).
  @Test func `an area up to the pole of atanh has its sign on either side`() throws {
    let facts = PiecewiseProgram(try program("atanh(x)/√(1+x)")).facts(over: Interval(-1, 0))
    let area = try #require(facts.statistics().area)
    #expect(area.contains(-2.492900960560922) && area.width < 1e-4, "\(area)")
    let odd = PiecewiseProgram(try program("atanh(x)")).facts(over: Interval(-1, 1))
    #expect(try #require(odd.statistics().area).contains(0))
  }

  @Test(arguments: [
    "sum(sum(1/2^(n+k),k,0,inf),n,0,inf)", "sum(sum(k*n,k,1,3)/2^n,n,0,inf)",
    "sum(prod(n,k,1,3)/2^n,n,0,inf)", "prod(1+sum(n,k,1,2)/n^3,n,1,inf)",
  ])
  func `sums in sums without an end are no accident`(text: String) throws {
    #expect(try !isNowhere(text))
    #expect(try program(text).absence == nil)
  }

  @Test(arguments: [
    ("sum(1/2^n+1/3^n,n,0,inf)", 3.5), ("sum(1/n^2+1/2^n,n,1,inf)", 2.6449340668482264),
    ("sum(1/2^n-1/3^n,n,0,inf)", 0.5), ("lim(x^(1/2),x,0)", 0), ("lim(x^1.5+2,x,0)", 2),
  ])
  func `sums of sums and roots beside 0 are known`(text: String, value: Double) throws {
    let known = try program(text).enclosure(over: Interval(0)).value
    #expect((known.interval + Interval(-1e-15, 1e-15)).contains(value), "\(known)")
    #expect(known.interval.width < 1e-12 && known.decoration >= .defined)
  }

  /// One that diverges takes the other with it; of two that do nothing is known.
  @Test func `a sum with a part that diverges has no value`() throws {
    #expect(try isNowhere("sum(1/n+1/2^n,n,1,inf)"))
    #expect(try !isNowhere("sum(1/n-1/(n+1),n,1,inf)"))
    #expect(try !isNowhere("lim(x^0.2,x,0)"))
  }

  /// From 0.3 on the curve is the line, and comes no nearer to it.
  @Test(arguments: [
    ("abs(x-0.3)", 0), ("max(0,x)", 0), ("x+1/x", 1), ("abs(x-0.3)+1/x", 2), ("x+abs(x)", 0),
  ])
  func `a line that the curve becomes is no asymptote`(text: String, count: Int) throws {
    #expect(
      try program(text).asymptotes.reduce(0) { $0 + $1.ends.count } == (text == "x+1/x" ? 2 : count)
    )
  }
}
