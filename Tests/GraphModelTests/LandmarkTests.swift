import Documents
import GraphModel
import Intervals
import Notation
import PlaneProof
import Figures
import Testing

/// The special places of figures, held against places known by arithmetic of their own.
@Suite struct LandmarkTests {
  private typealias Kind = PlaneLandmark.Kind

  private static let box = PlaneBox(x: Interval(-6.1, 6.3), y: Interval(-6.2, 6.1))

  private func figure(_ text: String) throws -> FigureFunction {
    try #require(FigureFunction(try WrittenFigure(reading: text), text: text))
  }

  private func landmarks(_ text: String) throws -> [PlaneLandmark] {
    try figure(text).landmarks(in: Self.box, while: { true })
  }

  private static let root = 0.5.squareRoot()

  private static let third = 1.0 / 3
  /// Where 1/sin(x − 1) is level.
  private static let csc: [(Double, Double)] = [
    (1 - 1.5 * .pi, third), (1 - 0.5 * .pi, -third), (1 + 0.5 * .pi, third),
    (1 + 1.5 * .pi, -third),
  ]

  private static let known: [(text: String, kind: PlaneLandmark.Kind, places: [(Double, Double)])] =
    [
      ("x^2+y^2=25", .onXAxis, [(5, 0), (-5, 0)]),
      ("x^2+y^2=25", .onYAxis, [(0, 5), (0, -5)]),
      ("x^2+y^2=25", .horizontalTangent, [(0, 5), (0, -5)]),
      ("x^2+y^2<25", .verticalTangent, [(5, 0), (-5, 0)]),
      ("x^2+y^2=25 {y>0}", .verticalTangent, [(5, 0), (-5, 0)]),
      ("x^2+y^2=25 {y>1}", .verticalTangent, []),
      ("x^2+y^2=25 {y>1}", .horizontalTangent, [(0, 5)]),
      ("x^3+y^3=3x*y", .selfCrossing, [(0, 0)]),
      ("x^3+y^3=3x*y", .horizontalTangent, [(1.2599210498948732, 1.5874010519681994)]),
      ("(x^2+y^2)^2=4(x^2-y^2)", .selfCrossing, [(0, 0)]),
      ("abs(x)=abs(y)", .selfCrossing, [(0, 0)]),
      ("x^2+y^2=0", .isolatedPoint, [(0, 0)]),
      ("y^2=x^2(x-1)", .isolatedPoint, [(0, 0)]),
      ("x>0 and y>1", .corner, [(0, 1)]),
      ("y=x+1", .horizontalTangent, []),
      ("y=x+1", .onXAxis, [(-1, 0)]),
      ("(3cos(t), 2sin(t))", .onXAxis, [(3, 0), (-3, 0)]),
      ("(3cos(t), 2sin(t))", .horizontalTangent, [(0, 2), (0, -2)]),
      ("(3cos(t), 2sin(t))", .selfCrossing, []),
      ("(t^2-1, t^3-t) {-2<=t<=2}", .selfCrossing, [(0, 0)]),
      ("r = 2sin(2θ)", .selfCrossing, [(0, 0)]),
      ("2y=sec(x)", .horizontalTangent, [(-.pi, -0.5), (0, 0.5), (.pi, -0.5), (2 * .pi, 0.5)]),
      ("3y=csc(x-1)", .horizontalTangent, csc), ("y+1=2cot(x/9)^2", .verticalTangent, []),
      ("cot(x)+cot(y)=5 and x²+y²<1", .horizontalTangent, []),
      ("y^2=acosh(x)-1", .verticalTangent, [(1.5430806348152437, 0)]),
      ("2y=erf(x)", .horizontalTangent, []), ("2y=erf(x²)", .horizontalTangent, [(0, 0)]),
      ("2y=erfc(x²)", .horizontalTangent, [(0, 0.5)]),
      ("2y=sech(x)", .horizontalTangent, [(0, 0.5)]),
      ("hypot(x,2y)=4", .verticalTangent, [(-4, 0), (4, 0)]),
      ("max(x^2+y^2,x/9)=25", .horizontalTangent, [(0, 5), (0, -5)]),
      ("2y=sinc(x) and x>2", .horizontalTangent, [(4.493409457909064, -0.10861681420158366)]),
    ]

