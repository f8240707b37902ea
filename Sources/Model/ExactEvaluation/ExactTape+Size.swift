import Operations
import Numerals
import Formulas

/// How large a number is whose exponent cannot be written.
extension ExactTape {
  /// About how large it is, as powers of ten: "10^(4.08·10^369693099)" for 9^9^9^9; nil where that is not known.
  func size(of x: ExactNumber) -> String? {
    var open = ""
    var exponent = logarithm(of: x)
    for _ in 0..<Self.mostStoreys {
      guard let storey = exponent, let sign = try? sign(of: storey) else { return nil }
      open += sign < 0 ? "10^(−" : "10^("
      if magnitude(of: storey) == .huge {
        exponent = logarithm(of: storey)
        continue
      }
      let size = add(.function(.absolute, storey))
      guard case .number(let digits)? = try? answer(for: size, digits: 3) else { return nil }
      let closing = open.count { $0 == "(" }
      return open + digits.rough + String(repeating: ")", count: closing)
    }
    return nil
  }

  /// Higher towers of powers are not told.
  private static var mostStoreys: Int { 4 }

  /// log₁₀|x|, or nearly that: what is small beside something too large is left out.
  private func logarithm(of x: ExactNumber) -> ExactNumber? {
    switch nodes[x.index].source {
    case .function(.negate, let x), .function(.absolute, let x): return logarithm(of: x)
    case .function(.exp, let x): return decimal(x)
    case .function(.sinh, let x), .function(.cosh, let x):
      return decimal(add(.function(.absolute, x)))
    case .function(.gamma, let x), .function(.factorial, let x):
      // Stirling: ln x! is about x (ln x − 1).
      guard let size = logarithm(of: x) else { return nil }
      let factor = add(.operation(.subtract, size, decimal(number(.one))))
      return add(.operation(.multiply, x, factor))
    case .operation(.power, let base, let exponent):
      return logarithm(of: base).map { add(.operation(.multiply, exponent, $0)) }
    case .power(let base, let exponent):
      return logarithm(of: base).map { add(.operation(.multiply, number(exponent), $0)) }
    case .operation(.multiply, let x, let y): return joined(.add, x, y)
    case .operation(.divide, let x, let y): return joined(.subtract, x, y)
    case .operation(.add, let x, let y) where magnitude(of: x) != .ordinary || isOrdinary(y),
      .operation(.subtract, let x, let y) where magnitude(of: x) != .ordinary || isOrdinary(y):
      return isOrdinary(x) ? plainLogarithm(of: x) : logarithm(of: x)
    case .operation(.add, _, let y), .operation(.subtract, _, let y): return logarithm(of: y)
    case .fraction, .pi, .function, .operation: return plainLogarithm(of: x)
    }
  }

  private func isOrdinary(_ x: ExactNumber) -> Bool { magnitude(of: x) == .ordinary }

  private func joined(
    _ operation: ExactOperation,
    _ x: ExactNumber,
    _ y: ExactNumber
  ) -> ExactNumber? {
    guard let x = logarithm(of: x), let y = logarithm(of: y) else { return nil }
    return add(.operation(operation, x, y))
  }

  private func plainLogarithm(of x: ExactNumber) -> ExactNumber? {
    isOrdinary(x) ? decimal(add(.function(.ln, add(.function(.absolute, x))))) : nil
  }

  /// A natural logarithm as a decimal one.
  private func decimal(_ x: ExactNumber) -> ExactNumber {
    add(.operation(.divide, x, add(.function(.ln, number(Fraction(10))))))
  }
}

extension CertainDigits {
  /// "310", or "4.08·10^369693099" of what is longer.
  fileprivate var rough: String {
    guard exponent > 5 else { return text }
    let rest = digits.dropFirst()
    return digits.prefix(1) + (rest.isEmpty ? "" : ".") + rest + "·10^\(exponent)"
  }
}
