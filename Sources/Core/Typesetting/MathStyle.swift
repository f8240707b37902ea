package import Drawing

/// How a formula is set.
package struct MathStyle: Hashable, Sendable {
  /// The size of its largest letters, in points.
  package var size: Double
  /// No letter gets smaller, unless the formula is smaller itself.
  package var least: Double
  package var face: Font.Face
  /// So many characters at its beginning are quiet, as "y =".
  package var quiet: Int

  package init(
    size: Double,
    least: Double = 13,
    face: Font.Face = .regular,
    quiet: Int = 0
  ) {
    (self.size, self.least, self.face, self.quiet) = (size, min(least, size), face, quiet)
  }

  /// The size of a part.
  func part(_ share: Double, of size: Double) -> Double { max(least, size * share) }
}
