import Numerals
package import Operations

/// One step of a program made ready, in postfix order; numbers are looked up in a list of its own.
package enum CodeStep: PostfixStep {
  /// The number at an index of the list that the code has: `ProgramCode` and `IntervalCode` differ.
  case number(Int32)
  case variable
  case unary(UnaryOperation)
  /// An operation on the two values on top; the lower one is the first operand.
  case binary(BinaryOperation)
  /// Takes one value to the power p/q, with the real root of negative values; q is odd and > 0.
  ///
  /// q is 1 for a whole exponent; p may be 0 or negative.
  case power(Int32, Int32)
  /// u/(c + u) for a number c and a u above 0.
  ///
  /// The number is that at an index. Only `IntervalCodeBuilder` writes this step, so that
  /// evaluation of a `ProgramCode` never meets it.
  case saturation(Int32)
  /// The integral of a formula, by its number in a list: of its value at the end, and the end.
  case integral(Int32)

  /// How many values are taken from the stack; one is left.
  package var operandCount: Int {
    switch self {
    case .number, .variable: 0
    case .unary, .power, .saturation: 1
    case .binary, .integral: 2
    }
  }
}

extension CodeStep {
  /// What an operation makes of fractions; nil where that is none, or too long.
  ///
  /// Numbers, the variable and integrals are nil.
  func fraction(of first: Rational?, _ second: Rational?) -> Rational? {
    switch self {
    case .number, .variable, .saturation, .integral: nil
    case .unary(let operation): first.flatMap(operation.row.fraction)
    case .binary(let operation):
      if let first, let second { operation.row.exact(first, second) } else { nil }
    case .power(let numerator, let denominator):
      Rational(Int128(numerator)).flatMap { first?.root(Int(denominator))?.raised(to: $0) }
    }
  }
}

extension RandomAccessCollection where Element == CodeStep, Index == Int {
  /// Folds steps with an arithmetic: `apply` gets each step with its place and its operands, and
  /// gives its value; nil ends the fold.
  ///
  /// An arithmetic that is walked for every pixel keeps a loop of its own.
  ///
  /// `index` counts in this collection, for a slice as in the whole. `first` is the lower operand,
  /// or the only one. `depth` reserves room and is no limit. Nil, too, where the steps leave no
  /// value or several.
  ///
  /// - Complexity: One call of `apply` for each step.
  func fold<Value>(
    depth: Int = 8,
    _ apply: (_ index: Int, _ step: CodeStep, _ first: Value?, _ second: Value?) throws -> Value?
  ) rethrows -> Value? {
    var stack: [Value] = []
    stack.reserveCapacity(depth)
    for index in indices {
      let step = self[index]
      let second = step.operandCount == 2 ? stack.popLast() : nil
      let first = step.operandCount > 0 ? stack.popLast() : nil
      guard let value = try apply(index, step, first, second) else { return nil }
      stack.append(value)
    }
    return stack.count == 1 ? stack[0] : nil
  }

  /// How many values are on the stack at most; at least 1.
  ///
  /// It is 2 for x·x + 1, whose steps are x, x, ·, 1, +. A stack of that depth needs no check of
  /// its ends.
  ///
  /// - Complexity: O(n) for n steps; the codes keep it.
  var stackDepth: Int {
    var depth = 0
    var deepest = 1
    for step in self {
      depth += 1 - step.operandCount
      deepest = Swift.max(deepest, depth)
    }
    return deepest
  }
}
