package import Drawing

/// What tells that there is more of a list than is seen.
extension ControlPainter {
  /// The thumb at a list's right end, and the fade over what its lower end cuts.
  ///
  /// The list can be scrolled by `reach`, and is by `scroll`.
  package func drawScrolling(of list: Rect, reach: Double, scroll: Double) {
    guard reach > 1, list.height > 0 else { return }
    if scroll < reach - 1 { drawFade(over: list) }
    let height = max(32, list.height * list.height / (list.height + reach))
    let thumb = list.column(at: list.maxX - 8, width: 4)
      .band(at: list.y + scroll / reach * (list.height - height), height: height)
    canvas.fillRounded(thumb, radius: 2, with: theme.strongLine)
  }

  /// How high the fade at a list's lower end is.
  static var fadeHeight: Double { 16 }

  private func drawFade(over list: Rect) {
    let step = canvas.contentScale.hairline(1)
    let count = Int((min(Self.fadeHeight, list.height) / step).rounded())
    for index in 0..<count {
      canvas.fill(
        list.inset(dx: 2, dy: 0).band(at: list.maxY - Double(index + 1) * step, height: step),
        with: theme.raised.opacity(1 - Double(index) / Double(count))
      )
    }
  }
}
