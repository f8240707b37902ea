/// What an exported picture looks like, whatever file it is written to.
package struct PictureLook: Hashable, Sendable {
  /// What everything lies on.
  package enum Ground: String, CaseIterable, Sendable {
    case light, dark
    /// Nothing, in the colours of light paper.
    case clear
  }

  package var ground: Ground
  /// Device pixels to the point, where the file holds pixels.
  package var scale = 2.0
  /// Whether the points of interest have their dots.
  package var showsPoints = true
  /// Whether things that could be mistaken for each other have their numbers.
  package var showsNumbers = true

  package init(on ground: Ground) { self.ground = ground }
}
