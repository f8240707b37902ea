import Input

/// The keys pressed last, for those who watch.
struct KeyLog: Hashable, Sendable {
  /// How long the keys stay, in seconds.
  static let time = 3.0
  /// How long they take to go, in seconds.
  static let fade = 0.3
  private static let capacity = 6

  private(set) var names: [String] = []
  private var last = -Double.infinity

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
    guard let name = key.name else { return }
    append(name, at: time)
  }

  mutating func note(_ button: ControllerButton, at time: Double) { append(button.name, at: time) }

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
  fileprivate var name: String? {
    guard let cap else { return nil }
    var held = ""
    if modifiers.contains(.command) { held += "Ctrl+" }
    if modifiers.contains(.option) { held += "Alt+" }
    if modifiers.contains(.shift) { held += "Shift+" }
    return held + cap
  }

  private var cap: String? {
    switch key {
    case .left: "←"
    case .right: "→"
    case .up: "↑"
    case .down: "↓"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "Page ↑"
    case .pageDown: "Page ↓"
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .function(let number): "F\(number)"
    case .character(let character):
      modifiers.isDisjoint(with: [.command, .option]) ? nil : character.uppercased()
    case .space: "Space"
    case .other: nil
    }
  }
}

extension ControllerButton {
  /// The neutral name of a button.
  var name: String {
    switch self {
    case .a: "A"
    case .b: "B"
    case .x: "X"
    case .y: "Y"
    case .back: "View"
    case .guide: "Guide"
    case .start: "Menu"
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
