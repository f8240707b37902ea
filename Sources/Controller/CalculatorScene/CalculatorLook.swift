package import SceneParts

/// What the calculator knows of the program around it.
package struct CalculatorLook {
  package var settings = MenuSettings()
  /// Whether the graph shows what is held: Graph would change nothing.
  package var isGraphed = false
  /// Whether what is entered belongs to a list that has given its place.
  package var isForList = false
  /// Whether nothing has been entered or graphed yet.
  package var isFresh = false
  package var canUndo = false
  package var canRedo = false

  package init() {}
}
