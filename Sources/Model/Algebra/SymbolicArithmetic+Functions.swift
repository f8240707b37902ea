import Calculus
import Formulas
import Intervals
import Numerals
import Operations

extension SymbolicArithmetic {
  func apply(_ function: ExactFunction, _ x: ExactNumber) throws(ExactFault) -> ExactNumber {
    number(try apply(function, value(of: x)))
  }

  func apply(_ function: ExactFunction, _ u: Value) throws(ExactFault) -> Value {
    switch function {
    case .negate: try negated(u)
    case .absolute: try sign(u) < 0 ? negated(u) : u
    case .floor: Value(try known(u.fraction?.floor))
    case .sqrt: try squareRoot(of: u)
    case .cbrt: u.fraction?.root(3).map { Value($0) } ?? named(function, u)
    case .exp: try exponential(of: u)
    case .ln: try logarithm(of: u)
    case .sin: try circle(of: u).sine
    case .cos: try circle(of: u).cosine
    case .sinh: try half(u, -1)
    case .cosh: try half(u, 1)
    case .tanh: try quotient(half(u, -1), half(u, 1))
    case .asin, .acos, .atan: try arc(function, u)
    default: named(function, u)
    }
  }

  @inline(never) private func negated(_ u: Value) throws(ExactFault) -> Value { try product(u, -1) }

  /// (e^u + e^−u)/2, or with a sign the difference.
  private func half(_ u: Value, _ sign: Value) throws(ExactFault) -> Value {
    try quotient(sum(exponential(of: u), product(sign, exponential(of: negated(u)))), 2)
  }

  /// An atom of a function, with what encloses it where the argument is a number.
  private func named(_ function: ExactFunction, _ u: Value) -> Value {
    let values = enclosure(of: u).flatMap { number in
      UnaryOperation(function)?.enclosure(of: .constant(number)).value.interval
    }
    let known = values.flatMap { $0.isEmpty ? nil : $0 }
    return value(of: atom(.function(function), u, enclosure: known))
  }

  // MARK: Roots, powers and logarithms

  func power(_ base: Value, _ exponent: Value) throws(ExactFault) -> Value {
    if let fraction = exponent.fraction {
      if fraction.isWhole, let whole = Int(exactly: fraction.numerator) {
        return try power(base, whole)
      }
      if fraction.denominator == 2, let whole = Int(exactly: fraction.numerator) {
        return try power(squareRoot(of: base), whole)
      }
    }
    // To any other real power only numbers above 0 can be taken all along a stretch.
    if enclosure(of: base) != nil {
      guard try sign(base) > 0 else { throw .unknown }
    } else if exponent.fraction != nil {
      throw .unknown
    }
    return try exponential(of: product(exponent, logarithm(of: base)))
  }

  private func squareRoot(of u: Value) throws(ExactFault) -> Value {
    guard let fraction = u.fraction else { return named(.sqrt, u) }
    guard fraction.numerator >= 0 else { throw .undefined }
    if fraction.isZero { return 0 }
    let (factor, primes) = try known(fraction.rootFactors)
    var result = Value(factor)
    for prime in primes {
      let radicand = Interval(around: try known(Rational(prime)))
      result = try product(result, value(of: atom(.root(prime), enclosure: .sqrt(radicand))))
    }
    return result
  }

  private func logarithm(of u: Value) throws(ExactFault) -> Value {
    if let fraction = u.fraction {
      guard fraction.numerator > 0 else { throw .undefined }
      guard let above = fraction.numerator.primes, let below = fraction.denominator.primes
      else { throw .unknown }
      var result: Value = 0
      for (prime, count) in above + below.map({ ($0.prime, -$0.count) }) {
        guard let number = Rational(prime) else { continue }
        let known = Interval.log(Interval(around: number))
        let term = atom(.logarithm(prime), enclosure: known)
        result = try sum(result, Value(top: Sum(Monomial(term), times: Rational(count))))
      }
      return result
    }
    // ln e^u = u
    if let exponent = exponent(of: u) { return exponent }
    return named(.ln, u)
  }

  /// The u of a value e^u.
  private func exponent(of value: Value) -> Value? {
    let sides = [value.top, value.bottom].map { sum -> (Int, Value)? in
      guard sum.terms.count == 1, let (monomial, factor) = sum.terms.first,
        factor.numerator == factor.denominator
      else { return nil }
      guard let (atom, exponent) = monomial.factors.first else { return (0, 0) }
      guard monomial.factors.count == 1, case .function(.exp) = atoms[atom].kind,
        let argument = atoms[atom].argument
      else { return nil }
      return (exponent, argument)
    }
    guard let top = sides[0], let bottom = sides[1],
      let raised = try? product(top.1, Value(Rational(top.0))),
      let lowered = try? product(bottom.1, Value(Rational(-bottom.0)))
    else { return nil }
    return try? sum(raised, lowered)
  }

