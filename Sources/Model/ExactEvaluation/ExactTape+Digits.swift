import Numerals
import ExactAnswers
import ExactNumbers
import Expressions
import Words

extension ExactTape {
  /// The first digits of a number, all of them where it ends among them.
  func answer(for x: ExactNumber, digits count: Int) throws(ExactFault) -> ExactAnswer {
    if let fraction = fraction(x) { return .number(digits(of: fraction, count)) }
    switch magnitude(of: x) {
    case .huge: return .overflow(size(of: x))
    case .tiny: return .underflow(size(of: x))
    case .ordinary, .unknown: break
    }
    let sign = try sign(of: x)
    if sign == 0 { return .number(.zero) }
    var last: Ball?
    var candidate: DecimalPlace?
    var bits = Self.bits(forDigits: count) + 64
    while bits <= limits.bits || last == nil {
      let start = ProcessorClock.now
      let ball = absolute(x, bits: bits)
      last = ball
      switch DecimalPlace.reading(ball, digits: count, bits: bits) {
      case .first(let place): return .number(place.digits(sign: sign, .truncated))
      case .at(let place):
        if candidate == nil, isEqual(x, place.fraction(sign: sign)) == true {
          return .number(place.digits(sign: sign, .exact))
        }
        candidate = place
        // More bits would hardly tell on which side the number is.
        if bits >= Self.enoughBits { return .number(place.digits(sign: sign, .near)) }
      case .unknown: break
      }
      guard limits.allow(steps: 3, like: ProcessorClock.now - start) else { break }
      bits *= 2
    }
    if let candidate { return .number(candidate.digits(sign: sign, .near)) }
    return try fewer(digits: count, of: last, x, sign: sign)
  }

  /// As many digits as the last ball is good for.
  private func fewer(
    digits count: Int,
    of ball: Ball?,
    _ x: ExactNumber,
    sign: Int
  ) throws(ExactFault) -> ExactAnswer {
    let known = min(count, Int(Double(ball?.accuracy ?? 0) * 0.30102) - 1)
    if let ball, known > 0 {
      switch DecimalPlace.reading(ball, digits: known, bits: nodes[x.index].bits) {
      case .first(let place): return .number(place.digits(sign: sign, .truncated))
      case .at(let place): return .number(place.digits(sign: sign, .near))
      case .unknown: break
      }
    }
    throw .undecided(doubt(of: x) ?? .digits)
  }

  private static var enoughBits: Int { 4_096 }

  private func absolute(_ x: ExactNumber, bits: Int) -> Ball {
    ball(of: x, bits: bits).applying(.absolute, bits: bits)
  }

  private static func bits(forDigits count: Int) -> Int { count * 3322 / 1000 + 1 }

  /// The digits of a fraction.
  private func digits(of fraction: Fraction, _ count: Int) -> CertainDigits {
    if fraction.sign == 0 { return .zero }
    let size = fraction.magnitude
    var exponent = DecimalPlace.exponent(of: Ball(size, bits: 128)) ?? 0
    if size < DecimalPlace.power(exponent) { exponent -= 1 }
    let scaled = size * DecimalPlace.power(count - 1 - exponent)
    let whole = scaled.floor
    return DecimalPlace(whole: whole, exponent: exponent, count: count)
      .digits(sign: fraction.sign, whole == scaled ? .exact : .truncated)
  }
}
