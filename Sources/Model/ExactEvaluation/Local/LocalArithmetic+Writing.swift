import Formulas
import Intervals
import Numerals
import Operations
import Words

/// Functions as steps of local numbers, with doubles around every number.
extension LocalArithmetic {
  /// The steps of a value.
  func steps(of x: LocalValue) throws(ExactFault) -> [Instruction] {
    if let number = x.number { return try steps(of: number) }
    var parts: [[Instruction]] = []
    if x.isSmooth, let form = x.form {
      parts.append(form)
    } else if let jet = x.jet {
      // Of two variables a curve may cross itself where both slopes are 0.
      if variables == 2, let exact = x.polynomial.flatMap(exactSteps) {
        parts.append(exact)
      } else {
        parts.append(try steps(of: jet))
      }
    }
    if let added = x.steps { parts.append(added) }
    guard let first = parts.first else { return [.whole(0)] }
    return parts.dropFirst().reduce(first) { $0 + $1 + [.binary(.add)] }
  }

  private func steps(of number: ExactNumber) throws(ExactFault) -> [Instruction] {
    if let fraction = tape.fraction(number), let top = fraction.numerator.whole,
      let bottom = fraction.denominator.whole, top.magnitude < 1 << 53, bottom < 1 << 53
    {
      return [Instruction].whole(top)
        + (bottom == 1 ? [] : [Instruction].whole(bottom) + [.binary(.divide)])
    }
    return [try enclosed(ball(number))]
  }

  private func enclosed(_ ball: Ball, scaledBy exponent: Int = 0) throws(ExactFault) -> Instruction
  {
    let ends = ball.ends(scaledBy: exponent)
    guard ends.lower.isFinite, ends.upper.isFinite else { throw .unknown }
    writtenNumbers += 1
    return .enclosed(Interval(ends.lower, ends.upper), name: String(writtenNumbers))
  }

  /// A polynomial and what it leaves out, in the local variables.
  private func steps(of jet: LocalJet) throws(ExactFault) -> [Instruction] {
    let second = variables == 2 ? try variable(1) : []
    return try steps(of: jet, jet.quality(bits: viewBits), Units(reaches: reaches, second: second))
  }

  /// The steps of a value in local numbers: of changes far below 1 that come out as noise no more is told
  /// than how large they are.
  func stepsInView(of x: LocalValue) throws(ExactFault) -> [Instruction] {
    guard x.form == nil, variables == 1, let jet = x.jet,
      jet.wide[1].upperExponent < Self.unseen, jet.center[0].radius(scaledBy: 0) < 0x1p-60,
      jet.quality(bits: viewBits).noise > LocalJet.Quality.negligible
    else { return try steps(of: x) }
    return try polynomial([jet.center[0], jet.wide[1]], Units(reaches: reaches, second: []))
  }

  /// A power of two: changes of local numbers below it are not seen.
  private static let unseen = -100

  /// What is multiplied by `second`, which is below a power of two, as a polynomial in that, too.
  func factor(
    _ jet: LocalJet,
    of second: [Instruction],
    below reach: Int
  ) throws(ExactFault)
    -> [Instruction]
  {
    try steps(
      of: jet,
      jet.qualityOfFactor(bits: viewBits),
      Units(reaches: reaches + [reach], second: second)
    )
  }

  /// Powers of two that variables count, and the steps of the second one.
  private struct Units {
    let reaches: [Int]
    let second: [Instruction]

    /// What the coefficient of powers of both is multiplied by, as a power of two.
    func exponent(_ first: Int, _ second: Int) -> Int {
      -reaches[0] * first - (reaches.last ?? 0) * second
    }
  }

  private func steps(
    of jet: LocalJet,
    _ quality: LocalJet.Quality,
    _ units: Units
  ) throws(ExactFault) -> [Instruction] {
    if !(quality.noise <= LocalJet.Quality.negligible) { isCoarse = true }
    let rows = (0...quality.degree).map { degree in
      (degree < quality.degree ? jet.center : jet.wide).coefficients(ofDegree: degree)
    }
    guard jet.center.variables == 2 else { return try polynomial(rows.map(\.first), units) }
    // Powers of the second variable, each times a polynomial of the first.
    var sum: [Instruction] = []
    for power in 0...quality.degree {
      let factor = (power...quality.degree).map { rows[$0][power] as Ball? }
      let isNothing = factor.allSatisfy { $0?.sign == 0 }
      guard !isNothing else { continue }
      var term = try polynomial(factor, from: power, units)
      if power > 0 { term += units.second + self.power(power) + [.binary(.multiply)] }
      sum = sum.isEmpty ? term : sum + term + [.binary(.add)]
    }
    return sum.isEmpty ? [.whole(0)] : sum
  }

  /// Steps that raise what is before them to a power from 1 on.
  private func power(_ exponent: Int) -> [Instruction] {
    exponent == 1 ? [] : [Instruction].whole(exponent) + [.binary(.power)]
  }

  /// Horner's rule, with one power for terms that are missing.
  private func polynomial(
    _ coefficients: [Ball?],
    from second: Int = 0,
    _ units: Units
  ) throws(ExactFault) -> [Instruction] {
    var steps: [Instruction] = []
    var gap = 0
    for (power, coefficient) in coefficients.enumerated().reversed() {
      guard let coefficient, coefficient.sign != 0 else {
        gap += 1
        continue
      }
      if !steps.isEmpty { steps = try raised(steps, by: gap) }
      gap = 1
      steps.append(
        try enclosed(coefficient, scaledBy: units.exponent(power, second))
      )
      if steps.count > 1 { steps.append(.binary(.add)) }
    }
    guard !steps.isEmpty else { return [.whole(0)] }
    return gap > 1 ? try raised(steps, by: gap - 1) : steps
  }

  private func raised(_ steps: [Instruction], by power: Int) throws(ExactFault) -> [Instruction] {
    try steps + variable(0) + self.power(power) + [.binary(.multiply)]
  }

  /// A local variable by its number, as a distance from the place.
  func variable(_ number: Int) throws(ExactFault) -> [Instruction] {
    if number == 1 { return [.parameter(.y)] }
    if tape.fraction(place)?.sign == 0 { return [.variable] }
    return try [.variable] + steps(of: place) + [.binary(.subtract)]
  }

  /// A polynomial with exact numbers; nil where one of them is none that is written so.
  func exactSteps(of polynomial: LocalPolynomial) -> [Instruction]? {
    guard tape.fraction(place)?.sign == 0 else { return nil }
    var sum: [Instruction] = []
    for (powers, number) in polynomial.terms.sorted(by: { $0.key < $1.key }) {
      guard let fraction = tape.fraction(number), let written = fraction.decimalSteps else {
        return nil
      }
      var term = written
      for (count, variable) in [
        (powers.first, Instruction.variable), (powers.second, .parameter(.y)),
      ]
      where count > 0 {
        term += [variable] + power(count) + [.binary(.multiply)]
      }
      sum = sum.isEmpty ? term : sum + term + [.binary(.add)]
    }
    return sum.isEmpty ? [.whole(0)] : sum
  }
}
