import Operations
import Numerals
import Formulas

extension ExactTape {
  func apply(_ function: ExactFunction, _ x: ExactNumber) throws(ExactFault) -> ExactNumber {
    if let value = known(function, x) { return value }
    if let rule = Self.rules[function], let value = try rule(self)(x) { return value }
    return add(.function(function, x))
  }

  /// What more is known of a function's value; nil where only its name is.
  private typealias Rule =
    @Sendable (ExactTape) -> (ExactNumber) throws(ExactFault) -> ExactNumber?

  private static let rules: [ExactFunction: Rule] = [
    .negate: ExactTape.opposite(of:), .absolute: ExactTape.absolute(of:),
    .floor: ExactTape.rounded(_:),
    .sqrt: ExactTape.squareRoot(of:), .cbrt: ExactTape.cubeRoot(of:),
    .ln: ExactTape.checkedLogarithm(of:),
    .asin: ExactTape.arcSine(of:), .acos: ExactTape.arcCosine(of:),
    .atanh: ExactTape.checkedInverseOfTanh(of:),
    .acosh: ExactTape.inverseOfCosh(of:), .factorial: ExactTape.factorial(of:),
    .gamma: ExactTape.gamma(of:), ExactFunction("zeta"): ExactTape.zeta(of:),
  ]

  /// Values at fractions that are whole numbers.
  private func known(_ function: ExactFunction, _ x: ExactNumber) -> ExactNumber? {
    guard let fraction = fraction(x) else { return nil }
    if fraction.sign == 0 { return function.atZero.map { number($0) } }
    return fraction == .one ? function.atOne.map { number($0) } : nil
  }

  private func opposite(of x: ExactNumber) throws(ExactFault) -> ExactNumber? {
    fraction(x).map { number(-$0) }
  }

  private func absolute(of x: ExactNumber) throws(ExactFault) -> ExactNumber? {
    if let fraction = fraction(x) { return number(fraction.magnitude) }
    guard let sign = rising(through: 512, \.sign, of: x) else { return nil }
    return sign < 0 ? try apply(.negate, x) : x
  }

  private func rounded(_ x: ExactNumber) throws(ExactFault) -> ExactNumber? {
    number(try floor(of: x))
  }

  private func squareRoot(of x: ExactNumber) throws(ExactFault) -> ExactNumber? {
    try root(number(2), x)
  }

  private func cubeRoot(of x: ExactNumber) throws(ExactFault) -> ExactNumber? {
    try root(number(3), x)
  }

  private func checkedLogarithm(of x: ExactNumber) throws(ExactFault) -> ExactNumber? {
    guard try sign(of: x) > 0 else { throw .undefined }
    return nil
  }

  private func checkedInverseOfTanh(of x: ExactNumber) throws(ExactFault) -> ExactNumber? {
    _ = try signAtEnds(x, isEndIn: false)
    return nil
  }

  private func inverseOfCosh(of x: ExactNumber) throws(ExactFault) -> ExactNumber? {
    let above = try sign(of: subtract(x, number(1)))
    guard above >= 0 else { throw .undefined }
    return above == 0 ? number(0) : nil
  }

  private func arcSine(of x: ExactNumber) throws(ExactFault) -> ExactNumber? {
    if let angle = try unwound(.asin, x) { return angle }
    guard let end = try signAtEnds(x, isEndIn: true) else { return nil }
    return try divide(pi, number(2 * end))
  }

  private func arcCosine(of x: ExactNumber) throws(ExactFault) -> ExactNumber? {
    if let angle = try unwound(.acos, x) { return angle }
    guard let end = try signAtEnds(x, isEndIn: true) else { return nil }
    return end > 0 ? number(0) : pi
  }

  private func factorial(of x: ExactNumber) throws(ExactFault) -> ExactNumber? {
    try apply(.gamma, add(x, number(1)))
  }

  /// Nil between −1 and 1, the sign at either of them where they belong to the domain.
  private func signAtEnds(_ x: ExactNumber, isEndIn: Bool) throws(ExactFault) -> Int? {
    let below = try sign(of: subtract(number(1), x))
    let above = try sign(of: add(x, number(1)))
    guard below >= 0, above >= 0, isEndIn || below * above != 0 else { throw .undefined }
    return below == 0 ? 1 : above == 0 ? -1 : nil
  }

  /// The arc sine or cosine of a sine or cosine: its angle, turned and mirrored into the range.
  private func unwound(
    _ function: ExactFunction,
    _ x: ExactNumber
  ) throws(ExactFault) -> ExactNumber? {
    guard case .function(let inner, let angle) = nodes[x.index].source,
      inner == .sin || inner == .cos
    else { return nil }
    let quarter = try divide(pi, number(2))
    // The angle whose cosine it is.
    let turned = inner == .sin ? try subtract(quarter, angle) : angle
    let halfTurns = try floor(of: divide(turned, pi))
    let isEven = (halfTurns / Fraction(2)).isWhole
    let arc =
      isEven
      ? try subtract(turned, multiply(number(halfTurns), pi))
      : try subtract(multiply(number(halfTurns + .one), pi), turned)
    return function == .acos ? arc : try subtract(quarter, arc)
  }

  /// Undefined at 0 and the whole numbers below it.
  private func gamma(of x: ExactNumber) throws(ExactFault) -> ExactNumber? {
    let isPositive = (try? sign(of: x)) == 1
    if !isPositive || fraction(x) != nil, let whole = try whole(x) {
      guard whole.sign > 0 else { throw .undefined }
      if let n = whole.whole, n <= Self.longestFactorial {
        return number(Fraction.factorial(UInt(n - 1)))
      }
    }
    return nil
  }

  /// The n-th derivative of Γ′/Γ, undefined where gamma is.
  func polygamma(_ order: ExactNumber, _ x: ExactNumber) throws(ExactFault) -> ExactNumber {
    if try sign(of: x) <= 0, try whole(x) != nil { throw .undefined }
    return add(.operation(.polygamma, order, x))
  }

  /// The n-th derivative of sin(x)/x: with x·f = sin x, x·f⁽ᵏ⁾ = sin⁽ᵏ⁾x − k·f⁽ᵏ⁻¹⁾.
  func sincDerivative(_ order: Fraction, _ x: ExactNumber) throws(ExactFault) -> ExactNumber {
    guard let order = order.whole, 0...Self.highestOrder ~= order else { throw .unknown }
    if try sign(of: x) == 0 {
      let size = Fraction(order & 2 == 0 ? 1 : -1) / Fraction(order + 1)
      return number(order & 1 == 0 ? size : .zero)
    }
    let sines = [try apply(.sin, x), try apply(.cos, x)]
    var value = try divide(sines[0], x)
    for k in stride(from: 1, through: order, by: 1) {
      let sine = k & 2 == 0 ? sines[k & 1] : try apply(.negate, sines[k & 1])
      value = try divide(subtract(sine, multiply(number(k), value)), x)
    }
    return value
  }

  private static var highestOrder: Int { 100 }

  /// Factorials up to this are multiplied out.
  private static var longestFactorial: Int { 500_000 }
}
