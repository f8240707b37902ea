import Numerals
import Operations

/// A formula of x and y as a sum of powers of y and of eʸ, with formulas of x as factors.
///
/// Powers that are not whole are those of a y above 0.
struct PowersOfY {
  /// y to a power, times e to a multiple of y.
  struct Key: Hashable {
    var power = Rational.zero
    var exponential = 0
  }

  private(set) var coefficients: [Key: [Instruction]]
  private let angleUnit: AngleUnit

  /// Higher powers are not worth it.
  private static let highest: Int128 = 16
  private static let longest = 2000
  private static let y = Key(power: .one)

  /// Nil where it is none.
  init?(_ steps: [Instruction], _ angleUnit: AngleUnit) {
    var stack: [PowersOfY] = []
    func formula(_ coefficients: [Key: [Instruction]]) {
      stack.append(PowersOfY(coefficients, angleUnit))
    }
    for step in steps {
      switch step {
      case .parameter(.y): formula([Self.y: [.whole(1)]])
      case .number, .constant, .variable, .enclosed, .accumulated: formula([Key(): [step]])
      case .unary(let operation):
        guard let operand = stack.popLast(), let result = operand.applying(operation) else {
          return nil
        }
        stack.append(result)
      case .binary(let operation):
        guard let second = stack.popLast(), let first = stack.popLast(),
          let result = first.joined(operation, second)
        else { return nil }
        stack.append(result)
      case .parameter, .defined, .abbreviation, .local, .integral: return nil
      }
    }
    guard stack.count == 1 else { return nil }
    self = stack[0]
  }

  private init(_ coefficients: [Key: [Instruction]], _ angleUnit: AngleUnit) {
    (self.coefficients, self.angleUnit) = (coefficients, angleUnit)
  }

  /// The formula where there is no y in it.
  private var constant: [Instruction]? {
    coefficients.keys.allSatisfy { $0 == Key() } ? coefficients[Key()] : nil
  }

  private func map(_ change: ([Instruction]) -> [Instruction]) -> PowersOfY {
    PowersOfY(coefficients.mapValues(change), angleUnit)
  }

  private func applying(_ operation: UnaryOperation) -> PowersOfY? {
    switch operation {
    case .negate: map { $0 + [.unary(.negate)] }
    case .square: times(self)
    case .exp: exponential ?? unchanging(operation)
    case .squareRoot: power(.one.over(2)) ?? unchanging(operation)
    case .cubeRoot: power(.one.over(3)) ?? unchanging(operation)
    default: unchanging(operation)
    }
  }

  private func unchanging(_ operation: UnaryOperation) -> PowersOfY? {
    constant.map { PowersOfY([Key(): $0 + [.unary(operation)]], angleUnit) }
  }

  /// e to it, where it is a formula of x beside a whole multiple of y.
  private var exponential: PowersOfY? {
    guard let multiple = coefficients[Self.y].flatMap(number), multiple.isWhole,
      let count = Int(exactly: multiple.numerator), count != 0, abs(count) <= Self.highest,
      coefficients.keys.allSatisfy({ $0 == Key() || $0 == Self.y })
    else { return nil }
    let rest = coefficients[Key()] ?? [.whole(0)]
    return PowersOfY([Key(exponential: count): rest + [.unary(.exp)]], angleUnit)
  }

  /// y to a power, of y itself.
  private func power(_ exponent: Rational?) -> PowersOfY? {
    guard let exponent, let factor = coefficients[Self.y], coefficients.count == 1,
      number(factor) == .one, exponent.numerator > 0
    else { return nil }
    return PowersOfY([Key(power: exponent): [.whole(1)]], angleUnit)
  }

  /// The fraction that steps without x are.
  private func number(_ steps: [Instruction]) -> Rational? {
    guard !steps.contains(.variable) else { return nil }
    return (try? Program(steps, angleUnit: angleUnit))?.code.exactValue
  }

  private func joined(_ operation: BinaryOperation, _ other: PowersOfY) -> PowersOfY? {
    switch operation {
    case .add, .subtract:
      var sum = coefficients
      for (key, steps) in other.coefficients {
        sum[key] = (sum[key] ?? [.whole(0)]) + steps + [.binary(operation)]
      }
      return PowersOfY(sum, angleUnit)
    case .multiply: return times(other)
    case .divide:
      guard other.coefficients.count == 1, let (key, divisor) = other.coefficients.first,
        key.power == .zero
      else { return nil }
      let quotient = map { $0 + divisor + [.binary(.divide)] }
      return key.exponential == 0 ? quotient : quotient.shifted(by: -key.exponential)
    case .power:
      if constant == [.constant(.e)], let power = other.exponential { return power }
      if let exponent = other.constant.flatMap(number), exponent.numerator > 0 {
        if exponent.isWhole, exponent.numerator <= Self.highest, constant == nil {
          return (1..<exponent.numerator).reduce(self as PowersOfY?) { power, _ in
            power?.times(self)
          }
        }
        if let power = power(exponent) { return power }
      }
    default: break
    }
    guard let first = constant, let second = other.constant else { return nil }
    return PowersOfY([Key(): first + second + [.binary(operation)]], angleUnit)
  }

  private func shifted(by count: Int) -> PowersOfY {
    let moved = coefficients.map { key, steps in
      (Key(power: key.power, exponential: key.exponential + count), steps)
    }
    return PowersOfY(Dictionary(uniqueKeysWithValues: moved), angleUnit)
  }

  private func times(_ other: PowersOfY) -> PowersOfY? {
    var product: [Key: [Instruction]] = [:]
    for (i, left) in coefficients {
      for (j, right) in other.coefficients {
        guard let power = i.power.adding(j.power),
          power.numerator <= Self.highest * power.denominator
        else { return nil }
        let key = Key(power: power, exponential: i.exponential + j.exponential)
        let term = left + right + [.binary(.multiply)]
        let sum = product[key].map { $0 + term + [.binary(.add)] } ?? term
        guard sum.count <= Self.longest else { return nil }
        product[key] = sum
      }
    }
    return PowersOfY(product, angleUnit)
  }
}

extension Rational {
  fileprivate func over(_ divisor: Int128) -> Rational? {
    Rational(numerator, over: denominator * divisor)
  }
}
