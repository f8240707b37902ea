/// What the controller's buttons do, in a word or two.
package enum HintPhrase: Phrase, CaseIterable {
  case scroll, close, choose, move
  case press, delete, insertX, graph, swap, enter, cursor, menu
  case graphPane, pan, zoom, back, style, previousView, home
  case addToList, digits
  case capital, done
  /// What stands before what a button does that is held, and letters and signs that come so.
  case hold, letters, signs
  /// The buttons on the graph, which the pad goes among.
  case controls
  /// What is done with a point of data.
  case take, drop, putBack
  case trace, snap, endTrace, feature, statistics
}
