extension CoverageField {
  /// Draws a filled disc, or a circle's outline; the radius is the outer one.
  func drawCircle(center: DevicePoint, radius: Double, border: Double?, clip: PixelBox) {
    if let border {
      drawRing(center: center, radius: radius, border: border, clip: clip)
    } else {
      drawSegment(from: center, to: center, nib: Nib(width: 2 * radius), clip: clip)
    }
  }

  /// Draws a filled convex polygon; corners may run either way round.
  func drawPolygon(_ corners: [DevicePoint], clip: PixelBox) {
    guard corners.count > 2, corners.allSatisfy(\.isFinite) else { return }
    let edges = polygonEdges(corners)
    guard !edges.isEmpty else { return }
    shade(PixelBox(enclosing: corners, margin: 1).intersection(clip)) { place in
      var inside = Double.infinity
      for edge in edges { inside = min(inside, place.x * edge.x + place.y * edge.y - edge.offset) }
      return min(inside + 0.5, 1)
    }
  }

  /// Raises each pixel of a box to the share of it that is covered, at most 1, by its centre.
  @inline(__always)
  private func shade(_ box: PixelBox, _ coverage: (DevicePoint) -> Double) {
    guard !box.isEmpty else { return }
    for y in box.top..<box.bottom {
      touchRow(y, from: box.left, to: box.right)
      for x in box.left..<box.right {
        let share = coverage(DevicePoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
        if share > 0 { raise(y * stride + x, to: Float(share * 255 + 0.5)) }
      }
    }
  }

  /// Unit normals that point inwards, and how far along them each edge lies.
  private func polygonEdges(_ corners: [DevicePoint]) -> [(x: Double, y: Double, offset: Double)] {
    var area = 0.0
    for (index, a) in corners.enumerated() {
      let b = corners[(index + 1) % corners.count]
      area += a.x * b.y - b.x * a.y
    }
    guard area.isFinite, area != 0 else { return [] }
    var edges: [(x: Double, y: Double, offset: Double)] = []
    for (index, a) in corners.enumerated() {
      let b = corners[(index + 1) % corners.count]
      let length = a.distance(to: b)
      guard length > 1e-6 else { continue }
      let sign = area > 0 ? 1 / length : -1 / length
      let (x, y) = (-(b.y - a.y) * sign, (b.x - a.x) * sign)
      edges.append((x, y, a.x * x + a.y * y))
    }
    return edges
  }

  /// Draws a box with rounded corners that fills the grid, or only its border.
  func drawRoundedBox(width: Int, height: Int, radius: Double, border: Double?) {
    let (halfWidth, halfHeight) = (Double(width) / 2, Double(height) / 2)
    let radius = min(radius, halfWidth, halfHeight)
    shade(PixelBox(left: 0, top: 0, right: width, bottom: height).intersection(bounds)) { place in
      let qx = abs(place.x - halfWidth) - (halfWidth - radius)
      let qy = abs(place.y - halfHeight) - (halfHeight - radius)
      let (ox, oy) = (max(qx, 0), max(qy, 0))
      let distance = (ox * ox + oy * oy).squareRoot() + min(max(qx, qy), 0) - radius
      return min(0.5 - distance, 0.5 + distance + (border ?? .infinity), 1)
    }
  }

  private func drawRing(center: DevicePoint, radius: Double, border: Double, clip: PixelBox) {
    let corner = DevicePoint(x: center.x - radius, y: center.y - radius)
    let opposite = DevicePoint(x: center.x + radius, y: center.y + radius)
    guard corner.isFinite, opposite.isFinite else { return }
    shade(PixelBox(enclosing: [corner, opposite], margin: 1).intersection(clip)) { place in
      let outside = center.distance(to: place) - radius
      return min(0.5 - outside, 0.5 + outside + max(border, 1), 1) * min(border, 1)
    }
  }
}

extension PixelBox {
  /// The smallest box around places, made larger by a margin; far places are held at ten million.
  init(enclosing points: [DevicePoint], margin: Double) {
    var (left, top, right, bottom) = (1e7, 1e7, -1e7, -1e7)
    for point in points where point.isFinite {
      left = min(left, point.x - margin)
      right = max(right, point.x + margin)
      top = min(top, point.y - margin)
      bottom = max(bottom, point.y + margin)
    }
    func whole(_ value: Double, _ rule: FloatingPointRoundingRule) -> Int {
      Int(min(max(value, -1e7), 1e7).rounded(rule))
    }
    self.init(
      left: whole(left, .down),
      top: whole(top, .down),
      right: whole(right, .up),
      bottom: whole(bottom, .up)
    )
  }
}
