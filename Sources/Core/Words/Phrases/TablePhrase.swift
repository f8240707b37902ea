/// What stands in the table of values.
package enum TablePhrase: Phrase, CaseIterable {
  case title, start, step, ownPlaces, bySteps, add, copy, moreColumns, noFunction

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
        "Nothing drawn is a function \("y") = f(\("x")).",
        "Nada do que está desenhado é uma função \("y") = f(\("x"))."
      )
    case .moreColumns: ("other columns", "outras colunas")
    }
  }
}
