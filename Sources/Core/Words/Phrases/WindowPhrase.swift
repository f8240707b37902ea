/// What is said about views of the graph: the ready-made ones and those that are kept.
package enum WindowPhrase: Phrase {
  // The list of commands
  case views
  case fit, natural, standard, square, boxZoom, center
  case previousView, nextView
  case zoomsBoth, zoomsX, zoomsY, zoomKeys
  case dots, everyColumn, column(Int)
  case tapsDouble, tapsTriple, tapsCenter, taps
  case keepView, range
  // A typed view
  case xFrom, xTo, yFrom, yTo, next
  case countsOnes, countsPi, countsDegrees
  case noNumber(String)
  case notGreater(String), tooNarrow(String)
  // Kept views
  case nameOfView, keep, rename, goThere, remove
  case view(Int)
  case nothingToFit
  /// How long the sides of a box are.
  case box(width: String, height: String)
  case drawBox

  package var translations: Translations<LocalizedText> {
    switch self {
    case .views: ("Views", "Vistas")
    case .fit: ("Fit", "Ajustar")
    case .natural: ("Natural", "Natural")
    case .standard: ("Standard", "Padrão")
    case .square: ("Square", "Quadrada")
    case .boxZoom: ("Box zoom", "Zoom por caixa")
    case .center: ("Centre the origin", "Centralizar a origem")
    case .previousView: ("Previous view", "Vista anterior")
    case .nextView: ("Next view", "Próxima vista")
    case .zoomsBoth: ("x and y", "x e y")
    case .zoomsX: ("x only", "só x")
    case .zoomsY: ("y only", "só y")
    case .zoomKeys: ("Zoom keys affect", "Teclas de zoom")
    case .tapsDouble: ("two: origin here", "dois: origem aqui")
    case .tapsTriple: ("three: origin here", "três: origem aqui")
    case .tapsCenter: ("two: origin centred", "dois: origem no centro")
    case .dots: ("Dots", "Pontos")
    case .everyColumn: ("at every column", "em cada coluna")
    case .column(let count): ("every \(count) columns", "a cada \(count) colunas")
    case .taps: ("Taps", "Toques")
    case .range: ("From – to…", "De – até…")
    case .xFrom: ("x from", "x de")
    case .xTo: ("x to", "x até")
    case .yFrom: ("y from", "y de")
    case .yTo: ("y to", "y até")
    case .next: ("Next", "Próximo")
    case .countsOnes: ("x in ones", "x em unidades")
    case .countsPi: ("in π", "em π")
    case .countsDegrees: ("in degrees", "em graus")
    case .noNumber(let line): ("\(line) is no number.", "\(line) não é um número.")
    case .notGreater(let axis):
      ("\(axis): maximum must exceed minimum.", "\(axis): o máximo deve superar o mínimo.")
    case .tooNarrow(let axis):
      ("\(axis): range too small.", "\(axis): intervalo pequeno demais.")
    case .keepView: ("Keep this view…", "Guardar esta vista…")
    case .nameOfView: ("name of the view", "nome da vista")
    case .keep: ("Keep", "Guardar")
    case .rename: ("Rename", "Renomear")
    case .goThere: ("Go there", "Ir para lá")
    case .remove: ("Remove", "Remover")
    case .view(let number): ("View \(number)", "Vista \(number)")
    case .nothingToFit: ("There are no values here to fit.", "Não há valores aqui para ajustar.")
    case .box(let width, let height): ("\(width) × \(height)", "\(width) × \(height)")
    case .drawBox: ("Drag a box to zoom into it.", "Arraste uma caixa para ampliá-la.")
    }
  }
}
