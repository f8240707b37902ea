import Formulas
import Numerals
import Operations
import Words

/// The arithmetic of numbers that know how they change with the parameters of a model.
final class FitArithmetic {
  let numbers: FitNumbers
  /// How many parameters there are.
  let count: Int
  private let bendsToo: Bool
  private var values: [FitDual] = []
  /// Whether something was chosen by a value that depends on parameters: elsewhere it is another formula, and
  /// not linear in any of them.
  private(set) var hasChosen = false

  /// - `bendsToo`: Whether second derivatives are computed.
  init(bits: Int, parameters count: Int, bendsToo: Bool) {
    numbers = FitNumbers(bits: bits)
    (self.count, self.bendsToo) = (count, bendsToo)
  }

  subscript(x: ExactNumber) -> FitDual { values[x.index] }

  func add(_ value: FitDual) -> ExactNumber {
    values.append(value)
    return ExactNumber(index: values.count - 1)
  }

  /// Forgets what was computed.
  func reset() { values.removeAll(keepingCapacity: true) }

  /// A parameter at a value.
  func parameter(_ index: Int, at value: FitScalar) -> FitDual {
    FitDual(value: value, slopes: (0..<count).map { $0 == index ? .one : .zero })
  }

  // MARK: Rules

  private func sum(_ x: FitDual, _ y: FitDual) -> FitDual {
    func joined(_ x: [FitScalar], _ y: [FitScalar]) -> [FitScalar] {
      x.isEmpty ? y : y.isEmpty ? x : zip(x, y).map(numbers.add)
    }
    return FitDual(
      value: numbers.add(x.value, y.value),
      slopes: joined(x.slopes, y.slopes),
      bends: joined(x.bends, y.bends)
    )
  }

  private func scaled(_ x: FitDual, by factor: FitScalar) -> FitDual {
    FitDual(
      value: numbers.multiply(x.value, factor),
      slopes: x.slopes.map { numbers.multiply($0, factor) },
      bends: x.bends.map { numbers.multiply($0, factor) }
    )
  }

  private func product(_ x: FitDual, _ y: FitDual) -> FitDual {
    if x.slopes.isEmpty { return scaled(y, by: x.value) }
    if y.slopes.isEmpty { return scaled(x, by: y.value) }
    var product = sum(scaled(x, by: y.value), scaled(y, by: x.value))
    product.value = numbers.multiply(x.value, y.value)
    guard bendsToo else { return product }
    var bends: [FitScalar] = []
    for first in 0..<count {
      for second in first..<count {
        let mixed = numbers.add(
          numbers.multiply(x.slopes[first], y.slopes[second]),
          numbers.multiply(x.slopes[second], y.slopes[first])
        )
        bends.append(mixed)
      }
    }
    product.bends = product.bends.isEmpty ? bends : zip(product.bends, bends).map(numbers.add)
    return product
  }

  /// A function of a value, from its own value and its first two derivatives there.
  private func composed(
    _ x: FitDual,
    _ value: FitScalar,
    _ first: FitScalar,
    _ second: FitScalar
  ) -> FitDual {
    guard !x.slopes.isEmpty else { return FitDual(value: value) }
    var result = FitDual(value: value, slopes: x.slopes.map { numbers.multiply($0, first) })
    guard bendsToo else { return result }
    for one in 0..<count {
      for other in one..<count {
        let squared = numbers.multiply(
          second,
          numbers.multiply(x.slopes[one], x.slopes[other])
        )
        let place = FitDual.pair(one, other, of: count)
        let bent = x.bends.isEmpty ? .zero : numbers.multiply(first, x.bends[place])
        result.bends.append(numbers.add(squared, bent))
      }
    }
    return result
  }

  private func composed(_ x: FitDual, _ function: NumberFunction) throws(ExactFault) -> FitDual {
    let bits = numbers.bits
    let jet = BallJet(
      variables: 1,
      order: 2,
      [0: x.value.ball(bits: bits), 1: Ball(.one, bits: bits)]
    )
    guard let series = jet.applying(function, bits: bits) else { throw .unknown }
    let two = FitScalar.fraction(Fraction(2))
    return composed(
      x,
      .ball(series[0]),
      .ball(series[1]),
      numbers.multiply(two, .ball(series[2]))
    )
  }

  private func whole(_ x: FitDual, to exponent: Int) throws(ExactFault) -> FitDual {
    func power(_ exponent: Int) throws(ExactFault) -> FitScalar {
      if exponent == 0 { return .one }
      if case .fraction(let fraction) = x.value, let power = fraction.power(exponent) {
        return .fraction(power)
      }
      if exponent < 0, x.value.sign ?? 0 == 0 { throw .unknown }
      return .ball(x.value.ball(bits: numbers.bits).power(Fraction(exponent), bits: numbers.bits))
    }
    func times(_ factor: Int, _ exponent: Int) throws(ExactFault) -> FitScalar {
      if factor == 0 { return .zero }
      return numbers.multiply(.fraction(Fraction(factor)), try power(exponent))
    }
    if x.slopes.isEmpty { return FitDual(value: try power(exponent)) }
    return composed(
      x,
      try power(exponent),
      try times(exponent, exponent - 1),
      try times(exponent * (exponent - 1), exponent - 2)
    )
  }

