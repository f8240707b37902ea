import Drawing

/// A finger's last places, from which its speed on lifting follows.
struct VelocityTrail: Hashable, Sendable {
  private struct Sample: Hashable, Sendable {
    var place: Point
    var time: Double
  }

  private var samples: [Sample] = []

  /// Only movement this recent counts, in seconds.
  private static let window = 0.08
  /// A shorter stretch tells nothing about speed, in seconds.
  private static let shortest = 0.004

  mutating func add(_ place: Point, at time: Double) {
    samples.removeAll { $0.time < time - Self.window }
    samples.append(Sample(place: place, time: time))
  }

  mutating func reset() { samples.removeAll() }

  /// Points per second at the moment of lifting; zero when the finger had come to rest.
  func velocity(at time: Double) -> Vector {
    let recent = samples.filter { $0.time >= time - Self.window }
    guard let first = recent.first, let last = recent.last, time - first.time >= Self.shortest
    else { return .zero }
    return (last.place - first.place) * (1 / (time - first.time))
  }
}
