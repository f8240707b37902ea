import CurveProof

/// What is known of the pixels of a grid, and of some around it.
///
/// Pixels outside read as `.none`, and writing to them has no effect.
struct PlaneField {
  /// How many pixels around the grid are looked at.
  static let margin = 4

  /// The columns, with the margin: from −4 on.
  let columns: Range<Int>
  /// The rows, with the margin: from −4 on.
  let rows: Range<Int>
  private var pixels: [PlaneInk]
  private var isDrawn: [Bool]
  /// The pixels with ink, in the order in which it was found.
  private(set) var inked: [Pixel] = []

  /// Pixels of which nothing is met yet.
  init(_ grid: PixelGrid) {
    columns = -Self.margin..<grid.columnCount + Self.margin
    rows = -Self.margin..<grid.rowCount + Self.margin
    pixels = Array(repeating: .none, count: columns.count * rows.count)
    isDrawn = Array(repeating: false, count: pixels.count)
  }

  private func index(_ pixel: Pixel) -> Int? {
    guard columns ~= pixel.column, rows ~= pixel.row else { return nil }
    return (pixel.row - rows.lowerBound) * columns.count + pixel.column - columns.lowerBound
  }

  /// The ink of a pixel; the first ink it gets puts it into `inked`.
  subscript(pixel: Pixel) -> PlaneInk {
    get { index(pixel).map { pixels[$0] } ?? .none }
    set {
      guard let index = index(pixel) else { return }
      if pixels[index] == .none { inked.append(pixel) }
      pixels[index] = newValue
    }
  }

  /// Marks that a line is drawn through a pixel.
  mutating func draw(_ pixel: Pixel) {
    if let index = index(pixel) { isDrawn[index] = true }
  }

  /// Whether a line is drawn through a pixel; false outside.
  func isDrawn(_ pixel: Pixel) -> Bool { index(pixel).map { isDrawn[$0] } ?? false }
}

/// A pixel by its column and row.
///
/// Numbers count from the upper left pixel of a grid, and may be negative around it.
struct Pixel: Hashable {
  /// The column, from 0 at the grid's left edge.
  let column: Int
  /// The row, from 0 at the grid's upper edge.
  let row: Int
}
