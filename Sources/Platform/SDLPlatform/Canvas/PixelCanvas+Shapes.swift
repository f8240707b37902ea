package import Drawing

extension PixelCanvas {
  package func fillCircle(center: Point, radius: Double, with color: Color) {
    drawCircle(center: center, radius: radius, width: nil, color: color)
  }

  /// Draws a disc, or a circle's outline of a width; the radius is the outer one.
  func drawCircle(center: Point, radius: Double, width: Double?, color: Color) {
    let middle = device(center)
    let radius = contentScale.devicePixels(radius)
    let border = width.map(contentScale.devicePixels)
    guard middle.isFinite, radius.isFinite, radius > 0, border ?? 1 > 0 else { return }
    guard radius <= largestMask else {
      field.drawCircle(
        center: onField(middle),
        radius: radius,
        border: border,
        clip: clip.moved(up: top)
      )
      return soak(color)
    }
    let (x, fx) = split(middle.x)
    let (y, fy) = split(middle.y)
    let reach = Int(radius.rounded(.up)) + 1
    guard let mask = circle(radius, border, reach, fx, fy) else { return }
    copy(mask, x: x - reach, y: y - reach, tint: color)
  }

  /// The mask of a circle whose centre lies so many sixteenths into the middle pixel.
  private func circle(
    _ radius: Double,
    _ border: Double?,
    _ reach: Int,
    _ fx: Int,
    _ fy: Int
  ) -> Mask? {
    let shape = MaskShape.circle(
      x: reach * 16 + fx,
      y: reach * 16 + fy,
      radius: Int((radius * 16).rounded()),
      border: border.map { Int((min($0, radius) * 16).rounded()) }
    )
    return store.masks.mask(shape, width: 2 * reach + 1, height: 2 * reach + 1)
  }

  package func fillCircles(centers: [Point], radius: Double, with color: Color) {
    let size = contentScale.devicePixels(radius)
    guard size.isFinite, size > 0, size <= largestMask, color.alpha > 0 else {
      for center in centers { fillCircle(center: center, radius: radius, with: color) }
      return
    }
    let reach = Int(size.rounded(.up)) + 1
    // Circles differ by where in a pixel their centre lies, in eighths of it both ways.
    var masks = [Mask?](repeating: nil, count: 81)
    let ink = store.inks.ink(color)
    for center in centers {
      let middle = device(center)
      guard middle.isFinite else { continue }
      let (x, fx) = split(middle.x)
      let (y, fy) = split(middle.y)
      let place = PixelBox(
        left: x - reach,
        top: y - reach,
        right: x + reach + 1,
        bottom: y + reach + 1
      )
      guard !place.intersection(clip).isEmpty else { continue }
      let index = fx / 2 * 9 + fy / 2
      masks[index] = masks[index] ?? circle(size, nil, reach, fx, fy)
      if let mask = masks[index] { copy(mask, x: place.left, y: place.top, with: ink) }
    }
  }

  package func fillPolygon(_ corners: [Point], with color: Color) {
    let places = corners.map(device)
    guard places.allSatisfy(\.isFinite) else { return }
    let box = PixelBox(enclosing: places, margin: 1)
    guard !box.intersection(clip).isEmpty else { return }
    guard isSmall(box) else {
      field.drawPolygon(places.map(onField), clip: clip.moved(up: top))
      return soak(color)
    }
    let shape = MaskShape.polygon(maskPoints(places, in: box))
    guard let mask = store.masks.mask(shape, width: box.width, height: box.height) else {
      return
    }
    copy(mask, x: box.left, y: box.top, tint: color)
  }

  /// A place in device pixels.
  func device(_ point: Point) -> DevicePoint {
    DevicePoint(x: contentScale.devicePixels(point.x), y: contentScale.devicePixels(point.y))
  }

  /// A place in device pixels from the field's upper edge.
  func onField(_ place: DevicePoint) -> DevicePoint {
    DevicePoint(x: place.x, y: place.y - Double(top))
  }

  /// The largest side, in device pixels, of a shape that is kept as a mask.
  var largestMask: Double { 64 * contentScale.devicePixelsPerPoint }

  func isSmall(_ box: PixelBox) -> Bool {
    Double(max(box.width, box.height)) <= largestMask
  }

  func maskPoints(_ places: [DevicePoint], in box: PixelBox) -> [MaskPoint] {
    places.map {
      MaskPoint(
        x: Int32((($0.x - Double(box.left)) * 16).rounded()),
        y: Int32((($0.y - Double(box.top)) * 16).rounded())
      )
    }
  }

  /// A coordinate as whole pixels and eighths of a pixel, the latter in sixteenths.
  private func split(_ value: Double) -> (whole: Int, sixteenths: Int) {
    let held = min(max(value, -1e7), 1e7)
    let whole = held.rounded(.down)
    return (Int(whole), Int(((held - whole) * 8).rounded()) * 2)
  }
}
