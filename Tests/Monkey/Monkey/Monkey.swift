import Settings
import Documents
import Drawing
import GraphScene
import GraphModel
import Input
import Notation
import SceneHost
import SceneParts
import Shell
import TestSupport

/// Uses the whole program at random: keys, text, mouse, fingers, controller, clipboard, and windows of
/// any size; after every act it looks whether the program is still sane.
///
/// The same seed does the same things.
package struct Monkey {
  private(set) var calculator: GraphingCalculator
  var generator: SeededGenerator
  var size = Size(width: 1024, height: 768)
  var scale = ContentScale.one
  /// Seconds since the start.
  package internal(set) var clock = 0.0
  /// Where each finger is.
  var fingers: [Int64: Point] = [:]
  var isButtonDown = false
  /// What was copied last.
  private var clipboard = ""
  private var acts = 0
  private let errands = Errands()
  /// Whether now and then the program is started again or left alone for an hour.
  private let takesBreaks: Bool
  /// Whether every act is followed by every question.
  private let asksAlways: Bool

  package init(seed: UInt64, takesBreaks: Bool = true, asksAlways: Bool = false) {
    self.takesBreaks = takesBreaks
    self.asksAlways = asksAlways
    generator = SeededGenerator(seed: seed)
    calculator = Self.opened(SavedState(), errands)
    calculator.resize(to: size, contentScale: scale)
  }

  /// The program with a state; facts about curves are found late.
  func opened(_ state: SavedState) -> GraphingCalculator { Self.opened(state, errands) }

  private static func opened(_ state: SavedState, _ errands: Errands) -> GraphingCalculator {
    let calculator = GraphingCalculator(state, measurer: RecordingCanvas())
    calculator.provingTime = .milliseconds(2)
    calculator.work(in: errands.background)
    return calculator
  }

  /// Does one thing and returns what is wrong then, nil when all is well.
  package mutating func act() -> String? {
    acts += 1
    clock += Double.random(in: 0...0.05, using: &generator)
    if takesBreaks, chance(in: 500) { clock += 3600 }
    fulfil(doSomething())
    if acts % 1000 == 0, !isSlow { errands.run() }
    fulfil(calculator.advance(to: clock))
    return fault()
  }

  /// Whether the facts about what is graphed take many seconds: Γ is costly, and all pairs of curves
  /// are looked at.
  private var isSlow: Bool {
    let curves = calculator.document.functions.functions.map(\.function.name)
    return curves.count > 4 || curves.contains { $0.contains("gamma") || $0.contains("!") }
  }

  private mutating func fulfil(_ requests: [SceneRequest]) {
    for request in requests {
      switch request {
      case .copy(let text): clipboard = text
      case .paste: _ = calculator.paste(clipboard)
      default: break
      }
    }
  }

  private mutating func doSomething() -> [SceneRequest] {
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<25: return handle(.text(someText))
    case 25..<45: return handle(.key(someKey))
    case 45..<60: return handle(somePointer)
    case 60..<85: return moveFingers()
    case 85..<95: return handle(.controller(someControllerEvent))
    case 95: return calculator.paste(someText)
    case 96: changeSurroundings()
    case 97: resize()
    case 98: calculator.cancelInput()
    default: calculator.resize(to: size, contentScale: scale)
    }
    return []
  }

  func handle(_ event: InputEvent) -> [SceneRequest] { calculator.handle(event, at: clock) }

  private mutating func changeSurroundings() {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: calculator.setTheme(ThemeChoice.allCases.randomElement(using: &generator) ?? .dark)
    case 1: calculator.desktop.isDark.toggle()
    case 2: calculator.desktop.reducesMotion.toggle()
    case 3: fulfil(calculator.present())
    case 4: minimise()
    default: if takesBreaks { restart() }
    }
  }

  /// A window that is put away loses what is held and is not drawn for a while.
  private mutating func minimise() {
    calculator.cancelInput()
    fingers = [:]
    isButtonDown = false
    clock += Double.random(in: 0...10, using: &generator)
  }

  private mutating func resize() {
    let sizes = [
      Size(width: 1, height: 1), Size(width: 320, height: 480), Size(width: 480, height: 320),
      Size(width: 390, height: 844), Size(width: 1024, height: 768), Size(width: 1280, height: 800),
      Size(width: 3, height: 2000), Size(width: 2560, height: 200),
      Size(
        width: .random(in: 1...2000, using: &generator),
        height: .random(in: 1...1500, using: &generator)
      ),
    ]
    size = sizes.randomElement(using: &generator) ?? size
    scale = ContentScale([0.25, 1, 1.25, 1.5, 2, 3].randomElement(using: &generator) ?? 1)
    calculator.resize(to: size, contentScale: scale)
  }

  /// Starts the program again with what it would have saved.
  private mutating func restart() {
    calculator = opened(calculator.state)
    calculator.resize(to: size, contentScale: scale)
    fingers = [:]
    isButtonDown = false
  }

  mutating func chance(in count: Int) -> Bool {
    Int.random(in: 0..<count, using: &generator) == 0
  }

  /// The costly questions are asked now and then, or always; those that take time from the program only
  /// now and then.
  private mutating func fault() -> String? {
    func isDue(_ often: Int) -> Bool { asksAlways || acts % often == 0 }
    if let fault = viewFault { return fault }
    if asksAlways, let fault = pictureFault(on: RecordingCanvas(contentScale: scale)) {
      return fault
    }
    if isDue(300), let fault = savingFault { return fault }
    if isDue(50), let fault = undoFault { return fault }
    if isDue(200), let fault = wayBackFault { return fault }
    if acts % 64 == 0, let fault = restingPictureFault() { return fault }
    return acts % 800 == 0 ? restFault() : nil
  }
}
