/// Lengths of dash and gap in turn, in device pixels.
struct DashPattern {
  private let lengths: [Double]
  private let period: Double
  /// How far into the pattern a line begins.
  private let start: Double

  /// A pattern; nil when it is empty, too fine to be seen or not made of numbers.
  init?(_ lengths: [Double], from start: Double = 0) {
    guard !lengths.isEmpty, lengths.allSatisfy({ $0.isFinite && $0 >= 0 }) else { return nil }
    // An odd list changes dashes and gaps every time round.
    self.lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    period = self.lengths.reduce(0, +)
    self.start = start
    guard period >= 0.25 else { return nil }
  }

  /// Hands over the dashes near a box one by one; what is far away is measured but not cut.
  func cut(
    _ path: [DevicePoint],
    clip: PixelBox,
    margin: Double,
    _ body: ([DevicePoint]) -> Void
  ) {
    var position = start
    var piece: [DevicePoint] = []
    func finish() {
      if !piece.isEmpty { body(piece) }
      piece.removeAll(keepingCapacity: true)
    }
    for index in path.indices.dropFirst() {
      let (a, b) = (path[index - 1], path[index])
      let length = a.distance(to: b)
      guard length.isFinite, length > 0,
        let (first, last) = clipParameters(from: a, to: b, box: clip, margin: margin)
      else {
        finish()
        if length.isFinite {
          position = (position + length).truncatingRemainder(dividingBy: period)
        }
        continue
      }
      func place(_ distance: Double) -> DevicePoint {
        let t = distance / length
        return DevicePoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
      }
      if first > 0 { finish() }
      // So long a line has no digits left to count dashes with.
      guard length < 1e12 else {
        finish()
        body([place(first * length), place(last * length)])
        continue
      }
      var at = first * length
      let end = last * length
      while at < end {
        let (isDash, rest) = state(at: position + at)
        let next = min(end, at + max(rest, 1e-3))
        if isDash {
          if piece.isEmpty { piece.append(place(at)) }
          piece.append(place(next))
          if at + rest <= end { finish() }
        }
        at = next
      }
      if last < 1 { finish() }
      position = (position + length).truncatingRemainder(dividingBy: period)
    }
    finish()
  }

  /// Whether a place on the line is inked, and how long that lasts.
  private func state(at distance: Double) -> (isDash: Bool, rest: Double) {
    var phase = distance.truncatingRemainder(dividingBy: period)
    for (index, length) in lengths.enumerated() {
      if phase < length { return (index.isMultiple(of: 2), length - phase) }
      phase -= length
    }
    return (true, lengths[0])
  }
}
