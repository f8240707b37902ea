/// What stands in the table of values.
package enum TablePhrase: Phrase {
  case title, start, step, ownPlaces, bySteps, add, copy, moreColumns, noFunction
  /// An equation has no y in view over some x.
  case noneInView
  /// So many y, or at least so many.
  case values(Int, isAll: Bool)

  package var translations: Translations<LocalizedText> {
    switch self {
    case .title: ("Table of values", "Tabela de valores")
    case .start: ("Start", "Início")
    case .step: ("Step", "Passo")
    case .ownPlaces: ("Own \("x")", "\("x") à mão")
    case .bySteps: ("By steps", "Por passos")
    case .add: ("Add \("x")", "Novo \("x")")
    case .copy: ("copy the table", "copiar a tabela")
    case .noFunction:
      (
        "Nothing drawn is a function or an equation.",
        "Nada do que está desenhado é função ou equação."
      )
    case .noneInView: ("none in view", "nenhum à vista")
    case .values(let count, isAll: true): ("\(count) values", "\(count) valores")
    case .values(let count, isAll: false): ("\(count) or more", "\(count) ou mais")
    case .moreColumns: ("other columns", "outras colunas")
    }
  }
}
