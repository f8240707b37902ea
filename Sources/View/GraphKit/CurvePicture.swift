public import Drawing

/// A curve as ink: derived for one frame, kept by nobody.
///
/// What is proven is in `strokes`, `marks` and `rings` and in `figure.area`; what is possible, in
/// `tint` and `figure.hatching`. All places are on the surface, in points; columns count from the left
/// edge of the frame, and runs of device pixels from that of the surface.
public struct CurvePicture: Sendable {
  /// Polylines to stroke, in points.
  public var strokes: [[Point]] = []
  /// Runs of device pixels that are possible, not proven.
  public var tint: [DeviceColumn] = []
  /// What only figures have.
  public var figure = FigureInk()
  /// Dots to fill, in points.
  public var dots: [Point] = []
  /// Filled marks: the end that holds at a jump, a point without neighbours.
  public var marks: [Point] = []
  /// Open rings: a point that is missing.
  public var rings: [Point] = []
  /// Columns of the frame that are not solved yet.
  public var pending: [Int] = []
  /// The last whole picture's polylines at this one's scale, to be seen through the pending columns.
  ///
  /// They are no claim about this view.
  public var stale: [[Point]] = []
  /// Whether rounding noise, not the function, limits the picture.
  public var isNoisy = false
  /// For each column of the frame how far its ink reaches.
  ///
  /// With one element for each column of the frame.
  public var reach: [InkReach]

  /// No ink on a frame of so many columns.
  public init(columnCount: Int) { reach = Array(repeating: .none, count: columnCount) }

  /// Whether it has more than lines and marks.
  var isFilled: Bool { !(tint.isEmpty && figure.area.isEmpty && figure.hatching.isEmpty) }

  /// Whether ink runs through a box, given the projection it was made for.
  ///
  /// It asks for columns and the stretch of y between their outermost ink, so it may be true between two
  /// branches. Widths of strokes and marks do not count.
  ///
  /// - Complexity: O(columns of the box).
  public func crosses(_ box: Rect, in projection: Projection) -> Bool {
    let scale = projection.contentScale
    let first = max(0, Int(scale.devicePixels(box.x - projection.frame.x)))
    let last = min(reach.count - 1, Int(scale.devicePixels(box.maxX - projection.frame.x)))
    guard first <= last else { return false }
    return reach[first...last].contains { reach in
      reach.extent.map { $0.lowerBound <= box.maxY && $0.upperBound >= box.y } ?? false
    }
  }

  /// Adds a stretch to what a column holds.
  mutating func extend(column: Int, by extent: ClosedRange<Double>) {
    guard reach.indices.contains(column) else { return }
    reach[column].extend(by: extent)
  }
}

/// What of a picture only figures have, and what is known of one in the whole view.
///
/// Of a function all of it is empty.
public struct FigureInk: Sendable {
  /// Something that is certain of all places.
  public enum Verdict: Hashable, Sendable {
    /// It has no place there.
    case nowhere
    /// All places belong to it.
    case everywhere
  }

  /// How many pixels are certainly full, and how many more may be met.
  ///
  /// The area in view lies between `full` and `full + open` pixels.
  public struct Filled: Hashable, Sendable {
    /// Pixels all of which belong to it.
    public let full: Int
    /// Pixels of which some place may.
    public let open: Int
  }

  /// Runs of device pixels in which a relation certainly holds.
  public var area: [DeviceColumn] = []
  /// Runs of device pixels of the hatching where a relation may hold.
  public var hatching: [DeviceColumn] = []
  /// Borders that do not belong to the area beside them, as polylines in points.
  public var openBorders: [[Point]] = []
  /// Pixels that a relation meets without a border that is known: their middles, in points.
  public var spots: [Point] = []
  /// Whether all that can be decided is: what is hatched else may still become certain.
  public var isSettled = true
  /// What is certain of all of the picture, where that can be said.
  ///
  /// Nil where it is neither, or not proven.
  public var verdict: Verdict?
  /// Of a relation that may hold in areas, once all is decided.
  public var filled: Filled?
}
