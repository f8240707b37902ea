/// What stands in the menus.
package enum MenuPhrase: Phrase {
  // Rows
  case documents, views
  case theme, textSize, motion, speech, vibration, live, entry, asInBooks, asLine, presentation,
    fullScreen
  case hideCalculator, showCalculator, hideGraph, showGraph
  case copy, cut, pasteFormula, help, quit
  case statistics, fromHere, toHere, tangentHere, normalHere, secantHere, hideSecant, table,
    newTable,
    pointsOfInterest
  case traceHere, originHere, zoomInHere, solutionHere
  case copyPlace(String)
  case copyShown, copyForm, copyFormula, copyAs
  case plainText, latex, python, spreadsheet
  case copyDigits(Int)
  /// What a row is about, as it is written.
  case text(String)
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
  /// What concerns documents.
  case file(FilePhrase)
  /// What concerns views.
  case window(WindowPhrase)
}
