package import Controls
package import Expressions
package import SceneParts

/// What the calculator is told of the program around it.
package struct CalculatorLook {
  package var theme = Theme.slate
  package var settings = MenuSettings()
  /// What the graph shows now, to know whether Graph would change anything.
  package var graphed: Program?
  package var canUndo = false
  package var canRedo = false

  package init() {}
}
