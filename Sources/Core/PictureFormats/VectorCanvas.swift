package import Drawing

/// A canvas that keeps what is drawn as shapes, to be written to a file without pixels.
///
/// Strokes stay strokes and text becomes outlines, so the picture needs no font to be seen.
package final class VectorCanvas: Canvas {
  package let contentScale: ContentScale
  private let size: Size
  private let fonts: any TextOutliner
  private var marks: [VectorMark] = []

  /// An empty picture of a size in points.
  package init(size: Size, scale: ContentScale, fonts: any TextOutliner) {
    self.size = size
    contentScale = scale
    self.fonts = fonts
  }

  /// What was drawn.
  package func picture(title: String) -> VectorPicture {
    VectorPicture(size: size, scale: contentScale, marks: marks, title: title)
  }

  package func fill(_ rect: Rect, with color: Color) {
    fill(Outline(contentScale.snapped(rect)), with: color)
  }

  /// How many steps stand for a run of colours.
  private static let fadeSteps = 16

  package func fill(_ rect: Rect, from leading: Color, to trailing: Color) {
    let box = contentScale.snapped(rect)
    let width = box.width / Double(Self.fadeSteps)
    for step in 0..<Self.fadeSteps {
      let share = (Double(step) + 0.5) / Double(Self.fadeSteps)
      let x = box.x + width * Double(step)
      let slice = Rect(x: x, y: box.y, width: width, height: box.height)
      fill(Outline(slice), with: leading.mixed(with: trailing, share: share))
    }
  }

  package func fillRounded(_ rect: Rect, radius: Double, with color: Color) {
    let isCircle = abs(rect.width - rect.height) < 1e-6 && radius >= rect.width / 2 - 1e-6
    fill(Outline(isCircle ? rect : contentScale.snapped(rect), radius: radius), with: color)
  }

  package func strokeRounded(_ rect: Rect, radius: Double, stroke: Stroke, with color: Color) {
    let middle = rect.inset(by: stroke.width / 2)
    add(.stroke(Outline(middle, radius: radius - stroke.width / 2), stroke, color))
  }

  package func fillCircle(center: Point, radius: Double, with color: Color) {
    fill(
      Outline(Rect(center: center, width: 2 * radius, height: 2 * radius), radius: radius),
      with: color
    )
  }

  package func fillPolygon(_ corners: [Point], with color: Color) {
    // All areas turn the same way, so that where two overlap nothing is left out.
    let turn = corners.indices.reduce(0.0) { sum, index in
      let (a, b) = (corners[index], corners[(index + 1) % corners.count])
      return sum + a.x * b.y - b.x * a.y
    }
    guard turn.isFinite else { return }
    fill(Outline(turn < 0 ? corners.reversed() : corners, closed: true), with: color)
  }

  package func strokePath(_ path: [Point], stroke: Stroke, with color: Color) {
    for piece in path.split(whereSeparator: { !($0.x.isFinite && $0.y.isFinite) }) {
      add(.stroke(Outline(Array(piece), closed: stroke.isClosed), stroke, color))
    }
  }

  package func fillColumns(_ columns: [DeviceColumn], with color: Color) {
    fill(Outline(columns, scale: contentScale), with: color)
  }

  /// How far a halo reaches beyond the glyphs, in points.
  private static let haloReach = 2.5

  package func drawText(
    _ text: String,
    at baseline: Point,
    in font: Font,
    with color: Color,
    halo: Color?
  ) {
    drawText(text, reading: text, at: baseline, in: font, with: color, halo: halo)
  }

  package func drawText(
    _ text: String,
    reading: String,
    at baseline: Point,
    in font: Font,
    with color: Color,
    halo: Color?
  ) {
    let glyphs = fonts.glyphs(of: text, in: font)
    guard !glyphs.isEmpty, baseline.x.isFinite, baseline.y.isFinite else { return }
    if let halo { add(.text(text, glyphs, at: baseline, halo, border: 2 * Self.haloReach)) }
    add(.text(reading, glyphs, at: baseline, color, border: 0))
  }

  package func clipped(to rect: Rect, _ content: () -> Void) {
    let outer = marks
    marks = []
    content()
    let inner = marks
    marks = outer
    let box = contentScale.snapped(rect)
    if !inner.isEmpty, !box.isEmpty { marks.append(.clip(box, inner)) }
  }

  package func width(of text: String, in font: Font) -> Double { fonts.width(of: text, in: font) }
  package func inkBounds(of text: String, in font: Font) -> Rect {
    fonts.inkBounds(of: text, in: font)
  }
  package func metrics(of font: Font) -> FontMetrics { fonts.metrics(of: font) }

  private func fill(_ outline: Outline, with color: Color) { add(.fill(outline, color)) }

  /// Keeps a mark; opaque neighbours that look alike become one.
  private func add(_ mark: VectorMark) {
    switch mark {
    case .fill(_, let color) where color.alpha == 0: return
    case .stroke(_, let stroke, let color) where color.alpha == 0 || stroke.width <= 0: return
    default: break
    }
    switch (marks.last, mark) {
    case (.fill(let before, let old), .fill(let next, let color))
    where old == color && color.alpha == 255 && before.steps.count < Self.longestOutline:
      marks[marks.count - 1] = .fill(Outline(before.steps + next.steps), color)
    case (.stroke(let before, let style, let old), .stroke(let next, let stroke, let color))
    where old == color && style == stroke && color.alpha == 255
      && before.steps.count < Self.longestOutline:
      marks[marks.count - 1] = .stroke(Outline(before.steps + next.steps), stroke, color)
    default: marks.append(mark)
    }
  }

  /// More steps than these begin another outline: each addition copies what is there, and a curve may be
  /// of a hundred thousand pieces.
  private static let longestOutline = 500
}
