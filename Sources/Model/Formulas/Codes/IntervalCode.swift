package import Intervals
package import Numerals

/// A program made ready for arithmetics that speak of a stretch of x at once.
///
/// The same function as `ProgramCode`, exactly, over the real numbers; but what an interval
/// would see as independent parts is joined where it is one thing: `x·x` is a square.
package struct IntervalCode: Sendable {
  package typealias Operation = CodeStep

  /// They leave one value; like operands are written alike, so that equal parts are equal lists of
  /// steps.
  package let operations: [Operation]
  /// The tightest intervals around the numbers; parts without the variable have become numbers.
  ///
  /// Equal numbers are one, but such as are known only to lie somewhere. `PlaneCode` takes the
  /// first entire interval for the y of a place; such are never folded into others.
  package let numbers: [Interval]
  /// Those numbers that are known as fractions.
  ///
  /// Nil for all others; by the indices of `numbers` where `IntervalCodeBuilder` made the code.
  package let fractions: [Rational?]
  /// Shared with the program's other codes, with all that they have found.
  package let integrals: [IntegralFunction]
  /// How many values are on the stack at most; at least 1.
  package let stackDepth: Int

  init(
    operations: [Operation],
    numbers: [Interval],
    fractions: [Rational?] = [],
    integrals: [IntegralFunction]
  ) {
    self.operations = operations
    self.numbers = numbers
    self.fractions = fractions
    self.integrals = integrals
    stackDepth = operations.stackDepth
  }
}
