public import Drawing

/// A number along an axis as it was written.
///
/// `GraphView.draw` returns those in view; marks that are drawn later may lie on them.
public struct AxisNumber: Sendable {
  let text: String
  /// Where it stands, in points.
  public let box: Rect
}

extension GraphView {
  /// Writes numbers once more, over marks that lie on them: half a number, or one without its minus,
  /// says something else.
  ///
  /// Numbers are written again with a halo if a mark comes within two points of them.
  ///
  /// - Complexity: O(numbers · marks).
  public func write(
    _ numbers: [AxisNumber],
    over marks: [Rect],
    on canvas: any Canvas,
    in projection: Projection
  ) {
    let hidden = numbers.filter { number in
      marks.contains { $0.overlaps(number.box.inset(by: -2)) }
    }
    guard !hidden.isEmpty else { return }
    canvas.clipped(to: projection.frame) {
      for number in hidden {
        canvas.drawText(
          number.text,
          at: Point(x: number.box.x, y: number.box.maxY),
          in: style.labelFont,
          with: style.colors.strongLabel,
          halo: style.colors.surface.opacity(AxesPainter.haloOverInk)
        )
      }
    }
  }
}
