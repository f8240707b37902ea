import Documents
import Drawing
import GraphScene
import GraphTools
import Input
import SDLPlatform
import SceneHost
import SceneParts
import Shell
import SystemServices
import Words
import CLibrary

/// Waits for events, hands them to the calculator, draws when something changed, and saves.
///
/// Nothing runs while nothing happens: the wait ends with an event or at the next deadline.
final class WindowLoop {
  private let window: Window
  private let source: EventSource
  private let calculator: GraphingCalculator
  private let store: StateStore
  private let files: FileStore
  private let userScale: Double?
  private let portal = DesktopPortal()
  private let readers = AccessibilityBus { EventSource.wake() }
  /// How the window stands, or stood before it filled a screen.
  private var windowed: SavedState.Window
  private var needsDrawing = true
  private var isRunning = true
  private var isHidden = false
  /// Whether the window filled the screen before a presentation, nil while there is none.
  private var wasFullScreen: Bool?
  private var saveTime: Double?
  private var speaker: Speaker?

  /// How soon after a change the state is saved, in seconds.
  private static let saveDelay = 0.4

  init(
    window: Window,
    calculator: GraphingCalculator,
    store: StateStore,
    files: FileStore,
    userScale: Double?,
    windowed: SavedState.Window
  ) {
    self.window = window
    self.calculator = calculator
    self.store = store
    self.files = files
    self.userScale = userScale
    self.windowed = windowed
    source = EventSource(window: window)
    calculator.provingTime = .milliseconds(6)
    calculator.popoverTime = 0.14
    calculator.work(
      in: Background { work in
        Task.detached(priority: .utility) {
          // Linux knows nothing of a task's priority: this thread gives way to the one that draws.
          setpriority(.init(PRIO_PROCESS.rawValue), 0, 10)
          work()
          EventSource.wake()
        }
      }
    )
    window.acceptsText = true
    window.onDisplayLoss { [weak self] in
      if let sentence = self?.keep() { Failure.say("ordinate: " + calculator.words(sentence)) }
      Failure.say("ordinate: " + calculator.words(SystemFault.displayLost))
      exit(1)
    }
  }

  /// Runs until the person quits.
  func run() {
    followDesktop()
    fit()
    while isRunning {
      if needsDrawing, !isHidden { draw() }
      // Those who see come first.
      if calculator.isRead { tellReaders() }
      let events = source.wait(timeout: timeout)
      for event in events { handle(event) }
      let now = MonotonicClock.now
      for deed in readers.takeDeeds() {
        fulfil(calculator.perform(deed.act, at: deed.way, time: now))
      }
      fulfil(calculator.advance(to: now))
      if calculator.isRead != readers.isActive {
        calculator.isRead = readers.isActive
        needsDrawing = true
      }
      if let saveTime, now >= saveTime { save() }
      if let fault = store.takeFault() { report(fault) }
    }
    noteWindow()
    if let sentence = keep() { report(sentence) }
  }

  private var timeout: Double? {
    let deadlines = [isHidden ? nil : calculator.deadline, saveTime].compactMap { $0 }
    return deadlines.min().map { max(0, $0 - MonotonicClock.now) }
  }

  private func draw() {
    needsDrawing = false
    fit()
    window.title = calculator.title
    window.draw { calculator.draw(on: $0) }
    store.endStart()
  }

  /// Shows the window as it is now to those who read it.
  private func tellReaders() {
    let scale = window.contentScale.devicePixelsPerPoint
    let corner = window.place.map { Point(x: Double($0.x), y: Double($0.y)) } ?? .zero
    let tree = calculator.read(at: MonotonicClock.now)
    readers.publish(.init(tree, scale: scale, corner: corner))
  }

  /// Takes the window's size; a window below the smallest layout shows it scaled down.
  ///
  /// - Returns: The size in points of the system's own scale, whatever magnification the person has chosen.
  @discardableResult
  private func fit() -> Size {
    window.scaleOverride = userScale
    let magnification = calculator.magnification(in: window.size)
    if magnification != 1 {
      window.scaleOverride = window.contentScale.devicePixelsPerPoint * magnification
    }
    let size = window.size
    let shrink = calculator.shrink(in: size)
    if shrink < 1 {
      window.scaleOverride = window.contentScale.devicePixelsPerPoint * shrink
    }
    calculator.resize(
      to: window.size,
      contentScale: window.contentScale,
      magnification: magnification
    )
    return Size(width: size.width * magnification, height: size.height * magnification)
  }

