extension Landmarks {
  /// Values beyond this, whose differences are no numbers any more, count as none.
  private static let largest = 1e250

  /// A value as far as a view can tell of it.
  package static func told(_ value: Double?) -> Double? {
    value.flatMap { abs($0) <= largest ? $0 : nil }
  }

  /// What is seen of a function's values: near 0, or farther out where there is nothing near.
  package init(sampling value: @escaping (Double) -> Double?) {
    self.init()
    var nearest: LandmarkSearch?
    for reach in [10.0, 100, 1000, 1e4, 1e6] {
      // Where something is near 0, what is far out tells little.
      if nearest != nil, reach > 1000 { break }
      let search = LandmarkSearch(value, over: -reach...reach)
      guard search.hasValues else { continue }
      if nearest == nil || search.isEventful { nearest = search }
      if search.isEventful { break }
    }
    guard let nearest else { return }
    self = nearest.landmarks
    levels = nearest.levels
  }

  /// What is seen of values that come again: in one period, or where there are poles in more.
  package init(sampling value: @escaping (Double) -> Double?, every period: Period) {
    self.init()
    let far = period.length * 0.8
    let found = LandmarkSearch(value, over: -far...far).landmarks
    let near = found.columns.isEmpty ? period.length * 0.55 : far
    turns = found.turns.filter { abs($0.x) <= near }
    places = found.places.filter { abs($0.x) <= near }
    (columns, domain) = (found.columns, found.domain)
    self.period = period
  }
}

/// Looks for what is to be seen of a function by its values at evenly spaced places.
struct LandmarkSearch {
  typealias Place = Landmarks.Place

  private static let count = 400
  /// More zeros and turning points than this are a texture, not places to be seen.
  private static let mostTurns = 24
  /// More poles or jumps than this go on.
  private static let mostBreaks = 4

  private let value: (Double) -> Double?
  private let range: ClosedRange<Double>
  private let step: Double
  private let xs: [Double]
  private let ys: [Double?]
  private(set) var landmarks = Landmarks()
  /// The samples after which there is a pole or a jump.
  private var breaks: Set<Int> = []

  init(_ value: @escaping (Double) -> Double?, over range: ClosedRange<Double>) {
    let value = { Landmarks.told(value($0)) }
    self.value = value
    self.range = range
    step = (range.upperBound - range.lowerBound) / Double(Self.count)
    // The middles of columns: round numbers, where poles and holes are, lie between them.
    let step = step
    xs = (0..<Self.count).map { range.lowerBound + (Double($0) + 0.5) * step }
    ys = xs.map(value)
    find()
  }

  var hasValues: Bool { ys.contains { $0 != nil } }

  /// Whether there is more to be seen than a line that goes through.
  var isEventful: Bool {
    !landmarks.turns.isEmpty || !landmarks.columns.isEmpty || landmarks.whole != nil
      || landmarks.places.contains { $0.x != 0 }
  }

  /// What the values tend to on both sides.
  var levels: [Double] {
    [-1.0, 1].compactMap { side in
      guard let near = value(side * 1e4), let far = value(side * 1e6),
        abs(far - near) <= 1e-3 * max(1, abs(far)), abs(far) <= 1e3
      else { return nil }
      return (far * 1e3).rounded() / 1e3
    }
  }

  private mutating func find() {
    findEnds()
    findBreaks()
    findTurns()
    if range.contains(0), let y = value(0) { landmarks.places.append(Place(0, y)) }
    keepFewColumns()
    if landmarks.columns.isEmpty { findHump() }
    if landmarks.turns.count > Self.mostTurns { landmarks.turns = [] }
  }

  // MARK: Ends

