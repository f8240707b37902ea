package import Words

/// What both scenes must know of the program and of each other: kept here alone, and asked for when it
/// is needed.
package final class ProgramEnvironment {
  /// How everything is said.
  package let words: Locale
  package var settings = MenuSettings()
  package var canUndo = false
  package var canRedo = false
  /// Whether nothing has been entered or graphed yet.
  package var isFresh = false
  /// Whether the graph shows what the calculator holds: Graph would change nothing.
  package var isGraphed = false
  /// How what the calculator holds now differs from the selected function; nil where it does not.
  package var difference: GraphPhrase?
  /// Whether what is entered belongs to a list that has given its place.
  package var isForList = false
  /// Whether a formula is drawn while it is typed: the setting alone does not say it.
  package var isLive = false

  package init(words: Locale = Locale()) { self.words = words }
}
