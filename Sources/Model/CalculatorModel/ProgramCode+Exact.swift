extension ProgramCode {
  /// The value as an exact fraction; nil when it has the variable, is not rational or too long.
  var exactValue: Rational? {
    guard !usesVariable else { return nil }
    var stack: [Rational] = []
    stack.reserveCapacity(stackDepth)
    for operation in operations {
      let result: Rational?
      switch operation {
      case .loadNumber(let index):
        result = numbers[Int(index)].literal.flatMap(Rational.init)
      case .loadVariable:
        result = nil
      case .unary(let operation):
        result = operation.exactValue(of: stack.removeLast(), angleUnit: angleUnit)
      case .binary(let operation):
        let second = stack.removeLast()
        result = operation.exactValue(of: stack.removeLast(), second)
      case .rationalPower(let numerator, let denominator):
        result = Rational(Int128(numerator)).flatMap {
          stack.removeLast().root(Int(denominator))?.raised(to: $0)
        }
      }
      guard let result else { return nil }
      stack.append(result)
    }
    return stack.last
  }
}

extension UnaryOperation {
  /// The exact result where it is a fraction and cheap to know, else nil.
  func exactValue(of x: Rational, angleUnit: AngleUnit) -> Rational? {
    switch self {
    case .negate: x.negated
    case .percent: Rational(100).flatMap(x.divided)
    case .factorial: Self.factorial(x)
    case .degrees: angleUnit == .degrees ? x : nil
    case .absolute: x.magnitude
    case .sign: Rational(x.numerator.signum())
    case .floor: x.floor
    case .ceil: x.negated?.floor?.negated
    case .round: Self.rounded(x)
    case .squareRoot: x.root(2)
    case .cubeRoot: x.root(3)
    case .sin, .cos, .tan:
      angleUnit == .degrees ? exactSine(ofDegrees: x) : x.numerator == 0 ? valueAtZero : nil
    case .asin, .atan, .sinh, .tanh, .asinh, .atanh: x.numerator == 0 ? x : nil
    case .sec, .cosh, .exp: x.numerator == 0 ? Rational(1) : nil
    case .csc, .cot: nil
    case .acos, .acosh, .ln: x == Rational(1) ? Rational(0) : nil
    case .log10: Self.logarithm(x, base: 10)
    case .log2: Self.logarithm(x, base: 2)
    case .gamma: Rational(-1).flatMap(x.adding).flatMap(Self.factorial)
    }
  }

  private var valueAtZero: Rational? { self == .cos ? Rational(1) : Rational(0) }

  /// sin, cos and tan at whole multiples of 30 and 45 degrees, where they are rational.
  private func exactSine(ofDegrees x: Rational) -> Rational? {
    guard x.isWhole, x.numerator % 15 == 0 else { return nil }
    let value = self.value(of: Double(x.numerator), angleUnit: .degrees)
    guard Swift.abs(x.numerator) < 1 << 52, value.isFinite, value * 2 == (value * 2).rounded()
    else { return nil }
    return Rational(Int128(value * 2), over: 2)
  }

  private static func factorial(_ x: Rational) -> Rational? {
    guard x.isWhole, x.numerator >= 0, x.numerator <= 33 else { return nil }
    return Rational((0..<Int(x.numerator)).reduce(1) { $0 * Int128($1 + 1) })
  }

  private static func rounded(_ x: Rational) -> Rational? {
    guard let half = Rational(1, over: 2) else { return nil }
    let size = x.magnitude?.adding(half)?.floor
    return x.numerator < 0 ? size?.negated : size
  }

  private static func logarithm(_ x: Rational, base: Int128) -> Rational? {
    guard x.numerator > 0, x.numerator == 1 || x.denominator == 1 else { return nil }
    var rest = Swift.max(x.numerator, x.denominator)
    var exponent: Int128 = 0
    while rest % base == 0 {
      rest /= base
      exponent += 1
    }
    return rest == 1 ? Rational(x.denominator == 1 ? exponent : -exponent) : nil
  }
}

extension BinaryOperation {
  /// The exact result where it is a fraction, else nil.
  func exactValue(of x: Rational, _ y: Rational) -> Rational? {
    switch self {
    case .add: x.adding(y)
    case .subtract: x.subtracting(y)
    case .multiply: x.multiplied(by: y)
    case .divide: x.divided(by: y)
    case .power: x.raised(to: y)
    case .mod: x.modulo(y)
    case .min: x.isLess(than: y).map { $0 ? x : y }
    case .max: x.isLess(than: y).map { $0 ? y : x }
    case .root: x.isWhole && x.numerator > 0 && x.numerator < 127 ? y.root(Int(x.numerator)) : nil
    case .logarithm: nil
    }
  }
}
