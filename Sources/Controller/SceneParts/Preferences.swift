package import Documents

/// How the person likes the program.
package struct Preferences: Hashable, Sendable {
  package var theme = ThemeChoice.system
  package var motion = MotionChoice.system
  package var textSize = TextSize.normal
  package var speaks = false
  /// Whether a controller shakes where the trace meets a point of interest.
  package var vibrates = true
  /// Whether a result's digits come before its closed form.
  package var digitsFirst = false
  /// Whether the graph beside the calculator follows what is typed.
  package var followsTyping = false
  /// Whether formulas are edited as a line rather than as in a book.
  package var entersLine = false
  /// The person's own magnification, on top of the system's content scale.
  package private(set) var userScale = 1.0

  private static let userScales = [0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2]

  init() {}

  /// What was saved.
  package init(_ state: SavedState) {
    theme = state.theme
    motion = state.motion ?? motion
    textSize = state.textSize ?? textSize
    speaks = state.switches.speaks ?? speaks
    vibrates = state.switches.vibrates ?? vibrates
    digitsFirst = state.switches.digitsFirst ?? digitsFirst
    followsTyping = state.switches.followsTyping ?? followsTyping
    entersLine = state.switches.entersLine ?? entersLine
    if let scale = state.userScale, Self.userScales.contains(scale) { userScale = scale }
  }

  /// Puts into the state what is not as it comes.
  package func write(to state: inout SavedState) {
    state.theme = theme
    state.motion = motion == .system ? nil : motion
    state.textSize = textSize == .normal ? nil : textSize
    state.switches.speaks = speaks ? true : nil
    state.switches.vibrates = vibrates ? nil : false
    state.switches.digitsFirst = digitsFirst ? true : nil
    state.switches.followsTyping = followsTyping ? true : nil
    state.switches.entersLine = entersLine ? true : nil
    state.userScale = userScale == 1 ? nil : userScale
  }

  /// Makes everything larger or smaller by so many steps.
  package mutating func changeUserScale(by way: Int) {
    guard let index = Self.userScales.firstIndex(of: userScale) else { return }
    userScale = Self.userScales[min(max(index + way, 0), Self.userScales.count - 1)]
  }
}
