/// What the keys of the keypad are called when they are spoken.
package enum KeyName: Phrase, CaseIterable {
  case variable, memory
  case decimalPoint, decimalComma, comma, semicolon
  case changeSign, equals, times, dividedBy, plus, minus
  case delete, clear, openParenthesis, closeParenthesis, timesTenToThePower
  case squared, toThePower, squareRoot, cubeRoot, reciprocal, factorial, absoluteValue, floor
  case sine, cosine, tangent, arcSine, arcCosine, arcTangent
  case hyperbolicSine, hyperbolicCosine, hyperbolicTangent
  case naturalLogarithm, logarithm, exponential, modulo
  case enter, swap, roll, drop
  case fraction, anyRoot, sum, product, integral, derivative, cases

  package var translations: Translations<LocalizedText> {
    switch self {
    case .variable: ("x", "x")
    case .memory: ("memory", "memória")
    case .decimalPoint: ("decimal point", "ponto decimal")
    case .decimalComma: ("decimal comma", "vírgula decimal")
    case .comma: ("comma", "vírgula")
    case .semicolon: ("semicolon", "ponto e vírgula")
    case .changeSign: ("change sign", "trocar o sinal")
    case .equals: ("equals", "igual")
    case .times: ("times", "vezes")
    case .dividedBy: ("divided by", "dividido por")
    case .plus: ("plus", "mais")
    case .minus: ("minus", "menos")
    case .delete: ("delete", "apagar")
    case .clear: ("clear", "limpar")
    case .openParenthesis: ("open parenthesis", "abre parêntese")
    case .closeParenthesis: ("close parenthesis", "fecha parêntese")
    case .timesTenToThePower: ("times ten to the power", "vezes dez elevado a")
    case .squared: ("squared", "ao quadrado")
    case .toThePower: ("to the power", "elevado a")
    case .squareRoot: ("square root", "raiz quadrada")
    case .cubeRoot: ("cube root", "raiz cúbica")
    case .reciprocal: ("reciprocal", "inverso")
    case .factorial: ("factorial", "fatorial")
    case .absoluteValue: ("absolute value", "valor absoluto")
    case .floor: ("floor", "piso")
    case .sine: ("sine", "seno")
    case .cosine: ("cosine", "cosseno")
    case .tangent: ("tangent", "tangente")
    case .arcSine: ("inverse sine", "arco seno")
    case .arcCosine: ("inverse cosine", "arco cosseno")
    case .arcTangent: ("inverse tangent", "arco tangente")
    case .hyperbolicSine: ("hyperbolic sine", "seno hiperbólico")
    case .hyperbolicCosine: ("hyperbolic cosine", "cosseno hiperbólico")
    case .hyperbolicTangent: ("hyperbolic tangent", "tangente hiperbólica")
    case .naturalLogarithm: ("natural logarithm", "logaritmo natural")
    case .logarithm: ("logarithm", "logaritmo")
    case .exponential: ("exponential", "exponencial")
    case .modulo: ("modulo", "módulo")
    case .enter: ("enter", "enter")
    case .swap: ("swap", "trocar")
    case .roll: ("roll", "girar")
    case .drop: ("drop", "descartar")
    case .fraction: ("fraction", "fração")
    case .anyRoot: ("root of any degree", "raiz de qualquer índice")
    case .sum: ("sum", "somatório")
    case .product: ("product", "produtório")
    case .integral: ("integral", "integral")
    case .derivative: ("derivative", "derivada")
    case .cases: ("cases", "casos")
    }
  }
}
