import Calculus
import CurveProof
import Drawing
import GraphKit
import Intervals
import Synchronization
import Testing

/// A function of very many operations, which counts those that it is asked for.
private final class LongFunction: PlotFunction {
  let cost: Int
  private let count = Atomic(0)

  init(cost: Int) { self.cost = cost }

  /// The operations so far, in enclosures of one operation.
  var work: Int { count.load(ordering: .relaxed) }

  var isProvable: Bool { true }

  func y(at x: Double) -> Double? {
    count.add(cost / 4, ordering: .relaxed)
    return x.remainder(dividingBy: 1e-3) * 4e3
  }

  /// Continuous, and so steep that every look leaves everything open.
  func enclosure(over x: Interval) -> Enclosure {
    count.add(cost, ordering: .relaxed)
    let value = x.width == 0 ? Interval(0.25) : Interval(-3, 3)
    return Enclosure(value: DecoratedInterval(value, .common), slope: Interval(-1e6, 1e6))
  }
}

/// A function that does not answer well before it is prepared, step by step.
private final class UnpreparedFunction: PlotFunction {
  private let steps = Atomic(0)
  private let asked = Atomic(0)

  /// How often it was asked before it was prepared.
  var early: Int { asked.load(ordering: .relaxed) }

  var isProvable: Bool { true }
  private var isPrepared: Bool { steps.load(ordering: .relaxed) >= 20 }

  func y(at x: Double) -> Double? {
    if !isPrepared { asked.add(1, ordering: .relaxed) }
    return 0.1
  }

  func enclosure(over x: Interval) -> Enclosure {
    if !isPrepared { asked.add(1, ordering: .relaxed) }
    return .constant(Interval(0.1))
  }

  func prepare(over x: Interval, while mayContinue: () -> Bool) -> Bool {
    while !isPrepared {
      steps.add(1, ordering: .relaxed)
      guard mayContinue() else { return false }
    }
    return true
  }

  func isPrepared(over x: Interval) -> Bool { isPrepared }
}

/// One that is prepared from left to right, by so much each time that it is asked to.
private final class GrowingFunction: PlotFunction {
  private let steps = Atomic(0)
  private let asked = Atomic(0)

  /// Up to where it is prepared.
  var reach: Double { -8 + Double(steps.load(ordering: .relaxed)) }
  /// How often it was asked beyond that.
  var early: Int { asked.load(ordering: .relaxed) }

  var isProvable: Bool { true }

  func y(at x: Double) -> Double? { 0.1 }

  func enclosure(over x: Interval) -> Enclosure {
    if !isPrepared(over: x) { asked.add(1, ordering: .relaxed) }
    return .constant(Interval(0.1))
  }

  func prepare(over x: Interval, while mayContinue: () -> Bool) -> Bool {
    repeat { steps.add(1, ordering: .relaxed) } while !isPrepared(over: x) && mayContinue()
    return isPrepared(over: x)
  }

  func isPrepared(over x: Interval) -> Bool { x.upperBound <= reach }
}

@Suite struct LongFunctionTests {
  private static let grid = PixelGrid(x: -5...5, y: -4...4, columnCount: 100, rowCount: 80)
  private static let frame = Rect(x: 0, y: 0, width: 1000, height: 800)
  private static let projection = Projection(
    Viewport(pointsPerUnit: 64),
    frame: frame,
    contentScale: .one
  )

  /// As much of a picture as is done before the time is asked for so often.
  private static func picture(
    of function: any PlotFunction,
    from store: CurveStore,
    asking count: Int
  ) -> (picture: CurvePicture, isComplete: Bool) {
    var slice = count
    return GraphView().picture(of: function, in: projection, from: store, generation: 0) {
      slice -= 1
      return slice > 0
    }
  }

  @Test(arguments: [100, 1_000, 20_000])
  func `a column costs no more for a longer formula, and what is left is possible`(cost: Int) {
    let function = LongFunction(cost: cost)
    var store = ColumnStore()
    let isComplete = store.prove(function, on: Self.grid, while: { true })
    #expect(isComplete)
    // A last look may go beyond the limit: a block, or the search for extremes.
    #expect(function.work <= 100 * (2 * (1 << 16) + 64 * cost))
    #expect((0..<100).allSatisfy { !store.rows(ofColumn: $0).possible.isEmpty })
  }

  @Test(arguments: [1_000, 20_000])
  func `a picture that has no time costs little for a long formula`(cost: Int) {
    let function = LongFunction(cost: cost)
    let projection = Projection(Viewport(pointsPerUnit: 64), frame: Self.frame, contentScale: .one)
    let (picture, isComplete) = GraphView().picture(
      of: function,
      in: projection,
      from: CurveStore(),
      generation: 0,
      while: { false }
    )
    #expect(!isComplete)
    #expect(picture.pending.count > 800)
    #expect(picture.tint.count >= picture.pending.count)
    #expect(function.work <= 4 * (1 << 16) + 128 * cost)
  }

  @Test
  func `what takes long before the first answer is done in slices, and nothing is claimed before`()
  {
    let function = UnpreparedFunction()
    let store = CurveStore()
    var pictures: [CurvePicture] = []
    var isComplete = false
    while !isComplete, pictures.count < 1000 {
      let (picture, isDone) = Self.picture(of: function, from: store, asking: 3)
      pictures.append(picture)
      isComplete = isDone
    }
    #expect(function.early == 0)
    #expect(pictures.count > 4)
    let first = pictures[0]
    #expect(first.pending.count == 1000)
    #expect(first.strokes.isEmpty)
    #expect(first.tint.count == 1000)
    #expect(first.tint.allSatisfy { $0.top <= 0 && $0.bottom >= 800 })
    let last = pictures[pictures.count - 1]
    #expect(last.pending.count == 0)
    #expect(last.tint.count == 0)
  }

  @Test func `what is prepared is drawn while the rest is not`() {
    let function = GrowingFunction()
    let store = CurveStore()
    var counts: [Int] = []
    for _ in 0..<100 where counts.last != 0 {
      let (picture, _) = Self.picture(of: function, from: store, asking: 40)
      #expect(function.early == 0)
      let edge = Self.projection.pointX(function.reach)
      #expect(picture.strokes.joined().allSatisfy { $0.x <= edge + 1 })
      #expect(picture.tint.count == picture.pending.count)
      counts.append(picture.pending.count)
    }
    #expect(counts.count > 10 && counts.last == 0, "\(counts)")
    #expect(zip(counts, counts.dropFirst()).allSatisfy { $0 > $1 || $0 == 1000 })
  }
}
