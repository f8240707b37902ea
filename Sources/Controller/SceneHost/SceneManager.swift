package import Drawing
package import Input

/// Shows two scenes, side by side or one over the other, and hands each event to the one it is for.
///
/// A finger or button belongs to the scene it came down in until it lifts; keys and the controller
/// go to the scene with the focus.
package final class SceneManager<Command: Hashable & Sendable> {
  let master: any Scene<Command>
  let detail: any Scene<Command>

  /// Which scene a narrow window shows.
  package var isDetailOnTop = false
  /// Which scene is put away where both have room.
  package var hidden: SceneSide?
  /// Whether the first scene, which is put away, lies over the second one for now.
  private var isMasterOver = false
  /// Where the keys went before the second scene got the whole window to itself; nil while it has not.
  private var wasDetailFocused: Bool?
  /// Which scene keys go to.
  package internal(set) var isDetailFocused = false {
    didSet {
      if isDetailFocused != oldValue { scene(isDetailFocused ? .master : .detail).loseFocus() }
    }
  }
  /// Whether something over both scenes has the keys.
  package var isCovered = false
  /// Whether scenes change places at once.
  package var reducesMotion = false
  var slide: SceneSlide?
  var now = 0.0
  private var showsFocus = false
  private var window = (size: Size(width: 0, height: 0), contentScale: ContentScale.one)
  private var layers = LayerStack<SceneSide>()
  private let measurer: any TextMeasurer

  package init(master: any Scene<Command>, detail: any Scene<Command>, measurer: any TextMeasurer) {
    self.master = master
    self.detail = detail
    self.measurer = measurer
  }

  /// Whether the second scene has the whole window to itself, whatever else is set.
  private var isDetailAlone: Bool { wasDetailFocused != nil }

  // MARK: Layout and drawing

  package var arrangement: SceneArrangement {
    var arrangement = SceneArrangement(for: size, isDetailOnTop: isDetailOnTop, hidden: hidden)
    arrangement.master = arrangement.master ?? popover
    if isDetailAlone { (arrangement.master, arrangement.detail) = (nil, Rect(size: size)) }
    if arrangement.isSplit, popover == nil, detail.usesDock {
      (arrangement.master, arrangement.dock) = (nil, arrangement.master)
    }
    return arrangement
  }

  var size: Size { window.size }

  /// Where the first scene lies over the second one; nil while it does not.
  package var popover: Rect? {
    isMasterOver && hidden == .master && !isDetailAlone ? SceneArrangement.popover(in: size) : nil
  }

  /// Whether the window has room for two scenes side by side.
  package var canSplit: Bool { SceneArrangement.masterWidth(in: size) != nil }

  /// Takes a window's size and scale.
  package func resize(to size: Size, contentScale: ContentScale) {
    window = (size, contentScale)
    layOut()
  }

  /// Lets both scenes take their places; due before each event and each picture.
  package func layOut() {
    let arrangement = arrangement
    if !arrangement.isSplit || arrangement.dock != nil {
      isDetailFocused = arrangement.master == nil
    }
    let frames = [(SceneSide.master, arrangement.master), (.detail, arrangement.detail)]
    let modal = [focusedSide].filter { scene($0).isModal }
    layers.entries =
      modal.map { .init($0, covering: [], isModal: true) }
      + frames.compactMap { side, frame in
        frame.map { frame in
          let dock = side == .detail ? arrangement.dock : nil
          return .init(
            side,
            covering: [frame] + [dock].compactMap { $0 },
            isModal: frame == popover
          )
        }
      }
    for (side, frame) in frames {
      if let frame = frame ?? (slidesAway(side) ? Rect(size: size) : nil) {
        layOut(side, in: frame)
      }
    }
  }

  private func layOut(_ side: SceneSide, in frame: Rect) {
    let isDetail = side == .detail
    let arrangement = arrangement
    let isOffered = isDetail && arrangement.isSplit && popover == nil
    scene(side).layOut(
      in: SceneContext(
        frame: frame,
        window: Rect(size: size),
        dock: isOffered ? arrangement.dock ?? arrangement.master : nil,
        isSplit: arrangement.isSplit,
        isPushed: isDetail && !canSplit && !isDetailAlone,
        isOtherHidden: canSplit && !isDetailAlone && hidden == (isDetail ? .master : .detail),
        canSplit: canSplit,
        hasFocus: !isCovered && isDetail == isDetailFocused,
        showsFocus: showsFocus,
        reducesMotion: reducesMotion,
        contentScale: window.contentScale,
        measurer: measurer
      )
    )
  }

  package func draw(on canvas: any Canvas) {
    if drawSlide(on: canvas) { return }
    for scene in visibleScenes { scene.draw(on: canvas) }
  }

  private var visibleScenes: [any Scene<Command>] {
    let arrangement = arrangement
    let (below, above) = (
      arrangement.detail == nil ? [] : [detail], arrangement.master == nil ? [] : [master]
    )
    // A menu may lie over the other scene.
    return detail.isModal ? above + below : below + above
  }

  private func scene(_ side: SceneSide) -> any Scene<Command> { side == .master ? master : detail }

  private var focusedSide: SceneSide { isDetailFocused ? .detail : .master }

  // MARK: Events

  /// Gives an event to its scene and returns what is asked of the window.
  package func handle(_ event: InputEvent, at time: Double) -> [HostRequest<Command>] {
    now = time
    noteDevice(of: event)
    let side = layers.listener(of: event, focus: focusedSide)
    if leavesPopover(event) {
      endPopover()
      return [.redraw]
    }
    if let side, Contact(event)?.phase == .began { isDetailFocused = side == .detail }
    if case .pointer(let pointer) = event { leaveOthers(than: side, pointer) }
    guard let side else { return [.redraw] }
    return scene(side).handle(event, at: time) + [.redraw]
  }

  /// Lets time pass in the scenes that are seen.
  package func advance(to time: Double) -> [HostRequest<Command>] {
    now = time
    return visibleScenes.flatMap { $0.advance(to: time) } + advanceSlide()
  }

  /// The earliest moment at which `advance` has something to do.
  package var deadline: Double? {
    (visibleScenes.map(\.deadline) + [slideDeadline]).compactMap { $0 }.min()
  }

  /// Forgets fingers and buttons, because the window lost them.
  package func cancelInput() {
    layers.cancel()
    pull(by: nil)
    master.cancelInput()
    detail.cancelInput()
  }

  package func cursor(at place: Point) -> CursorShape {
    layers.mouseLayer(at: place).map { scene($0).cursor(at: place) } ?? .arrow
  }

  /// Brings a scene on screen and gives it the keys.
  package func show(detail isDetail: Bool) {
    if hidden == (isDetail ? .detail : .master) { hidden = nil }
    if !canSplit, !isDetailAlone, isDetail != isDetailOnTop { beginSlide(isPush: isDetail) }
    isDetailOnTop = isDetail
    (isDetailFocused, isMasterOver) = (isDetail, false)
    layOut()
  }

  /// Brings the first scene: over the second one where it has been put away and there is room, so that
  /// the second one stays as it is.
  package func showMaster() {
    guard hidden == .master, !isDetailAlone, SceneArrangement.popover(in: size) != nil else {
      return show(detail: false)
    }
    (isMasterOver, isDetailFocused) = (true, false)
    layOut()
  }

  private func endPopover() {
    (isMasterOver, isDetailFocused) = (false, true)
    layOut()
  }

  /// Whether an event means that the scene on top shall go: a press beside it, or Escape.
  private func leavesPopover(_ event: InputEvent) -> Bool {
    guard let popover, !isCovered, !master.isModal else { return false }
    if case .key(let key) = event { return key.isDown && key.key == .escape && !isDetailFocused }
    guard let contact = Contact(event), contact.phase == .began else { return false }
    return !popover.contains(contact.place)
  }

  /// Gives the second scene the whole window, or everything back as it was.
  package func setDetailAlone(_ isAlone: Bool) {
    guard isAlone != isDetailAlone else { return }
    if let wasDetailFocused { isDetailFocused = wasDetailFocused }
    wasDetailFocused = isAlone ? isDetailFocused : nil
    slide = nil
    layOut()
  }

  /// Puts a scene away, or brings it back; a narrow window shows the other one instead.
  package func toggleHidden(_ side: SceneSide) {
    guard !isDetailAlone else { return }
    guard canSplit else {
      show(detail: side == .master)
      return
    }
    (hidden, isMasterOver) = (hidden == side ? nil : side, false)
    isDetailFocused = hidden == nil ? side == .detail : side == .master
    layOut()
  }

  /// Shows the focus from now on, as after a key.
  package func showFocus() { showsFocus = true }

  /// Whether a ring says where the focus is.
  package var isFocusShown: Bool { showsFocus }

  private func noteDevice(of event: InputEvent) {
    switch event {
    case .pointer(let pointer) where pointer.phase == .pressed: showsFocus = false
    case .finger(let finger) where finger.phase == .began: showsFocus = false
    case .key(let key)
    where key.isDown && [.tab, .left, .right, .up, .down, .function(6)].contains(key.key):
      showsFocus = true
    case .text(let text) where text != " ": showsFocus = false
    case .controller(.button(_, isDown: true)): showsFocus = true
    default: break
    }
  }

  /// Tells a scene that the mouse on its way, with no button down, is not in it.
  private func leaveOthers(than side: SceneSide?, _ pointer: PointerEvent) {
    let isLoose = pointer.phase == .moved && !layers.holdsMouse
    guard isLoose || pointer.phase == .left else { return }
    let left = PointerEvent(.left, at: pointer.position, time: pointer.time)
    for other in [SceneSide.master, .detail] where other != side {
      _ = scene(other).handle(.pointer(left), at: pointer.time)
    }
  }

  /// Gives the keys to the other scene as Tab does, so that all controls are on one way.
  package func passFocus(forward: Bool) {
    switchFocus()
    scene(focusedSide).takeFocus(forward: forward)
  }

  /// Gives the keys to the other scene, which comes on screen for that.
  package func switchFocus() {
    guard !isDetailAlone else { return }
    if popover != nil {
      endPopover()
    } else if arrangement.dock != nil {
      detail.switchDock()
    } else if arrangement.isSplit {
      isDetailFocused.toggle()
      layOut()
    } else if canSplit {
      show(detail: !isDetailFocused)
    } else {
      show(detail: !isDetailOnTop)
    }
  }
}
