import Drawing

/// The ranges of a picture of so many pixels, as far as they are told.
struct PlaneRanges {
  let x: ViewRange?
  let y: ViewRange?
  let columns: Int
  let rows: Int

  var isTold: Bool { x != nil || y != nil }

  /// Whether Doubles do not tell its pixels apart.
  var isDeep: Bool { x?.isDeep(pixels: columns) == true || y?.isDeep(pixels: rows) == true }

  /// Ends the command where the pixels of a plain picture cannot be distinguished.
  func check() throws {
    try x?.check(axis: "x", pixels: columns)
    try y?.check(axis: "y", pixels: rows)
  }

  /// Ends the command where no plain view of so many points is as wide, or as far away.
  func checkView(_ points: Size) throws {
    try x?.checkView(axis: "x", points: points.width)
    try y?.checkView(axis: "y", points: points.height)
  }
}
