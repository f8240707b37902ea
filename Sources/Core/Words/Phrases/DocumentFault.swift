/// Why a document can't be read.
package enum DocumentFault: Phrase, Error, CustomStringConvertible {
  case newerVersion
  case tooManyFunctions(limit: Int)

  package var translations: Translations<LocalizedText> {
    switch self {
    case .newerVersion:
      ("it is from a newer version of Ordinate", "é de uma versão mais nova do Ordinate")
    case .tooManyFunctions(let limit):
      ("it holds more than \(limit) functions", "tem mais de \(limit) funções")
    }
  }
}
