/// What stands on buttons and over lists, and what they are called when they are spoken.
package enum ControlName: Phrase, CaseIterable {
  // On buttons
  case formulaMode, rpnMode, radiansMark, degreesMark, secondPageMark
  case graphKey, graphedKey, addKey, live
  case calculator, home, fit
  case proven, line, dots
  case trace, statistics
  case keysAndGestures
  // Spoken
  case angleUnit, radians, degrees
  case undo, redo, more, formula, result, swapResult, laterDigits, earlierDigits, entries,
    secondPage, graphWhileTyping, keepInMemory, index,
    caretBackward, caretForward
  case stretchStart, stretchEnd
  case traceTool, statisticsTool
  case graph, backToCalculator, goHome, fitTool, presentation, zoomIn, zoomOut
  case close, sheetSize
  case on, off
  // In tips, after a name and a colon
  case provenMeaning, lineMeaning, dotsMeaning, traceMeaning, statisticsMeaning, fitMeaning,
    homeMeaning
}

extension ControlName {
  /// What a switch says of itself.
  package init(isOn: Bool) { self = isOn ? .on : .off }
}
