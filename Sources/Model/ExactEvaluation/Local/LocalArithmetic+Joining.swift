import Numerals
import Formulas
import Operations
import Words

/// Sums, products, quotients and choices: what is smooth stays apart from what is not.
extension LocalArithmetic {
  func negated(_ x: LocalValue) -> LocalValue {
    if let number = x.number, let opposite = try? tape.apply(.negate, number) {
      return LocalValue(number: opposite, center: opposite)
    }
    let minusOne = ball(tape.number(-1))
    return LocalValue(
      jet: x.jet?.map { $0.scaled(by: minusOne, bits: bits) },
      steps: x.steps.map { $0 + [.unary(.negate)] },
      form: x.form.map { $0 + [.unary(.negate)] },
      center: x.center.flatMap { try? tape.apply(.negate, $0) },
      polynomial: product(polynomial(x), LocalPolynomial(constant: tape.number(-1)))
    )
  }

  func sum(_ x: LocalValue, _ y: LocalValue) -> LocalValue {
    if let first = x.number, let second = y.number, let sum = try? tape.add(first, second) {
      return LocalValue(number: sum, center: sum)
    }
    if isZero(x) { return y }
    if isZero(y) { return x }
    return LocalValue(
      jet: sum(jet(x), jet(y)),
      steps: sum(x.steps, y.steps),
      center: center { () throws(ExactFault) in try both(x.center, y.center).map(tape.add) ?? nil },
      polynomial: sum(polynomial(x), polynomial(y))
    )
  }

  private func sum(_ x: LocalPolynomial?, _ y: LocalPolynomial?) -> LocalPolynomial? {
    guard let x, let y else { return nil }
    return x.adding(y, tape)
  }

  private func product(_ x: LocalPolynomial?, _ y: LocalPolynomial?) -> LocalPolynomial? {
    guard let x, let y else { return nil }
    return x.multiplied(by: y, tape)
  }

  private func isZero(_ x: LocalValue) -> Bool {
    x.number.flatMap(tape.fraction)?.sign == 0
  }

  private func both(
    _ x: ExactNumber?,
    _ y: ExactNumber?
  ) -> (ExactNumber, ExactNumber)? {
    if let x, let y { (x, y) } else { nil }
  }

  func sum(_ x: LocalJet?, _ y: LocalJet?) -> LocalJet? {
    guard let x, let y else { return x ?? y }
    return x.joined(y) { $0.adding($1, bits: bits) }
  }

  private func sum(_ x: [Instruction]?, _ y: [Instruction]?) -> [Instruction]? {
    guard let x, let y else { return x ?? y }
    return x + y + [.binary(.add)]
  }

  func product(_ x: LocalJet, _ y: LocalJet) -> LocalJet {
    x.joined(y) { $0.multiplied(by: $1, bits: bits) }
  }

  func product(_ x: LocalValue, _ y: LocalValue) throws(ExactFault) -> LocalValue {
    if let first = x.number, let second = y.number {
      let number = try tape.multiply(first, second)
      return LocalValue(number: number, center: number)
    }
    if x.number != nil { return try scaled(y, by: x) }
    if y.number != nil { return try scaled(x, by: y) }
    let smooth: LocalJet? =
      if let first = x.jet, let second = y.jet { product(first, second) } else { nil }
    var value = LocalValue(
      jet: smooth,
      center: center { () throws(ExactFault) in
        try both(x.center, y.center).map(tape.multiply) ?? nil
      },
      polynomial: product(polynomial(x), polynomial(y))
    )
    if x.isSmooth, y.isSmooth {
      // Where a factor may vanish, as a root or a pole would see it.
      if range(x)?.sign == nil || range(y)?.sign == nil {
        value.form = try steps(of: x) + steps(of: y) + [.binary(.multiply)]
      }
      return value
    }
    // (a + u)·(b + v) = ab + u·(b + v) + a·v.
    if let part = x.steps {
      value.steps = try part + steps(of: y) + [.binary(.multiply)]
    }
    if let part = y.steps, x.jet != nil {
      let smooth = LocalValue(jet: x.jet, form: x.form)
      value.steps = sum(value.steps, try steps(of: smooth) + part + [.binary(.multiply)])
    }
    return value
  }

