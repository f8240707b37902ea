package import Intervals
package import Numerals

/// A program made ready for arithmetics that speak of a stretch of x at once.
///
/// The same function as `ProgramCode`, exactly, over the real numbers; but what an interval
/// would see as independent parts is joined where it is one thing: `x·x` is a square.
package struct IntervalCode: Sendable {
  package typealias Operation = CodeStep

  package let operations: [Operation]
  /// The tightest intervals around the numbers; parts without the variable have become numbers.
  package let numbers: [Interval]
  /// Those numbers that are known as fractions.
  package let fractions: [Rational?]
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