  @Test(arguments: known.indices)
  func `known places are found and proven, and no others`(index: Int) throws {
    let (text, kind, places) = Self.known[index]
    let found = try landmarks(text).filter { $0.kind == kind && $0.isProven }
    for (x, y) in places {
      #expect(
        found.contains { $0.box.x.contains(x) && $0.box.y.contains(y) || near($0, x, y) },
        "\(text): \(x), \(y) in \(found)"
      )
    }
    #expect(found.allSatisfy { mark in places.contains { near(mark, $0.0, $0.1) } }, "\(found)")
  }

  private func near(_ mark: PlaneLandmark, _ x: Double, _ y: Double) -> Bool {
    abs(mark.box.x.midpoint - x) < 1e-9 && abs(mark.box.y.midpoint - y) < 1e-9
  }

  @Test(arguments: ["y^2=x^3", "(t^2, t^3) {-1<=t<=1}", "(t-sin(t), 1-cos(t)) {1<=t<=12}"])
  func `a cusp is possible, and no tangent is claimed there`(text: String) throws {
    let found = try landmarks(text)
    let cusp = try #require(found.first { $0.kind == .cusp })
    #expect(!cusp.isProven)
    #expect(
      !found.contains { mark in
        [.horizontalTangent, .verticalTangent, .selfCrossing].contains(mark.kind) && mark.isProven
          && mark.box.meets(cusp.box)
      }
    )
  }

  @Test func `a Lissajous curve crosses itself seven times`() throws {
    let found = try landmarks("(2sin(2t+1), 2sin(3t))")
    let crossings = found.filter { $0.kind == .selfCrossing && $0.isProven }
    var places: [PlaneLandmark] = []
    for mark in crossings where !places.contains(where: { $0.box.meets(mark.box) }) {
      places.append(mark)
    }
    #expect(places.count == 7)
    // Each is passed twice; the one at t = 0 again at the end.
    #expect(crossings.count { $0.t?.contains(0) == false } >= 14)
  }

  private static let pairs: [(String, String, [(Double, Double)])] = [
    ("x^2+y^2=1", "y-x=0", [(root, root), (-root, -root)]),
    ("(cos(t), sin(t))", "y-x=0", [(root, root), (-root, -root)]),
    ("y-x=0", "(cos(t), sin(t))", [(root, root), (-root, -root)]),
    ("(cos(t), sin(t))", "(t, t) {-2<=t<=2}", [(root, root), (-root, -root)]),
    ("x^2+y^2=1", "x^2+y^2<4", []),
    ("x^2+y^2=1 {x>0}", "y-x=0", [(root, root)]),
    (
      "1<x^2+y^2<=4", "y-x=0",
      [(root, root), (-root, -root), (2 * root, 2 * root), (-2 * root, -2 * root)]
    ),
  ]

  @Test(arguments: pairs.indices)
  func `figures meet where they are known to`(index: Int) throws {
    let (first, second, places) = Self.pairs[index]
    let found = try figure(first).meetings(with: try figure(second), in: Self.box) { true }
    let proven = found.filter(\.isProven)
    #expect(proven.count == places.count, "\(found)")
    for (x, y) in places { #expect(proven.contains { near($0, x, y) }, "\(proven)") }
  }

  @Test func `a figure meets the graph of a function`() throws {
    let parabola = GraphFunction(try FormulaParser.parse("x^2-3"))
    let found = try figure("x^2+y^2=9").meetings(with: parabola.base, in: Self.box) { true }
    #expect(found.count(where: \.isProven) >= 2)
    #expect(
      found.contains { near($0, 5.0.squareRoot(), 2) }
        && found.contains { near($0, -5.0.squareRoot(), 2) }
    )
    // They touch at (0, −3): no proof of just one place there.
    #expect(!found.contains { $0.isProven && near($0, 0, -3) })
  }
}
