/// A line that is typed in the list.
struct TypedLine: Hashable, Sendable {
  let text: String
  /// The row that it is to change; nil for a new function.
  var row: Int?

  /// What is typed.
  var subject: PanelEditor.Subject { row.map { .function($0) } ?? .newFunction }
}
