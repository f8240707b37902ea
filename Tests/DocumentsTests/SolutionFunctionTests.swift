import Calculus
import CurveProof
import Documents
import Figures
import Formulas
import Foundation
import GraphModel
import Intervals
import Notation
import Numerals
import Operations
import PlaneProof
import Testing
import Words

/// Lines of differential equations as functions of a document.
@Suite struct SolutionFunctionTests {
  private func function(_ text: String) throws -> GraphFunction { try GraphFunction(reading: text) }

  @Test(arguments: [
    ("y'=x-y^2, y(0)=1", "y′ = x−y², y(0) = 1"), ("y′ = −y , y( −1 ) = 2", "y′ = −y, y(−1) = 2"),
    ("dy/dx=x y; y(0)=pi", "y′ = x·y, y(0) = π"), ("y' = a y, y(b) = 1/2", "y′ = a·y, y(b) = 1/2"),
    ("y'=x-y^2, y(0)=1±0.1", "y′ = x−y², y(0) = 1 ± 0.1"), ("y'=x+y", "y′ = x+y"),
    ("y''=-y-y'/2, y(0)=1, y'(0)=a", "y″ = −y−y′/2, y(0) = 1, y′(0) = a"),
    ("y″=x y, y′(1)=0, y(1)=pi±0.1", "y″ = x·y, y(1) = π ± 0.1, y′(1) = 0"),
    ("y\"=-y", "y″ = −y"), ("d^2y/dx^2 = -y", "y″ = −y"),
    ("x'=y, y'=-x", "x′ = y, y′ = −x"), ("dy/dt=-x; dx/dt=y", "x′ = y, y′ = −x"),
    ("x'=y, y'=-x, x(0)=1, y(0)=b", "x′ = y, y′ = −x, x(0) = 1, y(0) = b"),
  ])
  func `a line is read, shown, and read again`(line: String, shown: String) throws {
    let function = try function(line)
    #expect(function.lead + function.name == shown)
    #expect(try self.function(shown) == function)
    #expect((function.slopeField == nil) == shown.hasPrefix("y″"))
  }

  @Test(arguments: [
    ("y'=x, y(x)=1", "y(x)".count), ("y'=x, y(0)=", 0), ("y'=x, y(0)=1, y(1)=2", 0), ("y'=", 0),
    ("y'=x, z", 0), ("y'=, y(0)=1", 0), ("y'=x+, y(0)=1", 0), ("y'=x, y()=1", 0),
    ("y'=x, y(0)=1±", 0), ("y''=-y, y(0)=1", 0), ("y''=-y, y(0)=1, y'(1)=0", 0), ("y''=", 0),
    ("x'=y", 0), ("x'=y, y'=-x, x(0)=1", 0), ("x'=y, y'=-x, y(0)=1, x(1)=2", 0),
    ("dy/dt=y", 0),
  ])
  func `what is no equation is refused, at a place in the line`(line: String, _: Int) throws {
    do {
      _ = try function(line)
      Issue.record("\(line) is read")
    } catch let error as FormulaError {
      #expect(error.range.lowerBound >= 0 && error.range.upperBound <= line.count)
      #expect(error.kind.isPending)
    }
  }

  @Test(arguments: [
    ("y'=int(y,x,0,1)", "y", 7), ("y'=1+diff(x y, x)", "y", 12), ("y''=sum(x+y',x,1,3)", "y'", 10),
    ("y'=2 int(t+sum(y,x,1,2),t,0,1)", "y", 15),
  ])
  func `where x counts for something else y is no number`(
    line: String,
    name: String,
    at: Int
  ) throws {
    do {
      _ = try function(line)
      Issue.record("\(line) is read")
    } catch let error as FormulaError {
      #expect(error.kind == .unexpectedCharacter(name))
      #expect(error.range == at..<at + name.count)
    }
  }

  @Test func `the digits of a constant solution are its own`() throws {
    for (line, digits) in [("y'=y, y(0)=0", "0"), ("y'=y-3, y(0)=3", "3")] {
      let program = try #require(try WrittenSolution(line, .radians).program)
      let place = try #require(Rational(7, over: 4))
      let words = ExactAnswer(program, at: RealPlace(place), digits: 17).line.split(separator: " ")
      #expect(words.first == "number" && words.last == "exact", "\(line): \(words)")
      #expect(words.dropFirst(2).first == "\(digits)")
    }
  }

