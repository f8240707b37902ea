import Operations
import Numerals
import Formulas
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
    if let (factor, exponent) = decimalPower(x), factor.sign != 0 {
      return .number(digits(of: factor, count).scaled(byPowerOfTen: exponent))
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
        if candidate == nil, place.exponent.magnitude < UInt(limits.fractionBits / 4),
          isEqual(x, place.fraction(sign: sign)) == true
        {
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

  /// A number as a fraction times a power of ten too long to be multiplied out; nil where it is not
  /// made so.
  private func decimalPower(_ x: ExactNumber) -> (factor: Fraction, exponent: Int)? {
    func parts(_ x: ExactNumber) -> (factor: Fraction, exponent: Int)? {
      switch nodes[x.index].source {
      case .fraction(let fraction): return (fraction, 0)
      case .power(let base, let exponent):
        guard let zeros = fraction(base)?.powerOfTen, let times = exponent.whole else { return nil }
        let (size, isTooLarge) = zeros.multipliedReportingOverflow(by: times)
        return isTooLarge ? nil : (.one, size)
      case .function(.negate, let x): return parts(x).map { (-$0.factor, $0.exponent) }
      case .operation(.multiply, let x, let y): return joined(x, y) { ($0 * $1, $2 + $3) }
      case .operation(.divide, let x, let y): return joined(x, y) { ($0 / $1, $2 - $3) }
      default: return nil
      }
    }
    func joined(
      _ x: ExactNumber,
      _ y: ExactNumber,
      _ join: (Fraction, Fraction, Int, Int) -> (Fraction, Int)
    ) -> (factor: Fraction, exponent: Int)? {
      guard let x = parts(x), let y = parts(y), y.factor.sign != 0 else { return nil }
      guard max(x.exponent.magnitude, y.exponent.magnitude) < 1 << 61 else { return nil }
      return join(x.factor, y.factor, x.exponent, y.exponent)
    }
    return parts(x)
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

extension Fraction {
  /// How many zeros a power of ten has, negative below 1; nil for another number.
  fileprivate var powerOfTen: Int? {
    let (over, under) = (numerator, denominator)
    guard sign > 0, bits < 4_096, over == .one || under == .one else { return nil }
    let text = (over == .one ? under : over).text
    guard text.first == "1", text.dropFirst().allSatisfy({ $0 == "0" }) else { return nil }
    return over == .one ? 1 - text.count : text.count - 1
  }
}

extension CertainDigits {
  fileprivate func scaled(byPowerOfTen power: Int) -> CertainDigits {
    CertainDigits(
      isNegative: isNegative,
      digits: digits,
      exponent: exponent + power,
      certainty: certainty
    )
  }
}
