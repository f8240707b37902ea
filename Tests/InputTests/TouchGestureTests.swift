import CLibrary
import Drawing
import Input
import Testing

/// Flings, pinches locked to an axis, touches of two fingers.
@Suite struct TouchGestureTests {
  private func finger(
    _ phase: FingerEvent.Phase,
    _ id: Int64,
    _ x: Double,
    _ y: Double,
    _ time: Double
  ) -> InputEvent {
    .finger(FingerEvent(phase, id: id, at: Point(x: x, y: y), time: time))
  }

  private func velocity(of found: [Gesture]) -> Vector? {
    for case .fling(let velocity) in found { return velocity }
    return nil
  }

  @Test func `a finger lifted in movement flings with its last speed`() throws {
    var recognizer = GestureRecognizer()
    var found = recognizer.handle(finger(.began, 1, 0, 0, 0))
    // Slow for long, then 10 points each hundredth of a second.
    for step in 1...20 {
      found += recognizer.handle(finger(.moved, 1, Double(step), 0, Double(step) / 10))
    }
    for step in 1...8 {
      found += recognizer.handle(
        finger(.moved, 1, 20 + 10 * Double(step), 0, 2 + Double(step) / 100)
      )
    }
    found += recognizer.handle(finger(.ended, 1, 100, 0, 2.08))
    let velocity = try #require(self.velocity(of: found))
    #expect(abs(velocity.dx - 1000) < 1e-6)
    #expect(velocity.dy == 0)
    #expect(found.last == .ended)
  }

  @Test func `a finger flings between pictures that come slowly, too`() throws {
    var recognizer = GestureRecognizer()
    var found = recognizer.handle(finger(.began, 1, 0, 0, 0))
    found += recognizer.handle(finger(.moved, 1, 50, 0, 0.2))
    found += recognizer.handle(finger(.moved, 1, 150, 0, 0.4))
    found += recognizer.handle(finger(.ended, 1, 150, 0, 0.4))
    let velocity = try #require(self.velocity(of: found))
    #expect(abs(velocity.dx - 500) < 1e-6)
  }

  @Test func `a finger that has moved away is no long press, however long it stays down`() {
    var recognizer = GestureRecognizer()
    _ = recognizer.handle(finger(.began, 1, 0, 0, 0))
    #expect(recognizer.longPressDeadline != nil)
    #expect(recognizer.handle(finger(.moved, 1, 40, 0, 0.1)).count == 1)
    #expect(recognizer.longPressDeadline == nil)
    #expect(recognizer.advance(to: 5).isEmpty)
    #expect(recognizer.handle(finger(.moved, 1, 50, 0, 5)) == [.pan(Vector(dx: 10, dy: 0))])
  }

  @Test func `a finger that rested before it lifted flings nothing`() {
    var recognizer = GestureRecognizer()
    _ = recognizer.handle(finger(.began, 1, 0, 0, 0))
    for step in 1...8 {
      _ = recognizer.handle(finger(.moved, 1, 20 * Double(step), 0, Double(step) / 100))
    }
    #expect(recognizer.handle(finger(.ended, 1, 160, 0, 0.3)) == [.ended])
  }

  @Test func `a pinch flings with its last speed, and the other finger may linger`() throws {
    var recognizer = GestureRecognizer()
    _ = recognizer.handle(finger(.began, 1, 100, 100, 0))
    _ = recognizer.handle(finger(.began, 2, 200, 100, 0))
    for step in 1...8 {
      let x = 100 + 100 * exp(Double(step) / 25)
      _ = recognizer.handle(finger(.moved, 2, x, 100, Double(step) / 100))
    }
    let ended = recognizer.handle(finger(.ended, 2, 238, 100, 0.08))
    guard case .pinchFling(let rate, nil, let focus)? = ended.first else {
      Issue.record("\(ended)")
      return
    }
    #expect(abs(rate - 4) < 0.1)
    #expect(focus.x > 160 && focus.x < 180 && ended.count == 1)
    #expect(recognizer.handle(finger(.moved, 1, 96, 100, 0.1)).isEmpty)
    #expect(recognizer.handle(finger(.ended, 1, 96, 100, 0.12)) == [.ended])
    // A pinch that came to rest does not.
    _ = recognizer.handle(finger(.began, 1, 100, 100, 1))
    _ = recognizer.handle(finger(.began, 2, 200, 100, 1))
    _ = recognizer.handle(finger(.moved, 2, 300, 100, 1.1))
    #expect(recognizer.handle(finger(.ended, 2, 300, 100, 1.4)).isEmpty)
  }

