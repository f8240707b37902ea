import Formulas
import Intervals
import Numerals
import Operations

/// Writes a product of powers of polynomials in one value.
struct FactorWriter {
  typealias Operation = ProgramCode.Operation

  private(set) var numbers: [ProgramCode.Number]
  /// What the polynomials are in.
  let value: [Operation]
  private(set) var operations: [Operation] = []
  /// How many factors have been written.
  private var count = 0

  init(numbers: [ProgramCode.Number], value: [Operation]) {
    self.numbers = numbers
    self.value = value
  }

  /// Writes the product with a leading coefficient; false where no zero is multiple or a number is
  /// too long.
  mutating func write(
    _ lead: Rational,
    _ parts: [(part: Polynomial<Rational>, multiplicity: Int)]
  ) -> Bool {
    var lead = lead
    var isMultiple = false
    for (part, multiplicity) in parts {
      guard let rest = divideByTurns(part, multiplicity, &lead) else { return false }
      isMultiple = isMultiple || rest.degree < part.degree || multiplicity > 1
      if rest.isConstant { continue }
      guard write(rest) else { return false }
      // The part's own lead is not the product's.
      guard let inverse = rest.lead?.reciprocal, multiply(&lead, by: inverse, multiplicity) else {
        return false
      }
      finishFactor(power: multiplicity)
    }
    return isMultiple && write(lead)
  }

  // MARK: Values of sin and cos where they turn

  /// Writes 1 ∓ sin u and 1 ∓ cos u as squares where they are factors, and gives what is left.
  private mutating func divideByTurns(
    _ part: Polynomial<Rational>,
    _ multiplicity: Int,
    _ lead: inout Rational
  ) -> Polynomial<Rational>? {
    guard let circle = value.last.flatMap(Circle.init) else { return part }
    var rest = part
    for turn in [1, -1] {
      guard let factor = Polynomial([Rational(-turn), .one]),
        let (quotient, remainder) = rest.divided(by: factor), remainder.lead == nil
      else { continue }
      rest = quotient
      writeTurn(isOne: turn == 1, circle)
      finishFactor(power: 2 * multiplicity)
      // t − 1 is −2·sin²…, t + 1 is 2·cos²….
      guard multiply(&lead, by: turn == 1 ? -2 : 2, multiplicity) else { return nil }
    }
    return rest
  }

  /// The value whose square is half of 1 − cos u = 2·sin²(u/2), 1 + cos u = 2·cos²(u/2) or
  /// 1 ∓ sin u = 2·sin²(u/2 ∓ 45°).
  private mutating func writeTurn(isOne: Bool, _ circle: Circle) {
    operations += value.dropLast()
    appendNumber(2)
    operations.append(.binary(.divide))
    if circle.isSine {
      if circle.isInDegrees {
        appendNumber(45)
      } else {
        append(
          ProgramCode.Number(
            value: .pi,
            isExact: false,
            interval: MathConstant.pi.interval,
            literal: nil
          )
        )
        appendNumber(4)
        operations.append(.binary(.divide))
      }
      operations.append(.binary(isOne ? .subtract : .add))
    }
    operations.append(.unary(circle.isSine || isOne ? circle.sine : circle.cosine))
  }

  // MARK: Quotients

  /// Writes a quotient without its common factor; false where there is none.
  mutating func write(_ top: Polynomial<Rational>, over bottom: Polynomial<Rational>) -> Bool {
    guard bottom.degree > 0, let shared = top.common(with: bottom), shared.degree > 0,
      let rest = top.divided(by: shared)?.quotient,
      let divisor = bottom.divided(by: shared)?.quotient, writeFactors(of: rest),
      writeFactors(of: divisor)
    else { return false }
    operations.append(.binary(.divide))
    return writeHoles(of: shared, besides: divisor)
  }

  /// Writes a polynomial so that its multiple zeros are seen.
  private mutating func writeFactors(of polynomial: Polynomial<Rational>) -> Bool {
    guard let lead = polynomial.lead, let parts = polynomial.squareFreeParts,
      parts.contains(where: { $0.multiplicity > 1 })
    else { return writeScaled(polynomial) }
    count = 0
    return write(lead, parts)
  }

