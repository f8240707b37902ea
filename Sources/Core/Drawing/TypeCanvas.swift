/// A canvas that writes small text larger, and measures it so.
package final class TypeCanvas: Canvas {
  private let base: any Canvas
  package let type: TypeScale

  /// A canvas over another one.
  package init(_ base: any Canvas, type: TypeScale) {
    self.base = base
    self.type = type
  }

  package var contentScale: ContentScale { base.contentScale }
  package var plainType: any Canvas { base.plainType }
  package var plainMeasurer: any TextMeasurer { plainType }

  package func fill(_ rect: Rect, with color: Color) { base.fill(rect, with: color) }
  package func fill(_ rect: Rect, from leading: Color, to trailing: Color) {
    base.fill(rect, from: leading, to: trailing)
  }
  package func fillRounded(_ rect: Rect, radius: Double, with color: Color) {
    base.fillRounded(rect, radius: radius, with: color)
  }
  package func strokeRounded(_ rect: Rect, radius: Double, stroke: Stroke, with color: Color) {
    base.strokeRounded(rect, radius: radius, stroke: stroke, with: color)
  }
  package func fillCircle(center: Point, radius: Double, with color: Color) {
    base.fillCircle(center: center, radius: radius, with: color)
  }
  package func fillPolygon(_ corners: [Point], with color: Color) {
    base.fillPolygon(corners, with: color)
  }
  package func strokePath(_ path: [Point], stroke: Stroke, with color: Color) {
    base.strokePath(path, stroke: stroke, with: color)
  }
  package func fillColumns(_ columns: [DeviceColumn], with color: Color) {
    base.fillColumns(columns, with: color)
  }
  package func drawText(
    _ text: String,
    at baseline: Point,
    in font: Font,
    with color: Color,
    halo: Color?
  ) {
    base.drawText(text, at: baseline, in: type.font(font), with: color, halo: halo)
  }
  package func clipped(to rect: Rect, _ content: () -> Void) { base.clipped(to: rect, content) }

  package func width(of text: String, in font: Font) -> Double {
    base.width(of: text, in: type.font(font))
  }
  package func inkBounds(of text: String, in font: Font) -> Rect {
    base.inkBounds(of: text, in: type.font(font))
  }
  package func metrics(of font: Font) -> FontMetrics { base.metrics(of: type.font(font)) }
}

/// Measures text as a `TypeCanvas` will write it.
package final class TypeMeasurer: TextMeasurer {
  private let base: any TextMeasurer
  /// The scale, which may change.
  package var type = TypeScale()

  package var plainMeasurer: any TextMeasurer { base }

  /// A measurer over another one.
  package init(_ base: any TextMeasurer) { self.base = base }

  package func width(of text: String, in font: Font) -> Double {
    base.width(of: text, in: type.font(font))
  }
  package func inkBounds(of text: String, in font: Font) -> Rect {
    base.inkBounds(of: text, in: type.font(font))
  }
  package func metrics(of font: Font) -> FontMetrics { base.metrics(of: type.font(font)) }
}