  @Test func `beside another letter y is a number`() throws {
    let field = try #require(function("y'=int(2 y t,t,0,1)").slopeField)
    let slope = field.steps(x: Interval(0), y: Interval(3)).y.interval
    #expect(slope.contains(3) && slope.width < 1e-9)
  }

  @Test(arguments: [
    ("y'=x", FormulaFault.startUnclear(example: "y(0) = 1")),
    ("y'=x, y(0)=ln(-1)", .startUnclear(example: "y(0) = 1")),
    ("y''=y'/0, y(0)=1, y'(0)=0", .noDerivative("")),
  ])
  func `why there is no solution is told`(line: String, reason: FormulaFault) throws {
    let written = try WrittenSolution(line, .radians)
    #expect(written.program == nil)
    #expect(written.missing == reason)
  }

  @Test func `a document keeps it`() throws {
    let lines = ["y'=x-y^2, y(0)=a", "y'=x+y"]
    let functions = try lines.map { (function: try function($0), text: $0) }
    let document = try #require(Document(functions))
    let data = try JSONEncoder().encode(document)
    let read = try JSONDecoder().decode(Document.self, from: data)
    #expect(read.graph.functions.functions.map(\.function) == functions.map(\.function))
  }

  @Test func `letters are numbers of sliders, in the equation and in the start`() throws {
    let function = try function("y'=a y, y(0)=b")
    #expect(function.parameters == ["a", "b"])
    let bound = function.binding(["a": 2, "b": 3])
    // Who may not wait is told nothing before it is worked out.
    #expect(bound.y(at: 1) == nil)
    let curve = try #require(bound.base.solved()?.curve)
    let value = try #require(curve.y(at: 1))
    #expect(abs(value - 3 * exp(2)) < 1e-9)
    #expect(bound.parameters.isEmpty)
  }

  @Test(arguments: ["y'=x-y^2, y(0)=1", "y''=-y, y(0)=1, y'(0)=0"])
  func `to ask whether it is known is no work`(line: String) throws {
    let curve = try function(line).base
    for _ in 0..<100 { #expect(!curve.isPrepared(over: Interval(5))) }
    #expect(curve.y(at: 5) == nil)
    #expect(curve.prepare(over: Interval(5)) { true })
    #expect(curve.isPrepared(over: Interval(5)))
    #expect(curve.y(at: 5) != nil)
  }

  @Test func `its ends are told`() throws {
    func ends(_ line: String) throws -> [FunctionDetail] {
      try #require(function(line).base.solved()).details
    }
    #expect(
      try ends("y'=1+y^2, y(0)=0")
        == [.verdict(.blowsUp(["−1.57079633", "1.57079633"]), isWarning: false)]
    )
    #expect(try ends("y'=y, y(0)=1").isEmpty)
  }

