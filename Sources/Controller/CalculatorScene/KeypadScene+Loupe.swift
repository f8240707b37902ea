import Calculator
import Controls
import Drawing
import SceneHost
import SceneParts
import Notation
import Typesetting

/// A finger that rests on the line sees what is under it larger, above itself, and moves the caret.
extension KeypadScene {
  /// How long a finger rests until it does, in seconds.
  static var loupeTime: Double { 0.35 }

  private static var size: Size { Size(width: 168, height: 72) }
  private static var magnification: Double { 1.6 }

  var canShowLoupe: Bool {
    hand.isFinger && brain.mode == .formula && !brain.line.isEmpty && brain.selection == nil
  }

  /// Above the finger, and inside the pane.
  private func loupeFrame(over place: Point, in pane: Rect) -> Rect {
    let (size, margin) = (Self.size, 4.0)
    let x = place.x - size.width / 2
    return Rect(
      x: min(max(x, pane.x + margin), pane.maxX - margin - size.width).rounded(),
      y: max(place.y - 44 - size.height, pane.y + margin).rounded(),
      width: size.width,
      height: size.height
    )
  }

  func drawLoupe(with painter: ControlPainter) {
    guard let place = view.loupe, let context else { return }
    let frame = loupeFrame(over: place, in: context.frame)
    painter.drawCard(frame, radius: 16)
    let canvas = painter.canvas.plainType
    let excerpt = shownExcerpt
    let kept = String(brain.line.dropFirst(excerpt.start).prefix(excerpt.text.count))
    let picture = MathPicture(
      TextbookReader.row(of: kept, shown: excerpt.text),
      style: MathStyle(size: setting(canvas).picture.size * Self.magnification),
      canvas
    )
    guard let caret = picture.stop(at: brain.caret - excerpt.start) else { return }
    let start = Point(
      x: (frame.midX - caret.place.x).rounded(),
      y: (frame.midY - caret.place.y + caret.size * 0.33).rounded()
    )
    canvas.clipped(to: frame.inset(by: 4)) {
      let plain = ControlPainter(theme: theme, canvas: canvas)
      plain.drawBoxes(of: picture, caret: caret, at: start)
      picture.draw(on: canvas, at: start, in: MathColors(theme.text, variable: theme.accent.text))
      canvas.fill(
        Rect(
          x: frame.midX.rounded(),
          y: start.y + caret.place.y - caret.size * 0.9,
          width: 3,
          height: caret.size * 1.14
        ),
        with: theme.accent.fill
      )
    }
    painter.drawOutline(ofCard: frame, radius: 16)
  }
}
