package import Numerals
package import Operations

/// A number that a list has, by the list's name: `mean(L)`, `quantile(y₁, 1/4)`, `L[2]`.
///
/// As it is read, it has no number; that comes with the list, as a parameter's number does.
package struct ListCall: Abbreviating {
  /// What is asked of the list.
  package enum Measure: Hashable, Sendable {
    case count, mean, median, total, variance, deviation, least, greatest
    /// The value below which a share of the numbers lies.
    case quantile(Rational)
    /// The one in a place, from 1.
    case element(Int)
  }

  package let measure: Measure
  /// The list's name, with plain digits.
  package let list: String
  /// As it was written.
  package let written: String
  private let definition: [Instruction]?

  package init(_ measure: Measure, of list: String, written: String) {
    self.init(measure, list, written, nil)
  }

  private init(
    _ measure: Measure,
    _ list: String,
    _ written: String,
    _ definition: [Instruction]?
  ) {
    (self.measure, self.list, self.written) = (measure, list, written)
    self.definition = definition
  }

  /// Whether it is known which list it is of.
  package var isDefined: Bool { definition != nil }

  package var operandCount: Int { 0 }
  package var parts: [[Instruction]] { definition.map { [$0] } ?? [] }

  package func with(_ parts: [[Instruction]]) -> ListCall {
    ListCall(measure, list, written, parts.first ?? definition)
  }

  package func binding(_ values: ParameterValues) -> ListCall {
    guard let numbers = values.lists[list] else { return self }
    return ListCall(measure, list, written, numbers.steps(of: measure) ?? .unknown)
  }

  /// - Returns: `.nothing` without a list, and where that has no such number.
  package func steps(in unit: AngleUnit) -> [Instruction]? { definition ?? .nothing }
}
