import Drawing
import Input
import Testing

@Suite struct GestureRecognizerTests {
  private func finger(
    _ phase: FingerEvent.Phase,
    _ id: Int64,
    _ x: Double,
    _ y: Double,
    _ time: Double
  ) -> InputEvent {
    .finger(FingerEvent(phase, id: id, at: Point(x: x, y: y), time: time))
  }

  private func mouse(
    _ phase: PointerEvent.Phase,
    _ x: Double,
    _ y: Double,
    _ time: Double,
    _ button: PointerEvent.Button = .primary
  ) -> InputEvent {
    .pointer(PointerEvent(phase, button: button, at: Point(x: x, y: y), time: time))
  }

  private func gestures(_ events: [InputEvent]) -> [Gesture] {
    var recognizer = GestureRecognizer()
    return events.flatMap { recognizer.handle($0) }
  }

  @Test func `a drag moves the content by exactly the finger's way`() {
    let found = gestures([
      finger(.began, 1, 100, 100, 0), finger(.moved, 1, 104, 100, 0.01),
      finger(.moved, 1, 130, 120, 0.02), finger(.moved, 1, 150, 90, 0.03),
      finger(.ended, 1, 150, 90, 0.04),
    ])
    var total = Vector.zero
    for case .pan(let translation) in found { total = total + translation }
    #expect(total == Vector(dx: 50, dy: -10))
    #expect(found.last == .ended)
  }

  @Test func `a pinch grows by the ratio of the distances about the middle`() {
    let found = gestures([
      finger(.began, 1, 100, 100, 0), finger(.began, 2, 200, 100, 0),
      finger(.moved, 1, 50, 100, 0.1), finger(.moved, 2, 250, 100, 0.2),
    ])
    var factor = 1.0
    var lastFocus = Point.zero
    for case .pinch(let magnification, let focus, _) in found {
      factor *= magnification
      lastFocus = focus
    }
    #expect(abs(factor - 2) < 1e-12)
    #expect(lastFocus == Point(x: 150, y: 100))
  }

  @Test func `taps in a row at one place count up, and none waits`() {
    let found = gestures([
      finger(.began, 1, 10, 10, 0), finger(.ended, 1, 10, 10, 0.05),
      finger(.began, 2, 12, 11, 0.2), finger(.ended, 2, 12, 11, 0.25),
      finger(.began, 3, 11, 9, 0.4), finger(.ended, 3, 11, 9, 0.45),
      finger(.began, 4, 11, 9, 2.4), finger(.ended, 4, 11, 9, 2.45),
    ])
    let counts = found.compactMap { gesture -> Int? in
      if case .tap(let count, _, true) = gesture { return count }
      return nil
    }
    #expect(counts == [1, 2, 3, 1])
  }

  @Test func `a third finger is ignored`() {
    var recognizer = GestureRecognizer()
    _ = recognizer.handle(finger(.began, 1, 0, 0, 0))
    _ = recognizer.handle(finger(.began, 2, 100, 0, 0))
    #expect(recognizer.handle(finger(.began, 3, 50, 50, 0)).isEmpty)
    #expect(recognizer.handle(finger(.moved, 3, 90, 90, 0)).isEmpty)
    #expect(recognizer.handle(finger(.ended, 3, 90, 90, 0)).isEmpty)
  }

  @Test func `the finger that stays after a pinch pans without a jump`() {
    let found = gestures([
      finger(.began, 1, 0, 0, 0), finger(.began, 2, 100, 0, 0), finger(.ended, 1, 0, 0, 0.1),
      finger(.moved, 2, 101, 0, 0.2),
    ])
    #expect(found.last == .pan(Vector(dx: 1, dy: 0)))
  }

  @Test func `a finger that vanishes does not tap`() {
    let found = gestures([finger(.began, 1, 0, 0, 0), finger(.cancelled, 1, 0, 0, 0.1)])
    #expect(found == [.began(at: .zero)])
  }

  @Test func `a finger that never began is ignored`() {
    #expect(gestures([finger(.moved, 9, 0, 0, 0), finger(.ended, 9, 0, 0, 0)]).isEmpty)
  }

  @Test func `a resting finger becomes a long press and no tap`() {
    var recognizer = GestureRecognizer()
    _ = recognizer.handle(finger(.began, 1, 5, 5, 0))
    #expect(recognizer.advance(to: 0.3).isEmpty)
    #expect(recognizer.advance(to: 0.5) == [.longPress(at: Point(x: 5, y: 5))])
    #expect(recognizer.handle(finger(.ended, 1, 5, 5, 0.6)) == [.ended])
  }

  @Test func `the mouse drags, clicks and double-clicks alike`() {
    let drag = gestures([
      mouse(.pressed, 0, 0, 0), mouse(.moved, 30, 0, 0.1), mouse(.released, 30, 0, 0.2),
    ])
    #expect(drag == [.began(at: .zero), .pan(Vector(dx: 30, dy: 0)), .ended])
    let clicks = gestures([
      mouse(.pressed, 0, 0, 0), mouse(.released, 0, 0, 0.05), mouse(.pressed, 1, 1, 0.1),
      mouse(.released, 1, 1, 0.15),
    ])
    #expect(clicks.last == .tap(count: 2, at: Point(x: 1, y: 1), byFinger: false))
  }
}

@Suite struct FocusMoveTests {
  /// Three columns of 40 by 40 with gutters of 10; the lowest row is one wide box.
  private let boxes =
    (0..<2).flatMap { row in
      (0..<3).map { column in
        Rect(x: Double(column) * 50, y: Double(row) * 50, width: 40, height: 40)
      }
    } + [Rect(x: 0, y: 100, width: 140, height: 40)]

  @Test func `left and right stay in the row, however near something above or below is`() {
    let key = Rect(x: 300, y: 10, width: 52, height: 36)
    let boxes = [
      Rect(x: 12, y: 10, width: 148, height: 36), Rect(x: 12, y: 56, width: 360, height: 176),
      Rect(x: 700, y: 20, width: 44, height: 20), Rect(x: 380, y: 56, width: 44, height: 36),
    ]
    #expect(FocusMove.left.target(from: key, among: boxes, lane: key.midY) == 0)
    #expect(FocusMove.right.target(from: key, among: boxes, lane: key.midY) == 2)
    // Where the row is empty, the nearest.
    #expect(FocusMove.right.target(from: key, among: [boxes[1], boxes[3]], lane: key.midY) == 1)
  }

  @Test(arguments: [
    (FocusMove.right, 0, 1), (.down, 1, 4), (.left, 5, 4), (.up, 4, 1), (.down, 4, 6),
  ]) func `a move takes the neighbour`(move: FocusMove, from: Int, to: Int) {
    let lane = move.isVertical ? boxes[from].midX : boxes[from].midY
    #expect(move.target(from: boxes[from], among: boxes, lane: lane) == to)
  }

  @Test func `passing a wide key returns to the same column`() {
    #expect(FocusMove.up.target(from: boxes[6], among: boxes, lane: boxes[5].midX) == 5)
  }

  @Test func `nothing lies beyond the edge`() {
    #expect(FocusMove.left.target(from: boxes[0], among: boxes, lane: boxes[0].midY) == nil)
  }
}
