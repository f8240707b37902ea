package import Drawing
package import Input

/// Shows two scenes, side by side or one over the other, and hands each event to the one it is for.
///
/// A finger or button belongs to the scene it came down in until it lifts; keys and the controller
/// go to the scene with the focus.
package final class SceneManager {
  package let master: any Scene
  package let detail: any Scene

  /// Which scene a narrow window shows.
  package var isDetailOnTop = false
  /// Which scene keys go to.
  package private(set) var isDetailFocused = false
  private var showsFocus = false
  private var size = Size(width: 0, height: 0)
  private var contentScale = ContentScale.one
  private var pointerOwner: (any Scene)?
  private var fingerOwners: [Int64: any Scene] = [:]
  private let measurer: any TextMeasurer

  package init(master: any Scene, detail: any Scene, measurer: any TextMeasurer) {
    self.master = master
    self.detail = detail
    self.measurer = measurer
  }

  // MARK: Layout and drawing

  package var arrangement: SceneArrangement {
    SceneArrangement(for: size, isDetailOnTop: isDetailOnTop)
  }

  /// Takes a window's size and scale.
  package func resize(to size: Size, contentScale: ContentScale) {
    self.size = size
    self.contentScale = contentScale
    layOut()
  }

  /// Lets both scenes take their places.
  package func layOut() {
    let arrangement = arrangement
    if !arrangement.isSplit { isDetailFocused = isDetailOnTop }
    for (scene, frame) in [(master, arrangement.master), (detail, arrangement.detail)] {
      guard let frame else { continue }
      let isDetail = scene === detail
      scene.layOut(
        in: SceneContext(
          frame: frame,
          isSplit: arrangement.isSplit,
          hasFocus: isDetail == isDetailFocused,
          showsFocus: showsFocus,
          contentScale: contentScale,
          measurer: measurer
        )
      )
    }
  }

  package func draw(on canvas: any Canvas) {
    layOut()
    for scene in visibleScenes { scene.draw(on: canvas) }
  }

  private var visibleScenes: [any Scene] {
    let arrangement = arrangement
    return (arrangement.detail == nil ? [] : [detail]) + (arrangement.master == nil ? [] : [master])
  }

  private func scene(at place: Point) -> (any Scene)? {
    let arrangement = arrangement
    if let frame = arrangement.master, frame.contains(place) { return master }
    if let frame = arrangement.detail, frame.contains(place) { return detail }
    return nil
  }

  private var focusedScene: any Scene { isDetailFocused ? detail : master }

  // MARK: Events

  /// Gives an event to its scene and returns what is asked of the window.
  package func handle(_ event: InputEvent, at time: Double) -> [SceneRequest] {
    layOut()
    noteDevice(of: event)
    guard let scene = owner(of: event) else { return [.redraw] }
    return scene.handle(event, at: time) + [.redraw]
  }

  /// Lets time pass in the scenes that are seen.
  package func advance(to time: Double) -> [SceneRequest] {
    visibleScenes.flatMap { $0.advance(to: time) }
  }

  /// The earliest moment at which `advance` has something to do.
  package var deadline: Double? { visibleScenes.compactMap(\.deadline).min() }

  package func paste(_ text: String) -> [SceneRequest] {
    focusedScene.paste(text) + [.redraw]
  }

  /// Forgets fingers and buttons, because the window lost them.
  package func cancelInput() {
    pointerOwner = nil
    fingerOwners.removeAll()
    master.cancelInput()
    detail.cancelInput()
  }

  package func cursor(at place: Point) -> CursorShape {
    (pointerOwner ?? scene(at: place))?.cursor(at: place) ?? .arrow
  }

  /// Brings a scene on screen and gives it the keys.
  package func show(detail isDetail: Bool) {
    isDetailOnTop = isDetail
    isDetailFocused = isDetail
    layOut()
  }

  private func noteDevice(of event: InputEvent) {
    switch event {
    case .pointer(let pointer) where pointer.phase == .pressed: showsFocus = false
    case .finger(let finger) where finger.phase == .began: showsFocus = false
    case .key(let key)
    where key.isDown && [.tab, .left, .right, .up, .down, .function(6)].contains(key.key):
      showsFocus = true
    case .text: showsFocus = false
    case .controller(.button(_, isDown: true)): showsFocus = true
    default: break
    }
  }

  private func owner(of event: InputEvent) -> (any Scene)? {
    switch event {
    case .pointer(let pointer): return owner(of: pointer)
    case .finger(let finger): return owner(of: finger)
    case .wheel(_, let place, _): return scene(at: place)
    case .key, .text, .controller: return focusedScene
    }
  }

  private func owner(of pointer: PointerEvent) -> (any Scene)? {
    switch pointer.phase {
    case .pressed:
      if pointerOwner == nil { pointerOwner = scene(at: pointer.position) }
      if let pointerOwner { isDetailFocused = pointerOwner === detail }
      layOut()
      return pointerOwner
    case .moved: return pointerOwner ?? hoverOwner(at: pointer)
    case .released:
      defer { pointerOwner = nil }
      return pointerOwner
    case .left:
      _ = master.handle(.pointer(pointer), at: pointer.time)
      return detail
    }
  }

  /// The scene under the mouse; the other one is told that the mouse has left.
  private func hoverOwner(at pointer: PointerEvent) -> (any Scene)? {
    let owner = scene(at: pointer.position)
    let left = PointerEvent(.left, at: pointer.position, time: pointer.time)
    for other in visibleScenes where other !== owner {
      _ = other.handle(.pointer(left), at: pointer.time)
    }
    return owner
  }

  private func owner(of finger: FingerEvent) -> (any Scene)? {
    switch finger.phase {
    case .began:
      let owner = scene(at: finger.position)
      fingerOwners[finger.id] = owner
      if let owner { isDetailFocused = owner === detail }
      return owner
    case .moved: return fingerOwners[finger.id]
    case .ended, .cancelled: return fingerOwners.removeValue(forKey: finger.id)
    }
  }

  /// Gives the keys to the other scene, which comes on screen for that.
  package func switchFocus() {
    if arrangement.isSplit {
      isDetailFocused.toggle()
      layOut()
    } else {
      show(detail: !isDetailOnTop)
    }
  }
}
