import Intervals

/// An operand or result of a test vector.
enum ITLValue: Equatable {
  case interval(Interval)
  case decorated(DecoratedInterval)
  case number(Double)
  case word(String)
  case text(String)
  case list([Double])
  /// Something the parser does not know; its vector is skipped.
  case unknown(String)
}

/// One line of a test file: an operation, its operands and its results.
struct ITLVector {
  let operation: String
  let operands: [ITLValue]
  let results: [ITLValue]
  /// The line as it stands, for messages.
  let source: String
}
