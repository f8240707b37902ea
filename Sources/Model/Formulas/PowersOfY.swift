import Numerals
import Operations

/// A formula of x and y as a polynomial in y, whose coefficients are formulas of x.
struct PowersOfY {
  private(set) var coefficients: [Int: [Instruction]]

  /// Higher powers are not worth it.
  private static let highest = 16
  private static let longest = 2000

  private init(_ coefficients: [Int: [Instruction]]) { self.coefficients = coefficients }

  /// Nil where it is none.
  init?(_ steps: [Instruction]) {
    var stack: [PowersOfY] = []
    for step in steps {
      switch step {
      case .parameter(.y): stack.append(PowersOfY([1: [.whole(1)]]))
      case .number, .constant, .variable, .enclosed, .accumulated:
        stack.append(PowersOfY([0: [step]]))
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

  /// The formula where there is no y in it.
  private var constant: [Instruction]? {
    coefficients.keys.allSatisfy { $0 == 0 } ? coefficients[0] : nil
  }

  private func map(_ change: ([Instruction]) -> [Instruction]) -> PowersOfY {
    PowersOfY(coefficients.mapValues(change))
  }

  private func applying(_ operation: UnaryOperation) -> PowersOfY? {
    switch operation {
    case .negate: map { $0 + [.unary(.negate)] }
    case .square: times(self)
    default: constant.map { PowersOfY([0: $0 + [.unary(operation)]]) }
    }
  }

  private func joined(_ operation: BinaryOperation, _ other: PowersOfY) -> PowersOfY? {
    switch operation {
    case .add, .subtract:
      var sum = coefficients
      for (power, steps) in other.coefficients {
        let first = sum[power] ?? [.whole(0)]
        sum[power] = first + steps + [.binary(operation)]
      }
      return PowersOfY(sum)
    case .multiply: return times(other)
    case .divide:
      return other.constant.map { divisor in map { $0 + divisor + [.binary(.divide)] } }
    case .power:
      if let exponent = other.constant, exponent.count == 1,
        case .number(let literal) = exponent[0],
        let count = Int(exactly: literal.value), 1...Self.highest ~= count
      {
        return (1..<count).reduce(self as PowersOfY?) { power, _ in power?.times(self) }
      }
    default: break
    }
    guard let first = constant, let second = other.constant else { return nil }
    return PowersOfY([0: first + second + [.binary(operation)]])
  }

  private func times(_ other: PowersOfY) -> PowersOfY? {
    var product: [Int: [Instruction]] = [:]
    for (i, left) in coefficients {
      for (j, right) in other.coefficients {
        guard i + j <= Self.highest else { return nil }
        let term = left + right + [.binary(.multiply)]
        let sum = product[i + j].map { $0 + term + [.binary(.add)] } ?? term
        guard sum.count <= Self.longest else { return nil }
        product[i + j] = sum
      }
    }
    return PowersOfY(product)
  }
}
