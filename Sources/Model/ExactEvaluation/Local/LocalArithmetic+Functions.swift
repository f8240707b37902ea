import Calculus
import Formulas
import Intervals
import Numerals
import Operations
import Words

/// Functions of what is smooth, and of what is not.
extension LocalArithmetic {
  /// A function that is smooth within reach of what is; nil where it may not be, or turns too fast there.
  func smooth(_ function: ExactFunction, of x: LocalValue) -> LocalValue? {
    if x.isSmooth {
      guard let range = range(x) else { return nil }
      if function == .absolute { return range.sign.map { $0 < 0 ? negated(x) : x } }
      if function == .floor {
        return range.floor.map { LocalValue(number: tape.number($0), center: tape.number($0)) }
      }
    }
    guard var value = through(x, { applied(function, to: $0) }) else { return nil }
    value.center = x.center.flatMap { try? tape.apply(function, $0) }
    return value
  }

  private func applied(_ function: ExactFunction, to jet: LocalJet) -> LocalJet? {
    switch function {
    case .absolute:
      return jet.range(bits: bits).sign.map { sign in
        sign < 0 ? jet.map { $0.scaled(by: ball(tape.number(-1)), bits: bits) } : jet
      }
    case .sqrt: return power(jet, 1, 2)
    case .cbrt: return power(jet, 1, 3)
    case .ln where jet.range(bits: bits).sign != 1: return nil
    case .factorial:
      let one = jet.constant(ball(tape.number(1)))
      return applied(.gamma, to: jet.joined(one) { $0.adding($1, bits: bits) })
    default:
      guard let real = function.real, jet.center.applying(real, bits: bits) != nil else {
        return nil
      }
      return jet.map { $0.applying(real, bits: bits) ?? $0 }
    }
  }

  private func isTolerable(_ jet: LocalJet) -> Bool {
    jet.range(bits: bits).isFinite
      && jet.quality(bits: viewBits).error <= LocalJet.Quality.tolerable
  }

  /// A smooth function of a value; of one with a break, of its smooth part and of what is added as of
  /// two variables: f(g + u) = f(g) + u·(f(g + u) − f(g))/u.
  private func through(_ x: LocalValue, _ function: (LocalJet) -> LocalJet?) -> LocalValue? {
    guard let added = x.steps else {
      guard let jet = jet(x).flatMap(function), isTolerable(jet) else { return nil }
      return LocalValue(jet: jet)
    }
    let zero = ball(tape.number(0))
    guard variables == 1, let reach = reach(of: added),
      let scale = try? tape.power(tape.number(2), Fraction(reach))
    else { return nil }
    let smooth = x.jet ?? LocalJet(constant: zero, variables: 1)
    let both = smooth.map(\.ofTwoVariables).joined(
      LocalJet(variable: 1, of: 2, middle: zero, scale: ball(scale), bits: bits)
    ) { $0.adding($1, bits: bits) }
    guard let whole = function(both) else { return nil }
    let value = whole.map(\.ofFirstVariable)
    let less = ball(tape.number(1)).joined(.divide, with: ball(scale), bits: bits)
    let slope = whole.map { $0.dividedBySecondVariable.scaled(by: less, bits: bits) }
    guard isTolerable(value), slope.range(bits: bits).isFinite,
      slope.qualityOfFactor(bits: viewBits).error <= LocalJet.Quality.tolerable,
      let factor = try? factor(slope, of: added, below: reach)
    else { return nil }
    return LocalValue(jet: value, steps: added + factor + [.binary(.multiply)])
  }

  /// A power of two that steps are below within reach; nil where they are not known to be bounded.
  private func reach(of steps: [Instruction]) -> Int? {
    let farthest = Double(sign: .plus, exponent: reaches[0] + 1, significand: 1)
    let range = (try? Program(steps))?.enclosure(over: Interval(-farthest, farthest)).value.interval
    guard let range, range.isBounded, !range.isEmpty else { return nil }
    return range.magnitude == 0 ? 0 : Int(range.magnitude.exponent) + 1
  }

  /// A power that is smooth within reach.
  func smoothPower(_ x: LocalValue, _ p: Int, _ q: Int) -> LocalValue? {
    guard x.isSmooth else { return through(x) { power($0, p, q) } }
    guard let range = range(x), let jet = x.jet, let power = power(jet, p, q) else { return nil }
    let isPolynomial = q == 1 && p >= 0
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

  private func power(_ jet: LocalJet, _ p: Int, _ q: Int) -> LocalJet? {
    let exponent = Fraction(p) / Fraction(q)
    let sign = jet.range(bits: bits).sign
    if exponent.isWhole, exponent.sign >= 0 {
      return jet.map { $0.power(exponent, bits: bits) }
    }
    guard let sign, sign != 0 else { return nil }
    if exponent.isWhole || sign > 0 { return jet.map { $0.power(exponent, bits: bits) } }
    // The real root of an odd degree.
    guard q % 2 == 1 else { return nil }
    let minusOne = ball(tape.number(-1))
    let power = jet.map { $0.scaled(by: minusOne, bits: bits).power(exponent, bits: bits) }
    return p.isMultiple(of: 2) ? power : power.map { $0.scaled(by: minusOne, bits: bits) }
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
