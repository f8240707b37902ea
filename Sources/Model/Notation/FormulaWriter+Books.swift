import Formulas
import Operations

/// Sums, integrals and the like as they are set in books.
extension FormulaWriter {
  func bookPattern(of abbreviation: Abbreviation, at index: Int) -> Pattern {
    func bracketed(_ text: String) -> String { dialect.opening + text + dialect.closing }
    switch abbreviation.base {
    case let sum as Accumulation:
      let sign = sum.kind == .sum ? "\\sum" : "\\prod"
      let limits = "_{\(sum.index)=\(text(sum.first))}^{\(text(sum.last))}"
      return Pattern(text: sign + limits + bracketed(text(sum.body)), binding: .sum)
    case let integral as Integral:
      let limits = "_{\(text(integral.from))}^{\(text(integral.to))}"
      let body = text(integral.body.naming(.outer, variable), in: integral.letter)
      return Pattern(text: "\\int\(limits)\(body)\\,d\(integral.letter)", binding: .call)
    case let derivative as Derivative:
      let isHere = instructions[operands(of: index)[0]] == .variable
      let name = isHere ? variable : String(Variable.name)
      let slope = "\\frac{d}{d\(name)}" + bracketed(text(derivative.body, in: name))
      if isHere { return Pattern(text: slope, binding: .call) }
      let place = "\\left.\(slope)\\right|_{\(name)=$1}"
      return Pattern(text: place, binding: .call, operands: [.sum])
    case let call as NamedCall:
      let index = call.name.dropFirst().compactMap(\.wholeNumberValue).map(String.init).joined()
      let name = call.name.prefix(1) + (index.isEmpty ? "" : "_{\(index)}")
      let primes = String(repeating: "'", count: call.order)
      return Pattern(text: name + primes + bracketed("$1"), binding: .call, operands: [.sum])
    default: return Pattern(text: "")
    }
  }
}
