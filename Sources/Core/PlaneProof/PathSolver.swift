import Calculus
import CurveProof
import Intervals

/// Finds the pixels that a moving point meets, by halving the stretch of t.
///
/// All stretches of one length are looked at before shorter ones, so that there is a first picture
/// soon and no place takes all the time.
struct PathSolver {
  /// A stretch of t with where the point is at its ends, in pixels; nil where it is not defined.
  private struct Part {
    let t: Interval
    let start: PixelBox?
    let end: PixelBox?
  }

  /// A proven piece of the path, from place to place, in pixels.
  struct Piece {
    let t: Interval
    let start: PixelPoint
    let end: PixelPoint
  }

  private let path: PlanePath
  private let grid: PixelGrid
  private(set) var field: PlaneField
  private(set) var pieces: [Piece] = []
  private var parts: [Part]
  private var shorter: [Part] = []
  /// Groups of pixels of which at least one may be met, by next to nothing.
  private var contacts: [[Pixel]] = []
  private var evaluations = 0
  private let budget: Int

  /// A stretch of the path no longer than this, in pixels, is on the border that it touches.
  private static let border = 0x1p-22

  init(_ path: PlanePath, on grid: PixelGrid, budget: Int) {
    (self.path, self.grid, self.budget) = (path, grid, budget)
    field = PlaneField(grid)
    let ends = (path.range.lowerBound, path.range.upperBound)
    parts = []
    guard !path.range.isEmpty, path.range.isBounded else { return }
    parts = [Part(t: path.range, start: point(at: ends.0), end: point(at: ends.1))]
  }

  /// Whether all that can be decided is.
  var isDecided: Bool { parts.isEmpty && shorter.isEmpty }

  /// Goes on until the time is over.
  mutating func decide(while mayContinue: () -> Bool) {
    var count = 0
    while true {
      if parts.isEmpty {
        if shorter.isEmpty { break }
        swap(&parts, &shorter)
        parts.reverse()
      }
      guard let part = parts.popLast() else { break }
      guard evaluations < budget else {
        give(up: part)
        continue
      }
      decide(part)
      count += 1
      if count % 64 == 0, !mayContinue() { return }
    }
    for pixels in contacts where !pixels.contains(where: { field[$0] == .certain }) {
      for pixel in pixels { field[pixel] = .possible }
    }
    contacts = []
  }

  /// The pixels that are not decided yet, as boxes.
  var open: [(columns: Range<Int>, rows: Range<Int>)] {
    (parts + shorter).flatMap { part in
      boxes(of: part).boxes.compactMap { $0.pixels(in: field) }
    }
  }

  // MARK: One stretch

  private mutating func decide(_ part: Part) {
    evaluations += 1
    let (boxes, isContinuous, isDefined) = boxes(of: part)
    let covered = boxes.compactMap { $0.pixels(in: field) }
    guard !covered.isEmpty else { return }
    if covered.allSatisfy(isKnown) {
      if isContinuous { note(part, in: covered) }
      return
    }
    if covered.allSatisfy({ $0.columns.count == 1 && $0.rows.count == 1 }) {
      let pixels = Set(
        covered.map { Pixel(column: $0.columns.lowerBound, row: $0.rows.lowerBound) }
      )
      if let pixel = pixels.first, pixels.count == 1, isInView(boxes),
        isDefined || meets(pixel, in: part.t)
      {
        field[pixel] = .certain
        if isContinuous { note(part, in: covered) }
        return
      }
      for pixel in pixels where field[pixel] != .certain && meets(pixel, in: part.t) {
        field[pixel] = .certain
      }
      if pixels.allSatisfy({ field[$0] == .certain }) { return }
    } else if isContinuous, let first = part.start?.pixel, let last = part.end?.pixel,
      covered.count == 1, covered[0].columns.count * covered[0].rows.count == 2,
      covered[0].columns ~= first.column, covered[0].rows ~= first.row,
      covered[0].columns ~= last.column, covered[0].rows ~= last.row, first != last,
      isInView(boxes)
    {
      field[first] = .certain
      field[last] = .certain
      note(part, in: covered)
      return
    }
    let isThin = isContinuous && boxes.allSatisfy { $0.isThinner(than: Self.border) }
    guard !isThin, let halves = part.t.halves else { return give(up: part) }
    let middle = point(at: halves.0.upperBound)
    shorter.append(Part(t: halves.0, start: part.start, end: middle))
    shorter.append(Part(t: halves.1, start: middle, end: part.end))
  }

  /// Leaves a stretch as it is: where it is not known to be certain, it is possible.
  private mutating func give(up part: Part) {
    let (boxes, isContinuous, _) = boxes(of: part)
    let isThin = isContinuous && boxes.allSatisfy { $0.isThinner(than: Self.border) }
    for (columns, rows) in boxes.compactMap({ $0.pixels(in: field) }) {
      let pixels = rows.flatMap { row in columns.map { Pixel(column: $0, row: row) } }
      if isThin {
        contacts.append(pixels)
      } else {
        for pixel in pixels where field[pixel] == .none { field[pixel] = .possible }
      }
    }
  }

