import Operations
import Numerals
import Formulas

extension ExactTape {
  /// A number in closed form as people write it: "5/6", "√3/2", "(1 + √5)/2", "π/4", "ln 2".
  func closedText(of x: ExactNumber) -> String? {
    plainText(of: x) ?? terms(of: x).flatMap(ClosedTerm.text)
  }

  /// One of the forms of a single term, or of a quadratic.
  func plainText(of x: ExactNumber) -> String? {
    if let fraction = fraction(x) { return fraction.text }
    guard let closed = closed(of: x), let field else { return nil }
    if let fraction = closed.fraction { return fraction.text }
    if let quadratic = closed.quadratic { return ClosedTerm.text(quadratic.terms) }
    if let surds = surds(of: x, closed) { return ClosedTerm.text(surds) }
    if let term = multipleOfPi(closed) { return ClosedTerm.text([term]) }
    if let square = closed.power(Fraction(2)).joined(.divide, with: field.pi)?.fraction,
      let factor = square.numerator.root(2), let divisor = square.denominator.root(2),
      let sign = try? sign(of: x)
    {
      return ClosedTerm.text([
        ClosedTerm(factor: Fraction(sign) * factor / divisor, symbol: "√π")
      ])
    }
    let e = field.number(.one).applying(.exp)
    if let e, let multiple = closed.joined(.divide, with: e)?.fraction {
      return ClosedTerm.text([ClosedTerm(factor: multiple, symbol: "e")])
    }
    if let number = closed.applying(.exp)?.fraction {
      return "ln" + (number.isWhole ? " \(number.text)" : "(\(number.text))")
    }
    if (try? sign(of: x)) == 1, let exponent = closed.applying(.log)?.fraction {
      return exponent.isWhole && exponent.sign > 0
        ? "e^\(exponent.text)" : "e^(\(exponent.text))"
    }
    return nil
  }

  /// A fraction times π or one of its powers: π²/6.
  func multipleOfPi(_ closed: ClosedNumber) -> ClosedTerm? {
    guard let field else { return nil }
    var rest = closed
    for exponent in ["", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸"] {
      guard let next = rest.joined(.divide, with: field.pi) else { return nil }
      if let factor = next.fraction { return ClosedTerm(factor: factor, symbol: "π" + exponent) }
      rest = next
    }
    return nil
  }
}
