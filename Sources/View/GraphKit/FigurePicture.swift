import CurveProof
import Drawing
import PlaneProof

/// The proven picture of a figure: areas and lines where they are certain, and hatching for all that
/// could not be decided.
struct FigurePicture {
  /// Hatching: the distance of the lines and their width, in points.
  private static let hatch = (period: 6.0, width: 1.25)

  private let projection: Projection
  private var shift = (columns: 0, rows: 0)
  private(set) var picture: CurvePicture

  init(in projection: Projection) {
    self.projection = projection
    picture = CurvePicture(columnCount: projection.columnCount)
  }

  /// Adds the proven pieces of a path.
  mutating func add(_ store: PathStore) {
    shift = store.shift
    store.forEachPixel { column, row, ink, isDrawn in
      switch ink {
      case .none: break
      case .possible: addHatching(column, row..<row + 1)
      case .certain where isDrawn: picture.extend(column: column, by: extent(row..<row + 1))
      case .certain, .full: addSpot((column + shift.columns, row + shift.rows))
      }
    }
    picture.strokes = store.lines.map { $0.map { point($0.x, $0.y) } }
  }

  /// Adds what is decided of a relation.
  mutating func add(_ store: PlaneStore, _ relation: PlaneRelation) {
    shift = store.shift
    let hasAreas = relation.hasAreas
    store.forEachRun { column, rows, ink in
      switch ink {
      case .none: break
      case .possible: addHatching(column, rows)
      case .certain where !hasAreas: break
      case .certain, .full: addArea(column, rows)
      }
    }
    for spot in store.spots { addSpot(spot) }
    let borders = store.borders
    picture.strokes = lines(borders.filter(\.isClosed))
    picture.openBorders = lines(borders.filter { !$0.isClosed })
  }

  private mutating func addArea(_ column: Int, _ rows: Range<Int>) {
    // One column is filled once, also where kinds of ink meet in it.
    if let last = picture.area.last, last.x == projection.firstColumn + column,
      last.bottom == Double(projection.firstRow + rows.lowerBound)
    {
      picture.area[picture.area.count - 1].bottom = Double(projection.firstRow + rows.upperBound)
    } else {
      picture.area.append(deviceColumn(column, rows))
    }
    picture.extend(column: column, by: extent(rows))
  }

  private mutating func addHatching(_ column: Int, _ rows: Range<Int>) {
    let scale = projection.contentScale
    let period = max(2, Int(scale.devicePixels(Self.hatch.period * 2.0.squareRoot()).rounded()))
    let width = max(1, Int(scale.devicePixels(Self.hatch.width * 2.0.squareRoot()).rounded()))
    // Lines are counted on the paper, so that they move with it.
    var row = rows.lowerBound
    while row < rows.upperBound {
      let place = (column + shift.columns + row + shift.rows).remainder(period)
      if place < width {
        let end = min(rows.upperBound, row + width - place)
        picture.hatching.append(deviceColumn(column, row..<end))
        row = end
      } else {
        row += period - place
      }
    }
    picture.extend(column: column, by: extent(rows))
  }

  /// A pixel that is met, with no border that is known to run through it.
  private mutating func addSpot(_ spot: (column: Int, row: Int)) {
    let (column, row) = (spot.column - shift.columns, spot.row - shift.rows)
    guard 0..<projection.columnCount ~= column else { return }
    let scale = projection.contentScale
    picture.spots.append(
      Point(
        x: projection.frame.x + scale.points(Double(column) + 0.5),
        y: projection.frame.y + scale.points(Double(row) + 0.5)
      )
    )
    picture.extend(column: column, by: extent(row..<row + 1))
  }

  private func deviceColumn(_ column: Int, _ rows: Range<Int>) -> DeviceColumn {
    DeviceColumn(
      x: projection.firstColumn + column,
      top: Double(projection.firstRow + rows.lowerBound),
      bottom: Double(projection.firstRow + rows.upperBound)
    )
  }

  private func extent(_ rows: Range<Int>) -> ClosedRange<Double> {
    let scale = projection.contentScale
    return projection.frame.y + scale.points(Double(rows.lowerBound))...projection.frame.y
      + scale.points(Double(rows.upperBound))
  }

  // MARK: Borders

  /// Pieces that share the edge of a pixel, joined to lines.
  private mutating func lines(_ borders: [PlaneBorder]) -> [[Point]] {
    var neighbours: [PlaneBorder.Edge: [Int]] = [:]
    for (index, border) in borders.enumerated() {
      for end in border.ends { neighbours[end.edge, default: []].append(index) }
    }
    var isDrawn = [Bool](repeating: false, count: borders.count)
    var lines: [[Point]] = []
    for start in borders.indices where !isDrawn[start] {
      isDrawn[start] = true
      let ends = borders[start].ends
      var line = [point(ends[0]), point(ends[1])]
      follow(ends[1].edge, borders, neighbours, &isDrawn) { line.append($0) }
      var before: [Point] = []
      follow(ends[0].edge, borders, neighbours, &isDrawn) { before.append($0) }
      if !before.isEmpty { line = before.reversed() + line }
      lines.append(line)
      for column in columns(of: line) {
        picture.extend(column: column.index, by: column.extent)
      }
    }
    return lines
  }

  private func follow(
    _ start: PlaneBorder.Edge,
    _ borders: [PlaneBorder],
    _ neighbours: [PlaneBorder.Edge: [Int]],
    _ isDrawn: inout [Bool],
    _ add: (Point) -> Void
  ) {
    var edge = start
    while let next = neighbours[edge]?.first(where: { !isDrawn[$0] }) {
      isDrawn[next] = true
      let ends = borders[next].ends
      let far = ends[0].edge == edge ? ends[1] : ends[0]
      add(point(far))
      edge = far.edge
    }
  }

  private func point(_ end: (edge: PlaneBorder.Edge, x: Double, y: Double)) -> Point {
    point(end.x, end.y)
  }

  private func point(_ x: Double, _ y: Double) -> Point {
    let scale = projection.contentScale
    return Point(
      x: projection.frame.x + scale.points(x - Double(shift.columns)),
      y: projection.frame.y + scale.points(y - Double(shift.rows))
    )
  }

  private func columns(of line: [Point]) -> [(index: Int, extent: ClosedRange<Double>)] {
    let scale = projection.contentScale
    return line.map { point in
      (Int(scale.devicePixels(point.x - projection.frame.x).rounded(.down)), point.y...point.y)
    }
  }
}

extension Int {
  /// At least 0.
  fileprivate func remainder(_ divisor: Int) -> Int {
    let rest = self % divisor
    return rest < 0 ? rest + divisor : rest
  }
}
