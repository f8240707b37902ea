package import CurveProof

/// The decided pixels of one relation, kept from picture to picture by their place in the plane.
///
/// A pan by whole pixels decides only what comes into view; another scale starts anew. Deciding
/// stops when its time is over and goes on with the next picture: until then a pixel is possible.
///
///     var store = PlaneStore()
///     while !store.prove(relation, on: view, while: { clock.now < deadline }) {
///       store.forEachRun { draw($0) }  // what is decided so far
///     }
///
/// The store knows neither relation nor function: another relation needs a store of its own. Pixels
/// are kept in tiles of 64 × 64, at most those of some six views.
package struct PlaneStore {
  /// How many looks a pixel may cost on a screen.
  private static let screenLooks = 600
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
  /// What is left of the relation in squares of tiles.
  private var regions: [Place: PlaneRelation] = [:]
  /// Tiles along the side of a region.
  private static let regionSide = 4
  private var view: PixelGrid?
  private let looks: Int
  private var budget: DecisionBudget?
  /// Counts what has been decided.
  private var version = 0
  /// The lines drawn last.
  private var known: (version: Int, places: [Place], closed: [[PixelPoint]], open: [[PixelPoint]])?

  /// An empty store; `looks` is how many enclosures a pixel may cost, 600 where it is nil.
  package init(looks: Int? = nil) { self.looks = looks ?? Self.screenLooks }

  /// Decides the pixels of a picture; false when `mayContinue` ended it.
  ///
  /// A pixel that is decided keeps its ink in later calls on the same home grid, as do pixels that are
  /// given up because the budget is spent: those stay possible, and the answer is true.
  ///
  /// - `relation`: The same in all calls.
  /// - `view`: Any grid; one of another scale, or off the pixels of the home grid, begins anew.
  /// - `mayContinue`: Asked before each look at a block.
  package mutating func prove(
    _ relation: PlaneRelation,
    on view: PixelGrid,
    while mayContinue: () -> Bool
  ) -> Bool {
    self.view = view
    let home = place(view)
    var decision = PixelDecision(
      relation,
      budget: budget ?? DecisionBudget(looks: looks, cost: relation.cost)
    )
    defer { budget = decision.budget }
    let places = places(of: view)
    if tiles.count > Self.keptViews * places.count {
      let kept = Set(places)
      tiles = tiles.filter { kept.contains($0.key) }
      regions.removeAll()
    }
    // First a look at all, then closer ones.
    for place in places where tiles[place] == nil {
      guard mayContinue() else { return false }
      tiles[place] = PlaneTile(
        region(around: place, relation, on: home),
        column: place.column * PlaneTile.side,
        row: place.row * PlaneTile.side,
        on: home,
        decision.boxes
      )
      decision.budget.add(pixels: PlaneTile.side * PlaneTile.side)
    }
    for place in places {
      guard var tile = tiles[place], tile.borders == nil else { continue }
      tiles[place] = nil
      var isOver = false
      let local = tile.relation ?? relation
      decision.relation = local
      var corners = CornerValues(local, of: tile, on: home)
      while !tile.isDecided, !isOver {
        if decision.budget.isOverdrawn {
          tile.giveUp()
          break
        }
        tile.decideNext(local, &decision, &corners, on: home)
        isOver = !mayContinue()
      }
      if tile.isDecided {
        tile.findBorders(of: local, amid: relation, &corners, on: home)
      }
      tile.findRuns()
      tiles[place] = tile
      version += 1
      if isOver { return false }
    }
    return true
  }

  /// The runs of ink in the picture proven last, counted from its corner.
  ///
  /// Pixels without a run certainly have no ink. Runs end at the edges of tiles; none come before the
  /// first `prove`.
  package func forEachRun(_ body: (PlaneRun) -> Void) {
    guard let view else { return }
    for place in places(of: view) {
      guard let tile = tiles[place] else {
        let side = PlaneTile.side
        for column in place.column * side..<(place.column + 1) * side {
          let rows = place.row * side..<(place.row + 1) * side
          let run = PlaneRun(column: column, rows: rows, ink: .possible)
          run.part(from: shift, columns: view.columnCount, rows: view.rowCount).map(body)
        }
        continue
      }
      for run in tile.runs {
        run.part(from: shift, columns: view.columnCount, rows: view.rowCount).map(body)
      }
    }
  }

  /// The borders around what is in the picture proven last, as lines in pixels of the home grid.
  ///
  /// A border is open where its places do not belong to the relation, as of x < 1, and closed where
  /// they do. Lines are straight through each pixel, with ends on the pixels' edges interpolated from
  /// the values at the corners: good to a part of a pixel, not proven.
  ///
  /// - Complexity: O(tiles in view) where nothing changed since the last call, else O(border pixels).
  package mutating func lines(areClosed: Bool) -> [[PixelPoint]] {
    if known?.version != version || known?.places != inView {
      let borders = PlaneBorder.joined(inView.flatMap { tiles[$0]?.borders ?? [] })
      known = (
        version, inView,
        borders.filter(\.isClosed).map(\.points),
        borders.filter { !$0.isClosed }.map(\.points)
      )
    }
    return (areClosed ? known?.closed : known?.open) ?? []
  }

  /// The tiles that the picture proven last shows, row by row.
  private var inView: [Place] { view.map(places) ?? [] }

  /// The pixels of the home grid that the relation meets and no border runs through, in view.
  ///
  /// Of a relation with areas only those are given that have no met pixel beside them.
  package var spots: [(column: Int, row: Int)] {
    guard let view else { return [] }
    return places(of: view).flatMap { tiles[$0]?.spots ?? [] }
  }

  /// The tiles that a view shows, row by row.
  private func places(of view: PixelGrid) -> [Place] {
    // A plane may have no room at all.
    guard view.columnCount > 0, view.rowCount > 0 else { return [] }
    let side = PlaneTile.side
    let columns =
      shift.columns.quotient(side)...(shift.columns + view.columnCount - 1).quotient(side)
    let rows = shift.rows.quotient(side)...(shift.rows + view.rowCount - 1).quotient(side)
    return rows.flatMap { row in columns.map { Place(column: $0, row: row) } }
  }

  /// The relation without what does not matter around a tile.
  private mutating func region(
    around place: Place,
    _ relation: PlaneRelation,
    on grid: PixelGrid
  ) -> PlaneRelation {
    let side = Self.regionSide
    let corner = Place(column: place.column.quotient(side), row: place.row.quotient(side))
    if let known = regions[corner] { return known }
    let pixels = side * PlaneTile.side
    let found = relation.restricted(
      to: grid.box(
        columns: corner.column * pixels..<(corner.column + 1) * pixels,
        rows: corner.row * pixels..<(corner.row + 1) * pixels
      )
    )
    regions[corner] = found
    return found
  }

  /// The home grid of a view; a view off its pixels becomes a new one.
  private mutating func place(_ view: PixelGrid) -> PixelGrid {
    if let home, let way = home.way(to: view) {
      shift = way
      return home
    }
    home = view
    shift = (0, 0)
    tiles.removeAll()
    regions.removeAll()
    budget = nil
    return view
  }
}

extension Int {
  /// Rounded down.
  fileprivate func quotient(_ divisor: Int) -> Int {
    self >= 0 ? self / divisor : -((divisor - 1 - self) / divisor)
  }
}
