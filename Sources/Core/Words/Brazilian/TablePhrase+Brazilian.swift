extension TablePhrase {
  package var brazilian: Wording {
    switch self {
    case .title: "Tabela de valores"
    case .start: "Início"
    case .step: "Passo"
    case .ownPlaces: "\("x") à mão"
    case .bySteps: "Por passos"
    case .add: "Novo \("x")"
    case .copy: "copiar a tabela"
    case .moreColumns: "outras colunas"
    }
  }
}
