/// What stands in the table of values.
package enum TablePhrase: Phrase {
  case title, start, end, step, ownPlaces, bySteps, add, copy, moreColumns, noFunction
  /// Rows that are pressed are chosen, and how that is done.
  case choose, choosing
  /// An equation has no y in view over some x.
  case noneInView
  /// So many rows are on the clipboard.
  case copied(Int)
  /// So many y, or at least so many.
  case values(Int, isAll: Bool)
}
