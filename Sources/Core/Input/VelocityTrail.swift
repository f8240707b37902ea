package import Drawing

/// A finger's last places, from which its speed on lifting follows.
package struct VelocityTrail: Hashable, Sendable {
  private struct Sample: Hashable, Sendable {
    var place: Point
    var time: Double
  }

  private var samples: [Sample] = []

  /// Only movement this recent counts, in seconds.
  private static let window = 0.08
  /// Unless there is no more than one place in that time, because pictures are slow.
  private static let longest = 0.5
  /// A shorter stretch tells nothing about speed, in seconds.
  private static let shortest = 0.004

  package init() {}

  package mutating func add(_ place: Point, at time: Double) {
    samples.append(Sample(place: place, time: time))
    let recent = samples.firstIndex { $0.time >= time - Self.window } ?? 0
    samples.removeFirst(max(0, recent - 1))
  }

  package mutating func reset() { samples.removeAll() }

  /// Points per second at the moment of lifting; zero when the finger had come to rest.
  package func velocity(at time: Double) -> Vector {
    guard let last = samples.last, last.time >= time - Self.window,
      let first = samples.first(where: { $0.time >= time - Self.window && $0.time < last.time })
        ?? samples.last(where: { $0.time >= time - Self.longest && $0.time < last.time }),
      time - first.time >= Self.shortest
    else { return .zero }
    return (last.place - first.place) * (1 / (time - first.time))
  }
}
