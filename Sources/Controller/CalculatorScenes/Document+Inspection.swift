/// How a document's curves are being looked at.
extension Document {
  /// Where the trace stands.
  package struct Trace: Codable, Hashable, Sendable {
    /// Which of the curves that are seen, from 0.
    package var curve: Int
    package var x: Double

    package init(curve: Int, x: Double) {
      self.curve = curve
      self.x = x
    }
  }

  /// The statistics while they are shown.
  package struct Statistics: Codable, Hashable, Sendable {
    /// Whether all rows are shown.
    package var isExpanded = false
    /// The stretch of x looked at; nil for the view.
    package var lower: Double?
    package var upper: Double?

    package init() {}
  }
}