  /// The sign of a value by which something is chosen.
  private func deciding(_ value: FitDual) throws(ExactFault) -> Int {
    if !value.slopes.isEmpty { hasChosen = true }
    guard let sign = value.value.sign else { throw .unknown }
    return sign
  }

  private func exponential(of exponent: FitDual, base: FitDual) throws(ExactFault) -> FitDual {
    guard base.value.sign == 1 else { throw .unknown }
    return try composed(product(exponent, composed(base, .log)), .exp)
  }
}

extension FitArithmetic: ExactArithmetic {
  var pi: ExactNumber { add(FitDual(value: .ball(Ball.pi(bits: numbers.bits)))) }

  func number(_ whole: Int) -> ExactNumber {
    add(FitDual(value: .fraction(Fraction(whole))))
  }

  func number(_ literal: NumberLiteral) throws(ExactFault) -> ExactNumber {
    guard let fraction = Fraction.decimal(literal.text) else { throw .unknown }
    return add(FitDual(value: .fraction(fraction)))
  }

  func sign(of x: ExactNumber) throws(ExactFault) -> Int {
    try deciding(self[x])
  }

  func apply(_ function: ExactFunction, _ x: ExactNumber) throws(ExactFault) -> ExactNumber {
    let value = self[x]
    switch function {
    case .negate: return add(scaled(value, by: .fraction(Fraction(-1))))
    case .absolute:
      let sign = try deciding(value)
      if sign == 0, !value.slopes.isEmpty { throw .unknown }
      return add(sign < 0 ? scaled(value, by: .fraction(Fraction(-1))) : value)
    case .sqrt:
      if value.slopes.isEmpty, let root = value.value.fraction?.root(2) {
        return add(FitDual(value: .fraction(root)))
      }
      return try power(x, number(1), number(2))
    default: break
    }
    guard let real = function.real else { throw .unknown }
    return add(try composed(value, real))
  }

  func join(
    _ operation: ExactOperation,
    _ x: ExactNumber,
    _ y: ExactNumber
  ) throws(ExactFault) -> ExactNumber {
    let (first, second) = (self[x], self[y])
    switch operation {
    case .add: return add(sum(first, second))
    case .subtract: return add(sum(first, scaled(second, by: .fraction(Fraction(-1)))))
    case .multiply: return add(product(first, second))
    case .divide: return add(product(first, try whole(second, to: -1)))
    case .power: return try power(x, y)
    case .root: return try power(y, number(1), x)
    case .min, .max:
      let difference = sum(first, scaled(second, by: .fraction(Fraction(-1))))
      let sign = try deciding(difference)
      // Of two that are equal and go apart there is no slope.
      if sign == 0, !difference.slopes.isEmpty { throw .unknown }
      return add((sign < 0) == (operation == .min) ? first : second)
    case .gcd, .lcm, .combinations, .permutations, .sincSlope, .polygamma, .special:
      throw .unknown
    }
  }

  func power(_ x: ExactNumber, _ p: Int, _ q: Int) throws(ExactFault) -> ExactNumber {
    if q == 1 { return add(try whole(self[x], to: p)) }
    let exponent = FitDual(value: .fraction(Fraction(p) / Fraction(q)))
    guard self[x].value.sign == -1, !q.isMultiple(of: 2) else {
      return add(try exponential(of: exponent, base: self[x]))
    }
    // The real root of an odd degree.
    let size = scaled(self[x], by: .fraction(Fraction(-1)))
    let power = try exponential(of: exponent, base: size)
    return add(p.isMultiple(of: 2) ? power : scaled(power, by: .fraction(Fraction(-1))))
  }

  private func power(_ x: ExactNumber, _ y: ExactNumber) throws(ExactFault) -> ExactNumber {
    let exponent = self[y]
    if exponent.slopes.isEmpty, let whole = exponent.value.fraction?.whole {
      return try power(x, whole, 1)
    }
    return add(try exponential(of: exponent, base: self[x]))
  }

  private func power(
    _ x: ExactNumber,
    _ p: ExactNumber,
    _ q: ExactNumber
  ) throws(ExactFault) -> ExactNumber {
    guard let top = self[p].value.fraction?.whole, let bottom = self[q].value.fraction?.whole,
      bottom > 0
    else { throw .unknown }
    return try power(x, top, bottom)
  }
}

extension Fraction {
  /// Reads `-0.25`, `3e-51`, `1/3`; nil for anything else.
  static func decimal(_ text: String) -> Fraction? {
    let parts = text.split(separator: "/")
    if parts.count == 2 {
      guard let top = decimal(String(parts[0])), let bottom = decimal(String(parts[1])),
        bottom.sign != 0
      else { return nil }
      return top / bottom
    }
    guard let number = DecimalDigits(decimal: text) else { return nil }
    let digits = number.digits.isEmpty ? "0" : number.digits.map(String.init).joined()
    guard let whole = Fraction(digits: (number.isNegative ? "-" : "") + digits),
      let power = Fraction(10).power(number.exponent + 1 - number.digits.count)
    else { return nil }
    return whole * power
  }
}
