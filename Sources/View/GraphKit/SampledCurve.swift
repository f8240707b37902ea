import Calculus
import CurveProof
import Drawing
import Intervals

/// One sample in the middle of each column of device pixels, joined or dotted.
///
/// It believes what it samples, so that a spike between two samples is missed; but what joins two between
/// which the function is not proven continuous is only possible.
///
/// Values that are no numbers, or infinite, end a line; those far outside are drawn just outside.
enum SampledCurve {
  /// The picture of a function.
  static func picture(
    of function: any PlotFunction,
    in projection: Projection,
    mode: CurveMode,
    dotPitch: Int
  ) -> CurvePicture {
    var picture = CurvePicture(columnCount: projection.columnCount)
    var stroke: [Point] = []
    let scale = projection.contentScale
    let far = 8 * projection.frame.height + 1000
    func finish() {
      // A lone sample is a point of the graph, too.
      if stroke.count == 1 { stroke.append(stroke[0]) }
      if !stroke.isEmpty { picture.strokes.append(stroke) }
      stroke.removeAll(keepingCapacity: true)
    }
    for column in 0..<projection.columnCount {
      guard let y = drawable(function.y(at: projection.x(ofColumn: column))) else {
        finish()
        continue
      }
      let place = Point(
        x: projection.frame.x + scale.points(Double(column) + 0.5),
        y: min(max(projection.pointY(y), projection.frame.y - far), projection.frame.maxY + far)
      )
      switch mode {
      case .auto, .line:
        let before = stroke.last?.y ?? place.y
        picture.extend(column: column, by: min(before, place.y)...max(before, place.y))
        if !stroke.isEmpty, function.isProvable {
          let gap = Interval(projection.x(ofColumn: column - 1), projection.x(ofColumn: column))
          if !function.enclosure(over: gap).isCertainlyContinuous {
            finish()
            picture.tint.append(joining(before, place.y, at: column, in: projection))
          }
        }
        stroke.append(place)
      case .dot:
        guard column % max(1, dotPitch) == 0 else { continue }
        picture.extend(column: column, by: place.y...place.y)
        picture.dots.append(place)
      }
    }
    finish()
    return picture
  }

  /// The rows of a column between two heights.
  private static func joining(
    _ first: Double,
    _ second: Double,
    at column: Int,
    in projection: Projection
  ) -> DeviceColumn {
    func row(_ y: Double) -> Double {
      Double(projection.firstRow) + projection.contentScale.devicePixels(y - projection.frame.y)
    }
    return DeviceColumn(
      x: projection.firstColumn + column,
      top: row(max(min(first, second), projection.frame.y)),
      bottom: row(min(max(first, second), projection.frame.maxY))
    )
  }

  /// A value that can be drawn: normal or zero; what is subnormal counts as zero.
  private static func drawable(_ y: Double?) -> Double? {
    guard let y, y.isFinite else { return nil }
    return y.isNormal ? y : 0
  }
}
