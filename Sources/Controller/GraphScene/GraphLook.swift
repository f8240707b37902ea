package import Controls
package import Graphs
package import SceneParts

/// How the program wants its graph.
package struct GraphLook {
  /// The program's theme; a presentation has its own.
  package var theme = Theme.slate
  package var settings = MenuSettings()
  /// Whether the calculator now holds something else than the selected function.
  package var isOutdated = false
  /// Whether a formula is drawn while it is typed into the list.
  package var followsTyping = false

  /// Whoever understands the formulas that are typed into the graph.
  package var language: any FormulaLanguage

  init(language: any FormulaLanguage) { self.language = language }
}