  /// Makes of a quotient one that has no value where a polynomial is 0, if its divisor leaves it one there.
  private mutating func writeHoles(
    of shared: Polynomial<Rational>,
    besides divisor: Polynomial<Rational>
  ) -> Bool {
    guard let parts = shared.squareFreeParts else { return false }
    count = 0
    for (part, _) in parts {
      guard let pole = part.common(with: divisor), let rest = part.divided(by: pole)?.quotient
      else { return false }
      if rest.isConstant { continue }
      guard write(rest) else { return false }
      finishFactor(power: 1)
    }
    if count > 0 { finishHoles() }
    return true
  }

  /// Writes P/(x + r) where P has the factor x² − r², of which the square of r is given, negative for
  /// x − r; false for others.
  mutating func write(
    _ top: Polynomial<Rational>,
    overRoot square: Rational,
    _ divisor: [Operation]
  ) -> Bool {
    guard let size = square.magnitude?.negated,
      let factor = Polynomial([size, .zero, .one]),
      let (rest, remainder) = top.divided(by: factor), remainder.lead == nil, writeScaled(rest)
    else { return false }
    // P/(x ± r) = rest·(x ∓ r)
    let signs = divisor.reversed().prefix { $0 == .unary(.negate) }
    let divisor = divisor.dropLast(signs.count)
    operations += divisor.dropLast()
    operations.append(.binary(square.numerator > 0 ? .subtract : .add))
    operations.append(.binary(.multiply))
    operations += divisor
    finishHoles()
    operations += signs
    return true
  }

  /// Makes of what is a product with another value one that is the product but undefined where that is 0.
  private mutating func finishHoles() {
    operations += [.unary(.signOfNonzero), .unary(.square), .binary(.multiply)]
  }

  /// Writes a polynomial of any coefficients, as one of whole ones times a number.
  private mutating func writeScaled(_ polynomial: Polynomial<Rational>) -> Bool {
    guard let primitive = polynomial.primitive, let lead = polynomial.lead,
      let own = primitive.lead,
      let scale = lead.divided(by: own)
    else { return false }
    return write(primitive) && write(scale)
  }

  // MARK: Polynomials and numbers

  private mutating func write(_ polynomial: Polynomial<Rational>) -> Bool {
    for power in stride(from: polynomial.degree, through: 0, by: -1) {
      let coefficient = polynomial[power]
      if coefficient.numerator == 0 { continue }
      let size = Swift.abs(coefficient.numerator)
      guard coefficient.isWhole, size <= 1 << 53 else { return false }
      if power > 0 {
        operations += value
        if power > 1 { operations.append(.power(Int32(power), 1)) }
      }
      if power == 0 || size != 1 { appendNumber(Double(size)) }
      if power > 0, size != 1 { operations.append(.binary(.multiply)) }
      if power < polynomial.degree {
        operations.append(.binary(coefficient.numerator < 0 ? .subtract : .add))
      }
    }
    return true
  }

  private mutating func write(_ lead: Rational) -> Bool {
    let limit: Int128 = 1 << 53
    let size = Swift.abs(lead.numerator)
    guard size <= limit, lead.denominator <= limit else { return false }
    if size != 1 {
      appendNumber(Double(size))
      operations.append(.binary(.multiply))
    }
    if lead.denominator != 1 {
      appendNumber(Double(lead.denominator))
      operations.append(.binary(.divide))
    }
    if lead.numerator < 0 { operations.append(.unary(.negate)) }
    return true
  }

  private mutating func finishFactor(power: Int) {
    if power > 1 { operations.append(.power(Int32(power), 1)) }
    if count > 0 { operations.append(.binary(.multiply)) }
    count += 1
  }

  private mutating func appendNumber(_ number: Double) {
    append(ProgramCode.Number(within: Interval(number)))
  }

  private mutating func append(_ number: ProgramCode.Number) {
    operations.append(.number(Int32(numbers.count)))
    numbers.append(number)
  }

  private func multiply(_ lead: inout Rational, by factor: Rational, _ times: Int) -> Bool {
    for _ in 0..<times {
      guard let product = lead.multiplied(by: factor) else { return false }
      lead = product
    }
    return true
  }
}

/// A sine or cosine, and the pair it belongs to.
struct Circle {
  let isSine: Bool
  let isInDegrees: Bool

  init?(_ step: CodeStep) {
    guard case .unary(let operation) = step else { return nil }
    isSine = operation == .sin || operation == .sinDegrees
    isInDegrees = operation == .sinDegrees || operation == .cosDegrees
    guard [sine, cosine].contains(operation) else { return nil }
  }

  var sine: UnaryOperation { isInDegrees ? .sinDegrees : .sin }
  var cosine: UnaryOperation { isInDegrees ? .cosDegrees : .cos }
}
