/// A drawing that a surface may keep from picture to picture, so that a pan draws only what comes
/// into view.
///
/// While the look is the same object, the drawing may only move, by whole device pixels.
public struct KeptDrawing: Sendable {
  /// Stands for everything a drawing depends on but its place.
  public final class Look: Sendable {
    /// A look that nothing has yet.
    public init() {}
  }

  /// What it looks like.
  public let look: Look
  /// How far it has moved to the right since the look was new, in device pixels.
  public let columns: Int
  /// How far it has moved down, in device pixels.
  public let rows: Int
  /// How deep at its edges it depends on what lies beyond them, in device pixels.
  public let margin: Int

  /// A drawing at a place.
  public init(_ look: Look, columns: Int, rows: Int, margin: Int) {
    self.look = look
    self.columns = columns
    self.rows = rows
    self.margin = margin
  }
}

extension KeptDrawing: Hashable {
  /// Whether two drawings are the same pixels at the same place.
  public static func == (a: Self, b: Self) -> Bool {
    a.look === b.look && a.columns == b.columns && a.rows == b.rows && a.margin == b.margin
  }

  /// Hashes what distinguishes two drawings.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(look))
    hasher.combine(columns)
    hasher.combine(rows)
  }
}
