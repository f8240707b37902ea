package import CurveProof

/// The decided pixels of one relation, kept from picture to picture by their place in the plane.
///
/// A pan by whole pixels decides only what comes into view; another scale starts anew. Deciding
/// stops when its time is over and goes on with the next picture: until then a pixel is possible.
package struct PlaneStore {
  /// Evaluations that a pixel may cost on a screen.
  private static let screenBudget = 600
  /// How many more tiles are kept than are in view.
  private static let keptViews = 6

  private struct Place: Hashable {
    let column: Int
    let row: Int
  }

  /// The grid on which pixels are numbered.
  package private(set) var home: PixelGrid?
  /// Where the picture proven last begins on it.
  package private(set) var shift = (columns: 0, rows: 0)
  private var tiles: [Place: PlaneTile] = [:]
  private var view: PixelGrid?
  private let budget: Int

  package init(budget: Int? = nil) { self.budget = budget ?? Self.screenBudget }

  /// Decides the pixels of a picture; false when `mayContinue` ended it.
  package mutating func prove(
    _ relation: PlaneRelation,
    on view: PixelGrid,
    while mayContinue: () -> Bool
  ) -> Bool {
    self.view = view
    let home = place(view)
    let places = places(of: view)
    if tiles.count > Self.keptViews * places.count {
      let kept = Set(places)
      tiles = tiles.filter { kept.contains($0.key) }
    }
    // First a look at all, then closer ones.
    for place in places where tiles[place] == nil {
      tiles[place] = PlaneTile(
        relation,
        column: place.column * PlaneTile.side,
        row: place.row * PlaneTile.side,
        on: home
      )
    }
    var decision = PixelDecision(relation, budget: budget)
    for place in places {
      guard var tile = tiles[place], tile.borders == nil else { continue }
      tiles[place] = nil
      var isOver = false
      while !tile.isDecided, !isOver {
        tile.decideNext(relation, &decision, on: home)
        isOver = !mayContinue()
      }
      if tile.isDecided {
        var finder = BorderFinder(relation, on: home)
        tile.findBorders(with: &finder, besideAreas: relation.hasAreas)
      }
      tiles[place] = tile
      if isOver { return false }
    }
    return true
  }

  /// The pixels of the picture proven last, column by column: the runs of each kind of ink.
  package func forEachRun(_ body: (_ column: Int, _ rows: Range<Int>, PlaneInk) -> Void) {
    guard let view else { return }
    for column in 0..<view.columnCount {
      let x = column + shift.columns
      let tileColumn = x.quotient(PlaneTile.side)
      var (start, ink) = (0, PlaneInk.none)
      var row = 0
      while row < view.rowCount {
        let y = row + shift.rows
        let tileRow = y.quotient(PlaneTile.side)
        let end = min(view.rowCount, (tileRow + 1) * PlaneTile.side - shift.rows)
        let tile = tiles[Place(column: tileColumn, row: tileRow)]
        while row < end {
          let place =
            (row + shift.rows - tileRow * PlaneTile.side) * PlaneTile.side
            + (x - tileColumn * PlaneTile.side)
          let here = tile?.pixels[place] ?? .possible
          if here != ink {
            if ink != .none, start < row { body(column, start..<row, ink) }
            (start, ink) = (row, here)
          }
          row += 1
        }
      }
      if ink != .none, start < view.rowCount { body(column, start..<view.rowCount, ink) }
    }
  }

  /// The borders in the picture proven last, numbered as on the home grid.
  package var borders: [PlaneBorder] {
    guard let view else { return [] }
    return places(of: view).flatMap { tiles[$0]?.borders ?? [] }
  }

  /// The pixels of the home grid that the relation meets and no border runs through, in view.
  package var spots: [(column: Int, row: Int)] {
    guard let view else { return [] }
    return places(of: view).flatMap { tiles[$0]?.spots ?? [] }
  }

  private func places(of view: PixelGrid) -> [Place] {
    let side = PlaneTile.side
    let columns =
      shift.columns.quotient(side)...(shift.columns + view.columnCount - 1).quotient(side)
    let rows = shift.rows.quotient(side)...(shift.rows + view.rowCount - 1).quotient(side)
    return rows.flatMap { row in columns.map { Place(column: $0, row: row) } }
  }

  private mutating func place(_ view: PixelGrid) -> PixelGrid {
    if let home, let way = home.way(to: view) {
      shift = way
      return home
    }
    home = view
    shift = (0, 0)
    tiles.removeAll()
    return view
  }
}

extension Int {
  /// Rounded down.
  fileprivate func quotient(_ divisor: Int) -> Int {
    self >= 0 ? self / divisor : -((divisor - 1 - self) / divisor)
  }
}
