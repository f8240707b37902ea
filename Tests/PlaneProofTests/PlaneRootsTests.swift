import Calculus
import Intervals
import PlaneProof
import TestSupport
import Testing

/// Common zeros of systems whose solutions are known by how they are made.
@Suite struct PlaneRootsTests {
  private static let view = PlaneBox(x: Interval(-8, 8), y: Interval(-6, 6))

  /// A function written once over enclosures.
  private struct Formula: PlaneFunction {
    let body: @Sendable (Enclosure, Enclosure) -> Enclosure

    func enclosure(over box: PlaneBox, along axis: PlaneAxis) -> Enclosure {
      axis == .x
        ? body(.variable(over: box.x), .constant(box.y))
        : body(.constant(box.x), .variable(over: box.y))
    }
  }

  private static func number(_ value: Double) -> Enclosure { .constant(Interval(value)) }

  private func holds(_ box: PlaneBox, _ place: (Double, Double)) -> Bool {
    box.x.contains(place.0) && box.y.contains(place.1)
  }

  /// Two lines through a point with few binary digits, so that it is a Double.
  @Test(arguments: UInt64(1)...60) func `two lines meet once`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (x, y) = (
      Double(Int.random(in: -100...100, using: &random)) / 16,
      Double(Int.random(in: -80...80, using: &random)) / 16
    )
    let m = [1, 2, 3, 4].map { _ in Double(Int.random(in: -9...9, using: &random)) }
    let lines = [(m[0], m[1]), (m[2], m[3])].map { a, b in
      Formula { Self.number(a) * $0 + Self.number(b) * $1 - Self.number(a * x + b * y) }
    }
    let roots = PlaneRoots(of: lines[0], lines[1], in: Self.view)
    guard m[0] * m[3] != m[1] * m[2] else {
      #expect(roots.found.isEmpty)
      return
    }
    #expect(roots.isComplete && roots.open.isEmpty && roots.found.count == 1)
    #expect(roots.found.allSatisfy { holds($0, (x, y)) && $0.x.width < 1e-10 })
  }

  /// (x − a)(x − b) − (y − c)/8 and (y − c)(y − d): on y = c at a and b, and two more at d.
  @Test(arguments: UInt64(1)...40) func `each box holds one zero, and each zero has a box`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    func place(_ most: Int) -> Double { Double(.random(in: -most...most, using: &random)) / 8 }
    let (a, b, c, d) = (place(40), place(40), place(40), place(40))
    guard a != b, c != d else { return }
    let first = Formula { x, y in
      (x - Self.number(a)) * (x - Self.number(b)) - (y - Self.number(c)) / Self.number(8)
    }
    let second = Formula { _, y in (y - Self.number(c)) * (y - Self.number(d)) }
    // x² − (a + b)·x + a·b = (d − c)/8
    let discriminant = (a - b) * (a - b) + (d - c) / 2
    let shift = max(0, discriminant).squareRoot() / 2
    let others = discriminant > 0 ? [((a + b) / 2 - shift, d), ((a + b) / 2 + shift, d)] : []
    let roots = PlaneRoots(of: first, second, in: Self.view)
    #expect(roots.isComplete)
    for root in [(a, c), (b, c)] {
      #expect((roots.found + roots.open).count { holds($0, root) } == 1, "\(a), \(b), \(c), \(d)")
    }
    // What is no double zero is found; a place that is no Double lies within rounding of its box.
    if discriminant != 0 {
      let inView = others.filter { abs($0.0) < 8 }
      #expect(roots.found.count == 2 + inView.count && roots.open.isEmpty)
      for (x, y) in inView {
        let near = Interval(x - 1e-12, x + 1e-12)
        #expect(roots.found.contains { !$0.x.isDisjoint(from: near) && $0.y.contains(y) })
      }
    }
  }

  /// A circle and a tangent: a double zero, which no test of slopes can prove.
  @Test(arguments: [(0.75, 0.25), (-1, 2.5), (3.1, 0)])
  func `a zero of a tangent is open, and never found`(x: Double, y: Double) {
    let circle = Formula {
      .square($0 - Self.number(x)) + .square($1 - Self.number(y)) - Self.number(1)
    }
    let tangent = Formula { _, up in up - Self.number(y) - Self.number(1) }
    let roots = PlaneRoots(of: circle, tangent, in: Self.view)
    #expect(roots.found.isEmpty)
    #expect(roots.open.contains { holds($0, (x, y + 1)) } || !roots.isComplete)
  }

  @Test func `parallel lines and separate circles have none`() {
    let lines = [0.0, 1e-9].map { c in Formula { $0 + Self.number(3) * $1 - Self.number(c) } }
    let circles = [-2.0, 0.001].map { c in
      Formula { .square($0 - Self.number(c)) + .square($1) - Self.number(1) }
    }
    for pair in [lines, circles] {
      let roots = PlaneRoots(of: pair[0], pair[1], in: Self.view)
      #expect(roots.isComplete && roots.found.isEmpty && roots.open.isEmpty)
    }
  }

  @Test func `a zero of functions with poles is found, and their poles are none`() {
    let hyperbola = Formula { $1 - .reciprocal($0) }
    let line = Formula { $1 - $0 }
    let roots = PlaneRoots(of: hyperbola, line, in: Self.view)
    #expect(roots.found.count == 2)
    #expect(roots.found.contains { holds($0, (1, 1)) })
    #expect(roots.found.contains { holds($0, (-1, -1)) })
  }

  @Test func `what is left out, too dear or too late is not looked at`() {
    let wave = Formula { x, _ in .sin(Self.number(3) * x) }
    let level = Formula { _, y in .sin(Self.number(3) * y) }
    let all = PlaneRoots(of: wave, level, in: Self.view, budget: 200_000)
    #expect(all.isComplete && all.found.count == 15 * 11)
    let right = PlaneRoots(
      of: wave,
      level,
      in: Self.view,
      budget: 200_000,
      leavingOut: { $0.x.upperBound < 0.5 }
    )
    #expect(right.isComplete && right.found.count == 7 * 11)
    let poor = PlaneRoots(of: wave, level, in: Self.view, budget: 500)
    #expect(!poor.isComplete && poor.found.count < all.found.count)
    let late = PlaneRoots(of: wave, level, in: Self.view, while: { false })
    #expect(!late.isComplete && late.found.isEmpty)
  }

  @Test(arguments: UInt64(1)...20) func `the simplest point of a box is in it`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func side() -> Interval {
      let ends = [1, 2].map { _ in Double.random(in: -9...9, using: &random) }.sorted()
      return Interval(ends[0], ends[1])
    }
    let boxes = (0..<20).map { _ in PlaneBox(x: side(), y: side()) }
    for box in boxes {
      #expect(box.simplest.x.isSubset(of: box.x) && box.simplest.y.isSubset(of: box.y))
      #expect(box.simplest.x.isSingleton && box.simplest.simplest == box.simplest)
      for other in boxes {
        let isApart = box.x.isDisjoint(from: other.x) || box.y.isDisjoint(from: other.y)
        #expect(box.meets(other) == !isApart && other.meets(box) == !isApart)
      }
    }
  }
}
