package import Drawing

/// A canvas that writes down what is drawn on it, a line a call, with numbers rounded to a tenth of a point.
package final class RecordingCanvas: Canvas {
  package let contentScale: ContentScale
  /// The calls, indented inside clips.
  package private(set) var calls: [String] = []
  /// Every text with the box its advance and heights take, after clipping.
  package private(set) var texts: [(text: String, box: Rect)] = []
  /// Every text with its font, its colour and what it was confined to, in drawing order.
  package private(set) var drawnTexts: [DrawnText] = []
  /// Every filled box with square corners, in drawing order.
  package private(set) var drawnFills: [DrawnBox] = []
  /// Every filled or outlined box with rounded corners, in drawing order.
  package private(set) var drawnBoxes: [DrawnBox] = []
  /// Every stroked path, in drawing order.
  package private(set) var drawnPaths: [(points: [Point], color: Color)] = []
  private var clips: [Rect] = []
  private let measurer: (any TextMeasurer)?

  /// A canvas; without a measurer every character is 0.58 em wide.
  package init(contentScale: ContentScale = .one, measurer: (any TextMeasurer)? = nil) {
    self.contentScale = contentScale
    self.measurer = measurer
  }

  /// The display list as text.
  package var log: String { calls.joined(separator: "\n") }

  package func fill(_ rect: Rect, with color: Color) {
    record("fill \(format(rect)) \(format(color))")
    drawnFills.append(
      DrawnBox(frame: rect, radius: 0, color: color, order: calls.count, isBorder: false)
    )
  }
  package func fill(_ rect: Rect, from leading: Color, to trailing: Color) {
    record("fade \(format(rect)) \(format(leading)) \(format(trailing))")
  }
  package func fillRounded(_ rect: Rect, radius: Double, with color: Color) {
    record("rounded \(format(rect)) r\(format(radius)) \(format(color))")
    drawnBoxes.append(
      DrawnBox(frame: rect, radius: radius, color: color, order: calls.count, isBorder: false)
    )
  }
  package func strokeRounded(_ rect: Rect, radius: Double, stroke: Stroke, with color: Color) {
    record("border \(format(rect)) r\(format(radius)) w\(format(stroke.width)) \(format(color))")
    drawnBoxes.append(
      DrawnBox(frame: rect, radius: radius, color: color, order: calls.count, isBorder: true)
    )
  }
  package func fillCircle(center: Point, radius: Double, with color: Color) {
    record("circle \(format(center)) r\(format(radius)) \(format(color))")
  }
  package func fillPolygon(_ corners: [Point], with color: Color) {
    record("polygon \(corners.map(format).joined(separator: " ")) \(format(color))")
  }
  package func strokePath(_ path: [Point], stroke: Stroke, with color: Color) {
    drawnPaths.append((path, color))
    let points = path.map(format).joined(separator: " ")
    record("path w\(format(stroke.width)) \(format(color)) \(points)")
  }
  package func fillColumns(_ columns: [DeviceColumn], with color: Color) {
    let runs = columns.map { "\($0.x):\(format($0.top))-\(format($0.bottom))" }
    record("columns \(format(color)) \(runs.joined(separator: " "))")
  }
  package func drawText(
    _ text: String,
    at baseline: Point,
    in font: Font,
    with color: Color,
    halo: Color?
  ) {
    record(
      "text \"\(text)\" \(format(baseline)) \(font.face) \(format(font.size)) \(format(color))"
    )
    let heights = metrics(of: font)
    let box = Rect(
      x: baseline.x,
      y: baseline.y - heights.capHeight,
      width: width(of: text, in: font),
      height: heights.capHeight
    )
    texts.append((text, box))
    drawnTexts.append(
      DrawnText(
        text: text,
        box: box,
        font: font,
        color: color,
        clips: clips,
        order: calls.count
      )
    )
  }
  package func clipped(to rect: Rect, _ content: () -> Void) {
    record("clip \(format(rect))")
    clips.append(rect)
    content()
    clips.removeLast()
  }

  package func width(of text: String, in font: Font) -> Double {
    measurer?.width(of: text, in: font) ?? Double(text.count) * font.size * 0.58
  }
  package func inkBounds(of text: String, in font: Font) -> Rect {
    if let measurer { return measurer.inkBounds(of: text, in: font) }
    let height = metrics(of: font).capHeight
    return Rect(x: 0, y: -height, width: width(of: text, in: font), height: height)
  }
  package func metrics(of font: Font) -> FontMetrics {
    if let measurer { return measurer.metrics(of: font) }
    return FontMetrics(
      capHeight: font.size * 0.727,
      xHeight: font.size * 0.546,
      ascent: font.size * 0.97,
      descent: font.size * 0.24
    )
  }

  private func record(_ call: String) {
    calls.append(String(repeating: "  ", count: clips.count) + call)
  }
  private func format(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return tenths == tenths.rounded() && abs(tenths) < 1e15 ? "\(Int(tenths))" : "\(tenths)"
  }
  private func format(_ point: Point) -> String { "\(format(point.x)),\(format(point.y))" }
  private func format(_ rect: Rect) -> String {
    "\(format(rect.x)),\(format(rect.y)) \(format(rect.width))x\(format(rect.height))"
  }
  private func format(_ color: Color) -> String {
    func hex(_ byte: UInt8) -> String {
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }
    let solid = "#" + hex(color.red) + hex(color.green) + hex(color.blue)
    return color.alpha == 255 ? solid : solid + hex(color.alpha)
  }
}
