package import Settings

extension Preferences {
  /// What was saved.
  package init(_ state: SavedState) {
    self.init()
    theme = state.theme
    motion = state.motion ?? motion
    textSize = state.textSize ?? state.userScale.flatMap(TextSize.init(nearest:)) ?? textSize
    speaks = state.switches.speaks ?? speaks
    vibrates = state.switches.vibrates ?? vibrates
    digitsFirst = state.switches.digitsFirst ?? digitsFirst
    followsTyping = state.switches.followsTyping ?? followsTyping
    entersLine = state.switches.entersLine ?? entersLine
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
    state.userScale = nil
  }
}
