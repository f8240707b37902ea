package import GraphModel
package import SceneParts
package import Words

/// How the program wants its graph.
package struct GraphLook {
  package var settings = MenuSettings()
  /// How what the calculator holds now differs from the selected function; nil where it does not.
  package var difference: GraphPhrase?
  package var canUndo = false
  package var canRedo = false
  /// Whether a formula is drawn while it is typed into the list.
  package var followsTyping = false

  /// Whoever understands the formulas that are typed into the graph.
  package var language: any FormulaLanguage

  init(language: any FormulaLanguage) { self.language = language }
}