  /// Notes how the window stands.
  ///
  /// Not with each new size: of a window that fills a screen the system may tell its size before that.
  private func noteWindow() {
    let size = fit()
    windowed.isFullScreen = wasFullScreen ?? window.isFullScreen
    guard !window.isFullScreen else { return }
    windowed.isMaximized = window.isMaximized
    guard !window.isMaximized else { return }
    (windowed.width, windowed.height) = (size.width, size.height)
    (windowed.x, windowed.y) = (window.place?.x, window.place?.y)
  }

  /// Takes over what the desktop says about colours and motion.
  private func followDesktop() {
    let desktop = DesktopPreferences.current(portal: portal.settings)
    calculator.desktop.isDark = desktop.isDark
    calculator.desktop.reducesMotion = desktop.reducesMotion
    calculator.desktop.wantsContrast = desktop.wantsContrast
    calculator.desktop.accent = desktop.accent
  }

  /// Starts or ends a presentation given on the command line.
  func present() { fulfil(calculator.present()) }

  private func handle(_ event: PlatformEvent) {
    switch event {
    case .input(let input):
      fulfil(calculator.handle(input, at: MonotonicClock.now))
      if case .pointer(let pointer) = input {
        window.setCursor(calculator.cursor(at: pointer.position))
      }
    case .resized:
      window.forgetPicture()
      fit()
      needsDrawing = true
      saveSoon()
    case .exposed, .renderTargetsLost:
      window.forgetPicture()
      needsDrawing = true
    case .themeMayHaveChanged:
      followDesktop()
      needsDrawing = true
    case .quit: isRunning = false
    case .dropped(let path):
      fulfil([.file(.open(path: files.folders.shortened(path)))])
    case .droppedText(let text): fulfil(calculator.drop(text))
    case .windowHidden: isHidden = true
    case .windowShown:
      window.forgetPicture()
      isHidden = false
      needsDrawing = true
    case .focusLost: calculator.cancelInput()
    }
  }

  private func fulfil(_ requests: [SceneRequest]) {
    for request in requests {
      switch request {
      case .redraw: needsDrawing = true
      case .save:
        needsDrawing = true
        saveSoon()
      case .copy(let text):
        do { try window.copyToClipboard(text) } catch { calculator.say(error) }
        needsDrawing = true
      case .paste: if let text = window.clipboard { fulfil(calculator.paste(text)) }
      case .toggleFullScreen:
        noteWindow()
        window.isFullScreen.toggle()
        needsDrawing = true
        saveSoon()
      case .beginFullScreen:
        noteWindow()
        wasFullScreen = window.isFullScreen
        window.isFullScreen = true
        needsDrawing = true
      case .endFullScreen:
        window.isFullScreen = wasFullScreen ?? window.isFullScreen
        wasFullScreen = nil
        needsDrawing = true
      case .speak(let sentence): speak(sentence)
      case .vibrate: source.vibrate()
      case .quit: isRunning = false
      case .file(let request):
        fulfil(calculator.take(files.fulfil(request)))
        needsDrawing = true
      case .showMaster, .pull, .switchFocus, .passFocus, .toggleHidden, .command: break
      }
    }
  }

  private func speak(_ sentence: String) {
    if readers.isActive { return readers.announce(sentence) }
    if speaker == nil { speaker = Speaker(language: calculator.words.language.rawValue) }
    if let speaker {
      speaker.say(sentence)
    } else {
      calculator.setSpeaking(false)
      report(SystemFault.noSpeech)
    }
  }

  /// Says in the window and on standard error what went wrong.
  private func report(_ sentence: SystemFault) {
    Failure.say("ordinate: " + calculator.words(sentence))
    calculator.say(sentence)
    needsDrawing = true
  }

  private func saveSoon() { saveTime = saveTime ?? MonotonicClock.now + Self.saveDelay }

  private func save() {
    saveTime = nil
    noteWindow()
    store.saveSoon(state) { EventSource.wake() }
  }

  /// Writes the state, even when the display is gone, and returns a sentence when that failed.
  private func keep() -> SystemFault? { store.save(state) }

  /// What is worth keeping now.
  private var state: SavedState {
    var state = calculator.keptState
    state.window = windowed
    return state
  }
}
