import Operations
import Numerals
import Formulas

extension ExactTape {
  /// The closed form of a number, where there is one and it may be asked for.
  func closed(of x: ExactNumber) -> ClosedNumber? {
    guard let field else { return nil }
    resolve(x, isKnown: { nodes[$0].closed.isAsked }) { index in
      let closed = computedClosed(of: nodes[index].source, in: field)
      nodes[index].closed = closed.map(Node.Closed.number) ?? .none
    }
    return nodes[x.index].closed.number
  }

  /// Whether a number is a fraction; nil where that is not decided.
  func isEqual(_ x: ExactNumber, _ fraction: Fraction) -> Bool? {
    guard let field, let closed = closed(of: x) else { return nil }
    return closed.joined(.subtract, with: field.number(fraction))?.isZero
  }

  private func computedClosed(
    of source: Node.Source,
    in field: ClosedNumber.Field
  ) -> ClosedNumber? {
    func closed(_ x: ExactNumber) -> ClosedNumber? { nodes[x.index].closed.number }
    switch source {
    case .fraction(let fraction): return field.number(fraction)
    case .pi: return field.pi
    case .function(.absolute, let x):
      guard let sign = try? sign(of: x) else { return nil }
      return sign < 0 ? closed(x)?.applying(.negate) : closed(x)
    case .function(.exp, let x): return exponential(of: x, in: field)
    case .function(.gamma, let x): return gamma(of: x, in: field)
    case .function(let function, let x):
      return function.real.flatMap { closed(x)?.applying($0) }
    case .operation(.min, let x, let y): return closed(lesser(x, y) ?? x)
    case .operation(.max, let x, let y): return closed(lesser(x, y) == y ? x : y)
    case .operation(let operation, let x, let y):
      guard let real = operation.real, let second = closed(y) else { return nil }
      return closed(x)?.joined(real, with: second)
    case .power(let x, let exponent):
      // Powers of many factors would be multiplied out.
      return exponent.magnitude <= Fraction(100_000) ? closed(x)?.power(exponent) : nil
    }
  }
}

/// Forms in which products are seen through.
extension ExactTape {
  /// e^(u·p/q) as a power of e^(u/q): closed forms do not find that e²·e³ is e⁵.
  private func exponential(of x: ExactNumber, in field: ClosedNumber.Field) -> ClosedNumber? {
    let plain = nodes[x.index].closed.number
    let (factor, rest) = multiple(x)
    let power = factor.numerator.magnitude
    guard power > .one, power <= Fraction(1_000), let base = rest.map(closed) ?? field.number(.one)
    else { return plain?.applying(.exp) }
    let root = base.joined(.divide, with: field.number(factor.denominator))?.applying(.exp)
    return root?.power(factor.numerator)
  }

  /// A number as a fraction and what it multiplies, which is nothing for a fraction alone.
  private func multiple(_ x: ExactNumber) -> (factor: Fraction, rest: ExactNumber?) {
    switch nodes[x.index].source {
    case .fraction(let fraction): return (fraction, nil)
    case .function(.negate, let y):
      let inner = multiple(y)
      return (-inner.factor, inner.rest)
    case .operation(.multiply, let y, let z):
      if let factor = fraction(y) { return (factor, z) }
      return fraction(z).map { ($0, y) } ?? (.one, x)
    case .operation(.divide, let y, let z):
      guard let divisor = fraction(z) else { return (.one, x) }
      let inner = multiple(y)
      return (inner.factor / divisor, inner.rest)
    case .pi, .function, .operation, .power: return (.one, x)
    }
  }

  /// Γ above the middle between whole numbers by π/(sin(πx)·Γ(1 − x)), so that pairs meet.
  private func gamma(of x: ExactNumber, in field: ClosedNumber.Field) -> ClosedNumber? {
    guard let closed = nodes[x.index].closed.number else { return nil }
    guard let fraction = fraction(x), fraction - fraction.floor > Fraction(1) / Fraction(2) else {
      return closed.applying(.gamma)
    }
    let sine = field.pi.joined(.multiply, with: closed)?.applying(.sin)
    guard let sine, let mirrored = field.number(.one - fraction).applying(.gamma),
      let product = sine.joined(.multiply, with: mirrored)
    else { return nil }
    return field.pi.joined(.divide, with: product)
  }
}

extension ExactTape.Node.Closed {
  var isAsked: Bool { if case .notAsked = self { false } else { true } }
  var number: ClosedNumber? { if case .number(let number) = self { number } else { nil } }
}
