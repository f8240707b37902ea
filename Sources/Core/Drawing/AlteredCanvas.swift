/// A canvas that draws on another one, altered: some way off, as a scene while it slides in; fainter,
/// as a popover while it appears; or with small text larger.
///
/// The way is rounded to device pixels, so that nothing changes but its place.
package final class AlteredCanvas: Canvas {
  private let base: any Canvas
  private let way: Vector
  private let opacity: Double
  private let ownType: TypeScale?

  /// A canvas over another one; without a scale its text is that one's.
  package init(
    _ base: any Canvas,
    by way: Vector = .zero,
    opacity: Double = 1,
    type: TypeScale? = nil
  ) {
    self.base = base
    self.opacity = opacity
    let scale = base.contentScale
    self.way = Vector(dx: scale.snapped(way.dx), dy: scale.snapped(way.dy))
    ownType = type
  }

  package var contentScale: ContentScale { base.contentScale }
  package var type: TypeScale { ownType ?? base.type }
  package var plainMeasurer: any TextMeasurer { plainType }
  package var plainType: any Canvas {
    way == .zero && opacity == 1
      ? base.plainType : AlteredCanvas(base.plainType, by: way, opacity: opacity)
  }

  private func font(_ font: Font) -> Font { ownType?.font(font) ?? font }
  private func faded(_ color: Color) -> Color {
    opacity == 1 ? color : color.opacity(Double(color.alpha) / 255 * opacity)
  }
  private func moved(_ path: [Point]) -> [Point] {
    way == .zero ? path : path.map { $0 + way }
  }

  package func fill(_ rect: Rect, with color: Color) {
    base.fill(rect.moved(by: way), with: faded(color))
  }

  package func fill(_ rect: Rect, from leading: Color, to trailing: Color) {
    base.fill(rect.moved(by: way), from: faded(leading), to: faded(trailing))
  }

  package func fillRounded(_ rect: Rect, radius: Double, with color: Color) {
    base.fillRounded(rect.moved(by: way), radius: radius, with: faded(color))
  }

  package func strokeRounded(_ rect: Rect, radius: Double, stroke: Stroke, with color: Color) {
    base.strokeRounded(rect.moved(by: way), radius: radius, stroke: stroke, with: faded(color))
  }

  package func fillCircle(center: Point, radius: Double, with color: Color) {
    base.fillCircle(center: center + way, radius: radius, with: faded(color))
  }

  package func fillCircles(centers: [Point], radius: Double, with color: Color) {
    base.fillCircles(centers: moved(centers), radius: radius, with: faded(color))
  }

  package func fillPolygon(_ corners: [Point], with color: Color) {
    base.fillPolygon(moved(corners), with: faded(color))
  }

  package func strokePath(_ path: [Point], stroke: Stroke, with color: Color) {
    base.strokePath(moved(path), stroke: stroke, with: faded(color))
  }

  package func fillColumns(_ columns: [DeviceColumn], with color: Color) {
    guard way != .zero else { return base.fillColumns(columns, with: faded(color)) }
    let dx = Int(contentScale.devicePixels(way.dx).rounded())
    let dy = contentScale.devicePixels(way.dy).rounded()
    base.fillColumns(
      columns.map { DeviceColumn(x: $0.x + dx, top: $0.top + dy, bottom: $0.bottom + dy) },
      with: faded(color)
    )
  }

  package func drawText(
    _ text: String,
    at baseline: Point,
    in font: Font,
    with color: Color,
    halo: Color?
  ) {
    let halo = halo.map(faded)
    base.drawText(text, at: baseline + way, in: self.font(font), with: faded(color), halo: halo)
  }

  package func clipped(to rect: Rect, _ content: () -> Void) {
    base.clipped(to: rect.moved(by: way), content)
  }

  package func draw(
    _ drawing: KeptDrawing,
    in rect: Rect,
    _ content: @escaping (any Canvas) -> Void
  ) {
    guard way == .zero, opacity == 1 else { return content(self) }
    base.draw(drawing, in: rect) { [ownType] in content(AlteredCanvas($0, type: ownType)) }
  }

  package func width(of text: String, in font: Font) -> Double {
    base.width(of: text, in: self.font(font))
  }
  package func inkBounds(of text: String, in font: Font) -> Rect {
    base.inkBounds(of: text, in: self.font(font))
  }
  package func metrics(of font: Font) -> FontMetrics { base.metrics(of: self.font(font)) }
}
