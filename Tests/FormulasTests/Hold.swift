import Testing

/// Records an issue where something does not hold.
///
/// For loops of a hundred thousand turns, in which the bookkeeping of an expectation takes longer than
/// what is tested.
func hold(
  _ holds: Bool,
  _ comment: @autoclosure () -> String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  if !holds { Issue.record("\(comment())", sourceLocation: sourceLocation) }
}
