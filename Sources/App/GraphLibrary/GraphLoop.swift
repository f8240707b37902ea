import GraphScene
import Input
import SDLPlatform
import SceneHost
import SceneParts

/// Waits for events, hands them to a graph, and draws when something changed; a graph at rest costs
/// nothing.
final class GraphLoop {
  private let scene: PlaneScene
  private let window: Window
  private let source: EventSource
  private let measurer: any TextMeasurer
  private var needsDrawing = true
  private var isRunning = true

  init(_ scene: PlaneScene, in window: Window, measurer: any TextMeasurer) {
    (self.scene, self.window, self.measurer) = (scene, window, measurer)
    source = EventSource(window: window)
    scene.work(
      in: Background { work in
        Task.detached(priority: .utility) {
          work()
          EventSource.wake()
        }
      }
    )
    window.acceptsText = true
  }

  func run() {
    while isRunning {
      layOut()
      if needsDrawing { draw() }
      let now = MonotonicClock.now
      for event in source.wait(timeout: scene.deadline.map { max(0, $0 - now) }) { handle(event) }
      fulfil(scene.advance(to: MonotonicClock.now))
    }
  }

  private func layOut() {
    scene.layOut(
      in: SceneContext(
        frame: Rect(size: window.size),
        showsFocus: true,
        contentScale: window.contentScale,
        measurer: measurer
      )
    )
  }

  private func draw() {
    needsDrawing = false
    window.draw { scene.draw(on: $0) }
  }

  private func handle(_ event: PlatformEvent) {
    switch event {
    case .input(let input):
      layOut()
      fulfil(scene.handle(input, at: MonotonicClock.now))
      if case .pointer(let pointer) = input {
        window.setCursor(scene.cursor(at: pointer.position))
      }
    case .resized, .exposed, .renderTargetsLost, .windowShown:
      window.forgetPicture()
      needsDrawing = true
    case .focusLost: scene.cancelInput()
    case .quit: isRunning = false
    case .themeMayHaveChanged, .dropped, .droppedText, .windowHidden: break
    }
  }

  /// What is asked of a calculator, or of files, has nobody here to do it.
  private func fulfil(_ requests: [SceneRequest]) {
    for request in requests {
      switch request {
      case .redraw, .save: needsDrawing = true
      case .copy(let text): try? window.copyToClipboard(text)
      case .toggleFullScreen: window.isFullScreen.toggle()
      case .beginFullScreen: window.isFullScreen = true
      case .endFullScreen: window.isFullScreen = false
      case .vibrate: source.vibrate()
      case .quit: isRunning = false
      case .paste, .speak, .file, .showMaster, .pull, .switchFocus, .passFocus, .toggleHidden,
        .command:
        break
      }
    }
  }
}
