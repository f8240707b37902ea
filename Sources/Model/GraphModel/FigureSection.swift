package import Intervals

/// Where the lines of a figure are over one x, from below.
package struct FigureSection: Hashable, Sendable {
  /// Each holds one y of a line, certainly.
  package var places: [Interval]
  /// Whether there are no others in the stretch that was looked at.
  package var isComplete: Bool
  /// Whether that was all of the line, so that there is none anywhere else.
  package var isWhole = false

  package init(_ places: [Interval], isComplete: Bool) {
    (self.places, self.isComplete) = (places, isComplete)
  }
}

/// A figure that may have lines to be told of over single x.
package protocol SectionedFigure {
  /// Whether it is all lines, as an equation's figure is.
  var hasSections: Bool { get }

  /// Where its lines are over an x: anywhere, or where that cannot be told in a stretch of y.
  func section(
    at x: Double,
    over stretch: Interval,
    while mayContinue: @escaping () -> Bool
  ) -> FigureSection
}