  @Test(arguments: [FingerEvent.Phase.cancelled, .ended])
  func `a pinch and a lost finger fling nothing`(phase: FingerEvent.Phase) {
    var recognizer = GestureRecognizer()
    _ = recognizer.handle(finger(.began, 1, 0, 0, 0))
    for step in 1...8 {
      _ = recognizer.handle(finger(.moved, 1, 20 * Double(step), 0, Double(step) / 100))
    }
    if phase == .ended {
      _ = recognizer.handle(finger(.began, 2, 300, 0, 0.09))
      _ = recognizer.handle(finger(.moved, 2, 340, 30, 0.1))
      _ = recognizer.handle(finger(.ended, 2, 340, 30, 0.4))
    }
    #expect(recognizer.handle(finger(phase, 1, 160, 0, 0.42)) == [.ended])
  }

  @Test(arguments: [
    (GestureAxis.horizontal, Vector(dx: 100, dy: 50), Vector(dx: 200, dy: 80), 2.0),
    (.vertical, Vector(dx: 20, dy: 50), Vector(dx: 70, dy: 150), 3.0),
  ])
  func `a locked pinch counts one axis, until it ends`(
    axis: GestureAxis,
    before: Vector,
    after: Vector,
    growth: Double
  ) {
    var recognizer = GestureRecognizer()
    let start = Point(x: 100, y: 100)
    let (near, far) = (start + before, start + after)
    _ = recognizer.handle(finger(.began, 1, 100, 100, 0))
    let began = recognizer.handle(finger(.began, 2, near.x, near.y, 0))
    #expect(began == [.pinchBegan(start, near)])
    recognizer.lockPinch(to: axis)
    #expect(recognizer.lockedAxis == axis)
    let found = recognizer.handle(finger(.moved, 2, far.x, far.y, 0.1))
    guard case .stretch(axis, let magnification, let focus, _) = found.first else {
      Issue.record("no stretch: \(found)")
      return
    }
    #expect(abs(magnification - growth) < 1e-12)
    #expect(focus == start + Vector(dx: after.dx / 2, dy: after.dy / 2))
    _ = recognizer.handle(finger(.ended, 2, far.x, far.y, 0.2))
    _ = recognizer.handle(finger(.began, 3, 300, 250, 0.3))
    let later = recognizer.handle(finger(.moved, 3, 400, 350, 0.4))
    guard case .pinch = later.first else {
      Issue.record("still locked: \(later)")
      return
    }
  }

  @Test func `a locked pinch lets go where the fingers turn away`() {
    var recognizer = GestureRecognizer()
    _ = recognizer.handle(finger(.began, 1, 100, 100, 0))
    _ = recognizer.handle(finger(.began, 2, 200, 100, 0))
    recognizer.lockPinch(to: .horizontal)
    // A turn by 86 degrees, the fingers as far apart as before.
    var growth = (x: 1.0, y: 1.0)
    for step in 1...86 {
      let angle = Double(step) * .pi / 180
      let (x, y) = (100 + 100 * cos(angle), 100 + 100 * sin(angle))
      for gesture in recognizer.handle(finger(.moved, 2, x, y, Double(step) / 100)) {
        switch gesture {
        case .pinch(let magnification, _, _):
          growth.x *= magnification
          growth.y *= magnification
        case .stretch(.horizontal, let magnification, _, _): growth.x *= magnification
        default: Issue.record("unexpected: \(gesture)")
        }
      }
    }
    #expect(recognizer.lockedAxis == nil)
    // The cosine of 30 degrees.
    #expect(growth.x > 0.85 && growth.x <= 1)
    #expect(abs(growth.y - 1) < 0.02)
  }

  @Test(arguments: [
    (10.0, 0.0, GestureAxis.horizontal), (-10, 2, .horizontal), (1, -10, .vertical),
  ])
  func `a line within 12 degrees lies along an axis`(dx: Double, dy: Double, axis: GestureAxis) {
    #expect(GestureAxis.along(Vector(dx: dx, dy: dy)) == axis)
  }

  @Test(arguments: [(10.0, 2.2), (10, 10), (0, 0), (-3, 10)])
  func `other lines lie along none`(dx: Double, dy: Double) {
    #expect(GestureAxis.along(Vector(dx: dx, dy: dy)) == nil)
  }

  @Test func `two fingers that touch twice are counted and tap nothing else`() {
    var recognizer = GestureRecognizer()
    var found: [Gesture] = []
    for start in [0.0, 0.2] {
      found += recognizer.handle(finger(.began, 1, 100, 100, start))
      found += recognizer.handle(finger(.began, 2, 160, 100, start + 0.01))
      found += recognizer.handle(finger(.ended, 1, 100, 100, start + 0.05))
      found += recognizer.handle(finger(.ended, 2, 160, 100, start + 0.06))
    }
    let counts = found.compactMap {
      if case .twoFingerTap(let count, _) = $0 { count } else { nil }
    }
    #expect(counts == [1, 2])
    #expect(!found.contains { if case .tap = $0 { true } else { false } })
  }
}
