import Drawing
import Input
import SceneHost
import TestSupport
import Testing

@Suite struct SceneManagerTests {
  private let first = RecordingScene()
  private let second = RecordingScene()
  private let manager: SceneManager<String>

  init() {
    manager = SceneManager<String>(master: first, detail: second, measurer: RecordingCanvas())
    manager.resize(to: Size(width: 1000, height: 600), contentScale: .one)
  }

  private let onFirst = Point(x: 100, y: 100)
  private let onSecond = Point(x: 800, y: 100)

  private func finger(_ phase: FingerEvent.Phase, _ id: Int64, _ place: Point) {
    _ = manager.handle(.finger(FingerEvent(phase, id: id, at: place, time: 0)), at: 0)
  }

  private func mouse(
    _ phase: PointerEvent.Phase,
    _ place: Point,
    _ button: PointerEvent.Button = .primary
  ) {
    _ = manager.handle(.pointer(PointerEvent(phase, button: button, at: place, time: 0)), at: 0)
  }

  @Test func `scenes go with their manager`() {
    weak var first: RecordingScene?
    weak var second: RecordingScene?
    weak var gone: SceneManager<String>?
    do {
      let scenes = (RecordingScene(), RecordingScene())
      (first, second) = scenes
      let manager = SceneManager<String>(
        master: scenes.0,
        detail: scenes.1,
        measurer: RecordingCanvas()
      )
      gone = manager
      manager.resize(to: Size(width: 300, height: 600), contentScale: .one)
      manager.show(detail: true)
      _ = manager.handle(.finger(FingerEvent(.began, id: 1, at: onFirst, time: 0)), at: 0)
      _ = manager.advance(to: 0.1)
      manager.draw(on: RecordingCanvas())
    }
    #expect(gone == nil && first == nil && second == nil)
  }

  // MARK: Fingers

  @Test func `a finger belongs to the scene it came down in until it lifts`() {
    finger(.began, 1, onFirst)
    finger(.moved, 1, onSecond)
    finger(.ended, 1, onSecond)
    #expect(first.heard.count == 3)
    #expect(second.heard.isEmpty)
    finger(.began, 1, onSecond)
    #expect(second.heard.count == 1)
  }

  @Test func `two fingers can belong to two scenes`() {
    finger(.began, 1, onFirst)
    finger(.began, 2, onSecond)
    finger(.moved, 1, onSecond)
    finger(.moved, 2, onFirst)
    #expect(first.heard.count == 2)
    #expect(second.heard.count == 2)
  }

  @Test func `a finger that vanished is forgotten`() {
    finger(.began, 1, onFirst)
    finger(.cancelled, 1, onFirst)
    finger(.moved, 1, onFirst)
    #expect(first.heard.count == 2)
  }

  @Test func `after the window lost its input no finger is anybody's`() {
    finger(.began, 1, onFirst)
    manager.cancelInput()
    finger(.moved, 1, onFirst)
    #expect(first.heard.count == 1)
    #expect(first.cancellations == 1 && second.cancellations == 1)
  }

  // MARK: Mouse

  @Test func `a drag stays with the scene it began in`() {
    mouse(.pressed, onSecond)
    mouse(.moved, onFirst)
    mouse(.released, onFirst)
    #expect(second.pointerPhases == [.pressed, .moved, .released])
    #expect(first.heard.isEmpty)
  }

  @Test func `hovering into one scene leaves the other`() {
    mouse(.moved, onFirst, .none)
    #expect(first.pointerPhases == [.moved])
    #expect(second.pointerPhases == [.left])
    mouse(.moved, onSecond, .none)
    #expect(first.pointerPhases.last == .left)
    #expect(second.pointerPhases.last == .moved)
  }

  @Test func `a mouse that leaves the window leaves both`() {
    mouse(.left, onFirst, .none)
    #expect(first.pointerPhases == [.left])
    #expect(second.pointerPhases == [.left])
  }

  @Test func `a release without a press is nobody's`() {
    mouse(.released, onFirst)
    #expect(first.heard.isEmpty && second.heard.isEmpty)
  }

  @Test func `the wheel turns what is under the pointer and leaves the focus`() {
    _ = manager.handle(.wheel(delta: Vector(dx: 0, dy: 1), at: onSecond, modifiers: []), at: 0)
    #expect(second.heard.count == 1)
    #expect(!manager.isDetailFocused)
  }