  /// e^u as a product over the terms of u, so that e^x·e^(1−x) is e.
  private func exponential(of u: Value) throws(ExactFault) -> Value {
    // e^(ln u) = u
    if u.bottom.fraction == .one, u.top.terms.count == 1,
      let (monomial, factor) = u.top.terms.first,
      factor == .one, let index = only(monomial), case .function(.ln) = atoms[index].kind,
      let argument = atoms[index].argument
    {
      return argument
    }
    var result: Value = 1
    for (monomial, factor) in u.top.terms {
      if u.bottom.fraction == .one, let index = only(monomial),
        case .logarithm(let prime) = atoms[index].kind, let base = Rational(prime),
        factor.denominator <= 2, let times = Int(exactly: factor.numerator)
      {
        let number = Value(base)
        let root = factor.denominator == 1 ? number : try squareRoot(of: number)
        result = try product(result, power(root, times))
        continue
      }
      guard let unit = Rational(1, over: factor.denominator),
        let times = Int(exactly: factor.numerator)
      else { throw .unknown }
      let term = try quotient(
        Value(top: Sum(monomial, times: unit)),
        Value(top: u.bottom)
      )
      result = try product(result, power(named(.exp, term), times))
    }
    return result
  }

  private func only(_ monomial: Monomial) -> Int? {
    let factors = monomial.factors
    return factors.count == 1 && factors[0].exponent == 1 ? factors[0].atom : nil
  }

  // MARK: Circular functions

  private typealias Circle = (sine: Value, cosine: Value)

  /// Sine and cosine by the rules for sums and multiples, term by term.
  private func circle(of u: Value) throws(ExactFault) -> Circle {
    var result: Circle = (0, 1)
    for (monomial, factor) in u.top.terms {
      let part: Circle
      if u.bottom.fraction == .one, let index = only(monomial), atoms[index].kind == .pi {
        part = try circle(turns: factor)
      } else {
        guard let unit = Rational(1, over: factor.denominator), factor.numerator.magnitude <= 12
        else { throw .unknown }
        let term = try quotient(
          Value(top: Sum(monomial, times: unit)),
          Value(top: u.bottom)
        )
        let sine = named(.sin, term)
        let cosine = named(.cos, term)
        var multiple: Circle = (0, 1)
        for _ in 0..<factor.numerator.magnitude {
          multiple = try joined(multiple, (sine, cosine))
        }
        if factor.numerator < 0 { multiple.sine = try negated(multiple.sine) }
        part = multiple
      }
      result = try joined(result, part)
    }
    return result
  }

  private func joined(_ x: Circle, _ y: Circle) throws(ExactFault) -> Circle {
    let sine = try sum(product(x.sine, y.cosine), product(x.cosine, y.sine))
    let cosine = try sum(
      product(x.cosine, y.cosine),
      negated(product(x.sine, y.sine))
    )
    return (sine, cosine)
  }

  /// Sine and cosine of a fraction of π: known for whole twelfths, else named.
  private func circle(turns: Rational) throws(ExactFault) -> Circle {
    guard 12 % turns.denominator == 0 else {
      guard let whole = turns.floor, let rest = turns.subtracting(whole) else {
        throw .unknown
      }
      let isOdd = whole.numerator % 2 != 0
      let angle = try product(value(of: pi), Value(rest))
      let sine = named(.sin, angle)
      let cosine = named(.cos, angle)
      return try isOdd ? (negated(sine), negated(cosine)) : (sine, cosine)
    }
    let step = Int((turns.numerator * (12 / turns.denominator)) % 24 + 24) % 24
    return try (twelfth(sine: step), twelfth(sine: step + 6))
  }

  /// The sine of n twelfths of π.
  private func twelfth(sine step: Int) throws(ExactFault) -> Value {
    let step = step % 24
    if step > 12 { return try negated(twelfth(sine: step - 12)) }
    if step > 6 { return try twelfth(sine: 12 - step) }
    let (root2, root3) = try (squareRoot(of: 2), squareRoot(of: 3))
    switch step {
    case 0: return 0
    case 1: return try quotient(product(root2, sum(root3, -1)), 4)
    case 2: return try quotient(1, 2)
    case 3: return try quotient(root2, 2)
    case 4: return try quotient(root3, 2)
    case 5: return try quotient(product(root2, sum(root3, 1)), 4)
    default: return 1
    }
  }

  /// Arc functions of the sines, cosines and tangents of twelfths of π.
  private func arc(_ function: ExactFunction, _ u: Value) throws(ExactFault) -> Value {
    if let known = enclosure(of: u) {
      if function != .atan, known.lowerBound > 1 || known.upperBound < -1 { throw .undefined }
      let steps = function == .acos ? 0...12 : -6...6
      for step in steps {
        guard let turns = Rational(Int128(step), over: 12) else { continue }
        let (sine, cosine) = try circle(turns: turns)
        if function == .atan, step == -6 || step == 6 { continue }
        let image =
          try function == .asin ? sine : function == .acos ? cosine : quotient(sine, cosine)
        let near = enclosure(of: image).map { !$0.isDisjoint(from: known) } ?? false
        if near, try difference(u, image).top.isZero {
          return try product(value(of: pi), Value(top: Sum(turns)))
        }
      }
    }
    return named(function, u)
  }
}
