/// What the list of functions and the sliders of their parameters say.
package enum FunctionPhrase: Phrase {
  // The list
  case functions, addFunction, addToGraph, typeFormula
  // A function's menu
  case edit, show, hide, color, line, moveUp, moveDown, remove
  // Pens, in their order
  case vermilion, blue, green, plum, yellow, ice
  // Line styles
  case solid, dashed, dotted, dashDotted
  // Sliders
  case play, pause, minimum, maximum, step
  /// A value of a list.
  case oneOf(String, list: String)
  // Spoken
  case functionMenu, sliderMenu, moreFunctions
  case closeList, keypad

  package var translations: Translations<LocalizedText> {
    switch self {
    case .functions: ("Functions", "Funções")
    case .addFunction: ("Add a function", "Adicionar função")
    case .addToGraph: ("Add to graph", "Pôr no gráfico")
    case .typeFormula: ("Type a formula", "Digite uma fórmula")
    case .edit: ("Edit formula", "Editar fórmula")
    case .show: ("Show", "Mostrar")
    case .hide: ("Hide", "Ocultar")
    case .color: ("Colour", "Cor")
    case .line: ("Line", "Traço")
    case .moveUp: ("Move up", "Mover para cima")
    case .moveDown: ("Move down", "Mover para baixo")
    case .remove: ("Remove", "Remover")
    case .vermilion: ("vermilion", "vermelhão")
    case .blue: ("blue", "azul")
    case .green: ("green", "verde")
    case .plum: ("plum", "ameixa")
    case .yellow: ("yellow", "amarelo")
    case .ice: ("ice", "gelo")
    case .solid: ("solid", "contínuo")
    case .dashed: ("dashed", "tracejado")
    case .dotted: ("dotted", "pontilhado")
    case .dashDotted: ("dash-dot", "traço e ponto")
    case .play: ("play", "animar")
    case .pause: ("pause", "pausar")
    case .minimum: ("from", "de")
    case .maximum: ("to", "até")
    case .step: ("step", "passo")
    case .oneOf(let value, let list): ("\(value) of \(list)", "\(value) de \(list)")
    case .functionMenu: ("menu of the function", "menu da função")
    case .sliderMenu: ("range and step of the slider", "intervalo e passo do controle")
    case .moreFunctions: ("all functions", "todas as funções")
    case .closeList: ("close the list", "fechar a lista")
    case .keypad: ("Keypad", "Teclado")
    }
  }
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

  package var translations: Translations<LocalizedText> {
    switch self {
    case .full(let limit):
      "The graph is full: \(limit) functions at most"
      "O gráfico está cheio: no máximo \(limit) funções"
    case .composing: ("Graph adds this to the list", "Traçar põe isto na lista")
    case .missing(let name): ("\(name) has no formula", "\(name) não tem fórmula")
    case .lost(let name, let list):
      ("\(name) was removed; \(list) still uses it", "\(name) foi removida; \(list) ainda a usa")
    case .replaced(let name): ("Replaced \(name)", "\(name) foi substituída")
    case .keepBoth: ("Keep both", "Manter as duas")
    }
  }
}
