package import Drawing

/// Points of a picture, kept so that those around a place are found without looking at all.
package struct Neighbourhood {
  private let places: [(index: Int, place: Point)]
  private let reach: Double

  /// Neighbours are nearer to each other than `reach`.
  package init(_ places: [Point], within reach: Double) {
    self.places = places.enumerated().map { (index: $0, place: $1) }
      .sorted { $0.place.x < $1.place.x }
    self.reach = reach
  }

  /// Whether one of the places nearer than the reach, with its index and distance, is as asked for.
  package func contains(around place: Point, where isWanted: (Int, Double) -> Bool) -> Bool {
    for (index, other) in places[first(from: place.x - reach)...] {
      guard other.x < place.x + reach else { return false }
      guard abs(other.y - place.y) < reach else { continue }
      let distance = other.distance(to: place)
      if distance < reach, isWanted(index, distance) { return true }
    }
    return false
  }

  /// The position of the first place that is not left of `x`.
  private func first(from x: Double) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle].place.x < x { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
