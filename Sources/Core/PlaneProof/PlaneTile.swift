import Calculus
import CurveProof

/// What is known of a pixel of a relation.
///
/// `.none`, `.certain` and `.full` are proven, `.possible` claims nothing. A pixel that is `.certain`
/// may in truth be full.
public enum PlaneInk: UInt8, Sendable {
  /// It certainly does not hold there.
  case none
  /// It could not be decided, or not yet.
  case possible
  /// It certainly holds somewhere in the pixel.
  case certain
  /// It certainly holds all over the pixel.
  case full
}

/// A square of pixels that is being decided, from large blocks to single pixels.
///
/// A first look quarters blocks down to 8 × 8 pixels; then one block after the other is quartered until
/// one enclosure decides it, its corners do (see `settle`), or single pixels remain for
/// `PixelDecision`. All pixels not decided yet are `.possible`, so a tile can be drawn at any time.
struct PlaneTile {
  /// Pixels along a side.
  static let side = 64
  /// The blocks of the first look.
  private static let blockSide = 8

  /// A rectangle of the tile's pixels, with what is open of the relation in it.
  struct Block {
    /// Its columns, from 0 at the tile's left edge.
    let columns: Range<Int>
    /// Its rows, from 0 at the tile's upper edge.
    let rows: Range<Int>
    let open: OpenRelation
    /// Whether the function of the one condition that is open is certainly continuous there.
    var isContinuous = false
  }

  /// Row by row from the top.
  private(set) var pixels = [PlaneInk](repeating: .possible, count: side * side)
  /// The runs of ink, column by column.
  private(set) var runs: [PlaneRun] = []
  /// The borders that run through pixels, once all are decided.
  private(set) var borders: [PlaneBorder]?
  /// The pixels that are met and that no border runs through, though there are no areas.
  private(set) var spots: [(column: Int, row: Int)] = []
  private var work: [Block] = []
  /// What is left of the relation in it, as long as something is open.
  private(set) var relation: PlaneRelation?
  /// In which pixels the function of the condition that is open is known to be continuous.
  var continuous = [Bool](repeating: false, count: side * side)
  /// The numbers of its first column and row on the grid.
  let column: Int
  let row: Int

  /// Whether no block waits; some pixels may be possible for good.
  var isDecided: Bool { work.isEmpty }

  /// One look at blocks.
  ///
  /// - `column`: The column of the tile's first pixel on the grid, a multiple of `side`.
  /// - `row`: The row of that pixel.
  /// - Complexity: One value of each open condition and 64 at once, or at most 85 one by one.
  init(
    _ relation: PlaneRelation,
    column: Int,
    row: Int,
    on grid: PixelGrid,
    _ boxes: BoxBlock
  ) {
    (self.column, self.row) = (column, row)
    let whole = Block(
      columns: 0..<Self.side,
      rows: 0..<Self.side,
      open: OpenRelation(relation)
    )
    let local = relation.restricted(to: box(of: whole, on: grid))
    if let rest = narrowed(whole, local, grid) {
      self.relation = local
      if !lookTogether(rest, local, grid, boxes) {
        for part in quarters(of: whole, rest) { look(part, local, grid) }
      }
    }
    // The upper left block comes last, that is first.
    work.reverse()
    findRuns()
  }

  /// Looks at all small blocks at once; false where the functions can't.
  private mutating func lookTogether(
    _ open: OpenRelation,
    _ relation: PlaneRelation,
    _ grid: PixelGrid,
    _ boxes: BoxBlock
  ) -> Bool {
    let edges = stride(from: 0, through: Self.side, by: Self.blockSide)
    boxes.place(
      x: edges.map { grid.corner(column: column + $0, row: 0).x },
      y: edges.map { grid.corner(column: 0, row: row + $0).y }
    )
    let starts = edges.dropLast()
    let blocks = starts.flatMap { row in
      starts.map {
        Block(columns: $0..<$0 + Self.blockSide, rows: row..<row + Self.blockSide, open: open)
      }
    }
    guard let rests = self.open(in: blocks, open, relation, boxes, on: grid) else { return false }
    for (block, rest) in zip(blocks, rests) {
      if rest.isEmpty || rest.holds {
        fill(block, rest.holds ? .full : .none)
      } else {
        work.append(Block(columns: block.columns, rows: block.rows, open: rest))
      }
    }
    return true
  }

  private mutating func look(_ block: Block, _ relation: PlaneRelation, _ grid: PixelGrid) {
    guard let rest = narrowed(block, relation, grid) else { return }
    guard block.columns.count > Self.blockSide else {
      work.append(Block(columns: block.columns, rows: block.rows, open: rest))
      return
    }
    for part in quarters(of: block, rest) { look(part, relation, grid) }
  }

  /// Looks at the next block more closely; its last pixels one by one.
  ///
  /// It does nothing once all blocks are decided. The upper left block comes first.
  mutating func decideNext(
    _ relation: PlaneRelation,
    _ decision: inout PixelDecision,
    _ corners: inout CornerValues,
    on grid: PixelGrid
  ) {
    guard var block = work.popLast() else { return }
    if decideTogether(block, relation, &decision, &corners, on: grid)
      || settle(&block, relation, &decision, &corners, on: grid)
    {
      return
    }
    decision.budget.charge(4 * block.open.clauses.count)
    for part in quarters(of: block, block.open).reversed() {
      if part.columns.count == 1, part.rows.count == 1 {
        fill(part, ink(of: part, relation, &decision, &corners, on: grid))
      } else if let rest = narrowed(part, relation, grid) {
        var next = Block(columns: part.columns, rows: part.rows, open: rest)
        next.isContinuous = part.isContinuous
        work.append(next)
      }
    }
  }

