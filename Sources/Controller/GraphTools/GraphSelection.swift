package import Drawing
package import GraphModel

/// What a person looks at and types, as the tools tell it.
package struct GraphSelection {
  /// Where the trace stands while it is on.
  package var trace: Exploration.Trace?
  /// What the statistics are about while they are shown.
  package var statistics: Exploration.Statistics?
  /// The curve in front of an audience.
  package var inFront: Int?
  /// The points of interest known so far.
  package var points: [PointOfInterest] = []
  /// The number that is being typed.
  package var entry: ValueEntry?
  /// The mark that is looked at.
  var mark: MarkChoice?
  /// Whether the list of functions is open.
  package var showsList = false
  /// Whether the table is.
  package var showsTable = false
  /// The list's card, and in it the number that wants keys on the screen.
  package var padAnchor: (card: Rect, number: Rect)?
  /// The layer to which a tool has taken the keys.
  package var keyLayer: GraphLayer?

  package init(points: [PointOfInterest] = []) { self.points = points }
}
