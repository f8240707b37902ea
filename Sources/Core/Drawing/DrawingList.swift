/// A canvas that writes down what is drawn on it, to be compared with another picture and drawn
/// later, whole or in part.
package final class DrawingList: Canvas {
  package let contentScale: ContentScale
  private let measurer: any TextMeasurer
  private let bounds: Rect
  private var clip: Rect
  /// What was drawn, in order; what lies outside of the picture is left out.
  package private(set) var calls: [DrawCall] = []
  /// How the kept drawings among the calls are drawn, by the number of the call.
  private var contents: [Int: (any Canvas) -> Void] = [:]

  /// An empty picture of a size.
  package init(size: Size, contentScale: ContentScale, measurer: any TextMeasurer) {
    self.contentScale = contentScale
    self.measurer = measurer
    bounds = Rect(size: size)
    clip = bounds
  }

  // MARK: Drawing later

  /// Draws a call on another canvas, without its clip.
  package func draw(_ index: Int, on canvas: any Canvas) {
    switch calls[index].shape {
    case .fill(let rect, let color): canvas.fill(rect, with: color)
    case .fade(let rect, let leading, let trailing):
      canvas.fill(rect, from: leading, to: trailing)
    case .rounded(let rect, let radius, let color):
      canvas.fillRounded(rect, radius: radius, with: color)
    case .border(let rect, let radius, let stroke, let color):
      canvas.strokeRounded(rect, radius: radius, stroke: stroke, with: color)
    case .disc(let center, let radius, let color):
      canvas.fillCircle(center: center, radius: radius, with: color)
    case .discs(let centers, let radius, let color):
      canvas.fillCircles(centers: centers, radius: radius, with: color)
    case .polygon(let corners, let color): canvas.fillPolygon(corners, with: color)
    case .path(let path, let stroke, let color):
      canvas.strokePath(path, stroke: stroke, with: color)
    case .columns(let columns, let color): canvas.fillColumns(columns, with: color)
    case .text(let text, let baseline, let font, let color, let halo):
      canvas.drawText(text, at: baseline, in: font, with: color, halo: halo)
    case .kept(let drawing, let rect):
      if let content = contents[index] { canvas.draw(drawing, in: rect, content) }
    }
  }

  // MARK: Canvas

  package func fill(_ rect: Rect, with color: Color) {
    add(.fill(rect, color), reach: rect)
  }

  package func fill(_ rect: Rect, from leading: Color, to trailing: Color) {
    add(.fade(rect, from: leading, to: trailing), reach: rect)
  }

  package func fillRounded(_ rect: Rect, radius: Double, with color: Color) {
    add(.rounded(rect, radius: radius, color), reach: rect)
  }

  package func strokeRounded(_ rect: Rect, radius: Double, stroke: Stroke, with color: Color) {
    add(
      .border(rect, radius: radius, stroke, color),
      reach: stroke.dash.isEmpty ? rect : rect.inset(by: -stroke.width)
    )
  }

  package func fillCircle(center: Point, radius: Double, with color: Color) {
    add(
      .disc(center, radius: radius, color),
      reach: Rect(center: center, width: 2 * radius, height: 2 * radius)
    )
  }

  package func fillCircles(centers: [Point], radius: Double, with color: Color) {
    add(
      .discs(centers, radius: radius, color),
      reach: Rect.around(centers).inset(by: -radius)
    )
  }

  package func fillPolygon(_ corners: [Point], with color: Color) {
    add(.polygon(corners, color), reach: .around(corners))
  }

  package func strokePath(_ path: [Point], stroke: Stroke, with color: Color) {
    add(.path(path, stroke, color), reach: Rect.around(path).inset(by: -stroke.width))
  }

  package func fillColumns(_ columns: [DeviceColumn], with color: Color) {
    let left = columns.map(\.x).min() ?? 0
    let right = (columns.map(\.x).max() ?? 0) + 1
    let band = Rect(
      x: contentScale.points(Double(left)),
      y: clip.y,
      width: contentScale.points(Double(right - left)),
      height: clip.height
    )
    add(.columns(columns, color), reach: band)
  }

  package func drawText(
    _ text: String,
    at baseline: Point,
    in font: Font,
    with color: Color,
    halo: Color?
  ) {
    // Glyphs may lean out of their line, and a halo lies around them.
    let width = measurer.width(of: text, in: font)
    let box = Rect(x: baseline.x, y: baseline.y - font.size, width: width, height: font.size * 1.4)
    add(
      .text(text, baseline, font, color, halo: halo),
      reach: box.inset(by: -font.size / 2 - (halo == nil ? 0 : 3))
    )
  }

  package func clipped(to rect: Rect, _ content: () -> Void) {
    let outer = clip
    // Edges between device pixels are rounded where it is drawn: nothing may be lost before.
    clip = clip.intersection(contentScale.snapped(rect))
    if !clip.isEmpty { content() }
    clip = outer
  }

  package func draw(
    _ drawing: KeptDrawing,
    in rect: Rect,
    _ content: @escaping (any Canvas) -> Void
  ) {
    let count = calls.count
    add(.kept(drawing, rect), reach: rect)
    if calls.count > count { contents[count] = content }
  }

  package func width(of text: String, in font: Font) -> Double {
    measurer.width(of: text, in: font)
  }
  package func inkBounds(of text: String, in font: Font) -> Rect {
    measurer.inkBounds(of: text, in: font)
  }
  package func metrics(of font: Font) -> FontMetrics { measurer.metrics(of: font) }

  private func add(_ shape: DrawCall.Shape, reach: Rect) {
    let call = DrawCall(shape, clip: clip, reach: reach)
    if !call.reach.isEmpty { calls.append(call) }
  }
}