  /// A multiple by a number.
  private func scaled(_ x: LocalValue, by y: LocalValue) throws(ExactFault) -> LocalValue {
    guard let factor = y.number else { throw .unknown }
    if tape.fraction(factor) == .one { return x }
    let ball = ball(factor)
    func multiplied(_ steps: [Instruction]?) throws(ExactFault) -> [Instruction]? {
      guard let steps else { return nil }
      return try steps + self.steps(of: y) + [.binary(.multiply)]
    }
    return LocalValue(
      jet: x.jet?.map { $0.scaled(by: ball, bits: bits) },
      steps: try multiplied(x.steps),
      form: try? multiplied(x.form),
      center: x.center.flatMap { try? tape.multiply($0, factor) },
      polynomial: product(polynomial(x), polynomial(y))
    )
  }

  func quotient(_ x: LocalValue, _ y: LocalValue) throws(ExactFault) -> LocalValue {
    if let divisor = y.number {
      guard try tape.sign(of: divisor) != 0 else { return .absent }
      let reciprocal = try tape.divide(tape.number(1), divisor)
      return try product(x, LocalValue(number: reciprocal, center: reciprocal))
    }
    if let reciprocal = smoothPower(y, -1, 1) { return try product(x, reciprocal) }
    if let quotient = try withGap(x, y) { return quotient }
    return LocalValue(steps: try steps(of: x) + steps(of: y) + [.binary(.divide)])
  }

  /// A quotient of two functions that are both 0 at one place, which is left out.
  private func withGap(_ x: LocalValue, _ y: LocalValue) throws(ExactFault) -> LocalValue? {
    guard variables == 1, x.isSmooth, y.isSmooth, let dividend = x.jet, let divisor = y.jet,
      let bottom = y.center, let top = x.center
    else { return nil }
    guard isZero(bottom, divisor), isZero(top, dividend) else {
      wantedPlace = wantedPlace ?? y.polynomial?.zero(tape)
      return nil
    }
    let (first, second) = (dividend.map(\.dividedByVariable), divisor.map(\.dividedByVariable))
    guard second.range(bits: bits).sign != nil else { return nil }
    let reciprocal = second.map { $0.power(Fraction(-1), bits: bits) }
    return LocalValue(
      jet: product(first, reciprocal),
      steps: try variable(0) + [.whole(0), .binary(.unequal), .whole(0), .binary(.when)]
    )
  }

  /// Whether the value at the place is 0, which is decided only where its ball does not tell.
  private func isZero(_ value: ExactNumber, _ jet: LocalJet) -> Bool {
    jet.center[0].sign.map { $0 == 0 } ?? ((try? tape.sign(of: value)) == 0)
  }

  /// The lesser or greater of two values, as what the second differs from the first by.
  func chosen(
    _ operation: ExactOperation,
    _ x: LocalValue,
    _ y: LocalValue
  ) throws(ExactFault) -> LocalValue {
    let difference = sum(y, negated(x))
    if difference.isSmooth, difference.polynomial?.isZero == true { return x }
    if let sign = range(difference)?.sign {
      return (sign < 0) == (operation == .min) ? y : x
    }
    let binary: BinaryOperation = operation == .min ? .min : .max
    return try relative(to: x, y) { $0 + $1 + [.binary(binary)] }
  }

  /// What is made of two values by an operation that moves with them, as min does, seen from the smooth
  /// part of the first.
  func relative(
    to x: LocalValue,
    _ y: LocalValue,
    _ join: ([Instruction], [Instruction]) -> [Instruction]
  ) throws(ExactFault) -> LocalValue {
    let smooth = jet(x)
    var rest = y
    rest.number = nil
    rest.form = nil
    rest.center = nil
    rest.jet = sum(jet(y), smooth?.map { $0.scaled(by: ball(tape.number(-1)), bits: bits) })
    return LocalValue(
      jet: smooth,
      steps: join(x.steps ?? [.whole(0)], try steps(of: rest))
    )
  }
}
