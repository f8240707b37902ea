import CurveProof

/// What is known of the pixels of a grid, and of some around it.
struct PlaneField {
  /// How many pixels around the grid are looked at.
  static let margin = 4

  let columns: Range<Int>
  let rows: Range<Int>
  private var pixels: [PlaneInk]
  private var isDrawn: [Bool]
  /// The pixels with ink, in the order in which it was found.
  private(set) var inked: [Pixel] = []

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

  func isDrawn(_ pixel: Pixel) -> Bool { index(pixel).map { isDrawn[$0] } ?? false }
}

/// A pixel by its column and row.
struct Pixel: Hashable {
  let column: Int
  let row: Int
}
