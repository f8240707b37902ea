import Operations

/// A formula as one fraction: sums, products and quotients of quotients have one divisor.
///
/// What stands inside other operations, such as √(1/x), stays as it is. Where a divisor is 0, the formula has
/// no value.
struct FormulaFraction {
  private(set) var numerator: [Instruction]
  private(set) var denominator: [Instruction]
  /// What the formula divides by, its parts apart; `denominator` is a product of these and of no more.
  private(set) var divisors: [[Instruction]]

  /// Longer ones are not worth it.
  static let longest = 400

  private static let one: [Instruction] = [.whole(1)]

  private init(whole numerator: [Instruction], over divisors: [[Instruction]] = []) {
    self.numerator = numerator
    self.divisors = divisors
    denominator = Self.product(divisors)
  }

  private static func product(_ factors: [[Instruction]]) -> [Instruction] {
    guard let first = factors.first else { return one }
    return factors.dropFirst().reduce(first) { $0 + $1 + [.binary(.multiply)] }
  }

  /// Nil for formulas of conditions, and for those that get too long.
  init?(_ steps: [Instruction]) {
    var stack: [FormulaFraction] = []
    for step in steps {
      switch step {
      case .number, .constant, .variable, .parameter, .enclosed, .accumulated:
        stack.append(FormulaFraction(whole: [step]))
      case .unary(let operation):
        guard let operand = stack.popLast() else { return nil }
        stack.append(operand.applying(operation))
      case .binary(let operation):
        guard let second = stack.popLast(), let first = stack.popLast(),
          let result = first.joined(operation, second)
        else { return nil }
        stack.append(result)
      case .defined, .abbreviation, .local, .integral: return nil
      }
      let size = stack.last.map { $0.numerator.count + $0.denominator.count } ?? 0
      guard size <= Self.longest else { return nil }
    }
    guard stack.count == 1 else { return nil }
    self = stack[0]
  }

  /// The formula as it was.
  private var whole: [Instruction] {
    divisors.isEmpty ? numerator : numerator + denominator + [.binary(.divide)]
  }

  private func applying(_ operation: UnaryOperation) -> FormulaFraction {
    func cosine(_ sine: [Instruction], _ divisor: UnaryOperation) -> FormulaFraction {
      FormulaFraction(whole: sine, over: [whole + [.unary(divisor)]])
    }
    switch operation {
    case .negate: return FormulaFraction(whole: numerator + [.unary(.negate)], over: divisors)
    case .square:
      return FormulaFraction(whole: numerator + [.unary(.square)], over: divisors + divisors)
    case .tan: return cosine(whole + [.unary(.sin)], .cos)
    case .sec: return cosine(Self.one, .cos)
    case .cot: return cosine(whole + [.unary(.cos)], .sin)
    case .csc: return cosine(Self.one, .sin)
    default: return FormulaFraction(whole: whole + [.unary(operation)])
    }
  }

  private func joined(
    _ operation: BinaryOperation,
    _ other: FormulaFraction
  ) -> FormulaFraction? {
    switch operation {
    case .add, .subtract:
      let left = times(numerator, other.divisors)
      let right = times(other.numerator, divisors)
      return FormulaFraction(
        whole: left + right + [.binary(operation)],
        over: divisors + other.divisors
      )
    case .multiply:
      return FormulaFraction(
        whole: numerator + other.numerator + [.binary(.multiply)],
        over: divisors + other.divisors
      )
    case .divide:
      // (a/b)/(c/d) has no value where d is 0 either: the quotients stay, so that none of it is lost.
      guard other.divisors.isEmpty else {
        return FormulaFraction(whole: whole, over: [other.whole])
      }
      return FormulaFraction(whole: numerator, over: divisors + [other.numerator])
    case .power:
      if case .unary(.negate)? = other.numerator.last, other.divisors.isEmpty {
        let base = whole + other.numerator.dropLast() + [.binary(.power)]
        return FormulaFraction(whole: Self.one, over: [base])
      }
      return FormulaFraction(whole: whole + other.whole + [.binary(.power)])
    case .when, .either: return nil
    default: return FormulaFraction(whole: whole + other.whole + [.binary(operation)])
    }
  }

  private func times(_ steps: [Instruction], _ factors: [[Instruction]]) -> [Instruction] {
    factors.reduce(steps) { $0 + $1 + [.binary(.multiply)] }
  }
}
