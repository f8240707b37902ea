package import Controls
package import Drawing

extension ControlPainter {
  /// The disc that stands for a curve: filled with its pen, or hollow while it is hidden.
  package func drawDisc(number: Int, pen: Int, isHollow: Bool, center: Point) {
    let color = theme.pen(pen)
    if isHollow {
      canvas.strokeCircle(center: center, radius: 9, stroke: Stroke(2), with: color)
    } else {
      canvas.fillCircle(center: center, radius: 10, with: color)
    }
    let font = Font(.semibold, 13)
    let ink = isHollow ? theme.secondaryText : theme.ink(onPen: pen)
    let plain = canvas.plainType
    let baseline = center.y + plain.metrics(of: font).digitOffset
    TextLine("\(number)", font, ink)
      .draw(on: plain, at: Point(x: center.x, y: baseline), align: .center)
  }
}
