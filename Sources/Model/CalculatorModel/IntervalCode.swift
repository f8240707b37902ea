package import NumericCore

/// A program made ready for arithmetics that speak of a stretch of x at once.
///
/// The same function as `ProgramCode`, exactly, over the real numbers; but what an interval
/// would see as independent parts is joined where it is one thing: `x·x` is a square.
package struct IntervalCode: Sendable {
  /// One step on the stack; numbers are looked up in `numbers`.
  package enum Operation: Hashable, Sendable {
    case number(Int32)
    case variable
    case unary(UnaryOperation)
    case binary(BinaryOperation)
    /// u·u.
    case square
    /// Takes one value to a whole power.
    case integerPower(Int32)
    /// Takes one value to the power p/q, with the real root of negative values; q is odd and > 1.
    case rationalPower(Int32, Int32)
    /// u^u.
    case selfPower
    /// |u|/u and u/|u|: −1 or 1, undefined at 0.
    case signOfNonzero
    /// u/(c + u) for a number c and a u above 0.
    case saturation(Int32)
  }

  package let operations: [Operation]
  /// The tightest intervals around the numbers; parts without the variable have become numbers.
  package let numbers: [Interval]
  /// How many values are on the stack at most; at least 1.
  package let stackDepth: Int
  package let angleUnit: AngleUnit

  init(operations: [Operation], numbers: [Interval], angleUnit: AngleUnit) {
    self.operations = operations
    self.numbers = numbers
    self.angleUnit = angleUnit
    stackDepth = Self.depth(of: operations)
  }

  private static func depth(of operations: [Operation]) -> Int {
    var depth = 0
    var deepest = 1
    for operation in operations {
      switch operation {
      case .number, .variable: depth += 1
      case .binary: depth -= 1
      case .unary, .square, .integerPower, .rationalPower, .selfPower, .signOfNonzero,
        .saturation:
        break
      }
      deepest = max(deepest, depth)
    }
    return deepest
  }
}
