/// Why a document can't be read.
package enum DocumentFault: Phrase, Error, CustomStringConvertible {
  case newerVersion
  case tooManyFunctions(limit: Int)
  case formulaTooLong(limit: Int)

  package var translations: Translations<LocalizedText> {
    switch self {
    case .newerVersion:
      ("it is from a newer version of Ordinate", "é de uma versão mais nova do Ordinate")
    case .tooManyFunctions(let limit):
      ("it holds more than \(limit) functions", "tem mais de \(limit) funções")
    case .formulaTooLong(let limit):
      "it holds a formula of more than \(limit) operations"
      "tem uma fórmula de mais de \(limit) operações"
    }
  }
}
