import Documents
import GraphModel
import Intervals
import Notation
import PlaneProof
import Figures
import TestSupport
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
      ("x^2+y^2=25 {y>0}", .verticalTangent, []),
      ("x^2+y^2=25 {y>=0}", .verticalTangent, [(5, 0), (-5, 0)]),
      ("x^2+y^2=25 {y>0}", .corner, [(5, 0), (-5, 0)]),
      ("x/y=2", .onXAxis, []), ("1/x+1/y=1", .onYAxis, []), ("x/x=y", .selfCrossing, []),
      ("(x^2-1)/(x-1)=y", .selfCrossing, []), ("x<1 or x>0", .onXAxis, []),
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

  /// The difference of two sides, as a text and as numbers.
  private typealias Side = (text: String, difference: @Sendable (Double, Double) -> Double)

  private static let sides: [Side] = [
    ("x", { x, _ in x }), ("x-2", { x, _ in x - 2 }), ("y+1", { _, y in y + 1 }),
    ("x^2+y^2-4", { x, y in x * x + y * y - 4 }), ("y-x^2", { x, y in y - x * x }),
    ("x-y", { x, y in x - y }), ("(x-1)^2-y", { x, y in (x - 1) * (x - 1) - y }),
    ("floor(x)-1", { x, _ in x.rounded(.down) - 1 }),
    ("2ceil(y)+3", { _, y in 2 * y.rounded(.up) + 3 }),
    ("-round(x)-1", { x, _ in -x.rounded(.toNearestOrAwayFromZero) - 1 }),
    ("sign(y)", { _, y in y == 0 ? 0 : y < 0 ? -1 : 1 }),
  ]

  /// What is written between two sides, and whether it holds for their difference.
  private static let signs: [(text: String, holds: @Sendable (Double) -> Bool)] = [
    ("<", { $0 < 0 }), ("<=", { $0 <= 0 }), (">", { $0 > 0 }), (">=", { $0 >= 0 }),
    ("=", { $0 == 0 }), ("!=", { $0 != 0 }),
  ]

  @Test(arguments: 0..<40)
  func `a proven place belongs to the relation unless it is told to be an open border's`(
    seed: Int
  ) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let parts = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      (
        Self.sides[Int.random(in: 0..<Self.sides.count, using: &random)],
        Self.signs[Int.random(in: 0..<Self.signs.count, using: &random)]
      )
    }
    let areAll = Bool.random(using: &random)
    let text = parts.map { "\($0.text) \($1.text) 0" }.joined(separator: areAll ? " and " : " or ")
    for mark in try landmarks(text) where mark.isProven {
      let (x, y) = (mark.box.x.midpoint, mark.box.y.midpoint)
      let holding = parts.map { side, sign in
        let difference = side.difference(x, y)
        return sign.holds(abs(difference) < 1e-9 ? 0 : difference)
      }
      let holds = areAll ? !holding.contains(false) : holding.contains(true)
      #expect(holds == (mark.border != .open), "\(text): \(mark)")
    }
  }

  @Test(
    arguments: [
      ("1<=x<2", 1.0, PlaneLandmark.Border.closed), ("1<=x<2", 2, .open),
      ("x^2+y^2<4", 2, .open), ("x^2+y^2<4 or x>=2", 2, .closed), ("x<2 or y>9", 2, .open),
      ("not x>=2", 2, .open), ("0<x<1 {y<5}", 1, .open),
      ("floor(x)=1", 1, .closed), ("floor(x)=1", 2, .open), ("ceil(x)=2", 1, .open),
      ("ceil(x)<2", 1, .closed), ("2floor(x)<=3", 2, .open), ("round(x)=1", 1.5, .open),
      ("round(x)=-1", -1.5, .open), ("round(x)=-1", -0.5, .closed), ("sign(x)=1", 0, .open),
      ("sign(1-x)>=0", 1, .closed),
      ("floor(x)!=1", 2, .closed), ("3>=-ceil(x)", -4, .open),
    ]
  ) func `where an area ends it is told whether it belongs to it`(
    text: String,
    x: Double,
    border: PlaneLandmark.Border
  ) throws {
    let marks = try landmarks(text).filter { near($0, x, 0) }
    #expect(!marks.isEmpty && marks.allSatisfy { $0.border == border }, "\(marks)")
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

  @Test(arguments: [(-0.6, true), (-0.5, false)])
  func `a crossing at an end that is not on the path is not proven`(
    start: Double,
    isCrossed: Bool
  ) throws {
    let found = try landmarks("(t^2, t^3-t/4) {\(start)<t<=0.6}")
    #expect(found.contains { $0.kind == .selfCrossing && $0.isProven } == isCrossed)
  }

  @Test func `a Lissajous curve crosses itself seven times`() throws {
    let found = try landmarks("(2sin(2t+1), 2sin(3t))")
    let crossings = found.filter { $0.kind == .selfCrossing && $0.isProven }
    var places: [PlaneLandmark] = []
    for mark in crossings where !places.contains(where: { $0.box.meets(mark.box) }) {
      places.append(mark)
    }
    // That at t = 0 is at an end of the stretch, beside which nothing is on the path.
    #expect(places.count >= 6)
    #expect(found.filter { $0.kind == .selfCrossing }.count >= 14)
    // Each is passed twice.
    #expect(crossings.count { $0.t?.contains(0) == false } >= 12)
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

  @Test(arguments: [3, 100, 200])
  func `a figure meets the graph of a long sum`(count: Int) throws {
    let line = GraphFunction(try FormulaParser.parse("-x*sum(1/n^2,n,1,\(count))"))
    let sum = (1...count).reduce(0) { $0 + 1 / Double($1 * $1) }
    let found = try figure("y<x^2").meetings(with: line.base, in: Self.box) { true }
    let proven = found.filter(\.isProven)
    for x in [0, -sum] { #expect(proven.contains { near($0, x, x * x) }, "\(found)") }
    #expect(proven.count == 2 && proven.allSatisfy { $0.border == .open })
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
