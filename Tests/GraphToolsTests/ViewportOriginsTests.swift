import Drawing
import GraphKit
import GraphModel
import GraphTools
import TestSupport
import Testing

/// Views that count from origins of their own.
@Suite struct ViewportOriginsTests {
  private static let size = Size(width: 900, height: 600)
  private static let frame = Rect(size: size)

  @Test(arguments: [1e-3, 1, 72, 1e6, 1e9])
  func `a view that Doubles distinguish counts as it is`(scale: Double) {
    let view = Viewport(centerX: 3.25, centerY: -1.5, pointsPerUnitX: scale, pointsPerUnitY: scale)
    #expect(view.suitablyCounted(filling: Self.size) == view)
  }

  @Test func `a deep view counts from the shortest decimal near its middle`() {
    let view = Viewport(
      centerX: 0.3333333333333,
      centerY: 0,
      pointsPerUnitX: 9e15,
      pointsPerUnitY: 9e15
    )
    let local = view.suitablyCounted(filling: Self.size)
    #expect(local.originX?.formula == "0.3333333333333")
    #expect(local.originX?.exponent == -13)
    #expect(local.originY?.isZero == true)
    #expect(local.centerX == 0)
    #expect((local.pointsPerUnitX / 900).magnitude < 1.0001)
  }

  /// In and out by the same steps: the same view, at any depth.
  @Test(arguments: 0..<60)
  func `what is zoomed into is zoomed out of again`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let start = Viewport(
      centerX: Double.random(in: -3...3, using: &generator),
      centerY: Double.random(in: -3...3, using: &generator),
      pointsPerUnitX: 80,
      pointsPerUnitY: 80
    )
    let focus = Point(
      x: Double.random(in: 300...600, using: &generator),
      y: Double.random(in: 200...400, using: &generator)
    )
    let factor = ([1.2, 1.5, 10] as [Double]).randomElement(using: &generator) ?? 1.5
    let steps = Int(Double.random(in: 20...120, using: &generator) / factor.exponentOfTen)
    var view = start
    for _ in 0..<steps {
      view = view.zoomed(by: factor, about: focus, in: Self.frame)
        .suitablyCounted(filling: Self.size)
      #expect(view.isWithinReach(filling: Self.size))
    }
    #expect(view.isLocal)
    for _ in 0..<steps {
      view = view.zoomed(by: 1 / factor, about: focus, in: Self.frame)
        .suitablyCounted(filling: Self.size)
    }
    #expect(!view.isLocal)
    // A thousandth of a point.
    #expect(abs(view.centerX - start.centerX) * 80 < 1e-3)
    #expect(abs(view.centerY - start.centerY) * 80 < 1e-3)
    #expect(abs(view.pointsPerUnitX / start.pointsPerUnitX - 1) < 1e-9)
  }

  @Test func `what is counted from elsewhere is the same place`() {
    let start = Viewport(centerX: 0.1, centerY: 0.7, pointsPerUnitX: 1e15, pointsPerUnitY: 1e15)
      .suitablyCounted(filling: Self.size)
    var x = TickOrigin(base: "", offset: "0.1000000000001", exponent: -13)
    x.digits = ""
    let other = start.recounted(fromX: x, y: start.originY)
    #expect(abs(other.centerX + 1) < 1e-9)
    let back = other.recounted(fromX: start.originX, y: start.originY)
    #expect(abs(back.centerX - start.centerX) < 1e-9)
    #expect(abs(back.pointsPerUnitX / start.pointsPerUnitX - 1) < 1e-12)
  }

  @Test func `a saved view comes back, and older programs see the nearest`() throws {
    var document = GraphDocument()
    let view = Viewport(centerX: 0.1, centerY: 0.7, pointsPerUnitX: 1e15, pointsPerUnitY: 1e15)
      .suitablyCounted(filling: Self.size)
    document[viewportOf: "main"] = view
    #expect(document[viewportOf: "main"] == view)
    let saved = try #require(document.viewports["main"])
    #expect(abs(saved.centerX - 0.1) < 1e-15)
    #expect(abs(saved.pointsPerUnitX / 1e15 - 1) < 1e-9)
  }
}

extension Double {
  /// How many powers of ten it is.
  fileprivate var exponentOfTen: Double { self == 10 ? 1 : self == 1.5 ? 0.176 : 0.079 }
}
