/// Which values a table shows.
package struct TableSettings: Codable, Hashable, Sendable {
  package var start = -5.0
  package var step = 1.0
  /// The last x of those by steps; nil for as many as a table has.
  package var end: Double?
  /// Values of x typed one by one; nil for those from `start` by `step`.
  package var places: [Double]?
  /// How these were written, where they are other numbers than the decimals of the values.
  package var startText: String?
  package var stepText: String?
  package var endText: String?
  package var placeTexts: [String?]?

  /// How many x can be typed.
  package static let placeLimit = 400

  package init() {}

  /// Steps towards the end.
  package mutating func turn() {
    guard let end, (end - start) * step < 0 else { return }
    (step, stepText) = (-step, stepText.map { "−(\($0))" })
  }

  /// An x that was typed, by its row; nil where there is none.
  package func place(at row: Int) -> TypedNumber? {
    guard let places, places.indices.contains(row) else { return nil }
    let text = placeTexts.flatMap { $0.indices.contains(row) ? $0[row] : nil }
    return TypedNumber(places[row], text: text)
  }

  /// Takes an x for a row, or as a further one.
  package mutating func set(_ place: TypedNumber, at row: Int) {
    var places = places ?? []
    var texts = (placeTexts ?? []).prefix(places.count) + []
    texts += [String?](repeating: nil, count: places.count - texts.count)
    if places.indices.contains(row) {
      (places[row], texts[row]) = (place.value, place.text)
    } else if places.count < Self.placeLimit {
      places.append(place.value)
      texts.append(place.text)
    }
    self.places = places
    placeTexts = texts.contains { $0 != nil } ? Array(texts) : nil
  }

  /// Takes the x of a row away.
  package mutating func removePlace(at row: Int) {
    places?.remove(at: row)
    if placeTexts?.indices.contains(row) ?? false { placeTexts?.remove(at: row) }
  }
}
