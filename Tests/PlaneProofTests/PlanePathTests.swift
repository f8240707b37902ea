import Calculus
import CurveProof
import Intervals
import PlaneProof
import TestSupport
import Testing

/// Moving points, held against samples and against the equations of the same curves.
@Suite struct PlanePathTests {
  private static let grid = PixelGrid(
    x: -3.32...3.08,
    y: -2.29...2.51,
    columnCount: 64,
    rowCount: 48
  )

  private static func number(_ value: Double) -> Enclosure { .constant(Interval(value)) }

  /// A curve as a moving point, and as the zeros of a function.
  struct Curve: Sendable, CustomStringConvertible {
    let description: String
    let path: PlanePath
    let equation: PlaneQuadric?

    init(
      _ description: String,
      _ range: ClosedRange<Double>,
      equation: PlaneQuadric? = nil,
      x: @escaping @Sendable (Enclosure) -> Enclosure,
      y: @escaping @Sendable (Enclosure) -> Enclosure
    ) {
      self.description = description
      self.equation = equation
      path = PlanePath(
        x: ProvableFunction("x", x),
        y: ProvableFunction("y", y),
        over: Interval(range.lowerBound, range.upperBound)
      )
    }
  }

  private static let curves = [
    Curve(
      "a circle",
      -0.1...6.3,
      equation: PlaneQuadric(a: 1, b: 1, c: -4, h: 0, k: 0),
      x: { number(2) * .cos($0) },
      y: { number(2) * .sin($0) }
    ),
    Curve(
      "an ellipse",
      1...7.5,
      equation: PlaneQuadric(a: 1, b: 4, c: -4, h: 0.5, k: 0.25),
      x: { number(0.5) + number(2) * .cos($0) },
      y: { number(0.25) + .sin($0) }
    ),
    Curve(
      "a hyperbola's intervalUnion",
      -7...7,
      equation: PlaneQuadric(a: -1, b: 1, c: 1, h: 0, k: 0),
      x: { ($0 + .reciprocal($0)) / number(2) },
      y: { ($0 - .reciprocal($0)) / number(2) }
    ),
    Curve("a Lissajous figure", 0...6.3, x: { .sin(number(3) * $0) }, y: { .cos(number(5) * $0) }),
    Curve("a staircase", -3...3, x: { .floor($0) }, y: { $0 / number(2) }),
    Curve("a cusp", -2...2, x: { .square($0) }, y: { $0 * .square($0) / number(4) }),
    Curve("a rest", 0...1, x: { _ in number(1) }, y: { _ in number(0.5) }),
    Curve("a half", -1...4, x: { .sqrt($0) }, y: { $0 - number(1) }),
  ]

  private func map(_ path: PlanePath, on grid: PixelGrid = grid) -> [PlaneInk] {
    PlaneMap(proving: .path(path), on: grid).pixels
  }

  /// The pixel of a place, nil outside the picture and near an edge.
  private func pixel(_ x: Double, _ y: Double) -> Int? {
    let (across, down) = ((x + 3.32) * 10, (2.51 - y) * 10)
    guard 0..<64 ~= across, 0..<48 ~= down,
      [across, down].allSatisfy({ abs($0 - $0.rounded()) > 1e-6 })
    else { return nil }
    return Int(down) * 64 + Int(across)
  }

  @Test(arguments: curves) func `the point is in ink at all times, and certain ink has been met`(
    curve: Curve
  ) throws {
    let (path, pixels) = (curve.path, map(curve.path))
    var met: Set<Int> = []
    var isSampled = false
    for step in 0...200_000 {
      let t = path.range.lowerBound + path.range.width * Double(step) / 200_000
      guard let x = path.x.y(at: t), let y = path.y.y(at: t) else { continue }
      isSampled = true
      // A place near an edge may be in either pixel.
      for (dx, dy) in [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)] {
        if let near = pixel(x + 1e-4 * Double(dx), y + 1e-4 * Double(dy)) { met.insert(near) }
      }
      if let pixel = pixel(x, y) { #expect(pixels[pixel] != .none, "\(curve) at \(t)") }
    }
    #expect(isSampled && pixels.contains(.certain) && !pixels.contains(.full))
    let certain = pixels.indices.filter { pixels[$0] == .certain }
    #expect(Set(certain).isSubset(of: met), "\(curve)")
  }

  @Test(arguments: curves) func `a curve and its equation have one picture`(curve: Curve) {
    guard let equation = curve.equation else { return }
    let relation = PlaneRelation([[PlaneCondition(equation, is: .zero)]])
    let other = PlaneMap(proving: .relation(relation), on: Self.grid).pixels
    // The hyperbola goes on beyond the stretch of t only outside the picture.
    for (index, (own, other)) in zip(map(curve.path), other).enumerated() {
      #expect(own.agrees(with: other), "\(curve), \(index): \(own), \(other)")
    }
  }

  @Test(arguments: curves) func `a stretch of t walked in two parts meets the same pixels`(
    curve: Curve
  ) {
    let (path, range) = (curve.path, curve.path.range)
    let middle = range.lowerBound + range.width * 0.37
    let parts = [Interval(range.lowerBound, middle), Interval(middle, range.upperBound)].map {
      map(PlanePath(x: path.x, y: path.y, over: $0))
    }
    for (index, ink) in map(path).enumerated() where ink != .possible {
      let both = parts.map { $0[index] }
      if both.contains(.possible) { continue }
      #expect((ink == .none) == both.allSatisfy { $0 == .none }, "\(curve), \(index)")
    }
  }

  @Test(arguments: curves) func `work that is broken off goes on`(curve: Curve) {
    func pixels(_ store: PathStore) -> [PlaneInk] {
      var pixels = [PlaneInk](repeating: .none, count: 64 * 48)
      store.forEachRun { run in
        for row in run.rows {
          let index = row * 64 + run.column
          if pixels[index] == .none { pixels[index] = run.ink }
        }
      }
      return pixels
    }
    var whole = PathStore()
    let isDone = whole.prove(curve.path, on: Self.grid, while: { true })
    #expect(isDone)
    var store = PathStore()
    var before: [PlaneInk] = []
    for _ in 0..<5_000 {
      let isDone = store.prove(curve.path, on: Self.grid, while: { false })
      let now = pixels(store)
      #expect(zip(before, now).allSatisfy { $0 == .possible || $0 == $1 }, "\(curve)")
      before = now
      if isDone { break }
    }
    #expect(before == pixels(whole), "\(curve)")
  }

  @Test func `a way has the length that it has`() throws {
    let circle = try #require(Self.curves[0].path.length)
    // 2 for each unit of t.
    #expect(circle.contains(12.8) && circle.width < 0.05)
    let line = PlanePath(
      x: ProvableFunction("x") { Self.number(3) * $0 },
      y: ProvableFunction("y") { Self.number(-4) * $0 },
      over: Interval(-1, 1)
    )
    let length = try #require(line.length)
    #expect(length.contains(10) && length.width < 1e-9)
    #expect(Self.curves[4].path.length == nil && Self.curves[6].path.length == Interval(0))
    #expect(PlanePath(x: line.x, y: line.y, over: .empty).length == nil)
    #expect(PlanePath(x: line.x, y: line.y, over: .entire).length == nil)
  }
}
