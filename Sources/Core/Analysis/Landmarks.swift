/// What must be seen of a function of x, or of a figure, to know what it is.
///
/// It is sampled, not proven: a view chosen by it claims nothing.
///
///     Landmarks(sampling: { $0 * $0 - 1 }).turns   // (−1, 0), (0, −1), (1, 0)
package struct Landmarks: Hashable, Sendable {
  /// A place of the plane.
  package struct Place: Hashable, Sendable {
    package var x, y: Double

    package init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
  }

  /// A part of the plane.
  package struct Box: Hashable, Sendable {
    package var x, y: ClosedRange<Double>

    package init(x: ClosedRange<Double>, y: ClosedRange<Double>) { (self.x, self.y) = (x, y) }
  }

  /// What x is best counted in.
  package enum Unit: Hashable, Sendable { case number, pi, degree }

  /// The longest period in a formula.
  package struct Period: Hashable, Sendable {
    package var length: Double
    package var unit: Unit
    /// Whether all values come again after it, as far as samples tell.
    package var repeatsAll: Bool

    package init(length: Double, unit: Unit, repeatsAll: Bool) {
      (self.length, self.unit, self.repeatsAll) = (length, unit, repeatsAll)
    }
  }

  /// Zeros and turning points, between which a function shows its shape.
  package var turns: [Place] = []
  /// Where it meets the y axis, ends, jumps, or bends beside a pole; the nearest of a figure.
  package var places: [Place] = []
  /// The x of upright asymptotes.
  package var columns: [Double] = []
  /// The y of level asymptotes.
  package var levels: [Double] = []
  /// The part of the plane that holds all of it; nil where it goes on.
  package var whole: Box?
  /// The x between which it has values.
  package var domain = -Double.infinity...Double.infinity
  package var period: Period?
  /// Whether it has a shape that two scales would spoil, as a circle has.
  package var needsOneScale = false
  /// Whether x and y count different things, as those of data do.
  package var hasOwnScales = false

  package init() {}
}
