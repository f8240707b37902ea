import Drawing
import Input
import SceneHost
import TestSupport
import Testing

@Suite struct SceneSlideTests {
  private let first = RecordingScene()
  private let second = RecordingScene()
  private let manager: SceneManager<String>

  init() {
    manager = SceneManager<String>(master: first, detail: second, measurer: RecordingCanvas())
    manager.resize(to: Size(width: 400, height: 800), contentScale: .one)
  }

  private func drawings() -> (Int, Int) {
    (first.drawings, second.drawings) == (0, 0) ? (0, 0) : (first.drawings, second.drawings)
  }

  @Test func `a pushed scene slides in over the other, and then nothing moves any more`() {
    manager.show(detail: true)
    manager.draw(on: RecordingCanvas())
    #expect(drawings() == (1, 1))
    #expect(manager.deadline != nil)
    #expect(manager.advance(to: 0.1) == [.redraw])
    manager.draw(on: RecordingCanvas())
    #expect(drawings() == (2, 2))
    #expect(manager.advance(to: 0.3) == [.redraw])
    manager.draw(on: RecordingCanvas())
    #expect(drawings() == (2, 3))
    #expect(manager.deadline == nil)
    #expect(manager.advance(to: 0.4).isEmpty)
  }

  @Test func `events go to the new scene at once`() {
    manager.show(detail: true)
    _ = manager.handle(.text("x"), at: 0.01)
    #expect(second.heard == [.text("x")])
  }

  @Test func `with reduced motion, side by side and alone nothing slides`() {
    manager.reducesMotion = true
    manager.show(detail: true)
    #expect(manager.deadline == nil)
    manager.reducesMotion = false
    manager.resize(to: Size(width: 1000, height: 800), contentScale: .one)
    manager.show(detail: false)
    #expect(manager.deadline == nil)
    manager.setDetailAlone(true)
    #expect(manager.deadline == nil)
  }

  // MARK: Hidden scenes

  @Test func `a scene put away leaves its room to the other, and comes back`() {
    manager.resize(to: Size(width: 1000, height: 800), contentScale: .one)
    manager.toggleHidden(.master)
    #expect(manager.arrangement.master == nil)
    #expect(second.context?.frame.width == 1000)
    #expect(second.context?.isPushed == false && second.context?.isSplit == false)
    #expect(manager.isDetailFocused)
    manager.toggleHidden(.master)
    #expect(manager.arrangement.isSplit)
    #expect(!manager.isDetailFocused)
    manager.toggleHidden(.detail)
    #expect(first.context?.frame.width == 1000)
    manager.switchFocus()
    #expect(manager.arrangement.isSplit && manager.isDetailFocused)
  }

  @Test func `a narrow window shows the other scene instead`() {
    manager.toggleHidden(.master)
    #expect(manager.isDetailOnTop && manager.hidden == nil)
    manager.toggleHidden(.detail)
    #expect(!manager.isDetailOnTop)
  }

  @Test(arguments: [400.0, 1000.0], [false, true])
  func `alone and back again is as before`(width: Double, isDetail: Bool) {
    manager.reducesMotion = true
    manager.resize(to: Size(width: width, height: 800), contentScale: .one)
    manager.show(detail: isDetail)
    let before = (manager.arrangement, manager.isDetailFocused)
    manager.setDetailAlone(true)
    #expect(manager.arrangement.master == nil && manager.isDetailFocused)
    manager.switchFocus()
    manager.toggleHidden(.detail)
    manager.setDetailAlone(false)
    #expect(manager.arrangement == before.0)
    #expect(manager.isDetailFocused == before.1)
  }
}