  @Test func `the cursor is that of the scene under it, or of the one that holds the button`() {
    second.shape = .crosshair
    #expect(manager.cursor(at: onFirst) == .arrow)
    #expect(manager.cursor(at: onSecond) == .crosshair)
    mouse(.pressed, onSecond)
    #expect(manager.cursor(at: onFirst) == .crosshair)
  }

  // MARK: Focus

  @Test(arguments: [
    InputEvent.key(KeyEvent(.enter)), .text("x"), .controller(.button(.a, isDown: true)),
  ])
  func `keys, text and controller go to the focus`(event: InputEvent) {
    _ = manager.handle(event, at: 0)
    #expect(first.heard == [event])
    manager.switchFocus()
    _ = manager.handle(event, at: 0)
    #expect(second.heard == [event])
    #expect(first.heard.count == 1)
  }

  @Test func `a press takes the focus along`() {
    mouse(.pressed, onSecond)
    #expect(manager.isDetailFocused)
    manager.layOut()
    #expect(second.context?.hasFocus == true)
    mouse(.released, onSecond)
    finger(.began, 1, onFirst)
    #expect(!manager.isDetailFocused)
  }

  @Test func `the focus is shown for keys and the controller, not for mouse and touch`() {
    func isShown() -> Bool {
      manager.layOut()
      return first.context?.showsFocus ?? false
    }
    #expect(!isShown())
    _ = manager.handle(.key(KeyEvent(.tab)), at: 0)
    #expect(isShown())
    mouse(.pressed, onFirst)
    #expect(!isShown())
    _ = manager.handle(.controller(.button(.dpadUp, isDown: true)), at: 0)
    #expect(isShown())
    finger(.began, 1, onFirst)
    #expect(!isShown())
    _ = manager.handle(.key(KeyEvent(.left)), at: 0)
    #expect(isShown())
    _ = manager.handle(.text("2"), at: 0)
    #expect(!isShown())
  }

  // MARK: One scene at a time

  @Test func `in a narrow window only the scene on top is drawn, heard and awaited`() {
    manager.resize(to: Size(width: 400, height: 800), contentScale: .one)
    manager.reducesMotion = true
    second.deadline = 1
    manager.draw(on: RecordingCanvas())
    #expect(first.drawings == 1 && second.drawings == 0)
    #expect(manager.deadline == nil)
    manager.show(detail: true)
    manager.draw(on: RecordingCanvas())
    #expect(first.drawings == 1 && second.drawings == 1)
    #expect(manager.deadline == 1)
    finger(.began, 1, onFirst)
    #expect(second.heard.count == 1)
  }

  @Test func `switching the focus in a narrow window brings the other scene on top`() {
    manager.resize(to: Size(width: 400, height: 800), contentScale: .one)
    manager.switchFocus()
    #expect(manager.isDetailOnTop && manager.isDetailFocused)
    manager.switchFocus()
    #expect(!manager.isDetailOnTop && !manager.isDetailFocused)
  }

  @Test func `a window that grows and shrinks again shows what it showed`() {
    manager.resize(to: Size(width: 400, height: 800), contentScale: .one)
    manager.show(detail: true)
    manager.resize(to: Size(width: 1200, height: 800), contentScale: .one)
    #expect(manager.arrangement.isSplit)
    manager.resize(to: Size(width: 400, height: 800), contentScale: .one)
    #expect(manager.isDetailOnTop)
    #expect(second.context?.frame.width == 400)
  }

  @Test func `both scenes are told where they are and that they are two`() {
    #expect(first.context?.frame == Rect(x: 0, y: 0, width: 340, height: 600))
    #expect(second.context?.frame == Rect(x: 340, y: 0, width: 660, height: 600))
    #expect(first.context?.isSplit == true && second.context?.isSplit == true)
  }

  @Test func `what a scene asks for comes out, with a drawing`() {
    first.answers = [.copy("7")]
    let requests = manager.handle(.key(KeyEvent(.enter)), at: 0)
    #expect(requests == [.copy("7"), .redraw])
  }

  @Test func `the earliest deadline counts`() {
    first.deadline = 5
    second.deadline = 3
    #expect(manager.deadline == 3)
  }
}
