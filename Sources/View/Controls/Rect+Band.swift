package import Drawing

extension Rect {
  /// A box as wide as this one, from a height on.
  package func band(at top: Double, height: Double) -> Rect {
    Rect(x: x, y: top, width: width, height: height)
  }
}

extension FontMetrics {
  /// Room for a whole line.
  var lineHeight: Double { ascent + descent }
}
