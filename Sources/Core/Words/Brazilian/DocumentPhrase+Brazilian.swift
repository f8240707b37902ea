extension DocumentPhrase {
  package var brazilian: Wording {
    switch self {
    case .newerVersion: "é de uma versão mais nova do Ordinate"
    case .tooManyFunctions(let limit): "tem mais de \(limit) funções"
    }
  }
}
