import ExactNumbers
import Expressions

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

extension ExactTape.Node.Closed {
  var isAsked: Bool { if case .notAsked = self { false } else { true } }
  var number: ClosedNumber? { if case .number(let number) = self { number } else { nil } }
}
