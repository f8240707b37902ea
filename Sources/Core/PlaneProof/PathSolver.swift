import Calculus
import CurveProof
import Intervals

/// Finds the pixels that a moving point meets, by halving the stretch of t.
///
/// All stretches of one length are looked at before shorter ones, so that there is a first picture
/// soon and no place takes all the time.
///
/// A stretch is decided when each pixel that it may meet is known to be met; when it is in one pixel
/// and has a point there; or when it is continuous and goes from one pixel to the one beside it. One
/// that is thinner than 2⁻²² of a pixel is a contact: of the pixels it may be in at least one is met,
/// and none of them is certain unless another stretch meets one.
struct PathSolver {
  /// A stretch of t.
  private struct Part {
    let t: Interval
    /// Where the point is at its ends, in pixels; nil where it is not defined.
    let start: PixelBox?
    let end: PixelBox?
    /// Where the point may be in between.
    let reach: Reach
  }

  /// Where the point may be on a stretch of t, in pixels.
  private struct Reach {
    var boxes: [PixelBox] = []
    var isContinuous = false
    var isDefined = false
  }

  /// A proven piece of the path, from place to place, in pixels.
  struct Piece {
    let t: Interval
    let start: PixelPoint
    let end: PixelPoint
  }

  private let path: PlanePath
  private let grid: PixelGrid
  /// The pixels, and some around the grid, as far as they are decided.
  private(set) var field: PlaneField
  /// The proven pieces, in no order, none longer than three pixels across or down.
  private(set) var pieces: [Piece] = []
  private var parts: [Part]
  private var shorter: [Part] = []
  /// Groups of pixels of which at least one may be met, by next to nothing.
  private var contacts: [[Pixel]] = []
  /// The pixels that parts left undecided may meet.
  private var cover: PixelCover
  /// How many stretches have been looked at, each counted by its price.
  private var spent = 0
  private let budget: Int
  /// What a stretch costs: long functions get fewer looks.
  private let price: Int

  /// The operations that a place may take without being long.
  private static let usualCost = 60
  /// What branches cost beside a look, and how many operations are done before the time is asked for.
  private static let (branchLooks, patience) = (16, 64)

  /// A stretch of the path no longer than this, in pixels, is on the border that it touches.
  private static let border = 0x1p-22

  /// A search of a path's pixels, with one stretch that is all of t; decided if that is not bounded.
  ///
  /// - `budget`: How many enclosures of an ordinary function it may cost.
  init(_ path: PlanePath, on grid: PixelGrid, budget: Int) {
    (self.path, self.grid, self.budget) = (path, grid, budget)
    field = PlaneField(grid)
    cover = PixelCover(columns: field.columns, rows: field.rows)
    price = max(1, (path.x.cost + path.y.cost) / Self.usualCost)
    parts = []
    guard !path.range.isEmpty, path.range.isBounded else { return }
    let (all, sure) = (path.range, path.sure)
    let stretches =
      sure.isEmpty
      ? [all]
      : [
        Interval(all.lowerBound, sure.lowerBound), sure, Interval(sure.upperBound, all.upperBound),
      ].filter { $0 == sure || !$0.isSingleton }
    parts = stretches.map {
      part(over: $0, from: point(at: $0.lowerBound), to: point(at: $0.upperBound))
    }
  }

  /// Whether all that can be decided is.
  var isDecided: Bool { parts.isEmpty && shorter.isEmpty }

  /// Goes on until the time is over.
  ///
  /// Stretches that the budget leaves over are given up: `forEachOpenRun` has their pixels.
  mutating func decide(while mayContinue: () -> Bool) {
    var count = spent
    while true {
      if parts.isEmpty {
        if shorter.isEmpty { break }
        swap(&parts, &shorter)
        parts.reverse()
      }
      guard let part = parts.popLast() else { break }
      guard spent < budget else {
        give(up: part)
        continue
      }
      decide(part)
      if spent > count + Self.patience {
        count = spent
        guard mayContinue() else { return }
      }
    }
    for pixels in contacts where !pixels.contains(where: { field[$0] == .certain }) {
      for pixel in pixels { field[pixel] = .possible }
    }
    contacts = []
  }

  /// Runs of pixels without ink that are not decided yet, or can't be.
  func forEachOpenRun(_ body: (_ column: Int, _ rows: Range<Int>) -> Void) {
    var open = cover
    for part in [parts, shorter].joined() {
      for box in part.reach.boxes {
        if let (columns, rows) = box.pixels(in: field) { open.add(columns: columns, rows: rows) }
      }
    }
    open.forEachRun { column, rows in
      var start = rows.lowerBound
      for row in rows where field[Pixel(column: column, row: row)] != .none {
        if start < row { body(column, start..<row) }
        start = row + 1
      }
      if start < rows.upperBound { body(column, start..<rows.upperBound) }
    }
  }

  // MARK: One stretch

