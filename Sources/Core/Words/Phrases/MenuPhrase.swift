/// What stands in the menus.
package enum MenuPhrase: Phrase {
  // Rows
  case documents, views
  case theme, textSize, motion, speech, vibration, live, entry, asInBooks, asLine, presentation,
    fullScreen
  case hideCalculator, showCalculator, hideGraph, showGraph
  case copy, pasteFormula, help, quit
  case statistics, fromHere, toHere, tangentHere, normalHere, secantHere, hideSecant, table,
    pointsOfInterest
  case traceHere, originHere, zoomInHere
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
  /// What concerns views.
  case window(WindowPhrase)

  package var translations: Translations<LocalizedText> {
    switch self {
    case .documents: ("Document…", "Documento…")
    case .views: ("Views…", "Vistas…")
    case .theme: ("Theme", "Tema")
    case .textSize: ("Size", "Tamanho")
    case .motion: ("Motion", "Animações")
    case .speech: ("Speech", "Voz")
    case .vibration: ("Vibration", "Vibração")
    case .entry: ("Formulas", "Fórmulas")
    case .asInBooks: ("textbook", "de livro")
    case .asLine: ("line", "linha")
    case .live: ("Graph while typing", "Traçar ao digitar")
    case .presentation: ("Presentation", "Apresentação")
    case .fullScreen: ("Full screen", "Tela cheia")
    case .hideCalculator: ("Hide calculator", "Ocultar calculadora")
    case .showCalculator: ("Show calculator", "Mostrar calculadora")
    case .hideGraph: ("Hide graph", "Ocultar gráfico")
    case .showGraph: ("Show graph", "Mostrar gráfico")
    case .copy: ("Copy", "Copiar")
    case .pasteFormula: ("Paste formula", "Colar fórmula")
    case .help: ("Help", "Ajuda")
    case .quit: ("Quit", "Sair")
    case .statistics: ("Statistics", "Estatísticas")
    case .fromHere: ("Statistics from here", "Estatísticas a partir daqui")
    case .tangentHere: ("Tangent here", "Tangente aqui")
    case .normalHere: ("Normal here", "Normal aqui")
    case .secantHere: ("Secant from here", "Secante a partir daqui")
    case .hideSecant: ("Hide secant", "Ocultar secante")
    case .toHere: ("Statistics to here", "Estatísticas até aqui")
    case .table: ("Table of values", "Tabela de valores")
    case .shown: ("Shown", "Visíveis")
    case .hidden: ("Hidden", "Ocultos")
    case .pointsOfInterest: ("Points of interest", "Pontos notáveis")
    case .traceHere: ("Trace here", "Rastrear aqui")
    case .originHere: ("Origin here", "Origem aqui")
    case .zoomInHere: ("Zoom in here", "Ampliar aqui")
    case .copyShown: ("Copy as shown", "Copiar como está")
    case .copyForm: ("Copy exact", "Copiar exato")
    case .copyFormula: ("Copy formula", "Copiar fórmula")
    case .copyAs: ("Copy as…", "Copiar como…")
    case .plainText: ("Text", "Texto")
    case .latex: ("LaTeX", "LaTeX")
    case .python: ("Python", "Python")
    case .spreadsheet: ("Spreadsheet", "Planilha")
    case .copyDigits(let count): ("Copy \(count) digits", "Copiar \(count) algarismos")
    case .text(let text): ("\(text)", "\(text)")
    case .copyPlace(let coordinates): ("Copy \(coordinates)", "Copiar \(coordinates)")
    case .system: ("System", "Sistema")
    case .light: ("Light", "Claro")
    case .dark: ("Dark", "Escuro")
    case .highContrast: ("High contrast", "Alto contraste")
    case .fullMotion: ("Full", "Completas")
    case .reducedMotion: ("Reduced", "Reduzidas")
    case .on: ("On", "Ligada")
    case .off: ("Off", "Desligada")
    case .percent(let percent): ("\(percent) %", "\(percent)%")
    case .shortcut(let keys): ("\(verbatim: keys)", "\(verbatim: keys)")
    case .size(let percent): ("Size \(percent) %", "Tamanho \(percent)%")
    case .function(let phrase): (phrase.english, phrase.brazilian)
    case .window(let phrase): (phrase.english, phrase.brazilian)
    }
  }
}
