import Drawing

/// A line's looks in device pixels.
struct DeviceStroke: Hashable, Sendable {
  var width: Double
  var dash: [Double]
  var dashStart: Double
  var cap: Stroke.Cap
  var isClosed: Bool

  init(_ stroke: Stroke, scale: ContentScale) {
    width = scale.devicePixels(stroke.width)
    dash = stroke.dash.map { scale.devicePixels($0) }
    dashStart = scale.devicePixels(stroke.dashStart)
    cap = stroke.cap
    isClosed = stroke.isClosed
  }
}

extension CoverageField {
  /// Draws a polyline; places that are not numbers interrupt it.
  func draw(_ path: [DevicePoint], stroke: DeviceStroke, clip: PixelBox) {
    let nib = Nib(width: stroke.width)
    var path = path
    if stroke.isClosed, let first = path.first, path.count > 1 { path.append(first) }
    guard let pattern = DashPattern(stroke.dash, from: stroke.dashStart) else {
      drawRun(path, nib: nib, cap: stroke.cap, isClosed: stroke.isClosed, clip: clip)
      return
    }
    pattern.cut(path, clip: clip, margin: 2 * nib.reach + 1) { piece in
      drawRun(piece, nib: nib, cap: stroke.cap, isClosed: false, clip: clip)
    }
  }

  private func drawRun(
    _ path: [DevicePoint],
    nib: Nib,
    cap: Stroke.Cap,
    isClosed: Bool,
    clip: PixelBox
  ) {
    if path.count == 1, cap == .round {
      drawSegment(from: path[0], to: path[0], nib: nib, clip: clip)
    }
    guard path.count > 1 else { return }
    guard cap == .butt, !isClosed else {
      for index in 1..<path.count {
        drawSegment(from: path[index - 1], to: path[index], nib: nib, clip: clip)
      }
      return
    }
    drawCutRun(path, nib: nib, clip: clip)
  }

  /// Draws a run whose two ends are cut straight, joints near the ends included.
  private func drawCutRun(_ path: [DevicePoint], nib: Nib, clip: PixelBox) {
    let head = endCut(path)
    let tail = endCut(path.reversed())
    var total = 0.0
    for index in 1..<path.count { total += path[index - 1].distance(to: path[index]) }
    var done = 0.0
    for index in 1..<path.count {
      let length = path[index - 1].distance(to: path[index])
      var cuts: [EndCut] = []
      if let head, done < 2 * nib.reach { cuts.append(head) }
      if let tail, total - done - length < 2 * nib.reach { cuts.append(tail) }
      drawSegment(from: path[index - 1], to: path[index], nib: nib, clip: clip, cuts: cuts)
      done += length
    }
  }

  private func endCut(_ path: [DevicePoint]) -> EndCut? {
    guard let start = path.first,
      let next = path.first(where: { $0.distance(to: start) > 1e-3 })
    else { return nil }
    let length = start.distance(to: next)
    guard length.isFinite else { return nil }
    let inward = DevicePoint(x: (next.x - start.x) / length, y: (next.y - start.y) / length)
    return EndCut(point: start, inward: inward)
  }
}
