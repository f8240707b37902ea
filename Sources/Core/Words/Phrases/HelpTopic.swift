/// The chapters of the list of keys and gestures.
package enum HelpTopic: Phrase, CaseIterable {
  case anywhere, calculator, graphKeys, graphTouch, list, presentation, controller

  /// The lines of a chapter, in order.
  package var lines: [HelpLine] {
    switch self {
    case .anywhere:
      [
        .graphFormula, .addFormula, .functionList, .otherPane, .controlGroup, .moveToControl,
        .undoRedo, .copyPaste, .modeAngle, .saveOpen, .newDocument, .picture, .presentation,
        .hidePanes, .fullScreen, .magnification, .menu, .thisList,
        .quit,
      ]
    case .calculator:
      [
        .signs, .letters, .exponent, .caret, .history, .equals, .delete, .stack,
      ]
    case .graphKeys:
      [
        .pan, .zoom, .trace, .traceMoves, .traceTyping, .nextFeature,
        .statistics, .table, .home, .fit, .boxZoom,
        .keptViews, .originToPointer, .curveMode, .viewHistory, .escape,
      ]
    case .graphTouch:
      [
        .drag, .pinch, .pinchAxis, .dragNumbers, .wheelAxis, .doubleTap, .tripleTap, .tap, .hold,
        .swipe,
      ]
    case .list: [.listOrder, .listRemove, .listSlider]
    case .presentation:
      [
        .projector, .keepView, .recallView, .stepViews, .endPresentation,
      ]
    case .controller:
      [
        .padMove, .padPress, .padGraph, .padShoulders, .padTriggers, .padRightStick, .padSticks,
        .padMenu,
      ]
    }
  }
}

/// A line of the list of keys and gestures.
package enum HelpLine: Translated, CaseIterable {
  /// Keys or a gesture, and what they do.
  package struct Text: Hashable, Sendable {
    package let keys: String
    package let words: String

    init(_ keys: String, _ words: String) {
      self.keys = keys
      self.words = words
    }
  }

  case graphFormula, addFormula, functionList, otherPane, controlGroup, moveToControl, undoRedo,
    copyPaste, modeAngle, saveOpen, newDocument, picture,
    presentation, hidePanes, fullScreen, magnification, menu, thisList, quit
  case signs, letters, exponent, caret, history, equals, delete, stack
  case trace, traceMoves, traceTyping, nextFeature, statistics, table
  case pan, zoom, home, fit, boxZoom, keptViews, originToPointer, curveMode, viewHistory, escape
  case drag, pinch, pinchAxis, dragNumbers, wheelAxis, doubleTap, tripleTap, tap, hold, swipe
  case listOrder, listRemove, listSlider
  case projector, keepView, recallView, stepViews, endPresentation
  case padMove, padPress, padGraph, padShoulders, padTriggers, padRightStick, padSticks, padMenu
}
