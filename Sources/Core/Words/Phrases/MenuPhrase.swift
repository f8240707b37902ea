/// What stands in the menus.
package enum MenuPhrase: Phrase {
  // Rows
  case documents, views
  case theme, textSize, motion, speech, vibration, presentation, fullScreen
  case hideCalculator, showCalculator, hideGraph, showGraph
  case copy, pasteFormula, help, quit
  case fromHere, toHere, table, pointsOfInterest
  case traceHere, originHere, zoomInHere
  case copyPlace(String)
  // Choices
  case system, light, dark, highContrast
  case fullMotion, reducedMotion
  case on, off, shown, hidden
  case percent(Int)
  /// The keys that do the same.
  case shortcut(String)
  /// Said when the magnification changes.
  case size(percent: Int)
  /// What concerns the functions of the graph.
  case function(FunctionPhrase)
}
