/// How the person likes the program.
package struct Preferences: Hashable, Sendable {
  package var theme = ThemeChoice.system
  package var motion = MotionChoice.system
  /// How large everything is, and text where the window has no room for that.
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

  package init() {}

  /// Makes everything larger or smaller by so many steps.
  package mutating func changeSize(by way: Int) {
    let sizes = TextSize.allCases
    guard let index = sizes.firstIndex(of: textSize) else { return }
    textSize = sizes[min(max(index + way, 0), sizes.count - 1)]
  }
}
