/// What is not settled where a number, or whether there is one, is not.
package enum DoubtPhrase: Phrase {
  case zero
  /// It may be 0, or only nearer to 0 than a power of ten.
  case nearZero(power: Int)
  case whole
  case floor
  case digits
  /// A part is not known to more digits than a few.
  case part
  /// It takes more than it may.
  case limits

  package var translations: Translations<LocalizedText> {
    switch self {
    case .zero: ("Not settled: whether a part of it is 0", "Não decidido: se uma parte é 0")
    case .nearZero(let power):
      "Not settled: 0, or nearer to it than \("10^(\(power))")"
      "Não decidido: 0, ou mais perto disso que \("10^(\(power))")"
    case .whole:
      "Not settled: whether a part of it is a whole number"
      "Não decidido: se uma parte é um número inteiro"
    case .floor:
      "Not settled: which whole number a part of it reaches"
      "Não decidido: que número inteiro uma parte alcança"
    case .digits: ("Not settled: any of its digits", "Não decidido: nenhum dos algarismos")
    case .part:
      ("Not settled: a part of it is not known exactly", "Não decidido: uma parte não é exata")
    case .limits:
      "Not settled within the limits of time and memory"
      "Não decidido dentro dos limites de tempo e memória"
    }
  }
}
