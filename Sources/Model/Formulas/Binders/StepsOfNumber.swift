import Numerals
import Operations

/// A number as the steps that give it; 0 has none.
///
/// It need not be known: it may hold x and parameters. Of a number that is 0 without being known as
/// 0, as 1 − 1, there are steps; `isZero` is true only where that is certain.
struct StepsOfNumber: PolynomialCoefficient {
  /// Empty for 0, else steps that leave one value.
  let steps: [Instruction]

  /// Longer ones are not multiplied out.
  private static let longest = 500
  static let largestDegree = 12

  init?(_ steps: [Instruction]) {
    guard steps.count <= Self.longest else { return nil }
    self.steps = steps
  }

  private init(whole: Int) { steps = whole == 0 ? [] : [.whole(whole)] }

  static let zero = StepsOfNumber(whole: 0)
  static let one = StepsOfNumber(whole: 1)

  init?(_ fraction: Rational) { self.init(.fraction(fraction)) }

  var isZero: Bool { steps.isEmpty }

  var wholeNumber: Int? {
    guard steps.count == 1, case .number(let literal) = steps[0] else { return nil }
    return Int(literal.text).flatMap { $0 > 0 ? $0 : nil }
  }

  func adding(_ other: StepsOfNumber) -> StepsOfNumber? { joined(.add, other) }

  func subtracting(_ other: StepsOfNumber) -> StepsOfNumber? {
    isZero && !other.isZero
      ? StepsOfNumber(other.steps + [.unary(.negate)]) : joined(.subtract, other)
  }

  func multiplied(by other: StepsOfNumber) -> StepsOfNumber? {
    isZero || other.isZero ? .zero : StepsOfNumber(steps.times(other.steps))
  }

  func divided(by other: StepsOfNumber) -> StepsOfNumber? {
    isZero ? .zero : StepsOfNumber(steps.over(other.steps))
  }

  private func joined(_ operation: BinaryOperation, _ other: StepsOfNumber) -> StepsOfNumber? {
    if other.isZero { return self }
    return isZero ? other : StepsOfNumber(steps + other.steps + [.binary(operation)])
  }
}

extension Polynomial<StepsOfNumber> {
  /// A formula as a polynomial in a letter; nil where it is none, or too long.
  ///
  /// All that is without the letter is a coefficient, whatever operations are in it. The letter in
  /// an abbreviation, in a divisor, in an exponent or under another function makes it none.
  init?(of formula: [Instruction], in letter: Instruction) {
    let whole: Polynomial? = formula.fold { step, operands in
      if step == letter { return .variable }
      if [step].withParts.contains(letter) { return nil }
      if operands.allSatisfy(\.isConstant) {
        return StepsOfNumber(operands.flatMap { $0[0].steps } + [step]).map { Polynomial($0) }
      }
      return switch step {
      case .unary(let operation): operands[0].applying(operation)
      case .binary(let operation): operands[0].applying(operation, operands[1])
      case .number, .constant, .variable, .parameter, .defined, .abbreviation, .local, .integral,
        .accumulated, .enclosed:
        nil
      }
    }
    guard let whole else { return nil }
    self = whole
  }
}
