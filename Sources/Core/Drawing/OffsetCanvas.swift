/// A canvas whose content is drawn some way off, as a scene is while it slides in.
///
/// The way is rounded to device pixels, so that nothing changes but its place.
package final class OffsetCanvas: Canvas {
  private let base: any Canvas
  private let way: Vector

  /// A canvas that draws on another, moved.
  package init(_ base: any Canvas, by way: Vector) {
    self.base = base
    let scale = base.contentScale
    self.way = Vector(dx: scale.snapped(way.dx), dy: scale.snapped(way.dy))
  }

  package var contentScale: ContentScale { base.contentScale }
  package var type: TypeScale { base.type }
  package var plainMeasurer: any TextMeasurer { plainType }
  package var plainType: any Canvas { OffsetCanvas(base.plainType, by: way) }

  package func fill(_ rect: Rect, with color: Color) { base.fill(rect.moved(by: way), with: color) }

  package func fill(_ rect: Rect, from leading: Color, to trailing: Color) {
    base.fill(rect.moved(by: way), from: leading, to: trailing)
  }

  package func fillRounded(_ rect: Rect, radius: Double, with color: Color) {
    base.fillRounded(rect.moved(by: way), radius: radius, with: color)
  }

  package func strokeRounded(_ rect: Rect, radius: Double, stroke: Stroke, with color: Color) {
    base.strokeRounded(rect.moved(by: way), radius: radius, stroke: stroke, with: color)
  }

  package func fillCircle(center: Point, radius: Double, with color: Color) {
    base.fillCircle(center: center + way, radius: radius, with: color)
  }

  package func fillPolygon(_ corners: [Point], with color: Color) {
    base.fillPolygon(corners.map { $0 + way }, with: color)
  }

  package func strokePath(_ path: [Point], stroke: Stroke, with color: Color) {
    base.strokePath(path.map { $0 + way }, stroke: stroke, with: color)
  }

  package func fillColumns(_ columns: [DeviceColumn], with color: Color) {
    let dx = Int(contentScale.devicePixels(way.dx).rounded())
    let dy = contentScale.devicePixels(way.dy).rounded()
    base.fillColumns(
      columns.map { DeviceColumn(x: $0.x + dx, top: $0.top + dy, bottom: $0.bottom + dy) },
      with: color
    )
  }

  package func drawText(
    _ text: String,
    at baseline: Point,
    in font: Font,
    with color: Color,
    halo: Color?
  ) {
    base.drawText(text, at: baseline + way, in: font, with: color, halo: halo)
  }

  package func clipped(to rect: Rect, _ content: () -> Void) {
    base.clipped(to: rect.moved(by: way), content)
  }

  package func width(of text: String, in font: Font) -> Double { base.width(of: text, in: font) }
  package func inkBounds(of text: String, in font: Font) -> Rect {
    base.inkBounds(of: text, in: font)
  }
  package func metrics(of font: Font) -> FontMetrics { base.metrics(of: font) }
}
