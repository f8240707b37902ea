import Drawing

/// Points of a picture, kept so that those around a place are found without looking at all.
struct Neighbourhood {
  private struct Cell: Hashable {
    var column: Int
    var row: Int
  }

  private let places: [Point]
  private let reach: Double
  private var cells: [Cell: [Int]] = [:]

  /// Neighbours are nearer to each other than `reach`.
  init(_ places: [Point], within reach: Double) {
    self.places = places
    self.reach = reach
    for (index, place) in places.enumerated() { cells[cell(of: place), default: []].append(index) }
  }

  /// Whether one of the places nearer than the reach, with its index and distance, is as asked for.
  func contains(around place: Point, where isWanted: (Int, Double) -> Bool) -> Bool {
    let middle = cell(of: place)
    for column in middle.column - 1...middle.column + 1 {
      for row in middle.row - 1...middle.row + 1 {
        for index in cells[Cell(column: column, row: row)] ?? [] {
          let distance = places[index].distance(to: place)
          if distance < reach, isWanted(index, distance) { return true }
        }
      }
    }
    return false
  }

  private func cell(of place: Point) -> Cell {
    Cell(
      column: Int((place.x / reach).rounded(.down)),
      row: Int((place.y / reach).rounded(.down))
    )
  }
}
