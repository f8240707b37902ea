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
  case undo, redo, more, formula, result, swapResult, secondPage, graphWhileTyping, keepInMemory,
    caretBackward, caretForward
  case stretchStart, stretchEnd
  case traceTool, statisticsTool
  case graph, backToCalculator, goHome, fitTool, presentation, zoomIn, zoomOut
  case close, sheetSize
  case on, off

  package var translations: Translations<LocalizedText> {
    switch self {
    case .formulaMode: ("Formula", "Fórmula")
    case .rpnMode: ("RPN", "RPN")
    case .radiansMark: ("RAD", "RAD")
    case .degreesMark: ("DEG", "DEG")
    case .secondPageMark: ("2nd", "2ª")
    case .graphKey: ("Graph", "Traçar")
    case .graphedKey: ("Graphed", "Traçado")
    case .addKey: ("Add", "Pôr")
    case .live: ("Live", "Vivo")
    case .stretchStart: ("start of the interval", "início do intervalo")
    case .stretchEnd: ("end of the interval", "fim do intervalo")
    case .caretBackward: ("caret backward", "cursor para trás")
    case .caretForward: ("caret forward", "cursor para a frente")
    case .keepInMemory: ("keep in memory", "guardar na memória")
    case .graphWhileTyping: ("graph while typing", "traçar ao digitar")
    case .calculator: ("Calculator", "Calculadora")
    case .fit: ("Fit", "Ajustar")
    case .fitTool: ("fit", "ajustar")
    case .home: ("Home", "Início")
    case .proven: ("Proven", "Provado")
    case .line: ("Line", "Linha")
    case .dots: ("Dots", "Pontos")
    case .trace: ("Trace", "Rastrear")
    case .statistics: ("Stats", "Estat.")
    case .traceTool: ("trace", "rastrear a curva")
    case .statisticsTool: ("statistics", "estatísticas")
    case .keysAndGestures: ("Keys and gestures", "Teclas e gestos")
    case .angleUnit: ("angle unit", "unidade de ângulo")
    case .radians: ("radians", "radianos")
    case .degrees: ("degrees", "graus")
    case .undo: ("undo", "desfazer")
    case .redo: ("redo", "refazer")
    case .more: ("more", "mais opções")
    case .formula: ("formula", "fórmula")
    case .result: ("result", "resultado")
    case .swapResult:
      ("swap digits and closed form", "trocar algarismos e forma fechada")
    case .secondPage: ("second page of functions", "segunda página de funções")
    case .graph: ("graph", "gráfico")
    case .backToCalculator: ("back to the calculator", "voltar à calculadora")
    case .goHome: ("home", "vista inicial")
    case .presentation: ("presentation", "apresentação")
    case .zoomIn: ("zoom in", "ampliar")
    case .zoomOut: ("zoom out", "reduzir")
    case .close: ("close", "fechar")
    case .sheetSize: ("more or less of it", "mais ou menos dele")
    case .on: ("on", "ligado")
    case .off: ("off", "desligado")
    }
  }
}

extension ControlName {
  /// What a switch says of itself.
  package init(isOn: Bool) { self = isOn ? .on : .off }
}