  /// Leaves what is not decided as it is: possible.
  mutating func giveUp() { work.removeAll() }

  /// What is open in a block by one look at it; nil where that decides all of it.
  private mutating func narrowed(
    _ block: Block,
    _ relation: PlaneRelation,
    _ grid: PixelGrid
  ) -> OpenRelation? {
    let rest = relation.open(in: box(of: block, on: grid), of: block.open)
    guard rest.isEmpty || rest.holds else { return rest }
    fill(block, rest.holds ? .full : .none)
    return nil
  }

  /// Gives all pixels of a block one ink.
  mutating func fill(_ block: Block, _ ink: PlaneInk) {
    for row in block.rows {
      for column in block.columns { pixels[row * Self.side + column] = ink }
    }
  }

  /// Gives the pixels of a block what was found by a look at all of them; those left open stay possible.
  mutating func keep(_ look: BlockLook, of block: Block) {
    for row in 0..<block.rows.count {
      let start = (block.rows.lowerBound + row) * Self.side + block.columns.lowerBound
      for column in 0..<block.columns.count {
        let box: BoxSet = 1 << BoxSet(8 * row + column)
        continuous[start + column] = look.continuous & box != 0
        pixels[start + column] =
          look.none & box != 0
          ? .none : look.certain & box != 0 ? .certain : look.full & box != 0 ? .full : .possible
      }
    }
  }

  /// Finds the runs anew, when blocks have been decided.
  mutating func findRuns() {
    runs.removeAll(keepingCapacity: true)
    pixels.withUnsafeBufferPointer { pixels in
      for x in 0..<Self.side {
        var (start, ink) = (0, pixels[x])
        for y in 1...Self.side {
          let here = y < Self.side ? pixels[y * Self.side + x] : .none
          if y < Self.side, here == ink { continue }
          if ink != .none {
            runs.append(PlaneRun(column: column + x, rows: row + start..<row + y, ink: ink))
          }
          (start, ink) = (y, here)
        }
      }
    }
  }

  /// Finds the borders when all pixels are decided.
  ///
  /// `relation` is what is left in the tile of the `whole`.
  ///
  /// - Complexity: O(certain pixels), with the values at their corners.
  mutating func findBorders(
    of relation: PlaneRelation,
    amid whole: PlaneRelation,
    _ corners: inout CornerValues,
    on grid: PixelGrid
  ) {
    let (finder, hasAreas) = (BorderFinder(relation), relation.hasAreas)
    var found: [BorderSegment] = []
    for index in pixels.indices where pixels[index] == .certain {
      let place = (column: column + index % Self.side, row: row + index / Self.side)
      let box = grid.box(
        columns: place.column..<place.column + 1,
        rows: place.row..<place.row + 1
      )
      let count = found.count
      finder.addBorders(
        column: place.column,
        row: place.row,
        in: box,
        isContinuous: continuous[index],
        &corners,
        to: &found
      )
      if found.count == count, hasAreas ? isAlone(index) : !isEdge(place, of: whole, on: grid) {
        spots.append(place)
      }
    }
    borders = PlaneBorder.joined(found)
    continuous = []
    self.relation = nil
  }

  /// Whether the relation holds all over a pixel beside one: nothing is known of such an area's edge.
  private func isEdge(
    _ place: (column: Int, row: Int),
    of relation: PlaneRelation,
    on grid: PixelGrid
  ) -> Bool {
    (-1...1).contains { down in
      (-1...1).contains { across in
        let (column, row) = (place.column + across, place.row + down)
        let (x, y) = (column - self.column, row - self.row)
        if 0..<Self.side ~= x, 0..<Self.side ~= y { return pixels[y * Self.side + x] == .full }
        return relation.open(in: grid.box(columns: column..<column + 1, rows: row..<row + 1)).holds
      }
    }
  }

  /// Whether no pixel beside one is met, as far as the tile knows.
  private func isAlone(_ index: Int) -> Bool {
    let (x, y) = (index % Self.side, index / Self.side)
    let columns = max(0, x - 1)...min(Self.side - 1, x + 1)
    let rows = max(0, y - 1)...min(Self.side - 1, y + 1)
    return rows.allSatisfy { row in
      columns.allSatisfy { column in
        row == y && column == x || pixels[row * Self.side + column] == .none
      }
    }
  }

  /// The part of the plane that holds a block, widened by the error of its edges.
  func box(of block: Block, on grid: PixelGrid) -> PlaneBox {
    grid.box(columns: moved(block.columns, column), rows: moved(block.rows, row))
  }

  private func moved(_ range: Range<Int>, _ way: Int) -> Range<Int> {
    range.lowerBound + way..<range.upperBound + way
  }

  /// Up to four parts of a block, without empty ones, in reading order.
  func quarters(of block: Block, _ open: OpenRelation) -> [Block] {
    let (x, y) = (block.columns.halves, block.rows.halves)
    return [(x.0, y.0), (x.1, y.0), (x.0, y.1), (x.1, y.1)].filter { !$0.isEmpty && !$1.isEmpty }
      .map {
        Block(columns: $0, rows: $1, open: open, isContinuous: block.isContinuous)
      }
  }
}

extension Range<Int> {
  /// Two parts, the second one empty when there is one element only.
  var halves: (Range, Range) {
    let middle = lowerBound + (count + 1) / 2
    return (lowerBound..<middle, middle..<upperBound)
  }
}
