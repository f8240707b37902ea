import Input

/// What a key that is held down does when its time has come.
struct KeyHold {
  enum Act {
    /// It is pressed again, and again.
    case press(KeypadKey)
    /// The memory keeps what is entered.
    case store
    /// The line is seen larger above the finger, which moves the caret.
    case loupe
    /// The Graph key adds a function.
    case addGraph
    /// The result shows what can be copied.
    case copies
    /// The key in a place shows what else it has.
    case choices(slot: Int)
  }

  let act: Act
  var due: Double
}
