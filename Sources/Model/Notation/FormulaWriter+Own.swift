import Formulas
import Numerals
import Operations

/// Our own notation, as the parser reads it.
extension FormulaWriter {
  func ownPattern(of operation: UnaryOperation) -> Pattern {
    switch operation.row.writing.spelling {
    case .prefix(let sign):
      let isOpposite = operation == .not
      let binding = isOpposite ? Binding.opposite : .negation
      return Pattern(text: sign + "$1", binding: binding, operands: [binding])
    case .postfix(let sign, _):
      return Pattern(text: "$1" + sign, binding: .postfix, operands: [.call])
    case .brackets(let open, let close, _):
      return Pattern(text: open + "$1" + close, binding: .call, operands: [.sum])
    case .root(let sign): return Pattern(text: sign + "$1", binding: .root, operands: [.atom])
    case .name, .call, .never:
      return Pattern(text: operation.symbol + "($1)", binding: .call, operands: [.sum])
    }
  }

  func ownPattern(of operation: BinaryOperation) -> Pattern {
    let binding = operation.binding
    switch operation.row.writing.spelling {
    case .condition:
      return Pattern(text: "$2 {$1}", binding: binding, operands: [.disjunction, .sum])
    case .sign(let sign, _):
      let shown = sign.first?.isLetter == true ? " \(sign) " : sign
      return Pattern(text: "$1\(shown)$2", binding: binding, operands: [binding, binding.next])
    case .name, .call, .never:
      return Pattern(text: operation.symbol + "($1, $2)", binding: binding, operands: [.sum, .sum])
    }
  }

  /// Towers go without brackets (x^x^x); 2^(3²) and 2^(n!) keep theirs, to be clear.
  func ownPower(at index: Int) -> Pattern {
    if case .number(let literal) = instructions[index - 1],
      let raised = ["2": "²", "3": "³"][literal.text]
    {
      return Pattern(text: "$1" + raised, binding: .power, operands: [.postfix])
    }
    let least: Binding =
      switch binding(of: index - 1) {
      case .atom, .call: .sum
      case .power: isRaised(index - 1) ? .none : .sum
      default: .none
      }
    return Pattern(text: "$1^$2", binding: .power, operands: [.postfix, least])
  }

  /// Whether an exponent is written with raised digits.
  private func isRaised(_ index: Int) -> Bool {
    guard index > 0, case .binary = instructions[index],
      case .number(let literal) = instructions[index - 1]
    else { return false }
    return literal.text == "2" || literal.text == "3"
  }
}

/// Sums, integrals and the like, as they are typed or as they are set in books.
extension FormulaWriter {
  func pattern(of abbreviation: Abbreviation, at index: Int) -> Pattern {
    func call(_ name: String, _ parts: [String]) -> Pattern {
      Pattern(text: "\(name)(\(parts.joined(separator: ", ")))", binding: .call, operands: [.sum])
    }
    func bracketed(_ text: String) -> String { dialect.opening + text + dialect.closing }
    switch abbreviation.base {
    case let sum as Accumulation:
      let name = (sum.kind == .sum ? FormulaBinder.sum : .product).rawValue
      let (body, first, last) = (text(sum.body), text(sum.first), text(sum.last))
      if dialect.isOwn { return call(name, [body, sum.index, first, last]) }
      let limits = "_{\(sum.index)=\(first)}^{\(last)}"
      return Pattern(text: "\\" + name + limits + bracketed(body), binding: .sum)
    case let integral as Integral:
      let body = text(integral.body.naming(.outer, variable), in: integral.letter)
      let (from, to) = (text(integral.from), text(integral.to))
      if dialect.isOwn {
        return call(FormulaBinder.integral.rawValue, [body, integral.letter, from, to])
      }
      let written = "\\int_{\(from)}^{\(to)}\(body)\\,d\(integral.letter)"
      return Pattern(text: written, binding: .call)
    case let limit as FormulaLimit:
      let body = text(limit.body.naming(.outer, variable), in: limit.letter)
      let place = text(limit.place)
      let sign = limit.side == .both ? "" : limit.side == .right ? "+" : "-"
      if dialect.isOwn {
        let mark = sign.replacing("-", with: "−")
        return call(FormulaBinder.limit.rawValue, [body, limit.letter, place + mark])
      }
      let mark = sign.isEmpty ? "" : "^" + sign
      let under = "\\lim_{\(limit.letter)\\to \(place)\(mark)}"
      return Pattern(text: under + bracketed(body), binding: .call)
    case let derivative as Derivative:
      let isHere = instructions[operands(of: index)[0]] == .variable
      let letter = isHere ? variable : String(Variable.name)
      let body = text(derivative.body, in: letter)
      if dialect.isOwn {
        return call(FormulaBinder.derivative.rawValue, [body, letter] + (isHere ? [] : ["$1"]))
      }
      let slope = "\\frac{d}{d\(letter)}" + bracketed(body)
      if isHere { return Pattern(text: slope, binding: .call) }
      let place = "\\left.\(slope)\\right|_{\(letter)=$1}"
      return Pattern(text: place, binding: .call, operands: [.sum])
    case let named as NamedCall:
      if dialect.isOwn { return call(named.written, ["$1"]) }
      let index = named.name.dropFirst().compactMap(\.wholeNumberValue).map(String.init).joined()
      let name = named.name.prefix(1) + (index.isEmpty ? "" : "_{\(index)}")
      let primes = String(repeating: "'", count: named.order)
      return Pattern(text: name + primes + bracketed("$1"), binding: .call, operands: [.sum])
    case let list as ListCall:
      if dialect.isOwn { return Pattern(text: list.written, binding: .call) }
      let parts = list.written.split(separator: "(", maxSplits: 1)
      let isNamed = parts.count == 2
      return Pattern(
        text: isNamed ? "\\operatorname{\(parts[0])}(\(parts[1])" : list.written,
        binding: .call
      )
    default: return Pattern(text: "")
    }
  }
}