  /// What moves on a circle stays on it, and where it is at a time is where it began, turned.
  @Test func `what moves is where it is`() throws {
    let curve = try #require(
      function("x'=y, y'=-x, x(0)=a, y(0)=1").binding(["a": 2]).base.solved()?.curve
    )
    guard case .path(let path)? = (curve.base as? FigureFunction)?.figure else {
      Issue.record("it has no way")
      return
    }
    #expect(path.range == Interval(-10, 10))
    for time in [-9.5, -1, 0, 0.125, 4, 10] {
      let (x, y) = (path.x.y(at: time) ?? .nan, path.y.y(at: time) ?? .nan)
      #expect(abs(x - (2 * cos(time) + sin(time))) < 1e-12)
      #expect(abs(y - (cos(time) - 2 * sin(time))) < 1e-12)
    }
    #expect(curve.slopeField != nil)
    #expect(curve.markedPlaces?.marks.first?.x == Interval(2))
  }

  @Test(
    arguments: [
      ("y'=1+y^2, y(0)=0", "blows up at −1.57079633 and at 1.57079633"),
      ("y'=-x/y, y(0)=1", "ends at −1.00000000 and at 1.00000000"),
      ("y'=sqrt(y), y(0)=1", "certain from −1.9999 on"),
      ("y'=sqrt(1-y^2), y(0)=0", "certain from −1.5707 to 1.5707"),
      ("y'=-sqrt(y), y(0)=4", "certain up to 3.9999"),
      ("y'=sqrt(abs(y)), y(0)=0", "not unique: several solutions go through the start"),
      ("y'=3y^(2/3), y(0)=0", "not unique: several solutions go through the start"),
      ("y'=x sqrt(abs(y)), y(0)=0", "not unique: several solutions go through the start"),
      ("y'=-2cbrt(y), y(1)=0", "not unique: several solutions go through the start"),
      ("y'=sqrt(abs(y-1))(1+x^2), y(2)=1", "not unique: several solutions go through the start"),
      ("y'=sqrt(abs(sin(y)))+y, y(0)=0", "not unique: several solutions go through the start"),
      ("y'=abs(y)^0.9, y(0)=0", "undecided: solutions may part at the start"),
      ("y'=abs(y), y(0)=0", ""),
      ("y'=sqrt(abs(y))+x, y(0)=0", "undecided: solutions may part at the start"),
      ("y'=y(1-y)", "equilibria from −10 to 10: 0 unstable, 1 stable"),
      ("y'=y^2", "equilibria from −10 to 10: 0 half-stable"),
      ("y'=y-y^3", "equilibria from −10 to 10: −1 stable, 0 unstable, 1 stable"),
      ("y'=y^2-2", "equilibria from −10 to 10: −√2 stable, √2 unstable"),
      (
        "y'=-sin(pi y)",
        "equilibria from −10 to 10: −10, −9 unstable, −8 stable, −7 unstable, "
          + "−6 stable, −5 unstable, −4 stable, −3 unstable, …"
      ),
      ("x'=y, y'=-x, x(0)=1, y(0)=0", "certain from t = −10 to 10"),
      ("x'=y, y'=-x, x(3)=1, y(3)=0", "certain from t = −7 to 13"),
      ("x'=x^2, y'=y, x(0)=1, y(0)=1", "certain from t = −10 to 0.99"),
      ("y''=2y y', y(0)=0, y'(0)=1", "certain from −1.5707 to 1.5707"),
      ("y''=-y'/x, y(1)=0, y'(1)=1", "ends at 0"), ("y''=-y, y(0)=1, y'(0)=0", ""),
      ("x'=y, y'=-x", "equilibria from −10 to 10: (0, 0)"),
      ("x'=-x, y'=-2y", "equilibria from −10 to 10: (0, 0) stable"),
      ("x'=y, y'=x-x^3", "equilibria from −10 to 10: (−1, 0), (0, 0) saddle, (1, 0)"),
      (
        "x'=x(3-x-2y), y'=y(2-x-y)",
        "equilibria from −10 to 10: (0, 0) unstable, (0, 2) stable, (1, 1) saddle, (3, 0) stable"
      ),
      (
        "x'=y, y'=-sin(x)-y",
        "equilibria from −10 to 10: (−9.42477796, 0) saddle, (−6.28318531, 0) stable, (−3.14159265, 0) saddle, "
          + "(0, 0) stable, (3.14159265, 0) saddle, (6.28318531, 0) stable, (9.42477796, 0) saddle"
      ),
      ("x'=-x-abs(x)/2, y'=-y", "equilibria from −10 to 10: (0, 0)"),
      (
        "x'=x^2-2, y'=y-x",
        "equilibria from −10 to 10: (−1.41421356, −1.41421356) saddle, (1.41421356, 1.41421356) unstable"
      ),
      ("x'=(x-1)(10-x), y'=y", "equilibria from −10 to 10: (1, 0) unstable, …"),
      ("x'=x^2+1, y'=y", ""), ("y'=x-y^2", ""), ("y'=x", ""), ("y'=1+y^2", ""), ("y'=exp(y)", ""),
    ]
  )
  func `ends and equilibria are told in words`(line: String, words: String) throws {
    let details = try #require(function(line).base.solved()).details
    let told = details.map { detail in
      if case .verdict(let phrase, _) = detail { Locale()(phrase) } else { "" }
    }
    #expect(told.joined(separator: "; ") == words)
  }
}
