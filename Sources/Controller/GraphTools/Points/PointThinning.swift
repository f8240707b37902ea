package import Drawing

/// Dots that would run together, thinned to some that tell: zeros before turning points.
///
/// The only dot around is never among those left out.
package struct PointThinning {
  /// Dots of one curve that stay are at least so far apart, in points.
  package static let reach = 16.0
  /// Dots of several kinds on one curve are nearer, by this share: both tell.
  private static let otherKind = 0.3
  /// Dots of several curves nearer than this are one place.
  private static let same = 0.5

  /// A dot that stays.
  package struct Dot: Hashable {
    package let curve: Int
    package let place: Point
    /// Whether it stands for others that it hides.
    package var standsForOthers = false
    /// Whether the curve does not reach it.
    var isOpen = false
    fileprivate var rank = 0

    package init(curve: Int, place: Point, standsForOthers: Bool = false, isOpen: Bool = false) {
      self.curve = curve
      self.place = place
      self.standsForOthers = standsForOthers
      self.isOpen = isOpen
    }
  }

  package private(set) var dots: [Dot] = []
  /// The dots that stay, by the cell of a grid that they are in.
  private var cells: [Cell: [Int]] = [:]
  private let reach: Double

  private struct Cell: Hashable {
    let column: Int
    let row: Int
  }

  /// The places come in the order in which they win; `rank` goes before that.
  package init(_ places: [PointsTool.PointPlace], reach: Double = Self.reach) {
    self.reach = reach
    for rank in Set(places.map(\.rank)).sorted() {
      for point in places where point.rank == rank { add(point) }
    }
  }

  private mutating func add(_ point: PointsTool.PointPlace) {
    let cell = Cell(
      column: Int((point.place.x / reach).rounded(.down)),
      row: Int((point.place.y / reach).rounded(.down))
    )
    var isHidden = false
    for index in neighbours(of: cell) {
      let distance = dots[index].place.distance(to: point.place)
      if distance < Self.same {
        isHidden = true
      } else if dots[index].curve == point.curve,
        distance < (dots[index].rank == point.rank ? reach : reach * Self.otherKind)
      {
        dots[index].standsForOthers = true
        isHidden = true
      }
    }
    guard !isHidden else { return }
    cells[cell, default: []].append(dots.count)
    var dot = Dot(curve: point.curve, place: point.place, isOpen: point.isOpen)
    dot.rank = point.rank
    dots.append(dot)
  }

  private func neighbours(of cell: Cell) -> [Int] {
    (-1...1).flatMap { across in
      (-1...1).flatMap { down in
        cells[Cell(column: cell.column + across, row: cell.row + down)] ?? []
      }
    }
  }
}