  /// Where the point may be, in pixels.
  private func boxes(of part: Part) -> (boxes: [PixelBox], isContinuous: Bool, isDefined: Bool) {
    let (x, y) = (path.x.enclosure(over: part.t), path.y.enclosure(over: part.t))
    let isDefined = x.value.decoration >= .defined && y.value.decoration >= .defined
    guard !x.value.interval.isEmpty, !y.value.interval.isEmpty else { return ([], false, false) }
    guard x.isCertainlyContinuous, y.isCertainlyContinuous else {
      let boxes = path.x.branches(over: part.t).flatMap { x in
        path.y.branches(over: part.t).map { y in PixelBox(x.interval, y.interval, on: grid) }
      }
      return (boxes, false, isDefined)
    }
    var box = PixelBox(x.value.interval, y.value.interval, on: grid)
    if let start = part.start, let end = part.end {
      box.narrow(from: start, part.t - Interval(part.t.lowerBound), x.slope, y.slope, on: grid)
      box.narrow(from: end, part.t - Interval(part.t.upperBound), x.slope, y.slope, on: grid)
    }
    return ([box], true, isDefined)
  }

  /// Whether the point certainly is in a pixel at some t.
  private func meets(_ pixel: Pixel, in t: Interval) -> Bool {
    [t.simplest, t.midpoint].contains { point(at: $0)?.pixel == pixel }
  }

  private func point(at t: Double) -> PixelBox? {
    let (x, y) = (path.x.enclosure(over: Interval(t)), path.y.enclosure(over: Interval(t)))
    guard x.value.decoration >= .defined, y.value.decoration >= .defined else { return nil }
    return PixelBox(x.value.interval, y.value.interval, on: grid)
  }

  private func isInView(_ boxes: [PixelBox]) -> Bool {
    boxes.allSatisfy { $0.isInside(field) }
  }

  /// Whether all of some pixels are certainly met already.
  private func isKnown(_ pixels: (columns: Range<Int>, rows: Range<Int>)) -> Bool {
    guard pixels.columns.count * pixels.rows.count <= 4096 else { return false }
    return pixels.rows.allSatisfy { row in
      pixels.columns.allSatisfy { field[Pixel(column: $0, row: row)] == .certain }
    }
  }

  private mutating func note(
    _ part: Part,
    in covered: [(columns: Range<Int>, rows: Range<Int>)]
  ) {
    guard let start = part.start?.middle, let end = part.end?.middle, covered.count == 1,
      covered[0].columns.count <= 3, covered[0].rows.count <= 3
    else { return }
    pieces.append(Piece(t: part.t, start: start, end: end))
    for row in covered[0].rows {
      for column in covered[0].columns { field.draw(Pixel(column: column, row: row)) }
    }
  }
}

extension Range where Bound == Int {
  fileprivate init(_ interval: Interval) {
    let (low, high) = (interval.lowerBound.rounded(.down), interval.upperBound.rounded(.down))
    self = Int(low)..<Int(high) + 1
  }
}

/// Where something is, in pixels from the upper left corner of a grid.
struct PixelBox {
  private var x: Interval
  private var y: Interval

  /// As with the boxes of pixels: what lies on an edge as people write numbers is taken to the side
  /// it belongs to.
  private static let shift = (x: 0x1p-24, y: 0x1.6p-25)

  init(_ x: Interval, _ y: Interval, on grid: PixelGrid) {
    self.x =
      (x - Interval(grid.left)) / Interval(grid.unitsPerColumn) + Interval(Self.shift.x)
    self.y = (Interval(grid.top) - y) / Interval(grid.unitsPerRow) + Interval(Self.shift.y)
  }

  /// Goes from a known place as far as slopes allow.
  mutating func narrow(
    from place: PixelBox,
    _ way: Interval,
    _ slopeX: Interval,
    _ slopeY: Interval,
    on grid: PixelGrid
  ) {
    if slopeX.isBounded {
      let reached = place.x + slopeX * way / Interval(grid.unitsPerColumn)
      let both = x.intersection(reached)
      if !both.isEmpty { x = both }
    }
    if slopeY.isBounded {
      let reached = place.y - slopeY * way / Interval(grid.unitsPerRow)
      let both = y.intersection(reached)
      if !both.isEmpty { y = both }
    }
  }

  var middle: PixelPoint { PixelPoint(x: x.midpoint, y: y.midpoint) }

  /// The one pixel in which it is; nil where it may be in several.
  var pixel: Pixel? {
    guard x.isBounded, y.isBounded, x.magnitude < 1e9, y.magnitude < 1e9 else { return nil }
    let (columns, rows) = (Range<Int>(x), Range<Int>(y))
    guard columns.count == 1, rows.count == 1 else { return nil }
    return Pixel(column: columns.lowerBound, row: rows.lowerBound)
  }

  func isThinner(than size: Double) -> Bool { x.width < size && y.width < size }

  private func part(in field: PlaneField) -> (x: Interval, y: Interval) {
    (
      x.intersection(
        Interval(Double(field.columns.lowerBound), Double(field.columns.upperBound).nextDown)
      ),
      y.intersection(
        Interval(Double(field.rows.lowerBound), Double(field.rows.upperBound).nextDown)
      )
    )
  }

  /// The pixels of a field that it touches; nil where none.
  func pixels(in field: PlaneField) -> (columns: Range<Int>, rows: Range<Int>)? {
    let part = part(in: field)
    guard !part.x.isEmpty, !part.y.isEmpty else { return nil }
    return (Range<Int>(part.x), Range<Int>(part.y))
  }

  func isInside(_ field: PlaneField) -> Bool {
    let part = part(in: field)
    return part.x == x && part.y == y
  }
}
