import Numerals
import Formulas
import Operations
import Words

/// Functions of what is smooth, and of what is not.
extension LocalArithmetic {
  /// A function that is smooth within reach of what is; nil where it may not be, or turns too fast there.
  func smooth(_ function: ExactFunction, of x: LocalValue) -> LocalValue? {
    guard let range = range(x), let jet = x.jet else { return nil }
    func applied(_ known: ExactFunction, _ jet: LocalJet) -> LocalJet? {
      guard let real = known.real, jet.center.applying(real, bits: bits) != nil else { return nil }
      return jet.map { $0.applying(real, bits: bits) ?? $0 }
    }
    let found: LocalJet?
    switch function {
    case .absolute:
      guard let sign = range.sign else { return nil }
      return sign < 0 ? negated(x) : x
    case .floor:
      guard let whole = range.floor else { return nil }
      let number = tape.number(whole)
      return LocalValue(number: number, center: number)
    case .sqrt: return smoothPower(x, 1, 2)
    case .cbrt: return smoothPower(x, 1, 3)
    case .ln: found = range.sign == 1 ? applied(function, jet) : nil
    case .factorial:
      let one = LocalJet(constant: ball(tape.number(1)), variables: variables)
      found = sum(jet, one).flatMap { applied(.gamma, $0) }
    default: found = applied(function, jet)
    }
    guard let found, isTolerable(found) else { return nil }
    return LocalValue(
      jet: found,
      center: x.center.flatMap { try? tape.apply(function, $0) }
    )
  }

  private func isTolerable(_ jet: LocalJet) -> Bool {
    jet.range(bits: bits).isFinite && jet.quality.error <= LocalJet.Quality.tolerable
  }

  /// A power that is smooth within reach.
  func smoothPower(_ x: LocalValue, _ p: Int, _ q: Int) -> LocalValue? {
    guard let range = range(x), let jet = x.jet else { return nil }
    let exponent = Fraction(p) / Fraction(q)
    let isPolynomial = exponent.isWhole && exponent.sign >= 0
    guard isPolynomial || range.sign.map({ $0 != 0 }) == true else { return nil }
    var power: LocalJet
    if exponent.isWhole || range.sign == 1 {
      power = jet.map { $0.power(exponent, bits: bits) }
    } else {
      // The real root of an odd degree.
      guard q % 2 == 1 else { return nil }
      let minusOne = ball(tape.number(-1))
      power = jet.map { $0.scaled(by: minusOne, bits: bits).power(exponent, bits: bits) }
      if !p.isMultiple(of: 2) { power = power.map { $0.scaled(by: minusOne, bits: bits) } }
    }
    guard isPolynomial || isTolerable(power) else { return nil }
    var value = LocalValue(
      jet: power,
      center: x.center.flatMap { try? tape.power($0, p, q) },
      polynomial: q == 1 ? x.polynomial?.power(p, tape) : nil
    )
    if p > 1, isPolynomial, range.sign == nil, let base = try? steps(of: x) {
      value.form = base + [Instruction].whole(p) + [.binary(.power)]
    }
    return value
  }

  /// A function as a step of local numbers: of what is moved to where it is of moderate size first, if
  /// the function allows that.
  func broken(_ function: ExactFunction, of x: LocalValue) throws(ExactFault) -> LocalValue {
    switch function {
    case .sin, .cos:
      return try applied(function, moved(x, by: wholeTurns(in: x)))
    case .floor:
      let whole = try nearestWhole(to: x)
      var value = try applied(function, moved(x, by: tape.number(-whole)))
      value.jet = LocalJet(constant: ball(tape.number(whole)), variables: variables)
      return value
    case .asin, .acos: return try arc(function, x)
    case .exp: return try exponential(x)
    case .factorial:
      return try broken(.gamma, of: sum(x, LocalValue(number: tape.number(1))))
    default: return try applied(function, x)
    }
  }

  private func applied(
    _ function: ExactFunction,
    _ x: LocalValue
  ) throws(ExactFault) -> LocalValue {
    guard let operation = UnaryOperation(function) else { throw .unknown }
    return LocalValue(steps: try steps(of: x) + [.unary(operation)])
  }

  /// A value less a number.
  func moved(_ x: LocalValue, by number: ExactNumber) throws(ExactFault) -> LocalValue {
    tape.fraction(number)?.sign == 0 ? x : sum(x, LocalValue(number: number, center: number))
  }

  /// The number of whole turns that is taken from an angle.
  private func wholeTurns(in x: LocalValue) throws(ExactFault) -> ExactNumber {
    guard let angle = x.jet?.center[0] else { return tape.number(0) }
    let turn = try tape.multiply(tape.number(2), tape.pi)
    let turns = angle.joined(.divide, with: ball(turn), bits: bits).nearestWhole
    guard let turns else { throw .unknown }
    return try tape.multiply(tape.number(-turns), turn)
  }

  /// The whole number nearest to the smooth part at the place.
  func nearestWhole(to x: LocalValue) throws(ExactFault) -> Fraction {
    guard let value = jet(x)?.center[0] else { return .zero }
    guard let whole = value.nearestWhole else { throw .unknown }
    return whole
  }

  /// The arc sine or cosine, seen from the end of the domain that it comes near to:
  /// acos(a) = 2·asin √((1 − a)/2).
  private func arc(_ function: ExactFunction, _ x: LocalValue) throws(ExactFault) -> LocalValue {
    guard let value = x.jet?.center[0].ends(), value.lower.magnitude > 0.9 else {
      return try applied(function, x)
    }
    let isAbove = value.lower > 0
    let from = try moved(isAbove ? negated(x) : x, by: tape.number(1))
    let half = try quotient(from, LocalValue(number: tape.number(2)))
    var angle = LocalValue(
      steps: try steps(of: half)
        + [.unary(.squareRoot), .unary(.asin), .whole(2), .binary(.multiply)]
    )
    // Near −1: acos(a) = π − acos(−a).
    if !isAbove { angle = try moved(negated(angle), by: tape.pi) }
    guard function == .asin else { return angle }
    return try moved(negated(angle), by: tape.divide(tape.pi, tape.number(2)))
  }

  /// e^(c + u) as e^c·e^u, with what u is.
  private func exponential(_ x: LocalValue) throws(ExactFault) -> LocalValue {
    guard let jet = x.jet, let whole = jet.center[0].nearestWhole, whole.magnitude > Fraction(4)
    else { return try applied(.exp, x) }
    let shift = tape.number(whole)
    let factor = try tape.apply(.exp, shift)
    let rest = try applied(.exp, moved(x, by: tape.number(-whole)))
    return try product(LocalValue(number: factor, center: factor), rest)
  }
}
