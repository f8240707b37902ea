import Calculus
import Formulas
import Intervals
import Notation
import Operations
import Testing

/// Where solutions of y′ = f(x, y) end, and what they may be where that is not known.
@Suite struct SolutionEndsTests {
  private func program(_ text: String) throws -> Program {
    let tree = FormulaTree(text)
    return try tree.program(of: tree.root, .radians)
  }

  private func number(_ text: String) throws -> Interval {
    try program(text).enclosure(over: Interval(0)).value.interval
  }

  private func solution(_ slope: String, _ x: String, _ y: Interval) throws -> IntegralFunction {
    IntegralFunction(solving: try program(slope).plain, at: try number(x), from: y, .radians)
  }

  private func known(_ solution: IntegralFunction, at x: Double) throws -> DecoratedInterval {
    try Program([.variable, .variable, .integral(solution)]).enclosure(over: Interval(x)).value
  }

  /// Borders, and poles of powers and of exponential functions, by the closed solutions.
  @Test(
    arguments: [
      ("-x/y", "0", "1", ("-1", .border), ("1", .border)),
      ("cos(x)/y", "0", "1", ("-pi/6", .border), ("7pi/6", .border)),
      ("sec(y)", "0", "0", ("-1", .border), ("1", .border)),
      ("tan(y)", "0", "pi/6", nil, ("ln(2)", .border)),
      ("-(2x+y)/(x+2y)", "0", "1", ("-2/sqrt(3)", .border), ("2/sqrt(3)", .border)),
      ("y/x+x/y", "1", "1", ("exp(-1/2)", .border), nil),
      ("-y/x+1", "1", "3", ("0", .border), nil), ("1/(x+1)", "0", "0", ("-1", .border), nil),
      ("y tan(x)", "0", "1", ("-pi/2", .border), ("pi/2", .border)),
      ("exp(y)", "0", "0", nil, ("1", .pole)), ("exp(-y)", "0", "0", ("-1", .pole), nil),
      ("exp(x+y)", "0", "0", nil, ("ln(2)", .pole)), ("e^(2y)", "0", "0", nil, ("1/2", .pole)),
      ("-exp(-3y)/2", "0", "0", nil, ("2/3", .pole)), ("y^(3/2)", "0", "1", nil, ("2", .pole)),
      ("y sqrt(y)", "0", "4", nil, ("1", .pole)),
    ] as [(String, String, String, (String, KnownEnd.Kind)?, (String, KnownEnd.Kind)?)]
  )
  func `a solution ends where the closed one does`(
    slope: String,
    x: String,
    y: String,
    lower: (place: String, kind: KnownEnd.Kind)?,
    upper: (place: String, kind: KnownEnd.Kind)?
  ) throws {
    let ends = try solution(slope, x, number(y)).solutionEnds
    for (end, expected) in zip(ends, [lower, upper]) {
      guard let expected else {
        #expect(!end.isLast, "\(slope): \(end)")
        continue
      }
      #expect(end.kind == expected.kind, "\(slope): \(end)")
      #expect(!end.place.intersection(try number(expected.place)).isEmpty, "\(slope): \(end)")
      #expect(end.place.width <= 1e-8 * max(1, end.place.magnitude), "\(slope): \(end)")
      let way = end == ends[0] ? -1.0 : 1
      let last = way < 0 ? end.place.lowerBound : end.place.upperBound
      let beyond = try known(solution(slope, x, number(y)), at: last + way * 1e-6)
      #expect(beyond.interval.isEmpty, "\(slope): \(beyond)")
    }
  }

  /// Solutions that go on where they are not the only ones, and those that may part.
  @Test(
    arguments: [
      ("sqrt(y)", 1.0, -5.0, 0.0, 1e-9), ("-sqrt(y)", 4, 8, 0, 1e-9),
      ("sqrt(1-y^2)", 0, 3, 1, 1), ("sqrt(abs(y))", 0, 2, 0, 1), ("sqrt(abs(y))", 0, -2, -1, 0),
      ("3y^(2/3)", 0, 1, 0, 1), ("y^(1/3)", 0, 1, -0.5443310539518174, 0.5443310539518174),
    ] as [(String, Double, Double, Double, Double)]
  )
  func `bounds hold all solutions, and not much more`(
    slope: String,
    y: Double,
    x: Double,
    least: Double,
    greatest: Double
  ) throws {
    let found = try known(solution(slope, "0", Interval(y)), at: x)
    #expect(found.decoration < .defined)
    #expect(
      found.interval.lowerBound <= least + 1e-9 && found.interval.upperBound >= greatest - 1e-9
    )
    #expect(
      found.interval.lowerBound >= least - 0.1 && found.interval.upperBound <= greatest + 0.1
    )
  }

  @Test func `a tube whose lower end has fallen beyond all bounds has its upper end yet`() throws {
    let tube = try solution("x-y^2", "0", Interval(-0.7291, -0.7289))
    let found = try known(tube, at: 5)
    #expect(found.decoration < .defined && found.interval.lowerBound == -.infinity)
    #expect((2.1...2.2).contains(found.interval.upperBound), "\(found)")
    // Of both ends of the other side: between the two places there may be something, beyond there is nothing.
    let ends = tube.solutionEnds
    #expect(ends[0].kind == .pole && ends[0].place.width > 1e-6 && !ends[1].isLast)
    #expect(try known(tube, at: -2.4).interval.isEmpty)
  }

  @Test func `places are not passed at which no slope is known for any y`() throws {
    let ends = try solution("ln(x) y", "1", Interval(1)).solutionEnds
    #expect(ends[0].kind == .border && ends[0].place.contains(0))
  }

  @Test func `nothing begins where there is no slope, and a value is certain where something does`()
    throws
  {
    #expect(try known(solution("y/x", "0", Interval(1)), at: 0).interval.isEmpty)
    let parting = try known(solution("sqrt(abs(y))", "0", Interval(0)), at: 0)
    #expect(parting.interval == Interval(0) && parting.decoration < .defined)
    let usual = try known(solution("y", "0", Interval(1)), at: 0)
    #expect(usual.interval == Interval(1) && usual.decoration >= .defined)
  }
}
