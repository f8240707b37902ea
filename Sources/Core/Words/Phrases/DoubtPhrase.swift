/// What is not settled where a number, or whether there is one, is not.
package enum DoubtPhrase: Phrase {
  case zero
  /// It may be 0, or only nearer to 0 than a power of ten.
  case nearZero(power: Int)
  case whole
  case floor
  case digits
  /// Whether all of it has a value.
  case part
  /// Whether an integral in it has a value.
  case integral
  /// It takes more than it may.
  case limits

  package var translations: Translations<LocalizedText> {
    switch self {
    case .zero: ("Undecided: whether a part is 0", "Não decidido: se uma parte é 0")
    case .nearZero(let power):
      "Undecided: zero or below \("10^(\(power))")"
      "Não decidido: zero ou abaixo de \("10^(\(power))")"
    case .whole:
      "Undecided: whether a part is a whole number"
      "Não decidido: se uma parte é um número inteiro"
    case .floor:
      "Undecided: which whole number a part reaches"
      "Não decidido: que número inteiro uma parte alcança"
    case .digits: ("Undecided: any of its digits", "Não decidido: nenhum dos algarismos")
    case .part: ("Undecided: whether it has a value", "Não decidido: se tem valor")
    case .integral:
      ("Undecided: whether the integral has a value", "Não decidido: se a integral tem valor")
    case .limits:
      "Undecided within the limits of time and memory"
      "Não decidido dentro dos limites de tempo e memória"
    }
  }
}
