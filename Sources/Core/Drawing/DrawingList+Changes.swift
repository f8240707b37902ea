extension DrawingList {
  /// How many calls may have come or gone in one place and still be seen as that.
  private static let lookAhead = 48
  /// How many boxes are worth being drawn apart.
  private static let mostBoxes = 6

  /// After so many other calls in a row it is looked ahead more seldom.
  private static let patience = 200

  /// Boxes outside of which this picture is the same as another one of its size.
  ///
  /// What both draw in the same order is the same; all else counts, whether it can be seen or not.
  package func changes(since other: DrawingList) -> [Rect] {
    var boxes: [Rect] = []
    func add(_ call: DrawCall) { Self.add(call.reach, to: &boxes) }
    var (old, new) = (other.calls[...], calls[...])
    // How many in a row were other ones.
    var others = 0
    while let first = old.first, let second = new.first {
      if first == second {
        old.removeFirst()
        new.removeFirst()
        others = 0
        continue
      }
      if let moved = Self.moved(from: first, to: second) {
        moved.forEach { Self.add($0, to: &boxes) }
        old.removeFirst()
        new.removeFirst()
        continue
      }
      others += 1
      if others > Self.patience, !others.isMultiple(of: 16) {
        // Where so much has moved, looking for each one costs more than it spares.
        add(old.removeFirst())
        add(new.removeFirst())
      } else if let gone = old.prefix(Self.lookAhead).firstIndex(of: second),
        isNearest(gone - old.startIndex, first, in: new)
      {
        old[..<gone].forEach(add)
        old = old[gone...]
      } else if let come = new.prefix(Self.lookAhead).firstIndex(of: first) {
        new[..<come].forEach(add)
        new = new[come...]
      } else {
        add(old.removeFirst())
        add(new.removeFirst())
      }
    }
    old.forEach(add)
    new.forEach(add)
    return boxes
  }

  /// Boxes around those of many circles that are elsewhere; nil for other calls, and where most are.
  private static func moved(from old: DrawCall, to new: DrawCall) -> [Rect]? {
    guard case .discs(let before, let radius, let color) = old.shape,
      case .discs(let after, radius, color) = new.shape, before.count == after.count,
      old.clip == new.clip
    else { return nil }
    var boxes: [Rect] = []
    for (one, other) in zip(before, after) where one != other {
      guard boxes.count < patience else { return nil }
      for center in [one, other] {
        let box = Rect(center: center, width: 2 * radius + 4, height: 2 * radius + 4)
        boxes.append(box.intersection(new.clip))
      }
    }
    return boxes
  }

  /// Whether calls that have gone explain a difference with fewer calls than ones that have come.
  private func isNearest(_ gone: Int, _ call: DrawCall, in new: ArraySlice<DrawCall>) -> Bool {
    !new.prefix(gone).contains(call)
  }

  /// Adds a box, joined with those it overlaps; of too many, the two whose joining costs least.
  private static func add(_ box: Rect, to boxes: inout [Rect]) {
    var box = box
    while let index = boxes.firstIndex(where: { $0.inset(by: -4).overlaps(box) }) {
      box = box.union(boxes.remove(at: index))
    }
    boxes.append(box)
    guard boxes.count > mostBoxes else { return }
    let last = boxes.removeLast()
    let nearest = boxes.indices.min { boxes[$0].waste(with: last) < boxes[$1].waste(with: last) }
    if let nearest { add(last.union(boxes.remove(at: nearest)), to: &boxes) }
  }
}

extension Rect {
  private var area: Double { width * height }

  package func union(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(
      x: left,
      y: top,
      width: max(maxX, other.maxX) - left,
      height: max(maxY, other.maxY) - top
    )
  }

  /// The area that a box around both has more than the two.
  fileprivate func waste(with other: Rect) -> Double { union(other).area - area - other.area }
}
