import GraphModel

/// A line that is typed in the list: one for a new function, and one that changes a row.
struct TypedLines: Hashable, Sendable {
  var new: String?
  var changed: Exploration.ChangedRow?

  /// These, and of others what is missing here.
  func filled(from others: TypedLines) -> TypedLines {
    TypedLines(new: new ?? others.new, changed: changed ?? others.changed)
  }
}
