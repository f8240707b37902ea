/// What the list of functions and the sliders of their parameters say.
package enum FunctionPhrase: Phrase {
  // The list
  case functions, addFunction, addToGraph, typeFormula
  // A function's menu
  case edit, show, hide, color, line, moveUp, moveDown, remove
  case join(MarkJoin), addColumn, editRows, sortRows, takeOffUnits, copyRows, saveRows
  case fit(ModelKind), residuals, fitShort, pasteShort
  // Pens, in their order
  case vermilion, blue, green, plum, yellow, ice
  // Line styles
  case solid, dashed, dotted, dashDotted
  // Sliders
  case play, pause, minimum, maximum, step
  /// A value of a list.
  case oneOf(String, list: String)
  /// What is told of a list of numbers.
  case numbers(Int, mean: String, total: String)
  // Spoken
  /// Which row of how many, what stands in it, its pen, and whether it is seen.
  case row(Int, of: Int, String, look: String, isHidden: Bool)
  case functionMenu, sliderMenu, moreFunctions
  case closeList, keypad
}

/// What is said when the list of functions changes.
package enum FunctionNotice: Phrase {
  case full(limit: Int)
  /// The calculator's keys are there for a function of the list.
  case composing
  /// A function uses a name that none has.
  case missing(String)
  /// A function is taken out that others use, by their numbers.
  case lost(String, by: String)
  /// A function gave its place to another one, and may have one beside it.
  case replaced(String), keepBoth
  /// So many went with a new document.
  case cleared(Int)
}