  private mutating func decide(_ part: Part) {
    spent += price
    let (boxes, isContinuous) = (part.reach.boxes, part.reach.isContinuous)
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
        part.reach.isDefined || meets(pixel, in: part.t)
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
    shorter.append(self.part(over: halves.0, from: part.start, to: middle))
    shorter.append(self.part(over: halves.1, from: middle, to: part.end))
  }

  /// Leaves a stretch as it is: where it is not known to be certain, it is possible.
  private mutating func give(up part: Part) {
    let isThin =
      part.reach.isContinuous && part.reach.boxes.allSatisfy { $0.isThinner(than: Self.border) }
    for (columns, rows) in part.reach.boxes.compactMap({ $0.pixels(in: field) }) {
      if isThin {
        contacts.append(rows.flatMap { row in columns.map { Pixel(column: $0, row: row) } })
      } else {
        cover.add(columns: columns, rows: rows)
      }
    }
  }

  /// A stretch of t with what one enclosure of each function tells of it.
  private mutating func part(over t: Interval, from start: PixelBox?, to end: PixelBox?) -> Part {
    Part(t: t, start: start, end: end, reach: reach(over: t, from: start, to: end))
  }

  /// Where the point may be: one box where it is continuous, else the branches of x with those of y.
  private mutating func reach(over t: Interval, from start: PixelBox?, to end: PixelBox?) -> Reach {
    let (x, y) = (path.x.enclosure(over: t), path.y.enclosure(over: t))
    guard !x.value.interval.isEmpty, !y.value.interval.isEmpty else { return Reach() }
    // Beyond what certainly belongs to the path all is possible, and nothing certain.
    let isSure = t.isSubset(of: path.sure)
    var reach = Reach(
      isDefined: isSure && x.value.decoration >= .defined && y.value.decoration >= .defined
    )
    guard x.isCertainlyContinuous, y.isCertainlyContinuous else {
      spent += Self.branchLooks * price
      reach.boxes = path.x.intervalUnion(over: t).flatMap { x in
        path.y.intervalUnion(over: t).map { y in PixelBox(x.interval, y.interval, on: grid) }
      }
      return reach
    }
    var box = PixelBox(x.value.interval, y.value.interval, on: grid)
    if let start, let end {
      box.narrow(from: start, t - Interval(t.lowerBound), x.slope, y.slope, on: grid)
      box.narrow(from: end, t - Interval(t.upperBound), x.slope, y.slope, on: grid)
    }
    (reach.boxes, reach.isContinuous) = ([box], isSure)
    return reach
  }

  /// Whether the point certainly is in a pixel at some t.
  private func meets(_ pixel: Pixel, in t: Interval) -> Bool {
    [t.simplest, t.midpoint].contains {
      path.sure.contains($0) && point(at: $0)?.pixel == pixel
    }
  }

  /// Where the point is at a time; nil where it is not certainly somewhere.
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

  /// Keeps a stretch as a piece of a line, if it is short enough to be drawn straight.
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
///
/// x counts columns to the right, y rows downward; pixel (i, j) is [i, i + 1) × [j, j + 1).
struct PixelBox {
  private var x: Interval
  private var y: Interval

  /// The pixels of a box of the plane, shifted and with the error of the grid's edges as the boxes of
  /// pixels are.
  init(_ x: Interval, _ y: Interval, on grid: PixelGrid) {
    self.x =
      (x - grid.enclosedLeft) / Interval(grid.unitsPerColumn) + Interval(PixelGrid.shift.x)
    self.y = (grid.enclosedTop - y) / Interval(grid.unitsPerRow) + Interval(PixelGrid.shift.y)
  }

  /// Goes from a known place as far as slopes allow.
  ///
  /// This is the mean value form; slopes that are not bounded narrow nothing.
  mutating func narrow(
    from place: PixelBox,
    _ way: Interval,
    _ slopeX: Interval,
    _ slopeY: Interval,
    on grid: PixelGrid
  ) {
    if slopeX.isBounded {
      x = x.narrowed(by: place.x + slopeX * way / Interval(grid.unitsPerColumn))
    }
    if slopeY.isBounded {
      y = y.narrowed(by: place.y - slopeY * way / Interval(grid.unitsPerRow))
    }
  }

  /// Its middle, for drawing only.
  var middle: PixelPoint { PixelPoint(x: x.midpoint, y: y.midpoint) }

  /// The one pixel in which it is; nil where it may be in several.
  var pixel: Pixel? {
    guard x.isBounded, y.isBounded, x.magnitude < 1e9, y.magnitude < 1e9 else { return nil }
    let (columns, rows) = (Range<Int>(x), Range<Int>(y))
    guard columns.count == 1, rows.count == 1 else { return nil }
    return Pixel(column: columns.lowerBound, row: rows.lowerBound)
  }

  /// Whether both sides are shorter than a part of a pixel.
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

  /// Whether no part of it lies outside a field.
  func isInside(_ field: PlaneField) -> Bool {
    let part = part(in: field)
    return part.x == x && part.y == y
  }
}
