/// What the list of functions and the sliders of their parameters say.
package enum FunctionPhrase: Phrase, CaseIterable {
  // The list
  case functions, addFunction, addToGraph, typeFormula
  // A function's menu
  case edit, show, hide, color, line, moveUp, moveDown, remove
  // Pens, in their order
  case vermilion, blue, green, plum, yellow, ice
  // Line styles
  case solid, dashed, dotted, dashDotted
  // Sliders
  case play, pause, minimum, maximum, step, rangeAndStep
  // Spoken
  case functionMenu, sliderMenu, moreFunctions
  case closeList
  case enterNumber
}

/// What is said when the list of functions changes.
package enum FunctionNotice: Phrase {
  case full(limit: Int)
  case added(Int)
  /// The calculator's keys are there for a function of the list.
  case composing
}
