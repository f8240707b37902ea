import Calculus
import Drawing
import CurveProof
import GraphKit
import Intervals
import Synchronization
import TestSupport
import Testing

@Suite struct CurveStoreTests {
  /// Counts how often it is asked.
  private final class Counter: Sendable {
    private let count = Atomic(0)
    func increment() { count.add(1, ordering: .relaxed) }
    var value: Int { count.load(ordering: .relaxed) }
  }

  private let frame = Rect(x: 0, y: 0, width: 320, height: 200)

  private func projection(_ viewport: Viewport) -> Projection {
    Projection(viewport, frame: frame, contentScale: .one)
  }

  private func picture(
    _ store: CurveStore,
    _ function: ProvableFunction,
    _ viewport: Viewport,
    generation: Int = 0,
    while mayContinue: () -> Bool = { true }
  ) -> (picture: CurvePicture, isComplete: Bool) {
    GraphView().picture(
      of: function,
      in: projection(viewport),
      from: store,
      generation: generation,
      while: mayContinue
    )
  }

  private func counted(_ counter: Counter) -> ProvableFunction {
    ProvableFunction("counted") { x in
      counter.increment()
      return .sin(x)
    }
  }

  @Test func `a sideways pan solves only what comes into view`() {
    let counter = Counter()
    let store = CurveStore()
    let viewport = Viewport(pointsPerUnit: 64)
    _ = picture(store, counted(counter), viewport)
    let whole = counter.value
    _ = picture(store, counted(counter), viewport.panned(by: Vector(dx: -16, dy: 0)))
    #expect(counter.value - whole <= whole / 10)
    #expect(counter.value > whole)
    let before = counter.value
    _ = picture(store, counted(counter), viewport)
    #expect(counter.value == before, "coming back solves nothing")
  }

  @Test func `a hard column is not waited for with many others`() {
    let store = CurveStore()
    // A fast oscillation: none of its columns is decided at a glance.
    let fast = ProvableFunction("fast") { .sin(ProvableFunction.constant(1e6) * $0) }
    let viewport = Viewport(pointsPerUnit: 64)
    var asked = 0
    let ended = picture(store, fast, viewport) {
      asked += 1
      return asked < 5
    }
    #expect(!ended.isComplete && asked == 5)
    asked = 0
    let rest = picture(store, fast, viewport) {
      asked += 1
      return true
    }
    #expect(rest.isComplete)
    #expect(asked > 300, "\(asked)")
    #expect(rest.picture.strokes == picture(CurveStore(), fast, viewport).picture.strokes)
  }

  @Test(arguments: [Vector(dx: 0.005, dy: 0), Vector(dx: 0, dy: 0.005)])
  func `a way of less than a pixel is solved anew`(way: Vector) {
    let store = CurveStore()
    let sine = ProvableFunction("sine") { .sin($0) }
    let end = Viewport(pointsPerUnit: 64)
    _ = picture(store, sine, end.panned(by: way))
    let strokes = picture(store, sine, end).picture.strokes
    #expect(strokes == picture(CurveStore(), sine, end).picture.strokes)
  }

  @Test(arguments: [1e12, 1e100, 1e300], [1.0, 1e290])
  func `a jump endlessly far is no pan`(far: Double, scale: Double) {
    let store = CurveStore()
    let line = ProvableFunction("line") { $0 }
    var drawn = 0
    for (x, y) in [(0, 0), (0, far), (0, -far), (far, 0), (-far, -far), (0.0, 0.0)] {
      let viewport = Viewport(
        centerX: x,
        centerY: y,
        pointsPerUnitX: scale,
        pointsPerUnitY: scale
      )
      let strokes = picture(store, line, viewport).picture.strokes
      #expect(strokes == picture(CurveStore(), line, viewport).picture.strokes)
      drawn += strokes.count
    }
    #expect(drawn > 0)
  }

