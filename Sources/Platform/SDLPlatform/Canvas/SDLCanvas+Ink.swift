package import Drawing

extension SDLCanvas {
  package func strokePath(_ path: [Point], stroke: Stroke, with color: Color) {
    guard color.alpha > 0, stroke.width > 0, !path.isEmpty, !clip.isEmpty else { return }
    let places = path.map(device)
    let style = DeviceStroke(stroke, scale: contentScale)
    if path.count <= 96, places.allSatisfy(\.isFinite) {
      let box = PixelBox(enclosing: places, margin: Nib(width: style.width).reach + 1)
      if box.intersection(clip).isEmpty { return }
      if isSmall(box) { return drawSmall(places, in: box, style: style, color: color) }
    }
    ink.field.draw(
      top == 0 ? places : places.map(onSheet),
      stroke: style,
      clip: clip.moved(up: top)
    )
    ink.soak(color)
  }

  package func fillColumns(_ columns: [DeviceColumn], with color: Color) {
    guard color.alpha > 0 else { return }
    let shift = Double(top)
    ink.field.drawColumns(
      top == 0
        ? columns
        : columns.map { DeviceColumn(x: $0.x, top: $0.top - shift, bottom: $0.bottom - shift) },
      clip: clip.moved(up: top)
    )
    ink.soak(color)
  }

  /// Draws an icon's stroke from its mask.
  private func drawSmall(
    _ places: [DevicePoint],
    in box: PixelBox,
    style: DeviceStroke,
    color: Color
  ) {
    let shape = MaskShape.stroke(maskPoints(places, in: box), style)
    guard let mask = store.masks.texture(shape, width: box.width, height: box.height) else {
      return
    }
    copy(mask, x: box.left, y: box.top, tint: color)
  }
}
