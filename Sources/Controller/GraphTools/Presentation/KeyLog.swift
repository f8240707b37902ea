import Input
import Words

/// The keys pressed last, for those who watch.
struct KeyLog: Hashable, Sendable {
  /// How long the keys stay, in seconds.
  static let time = 3.0
  /// How long they take to go, in seconds.
  static let fade = 0.3
  private static let capacity = 6

  private let words: Locale
  private(set) var names: [String] = []
  private var last = -Double.infinity

  init(words: Locale) { self.words = words }

  /// How strongly the keys are drawn, 0 … 1.
  func opacity(at time: Double) -> Double {
    min(max((last + Self.time + Self.fade - time) / Self.fade, 0), 1)
  }

  /// When the picture of the keys changes next.
  func deadline(at time: Double) -> Double? {
    guard !names.isEmpty else { return nil }
    return max(last + Self.time, time + 1.0 / 60)
  }

  /// Forgets keys nobody sees any more.
  mutating func advance(to time: Double) { if opacity(at: time) == 0 { names.removeAll() } }

  mutating func note(_ key: KeyEvent, at time: Double) {
    guard let name = key.name(in: words) else { return }
    append(name, at: time)
  }

  mutating func note(_ button: ControllerButton, at time: Double) {
    append(button.name(in: words), at: time)
  }

  mutating func note(_ character: Character, at time: Double) {
    append(character.uppercased(), at: time)
  }

  private mutating func append(_ name: String, at time: Double) {
    advance(to: time)
    names.append(name)
    if names.count > Self.capacity { names.removeFirst() }
    last = time
  }
}

extension KeyEvent {
  /// What is printed on the key, with those held; nil for one that types its character.
  fileprivate func name(in words: Locale) -> String? {
    guard let cap = cap(in: words) else { return nil }
    var held = ""
    if modifiers.contains(.command) { held += words(KeyCap.control) + "+" }
    if modifiers.contains(.option) { held += "Alt+" }
    if modifiers.contains(.shift) { held += words(KeyCap.shift) + "+" }
    return held + cap
  }

  private func cap(in words: Locale) -> String? {
    switch key {
    case .left: "←"
    case .right: "→"
    case .up: "↑"
    case .down: "↓"
    case .home: words(KeyCap.home)
    case .end: words(KeyCap.end)
    case .pageUp: words(KeyCap.pageUp)
    case .pageDown: words(KeyCap.pageDown)
    case .enter: words(KeyCap.enter)
    case .escape: words(KeyCap.escape)
    case .tab: words(KeyCap.tab)
    case .backspace: words(KeyCap.backspace)
    case .delete: words(KeyCap.delete)
    case .function(let number): "F\(number)"
    case .character(let character):
      modifiers.isDisjoint(with: [.command, .option]) ? nil : character.uppercased()
    case .space: words(KeyCap.space)
    case .menu: words(KeyCap.menu)
    case .other: nil
    }
  }
}

extension ControllerButton {
  /// The neutral name of a button.
  fileprivate func name(in words: Locale) -> String {
    switch self {
    case .a: "A"
    case .b: "B"
    case .x: "X"
    case .y: "Y"
    case .back: words(KeyCap.view)
    case .guide: words(KeyCap.guide)
    case .start: words(KeyCap.menu)
    case .leftStick: "L3"
    case .rightStick: "R3"
    case .leftShoulder: "L1"
    case .rightShoulder: "R1"
    case .dpadUp: "↑"
    case .dpadDown: "↓"
    case .dpadLeft: "←"
    case .dpadRight: "→"
    }
  }
}
