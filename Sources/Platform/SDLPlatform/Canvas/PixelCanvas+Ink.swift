package import Drawing

extension PixelCanvas {
  package func strokePath(_ path: [Point], stroke: Stroke, with color: Color) {
    guard color.alpha > 0, stroke.width > 0, !path.isEmpty, !clip.isEmpty else { return }
    let places = path.map(device)
    let style = DeviceStroke(stroke, scale: contentScale)
    if path.count <= 96, places.allSatisfy(\.isFinite) {
      let box = PixelBox(enclosing: places, margin: Nib(width: style.width).reach + 1)
      if box.intersection(clip).isEmpty { return }
      if isSmall(box) { return drawSmall(places, in: box, style: style, color: color) }
    }
    field.draw(
      top == 0 ? places : places.map(onField),
      stroke: style,
      clip: clip.moved(up: top)
    )
    soak(color)
  }

  package func fillColumns(_ columns: [DeviceColumn], with color: Color) {
    guard color.alpha > 0 else { return }
    let shift = Double(top)
    field.drawColumns(
      top == 0
        ? columns
        : columns.map { DeviceColumn(x: $0.x, top: $0.top - shift, bottom: $0.bottom - shift) },
      clip: clip.moved(up: top)
    )
    soak(color)
  }

  /// Draws an icon's stroke from its mask.
  private func drawSmall(
    _ places: [DevicePoint],
    in box: PixelBox,
    style: DeviceStroke,
    color: Color
  ) {
    let shape = MaskShape.stroke(maskPoints(places, in: box), style)
    guard let mask = store.masks.mask(shape, width: box.width, height: box.height) else {
      return
    }
    copy(mask, x: box.left, y: box.top, tint: color)
  }

  /// Lays a colour over the picture as thick as the field says, and wipes the field.
  func soak(_ color: Color) {
    let ink = store.inks.ink(color)
    let side = CoverageField.tileSide
    for tile in 0..<(field.tilesAcross * field.tilesDown) where field.touched[tile] {
      field.touched[tile] = false
      let (row, column) = tile.quotientAndRemainder(dividingBy: field.tilesAcross)
      let left = column * side
      let width = min(side, field.width - left)
      for y in (row * side)..<min((row + 1) * side, field.height) {
        let coverage = field.bytes + y * field.stride + left
        ink.fill(target.row(y + top) + left, through: coverage, count: width)
        coverage.update(repeating: 0, count: width)
      }
    }
  }
}
