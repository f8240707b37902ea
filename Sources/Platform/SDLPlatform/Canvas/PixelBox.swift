import Drawing

/// An upright box of whole device pixels; right and bottom are one past the last pixel.
struct PixelBox: Hashable, Sendable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  var width: Int { right - left }
  var height: Int { bottom - top }
  var isEmpty: Bool { right <= left || bottom <= top }

  static let empty = PixelBox(left: 0, top: 0, right: 0, bottom: 0)

  /// The box so many rows higher.
  func moved(up rows: Int) -> PixelBox { moved(right: 0, down: -rows) }

  /// The box some way off.
  func moved(right columns: Int, down rows: Int) -> PixelBox {
    PixelBox(
      left: left + columns,
      top: top + rows,
      right: right + columns,
      bottom: bottom + rows
    )
  }

  /// What two boxes share.
  func intersection(_ other: PixelBox) -> PixelBox {
    let box = PixelBox(
      left: max(left, other.left),
      top: max(top, other.top),
      right: min(right, other.right),
      bottom: min(bottom, other.bottom)
    )
    return box.isEmpty ? .empty : box
  }
}

extension ContentScale {
  /// The nearest whole device pixel; far away values are held at ten million, NaN is nil.
  func nearestPixel(_ points: Double) -> Int? {
    let pixels = devicePixels(points)
    guard !pixels.isNaN else { return nil }
    return Int(min(max(pixels, -1e7), 1e7).rounded())
  }

  /// The box with its edges rounded to device pixels; nothing when a number is missing.
  func pixels(_ rect: Rect) -> PixelBox {
    guard let left = nearestPixel(rect.x), let top = nearestPixel(rect.y),
      let right = nearestPixel(rect.maxX), let bottom = nearestPixel(rect.maxY)
    else { return .empty }
    return PixelBox(left: left, top: top, right: right, bottom: bottom)
  }

  /// All device pixels that a box touches.
  func outerPixels(_ rect: Rect) -> PixelBox {
    pixels(
      Rect(
        x: points(devicePixels(rect.x).rounded(.down)),
        y: points(devicePixels(rect.y).rounded(.down)),
        width: points(
          devicePixels(rect.maxX).rounded(.up) - devicePixels(rect.x).rounded(.down)
        ),
        height: points(
          devicePixels(rect.maxY).rounded(.up) - devicePixels(rect.y).rounded(.down)
        )
      )
    )
  }
}
