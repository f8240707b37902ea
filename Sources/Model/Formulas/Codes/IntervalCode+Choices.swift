import Calculus
import Intervals
import Operations

extension IntervalCode {
  /// What one of several choices is near a point.
  private enum Option {
    /// It certainly has a value everywhere in the box, perhaps but for the center, and this is it.
    case model(SeriesModel)
    /// It certainly has no value.
    case absent
    /// Whether it has a value, or a smooth one, is not certain.
    case unknown

    var model: SeriesModel? { if case .model(let model) = self { model } else { nil } }
  }

  /// The series of a part that has a value where one of several does; nil where it is not certain
  /// which, or that is not certainly smooth.
  ///
  /// Only the case that applies all over the box counts; others may be anything. So {x<1: x, 3} has
  /// a series around 0 over [−1, 0.5], but none over [0, 2].
  ///
  /// - Complexity: One operation on series for each step.
  func choice(
    _ part: Range<Int>,
    of variable: SeriesModel,
    ordinates: [(number: Int32, values: SeriesModel)] = []
  ) -> SeriesModel? {
    operations[part].fold(depth: stackDepth) { _, step, first, second -> Option? in
      switch step {
      case .number(let index):
        .model(
          ordinates.first { $0.number == index }?.values
            ?? variable.constant(numbers[Int(index)])
        )
      case .variable: .model(variable)
      case .binary(.either): Self.either(first, second)
      case .binary(.when): Self.when(first, second)
      case .binary(let operation): Self.joined(first, second, by: operation.series)
      case .unary(let operation): Self.applied(first, operation.series)
      case .integral(let index):
        Self.joined(first, second, by: { integrals[Int(index)].series(of: $0, to: $1) })
      case .power, .saturation: Self.applied(first) { series(of: step, $0) }
      }
    }?.model
  }

  /// The first with a value, as for `either`: the other one counts only where this certainly has
  /// none.
  private static func either(_ first: Option?, _ second: Option?) -> Option {
    switch (first, second) {
    case (.absent, let other?), (let other?, .absent): other
    case (.model(let model), _) where model.isDefinedAtCenter: .model(model)
    default: .unknown
    }
  }

  /// Absent where the condition is certainly 0, unknown where it may be.
  private static func when(_ condition: Option?, _ value: Option?) -> Option {
    guard let range = condition?.model?.range else { return condition ?? .unknown }
    if range == Interval(0) { return .absent }
    return range.contains(0) ? .unknown : value ?? .unknown
  }

  /// An absent operand stays absent; a model without a series of the operation becomes unknown.
  private static func applied(
    _ operand: Option?,
    _ operation: (SeriesModel) -> SeriesModel?
  ) -> Option {
    guard case .model(let model) = operand else { return operand ?? .unknown }
    return operation(model).map(Option.model) ?? .unknown
  }

  /// Absent where either operand is, even if nothing is known of the other.
  private static func joined(
    _ first: Option?,
    _ second: Option?,
    by operation: (SeriesModel, SeriesModel) -> SeriesModel?
  ) -> Option {
    if case .absent = first { return .absent }
    if case .absent = second { return .absent }
    guard let first = first?.model, let second = second?.model else { return .unknown }
    return operation(first, second).map(Option.model) ?? .unknown
  }
}
