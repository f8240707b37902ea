extension DocumentPhrase {
  package var english: Wording {
    switch self {
    case .newerVersion: "it is from a newer version of Ordinate"
    case .tooManyFunctions(let limit): "it holds more than \(limit) functions"
    }
  }
}