  @Test func `a vertical pan solves nothing`() {
    let counter = Counter()
    let store = CurveStore()
    let viewport = Viewport(pointsPerUnit: 64)
    _ = picture(store, counted(counter), viewport)
    let whole = counter.value
    for dy in [1.0, -40, 150, -190] {
      _ = picture(store, counted(counter), viewport.panned(by: Vector(dx: 0, dy: dy)))
    }
    #expect(counter.value == whole)
  }

  @Test(arguments: [Vector(dx: 16, dy: 0), Vector(dx: -70, dy: 33), Vector(dx: 400, dy: -150)])
  func `a panned picture is the one a fresh store draws`(translation: Vector) {
    for function in [
      ProvableFunction("sine") { .sin($0) }, ProvableFunction("tangent") { .tan($0) },
      ProvableFunction("floor") { .floor($0) },
    ] {
      let store = CurveStore()
      let viewport = Viewport(pointsPerUnit: 64)
      _ = picture(store, function, viewport)
      let moved = viewport.panned(by: translation)
      let kept = picture(store, function, moved).picture
      let fresh = picture(CurveStore(), function, moved).picture
      #expect(kept.tint.count == fresh.tint.count)
      for (a, b) in zip(kept.reach.map(\.extent), fresh.reach.map(\.extent)) {
        let (a, b) = (a.flatMap(clipped), b.flatMap(clipped))
        #expect(a == b, "\(function)")
      }
      #expect(inside(kept) == inside(fresh), "\(function)")
    }
  }

  /// The part of a stretch well in view, to a hundredth of a point, nil outside.
  private func clipped(_ extent: ClosedRange<Double>) -> [Double]? {
    let view = frame.inset(by: 1)
    guard extent.upperBound > view.y, extent.lowerBound < view.maxY else { return nil }
    return [extent.lowerBound, extent.upperBound].map {
      (min(max($0, frame.y), frame.maxY) * 100).rounded() / 100
    }
  }

  /// The polylines' points well inside the frame, to a hundredth of a point.
  private func inside(_ picture: CurvePicture) -> [Point] {
    picture.strokes.joined().filter { frame.inset(by: 1).contains($0) }.map {
      Point(x: ($0.x * 100).rounded() / 100, y: ($0.y * 100).rounded() / 100)
    }
  }

  @Test func `what is not solved in time is possible, and is solved later`() {
    let store = CurveStore()
    let function = ProvableFunction("sine") { .sin($0) }
    let viewport = Viewport(pointsPerUnit: 64)
    let first = picture(store, function, viewport, while: { false })
    #expect(!first.isComplete)
    #expect(!first.picture.pending.isEmpty)
    #expect(!first.picture.tint.isEmpty)
    var rounds = 0
    while !picture(store, function, viewport, while: { false }).isComplete, rounds < 400 {
      rounds += 1
    }
    #expect((1..<400).contains(rounds))
    let last = picture(store, function, viewport).picture
    #expect(last.pending.isEmpty)
    #expect(last.tint.isEmpty)
  }

  @Test func `while a new scale is being solved the old picture is seen`() {
    let store = CurveStore()
    let function = ProvableFunction("sine") { .sin($0) }
    let viewport = Viewport(pointsPerUnit: 64)
    _ = picture(store, function, viewport)
    let zoomed = viewport.zoomed(by: 2, about: frame.center, in: frame)
    let next = picture(store, function, zoomed, while: { false }).picture
    #expect(!next.stale.isEmpty)
    // The sine's crest at π/2 is where the new scale has it.
    let crest = projection(zoomed).pointX(.pi / 2)
    let top = next.stale.joined().filter { abs($0.x - crest) < 4 }.map(\.y).min()
    #expect(abs((top ?? 0) - projection(zoomed).pointY(1)) < 0.5)
  }

  @Test func `another function starts anew`() {
    let store = CurveStore()
    let viewport = Viewport(pointsPerUnit: 64)
    _ = picture(store, ProvableFunction("sine") { .sin($0) }, viewport)
    let other = picture(
      store,
      ProvableFunction("line") { $0 },
      viewport,
      generation: 1
    )
    let fresh = picture(CurveStore(), ProvableFunction("line") { $0 }, viewport)
    #expect(other.picture.strokes == fresh.picture.strokes)
  }
}