  /// Finds where values begin and end.
  private mutating func findEnds() {
    guard let first = ys.firstIndex(where: { $0 != nil }),
      let last = ys.lastIndex(where: { $0 != nil })
    else { return }
    var domain = landmarks.domain
    var ends: [Place?] = []
    for (inside, outside) in zip(ys.indices, ys.indices.dropFirst()).flatMap({
      [($0, $1), ($1, $0)]
    })
    where ys[inside] != nil && ys[outside] == nil {
      // Values too large for a number end nothing.
      if abs(ys[inside] ?? 0) > 1e100 { continue }
      let x = edge(from: xs[inside], to: xs[outside])
      let place = end(at: x, from: xs[inside])
      if let place {
        landmarks.places.append(place)
      } else if !landmarks.columns.contains(where: { abs($0 - x) < step * 1e-3 }) {
        landmarks.columns.append(x)
      }
      ends.append(place)
      if inside == first { domain = x...domain.upperBound }
      if inside == last { domain = min(x, domain.lowerBound)...x }
    }
    landmarks.domain = domain
    guard domain.lowerBound.isFinite, domain.upperBound.isFinite, !ends.contains(nil) else {
      return
    }
    let values = ys.compactMap { $0 } + ends.compactMap { $0?.y }
    if let low = values.min(), let high = values.max() {
      landmarks.whole = Landmarks.Box(x: domain, y: low...high)
    }
  }

  private func edge(from inside: Double, to outside: Double) -> Double {
    var (inside, outside) = (inside, outside)
    for _ in 0..<50 {
      let middle = inside + (outside - inside) / 2
      if value(middle) == nil { outside = middle } else { inside = middle }
    }
    return snapped(inside, within: 1e-9 * max(1, abs(inside)))
  }

  /// Where values end; nil where they grow beyond all bounds on the way there.
  private func end(at x: Double, from inside: Double) -> Place? {
    let way = inside - x
    let near = [1e-2, 1e-4, 1e-6].map { value(x + way * $0) ?? .infinity }
    let (before, after) = (abs(near[1] - near[0]), abs(near[2] - near[1]))
    guard near[2].isFinite, after <= before * 0.7 || after <= 1e-9 * abs(near[2]) else {
      return nil
    }
    return Place(x, value(x) ?? near[2])
  }

  // MARK: Zeros and turning points

  private mutating func findTurns() {
    let size = ys.reduce(0) { max($0, abs($1 ?? 0)) }
    for index in ys.indices.dropFirst().dropLast(2) {
      // Of what is even, two samples may lie equally high beside the highest place.
      let next = ys[index + 1] == ys[index] ? index + 2 : index + 1
      guard let before = ys[index - 1], let here = ys[index], let after = ys[next],
        !breaks.contains(index), !breaks.contains(index - 1)
      else { continue }
      let (rise, fall) = (here - before, here - after)
      guard rise * fall > 0, abs(rise) > 1e-9 * abs(here) else { continue }
      let found = summit(between: xs[index - 1], and: xs[next], sign: rise < 0 ? -1 : 1)
      let x = snapped(found)
      // A logarithm grows so slowly that it looks like a turning point.
      if value(x) == nil, end(at: x, from: xs[index - 1]) == nil {
        landmarks.columns.append(x)
        continue
      }
      guard let summit = value(x) ?? value(found) else { continue }
      let y = (summit - here) * rise > 0 ? summit : here
      if abs(y) > 1e3 * max(abs(before), abs(after)), abs(y) >= size {
        landmarks.columns.append(x)
      } else {
        landmarks.turns.append(Place(x, abs(y) < 1e-9 * size ? 0 : y))
      }
    }
    for index in ys.indices.dropLast() {
      guard let here = ys[index], let next = ys[index + 1], (here < 0) != (next < 0) else {
        continue
      }
      var (low, high) = (xs[index], xs[index + 1])
      for _ in 0..<40 {
        let middle = low + (high - low) / 2
        if ((value(middle) ?? next) < 0) == (here < 0) { low = middle } else { high = middle }
      }
      guard let y = value(low), abs(y) <= 1e-3 * max(abs(here), abs(next)) else { continue }
      if !landmarks.turns.contains(where: { abs($0.x - low) < step * 1e-3 }) {
        landmarks.turns.append(Place(snapped(low), 0))
      }
    }
  }

  /// A round number is where people put edges.
  private func snapped(_ x: Double, within tolerance: Double? = nil) -> Double {
    let rounded = (x * 1e6).rounded() / 1e6
    return abs(x - rounded) <= tolerance ?? step * 1e-6 ? rounded + 0 : x
  }

