package import Controls
package import GraphModel
package import Words

/// How the graph looks and speaks.
package struct GraphEnvironment {
  package let theme: Theme
  package let words: Locale
  /// Whoever understands the formulas that are typed.
  package let language: any FormulaLanguage
  /// The unit of all sizes before an audience; nil where there is none.
  let stageUnit: Double?
  /// How what the calculator holds differs from the selected function; nil where it does not.
  let difference: GraphPhrase?
  /// What can be taken back, and done again.
  package let history: (canUndo: Bool, canRedo: Bool)
  /// Whether a formula is drawn while it is typed.
  package let isLive: Bool

  package init(
    theme: Theme,
    words: Locale,
    language: any FormulaLanguage,
    stageUnit: Double? = nil,
    difference: GraphPhrase? = nil,
    history: (canUndo: Bool, canRedo: Bool) = (false, false),
    isLive: Bool = false
  ) {
    self.theme = theme
    self.words = words
    self.language = language
    self.stageUnit = stageUnit
    self.difference = difference
    self.history = history
    self.isLive = isLive
  }
}
