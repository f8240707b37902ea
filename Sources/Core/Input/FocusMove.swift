package import Drawing

/// A step of the focus with arrow keys or a directional pad.
package enum FocusMove: Hashable, Sendable {
  case left, right, up, down

  /// The index of the box that the focus goes to, or nil when there is none that way.
  ///
  /// The nearest box whose centre lies beyond the present edge, left and right in the same row if there
  /// is one; sideways offset counts double, and not at all where the spans overlap. `lane` is the
  /// coordinate the movement started in (x for up and down, y for left and right): passing through a
  /// wide key returns to the same column.
  package func target(from present: Rect, among boxes: [Rect], lane: Double) -> Int? {
    var best: (index: Int, isBeside: Bool, cost: Double)?
    for (index, box) in boxes.enumerated() {
      guard let distance = distance(from: present, to: box) else { continue }
      let isBeside = !isVertical && Self.shareRow(present, box)
      let cost = distance + 2 * sidewaysOffset(of: box, lane: lane)
      let isBetter = best.map { $0.isBeside == isBeside ? cost < $0.cost : isBeside } ?? true
      if isBetter { best = (index, isBeside, cost) }
    }
    return best?.index
  }

  /// Whether half of the lower of two boxes is beside the other.
  private static func shareRow(_ first: Rect, _ second: Rect) -> Bool {
    let shared = min(first.maxY, second.maxY) - max(first.y, second.y)
    return shared > 0 && 2 * shared >= min(first.height, second.height)
  }

  /// Whether the move keeps a column rather than a row.
  package var isVertical: Bool { self == .up || self == .down }

  private func distance(from present: Rect, to box: Rect) -> Double? {
    let gap: Double
    switch self {
    case .left: gap = present.x - box.midX
    case .right: gap = box.midX - present.maxX
    case .up: gap = present.y - box.midY
    case .down: gap = box.midY - present.maxY
    }
    return gap >= 0 ? gap : nil
  }

  private func sidewaysOffset(of box: Rect, lane: Double) -> Double {
    let (low, high) = isVertical ? (box.x, box.maxX) : (box.y, box.maxY)
    return lane < low ? low - lane : lane > high ? lane - high : 0
  }
}

extension FocusMove {
  /// The way of an arrow key.
  package init?(_ key: Key) {
    switch key {
    case .left: self = .left
    case .right: self = .right
    case .up: self = .up
    case .down: self = .down
    default: return nil
    }
  }

  /// The way of a directional pad.
  package init?(_ button: ControllerButton) {
    switch button {
    case .dpadLeft: self = .left
    case .dpadRight: self = .right
    case .dpadUp: self = .up
    case .dpadDown: self = .down
    default: return nil
    }
  }
}
