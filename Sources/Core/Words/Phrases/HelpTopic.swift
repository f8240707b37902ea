/// The chapters of the list of keys and gestures.
package enum HelpTopic: Phrase, CaseIterable {
  case typing, anywhere, calculator, screenKeys, graphKeys, graphTouch, analysis, table, list,
    presentation, controller

  /// The lines of a chapter, in order.
  package var lines: [HelpLine] {
    switch self {
    case .typing:
      [
        .typedFunctions, .typedPowers, .typedRelation, .typedCases, .typedLists, .typedPolar,
        .typedPoint, .typedSum, .typedIntegral, .typedName, .typedLetter,
      ]
    case .anywhere:
      [
        .graphFormula, .addFormula, .openList, .otherPane, .nextGroup, .pressControl, .undoRedo,
        .copyPaste, .modes, .saveOpen, .newDocument, .pictures, .present, .hidePane, .fullScreen,
        .magnify, .menu, .help, .quit,
      ]
    case .calculator:
      [
        .typeSigns, .typeNames, .typeExponent, .caret, .moreDigits, .swapForm, .earlierEntries,
        .workOut, .delete, .stackKeys,
      ]
    case .screenKeys: [.heldKeys, .heldVariable, .heldEquals]
    case .graphKeys:
      [
        .move, .zoom, .trace, .tangents, .alongCurve, .typePlace, .nextFeature, .statistics, .table,
        .home, .fit, .axes, .boxZoom, .keptView, .originThere, .style, .previousView, .escape,
      ]
    case .graphTouch:
      [
        .drag, .pinch, .pinchAxis, .dragNumbers, .wheelAxis, .doubleTap, .tripleTap, .tap, .hold,
        .swipe,
      ]
    case .analysis: [.analysisRow, .analysisInterval, .analysisBetween, .analysisCount]
    case .table: [.tableSteps, .tablePlaces, .tableRows, .tableCopy]
    case .list:
      [.reorder, .removeFunction, .leaveList, .moveSlider, .newTable, .marks]
    case .presentation:
      [.ground, .keepView, .goToView, .nextView, .endPresentation]
    case .controller:
      [
        .sticks, .pressOrDelete, .insertOrGraph, .shoulders, .triggers, .rightStick, .stickButtons,
        .padMenus, .padList,
      ]
    }
  }
}

/// A line of the list of keys and gestures: the keys or the gesture, and what they do.
package enum HelpLine: Translated, CaseIterable {
  case typedFunctions, typedPowers, typedRelation, typedCases, typedLists, typedPolar, typedPoint,
    typedSum, typedIntegral, typedName, typedLetter
  case graphFormula, addFormula, openList, otherPane, nextGroup, pressControl, undoRedo, copyPaste,
    modes, saveOpen, newDocument, pictures, present, hidePane, fullScreen, magnify, menu, help,
    quit
  case typeSigns, typeNames, typeExponent, caret, moreDigits, swapForm, earlierEntries, workOut,
    delete, stackKeys
  case heldKeys, heldVariable, heldEquals
  case move, zoom, trace, tangents, alongCurve, typePlace, nextFeature, statistics, table, home,
    fit, axes, boxZoom, keptView, originThere, style, previousView, escape
  case drag, pinch, pinchAxis, dragNumbers, wheelAxis, doubleTap, tripleTap, tap, hold, swipe
  case analysisRow, analysisInterval, analysisBetween, analysisCount
  case tableSteps, tablePlaces, tableRows, tableCopy
  case reorder, removeFunction, leaveList, moveSlider, newTable, marks
  case ground, keepView, goToView, nextView, endPresentation
  case sticks, pressOrDelete, insertOrGraph, shoulders, triggers, rightStick, stickButtons,
    padMenus, padList
}