  /// The place of the greatest value between two x, or of the least for a negative sign.
  private func summit(between low: Double, and high: Double, sign: Double) -> Double {
    var (low, high) = (low, high)
    for _ in 0..<40 {
      let third = (high - low) / 3
      let (left, right) = (value(low + third) ?? .nan, value(high - third) ?? .nan)
      if sign * left > sign * right { high -= third } else { low += third }
    }
    return low + (high - low) / 2
  }

  // MARK: Poles and jumps

  private mutating func findBreaks() {
    var jumps: [Place] = []
    for index in 1..<max(1, ys.count - 2) {
      guard let before = ys[index - 1], let here = ys[index], let next = ys[index + 1],
        let after = ys[index + 2]
      else { continue }
      let rise = next - here
      let others = (here - before, after - next)
      let isSudden = abs(rise) > 4 * max(abs(others.0), abs(others.1))
      let isContrary = rise * others.0 < 0 && rise * others.1 < 0
      guard isSudden || isContrary else { continue }
      let (low, high) = steepest(between: xs[index], and: xs[index + 1])
      guard let left = value(low), let right = value(high) else { continue }
      // At a pole the values go on to grow, unless a sample has hit upon it.
      let least = min(abs(before), abs(after))
      if abs(right - left) > 1e3 * abs(rise) || abs(rise) > 1e9 * max(least, 1e-3) {
        landmarks.columns.append(snapped(low))
        breaks.insert(index)
      } else if abs(right - left) > 0.01 * abs(rise) {
        jumps += [Place(low, left), Place(high, right)]
        breaks.insert(index)
      }
    }
    if jumps.count <= 2 * Self.mostBreaks { landmarks.places += jumps }
  }

  /// Keeps the poles nearest to 0, with the bends beside them.
  private mutating func keepFewColumns() {
    if landmarks.columns.count > Self.mostBreaks {
      landmarks.columns.sort { abs($0) < abs($1) }
      landmarks.columns.removeLast(landmarks.columns.count - Self.mostBreaks)
      let far = abs(landmarks.columns.last ?? 0)
      landmarks.turns.removeAll { abs($0.x) > far }
    }
    for column in landmarks.columns { landmarks.places += bends(beside: column) }
  }

  /// Two neighbouring x between which the values change most.
  private func steepest(between low: Double, and high: Double) -> (Double, Double) {
    var (low, high) = (low, high)
    for _ in 0..<40 {
      // Not in the middle, where a pole would be between places that are as far from it.
      let middle = low + (high - low) * 0.49
      guard let left = value(low), let here = value(middle), let right = value(high) else { break }
      if abs(here - left) > abs(right - here) { high = middle } else { low = middle }
    }
    return (low, high)
  }

  /// Where branches beside a pole have a slope of one: there they bend round.
  private func bends(beside column: Double) -> [Place] {
    guard let right = xs.firstIndex(where: { $0 > column }) else { return [] }
    func bend(_ indices: some Sequence<Int>) -> Place? {
      var last: (x: Double, y: Double, slope: Double?)?
      for index in indices {
        guard let y = ys[index] else { return nil }
        let slope = last.map { (y - $0.y) / (xs[index] - $0.x) }
        // Beyond a turning point, or another pole, it is no bend of this one.
        if let slope, let before = last?.slope, slope * before < 0 { return nil }
        if let slope, abs(slope) < 1 { return Place(xs[index], y) }
        last = (xs[index], y, slope)
      }
      return nil
    }
    return [bend(right..<xs.count), bend((0..<right).reversed())].compactMap { $0 }
  }

  // MARK: Humps

  /// Finds what is flat on both sides, as bells and steps are: that is all of it.
  private mutating func findHump() {
    let values = ys.compactMap { $0 }
    guard values.count == ys.count, let low = values.min(), let high = values.max() else { return }
    let changes = zip(values, values.dropFirst()).map { abs($1 - $0) }
    let total = changes.reduce(0, +)
    guard total.isFinite, total > 0 else { return }
    func flat(_ changes: some Sequence<Double>) -> Int {
      var sum = 0.0
      return changes.prefix { change in
        sum += change
        return sum < total * 3e-3
      }.count
    }
    let (left, right) = (flat(changes), flat(changes.reversed()))
    guard min(left, right) > Self.count / 8 else { return }
    landmarks.whole = Landmarks.Box(x: xs[left]...xs[xs.count - 1 - right], y: low...high)
  }
}
