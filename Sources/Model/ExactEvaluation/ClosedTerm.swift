import Operations
import Numerals

/// A fraction times a number that has a name: √2, π, ln 3; the empty name is 1.
struct ClosedTerm {
  var factor: Fraction
  let symbol: String

  private var isAlgebraic: Bool { symbol.isEmpty || symbol.hasPrefix("√") && symbol != "√π" }

  /// More terms, or longer forms, say less than digits.
  private static let most = 4
  private static let longest = 60

  /// Terms added up, those of the same name as one.
  static func sum(_ terms: [ClosedTerm]) -> [ClosedTerm] {
    var result: [ClosedTerm] = []
    for term in terms {
      if let index = result.firstIndex(where: { $0.symbol == term.symbol }) {
        result[index].factor = result[index].factor + term.factor
      } else {
        result.append(term)
      }
    }
    return result.filter { $0.factor.sign != 0 }
  }

  /// "(√6 - √2)/4", "1 + π", "√(2 + √2)/2"; nil where that is too long.
  static func text(_ terms: [ClosedTerm]) -> String? {
    let plain = terms.filter(\.symbol.isEmpty)
    let named = terms.filter { !$0.symbol.isEmpty }
    let ordered = plain + named.filter { $0.factor.sign > 0 } + named.filter { $0.factor.sign < 0 }
    guard 1...most ~= ordered.count else { return nil }
    var divisor = Fraction.one
    if ordered.count > 1, ordered.allSatisfy(\.isAlgebraic) {
      divisor = ordered.reduce(.one) { Fraction.lcm($0, $1.factor.denominator) }
    }
    var text = ""
    for term in ordered {
      let scaled = ClosedTerm(factor: term.factor * divisor, symbol: term.symbol)
      if !text.isEmpty { text += scaled.factor.sign < 0 ? " - " : " + " }
      text += text.isEmpty && scaled.factor.sign < 0 ? "-" : ""
      text += scaled.size
    }
    if divisor != .one { text = "(\(text))/\(divisor.text)" }
    return text.count <= longest ? text : nil
  }

  /// Without its sign: "2√3/5", "5π/6", "2 ln 3".
  private var size: String {
    let top = factor.numerator.magnitude
    if symbol.isEmpty { return factor.magnitude.text }
    let isWord = symbol.first?.isLetter == true && symbol.first?.isASCII == true && symbol != "e"
    let product = top == .one ? symbol : top.text + (isWord ? " " : "") + symbol
    return factor.isWhole ? product : product + "/" + factor.denominator.text
  }
}

extension ExactTape {
  /// A number as a sum of few terms, as far as it was added up from such.
  func terms(of x: ExactNumber, depth: Int = 0) -> [ClosedTerm]? {
    if let fraction = fraction(x) { return [ClosedTerm(factor: fraction, symbol: "")] }
    guard depth < Self.deepestSum else { return nil }
    if let known = knownTerms(of: x) { return known }
    switch nodes[x.index].source {
    case .function(.negate, let x):
      return terms(of: x, depth: depth + 1)?.scaled(by: Fraction(-1))
    case .operation(.add, let x, let y): return sum(x, y, times: .one, depth + 1)
    case .operation(.subtract, let x, let y): return sum(x, y, times: Fraction(-1), depth + 1)
    case .operation(.multiply, let x, let y):
      if let factor = fraction(x) { return terms(of: y, depth: depth + 1)?.scaled(by: factor) }
      return fraction(y).flatMap { terms(of: x, depth: depth + 1)?.scaled(by: $0) }
    case .operation(.divide, let x, let y):
      return fraction(y).flatMap { terms(of: x, depth: depth + 1)?.scaled(by: .one / $0) }
    case .fraction, .pi, .function, .operation, .power: return nil
    }
  }

  private static var deepestSum: Int { 8 }

  private func sum(
    _ x: ExactNumber,
    _ y: ExactNumber,
    times factor: Fraction,
    _ depth: Int
  ) -> [ClosedTerm]? {
    guard let first = terms(of: x, depth: depth), let second = terms(of: y, depth: depth) else {
      return nil
    }
    return ClosedTerm.sum(first + second.scaled(by: factor))
  }

  /// A number of which a form is known for itself.
  private func knownTerms(of x: ExactNumber) -> [ClosedTerm]? {
    guard let closed = closed(of: x) else { return nil }
    if let fraction = closed.fraction { return [ClosedTerm(factor: fraction, symbol: "")] }
    if let quadratic = closed.quadratic { return quadratic.terms }
    if let surds = surds(of: x, closed) { return surds }
    if let term = multipleOfPi(closed) { return [term] }
    switch nodes[x.index].source {
    case .function, .power:
      return plainText(of: x).map { [ClosedTerm(factor: .one, symbol: $0)] }
    case .fraction, .pi, .operation: return nil
    }
  }

  /// A number of degree 4 as a sum of two roots, or as the root of a sum.
  func surds(of x: ExactNumber, _ closed: ClosedNumber) -> [ClosedTerm]? {
    guard let field, let mean = closed.quarticMean,
      let rest = closed.joined(.subtract, with: field.number(mean)),
      let square = rest.power(Fraction(2)).quadratic,
      let sign = try? sign(of: add(.operation(.subtract, x, number(mean))))
    else { return nil }
    // ±√(a + b√c)/d.
    let (a, b, d) = (square.a * square.d, square.b * square.d, square.d)
    let factor = Fraction(sign) / d
    let start = ClosedTerm(factor: mean, symbol: "")
    if let m = (a * a - b * b * square.c).squareRoot {
      let half = Fraction(1) / Fraction(2)
      let roots = [(a + m) * half, (a - m) * half].map { field.number($0).power(half).quadratic }
      guard let first = roots[0]?.terms, let second = roots[1]?.terms else { return nil }
      let turned = second.scaled(by: Fraction(b.sign))
      return ClosedTerm.sum([start] + (first + turned).scaled(by: factor))
    }
    let shared = Fraction.gcd(a, b).largestSquareRoot
    let inner = ClosedTerm.sum([
      ClosedTerm(factor: a / (shared * shared), symbol: ""),
      ClosedTerm(factor: b / (shared * shared), symbol: "√" + square.c.text),
    ])
    guard let text = ClosedTerm.text(inner) else { return nil }
    return ClosedTerm.sum([start, ClosedTerm(factor: factor * shared, symbol: "√(\(text))")])
  }
}

extension [ClosedTerm] {
  fileprivate func scaled(by factor: Fraction) -> [ClosedTerm] {
    map { ClosedTerm(factor: $0.factor * factor, symbol: $0.symbol) }
  }
}

extension ClosedNumber.Quadratic {
  var terms: [ClosedTerm] {
    ClosedTerm.sum([
      ClosedTerm(factor: a / d, symbol: ""), ClosedTerm(factor: b / d, symbol: "√" + c.text),
    ])
  }
}

extension Fraction {
  /// The square root, where it is a fraction.
  fileprivate var squareRoot: Fraction? { sign < 0 ? nil : sign == 0 ? .zero : root(2) }

  /// The largest small number whose square divides a whole one.
  fileprivate var largestSquareRoot: Fraction {
    var result = Fraction.one
    var rest = self
    for prime in [2, 3, 5, 7, 11, 13] {
      let square = Fraction(prime * prime)
      while (rest / square).isWhole {
        rest = rest / square
        result = result * Fraction(prime)
      }
    }
    return result
  }
}
