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
    canvas.fillRounded(
      Rect(
        x: list.maxX - 8,
        y: list.y + scroll / reach * (list.height - height),
        width: 4,
        height: height
      ),
      radius: 2,
      with: theme.strongLine
    )
  }

  /// How high the fade at a list's lower end is.
  static var fadeHeight: Double { 16 }

  private func drawFade(over list: Rect) {
    let step = canvas.contentScale.hairline(1)
    let count = Int((min(Self.fadeHeight, list.height) / step).rounded())
    for index in 0..<count {
      canvas.fill(
        Rect(
          x: list.x + 2,
          y: list.maxY - Double(index + 1) * step,
          width: list.width - 4,
          height: step
        ),
        with: theme.raised.opacity(1 - Double(index) / Double(count))
      )
    }
  }
}
