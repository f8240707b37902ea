import Analysis
import Drawing

/// Fits a window to what functions ask for and to the values that they take in it.
struct WindowFit {
  typealias Window = (x: ClosedRange<Double>, y: ClosedRange<Double>)

  let shapes: [FirstWindow.Shape]
  let needs: WindowNeeds
  let room: Size

  private static let count = 200
  /// Of how many functions meetings are looked for, and how many of two are places to be seen.
  private static let (mostMeeting, mostMeetings) = (4, 4)
  /// How many times the scales may differ that become one.
  private static let mostUneven = 3.0
  /// How much of the x in view a curve must be seen over, and of the height it must fill, on one scale.
  private static let (leastSeen, leastHigh) = (0.2, 0.165)
  /// Where the lowest values lie of what has a lowest one, as a share of the height.
  private static let ground = 0.15

  /// The window with one scale for both axes; nil where it would not show the functions.
  var even: Window? {
    guard needs.needsOneScale || !needs.hasOwnScales else { return nil }
    let scale = needs.scale(in: room)
    let isCrushed = scale * Self.mostUneven < needs.scale(in: room, acrossOnly: true)
    guard needs.needsOneScale || !isCrushed else { return nil }
    let (width, height) = (room.width / scale, room.height / scale)
    var x = needs.x(width)
    x = balanced(x, y(over: x, height))
    let window = (x, y(over: x, height))
    // Far from 0, numbers may not tell so little.
    guard Self.hasLength(window.0), Self.hasLength(window.1) else { return nil }
    return needs.needsOneScale || showsShapes(around: window) ? window : nil
  }

  /// The window with a scale for each axis: the middle nine tenths of the values from edge to edge.
  var uneven: Window {
    let x = needs.ownX
    let values = values(over: x)
    var y = needs.y ?? values ?? 0...0
    if let values {
      // Values that grow out of all proportion must not flatten what must be seen.
      let most = Self.hasLength(y) ? y.upperBound - y.lowerBound : .infinity
      let low = max(min(values.lowerBound, y.lowerBound), y.lowerBound - most)
      y = low...min(max(values.upperBound, y.upperBound), y.upperBound + most)
    }
    let length = y.upperBound - y.lowerBound
    y = WindowNeeds.withZero(y, in: Self.hasLength(y) ? 1.5 * length : .infinity)
    let margin =
      Self.hasLength(y) ? (y.upperBound - y.lowerBound) * 0.04 : max(1, abs(y.upperBound))
    return (x, y.lowerBound - margin...y.upperBound + margin)
  }

  private static func hasLength(_ range: ClosedRange<Double>) -> Bool {
    range.upperBound - range.lowerBound
      > 1e-9 * max(abs(range.lowerBound), abs(range.upperBound))
  }

  // MARK: Where the height goes

  /// The y of a window of some height over a stretch of x.
  private func y(over x: ClosedRange<Double>, _ height: Double) -> ClosedRange<Double> {
    let values = values(over: x)
    let needed = WindowNeeds.withZero(needs.y ?? values ?? 0...0, in: height)
    let low = min(values?.lowerBound ?? needed.lowerBound, needed.lowerBound)
    let high = max(values?.upperBound ?? needed.upperBound, needed.upperBound)
    let (hasGround, hasTop) = (
      needed.lowerBound - low < height / 10, high - needed.upperBound < height / 10
    )
    let center =
      if high - low < height * WindowNeeds.share { low / 2 + high / 2 } else if hasGround, !hasTop {
        low + height * (0.5 - Self.ground)
      } else if hasTop, !hasGround { high - height * (0.5 - Self.ground) } else {
        needed.lowerBound / 2 + needed.upperBound / 2
      }
    return WindowNeeds.range(around: center, height, holding: needed)
  }

  /// The middle nine tenths of all values over a stretch.
  private func values(over x: ClosedRange<Double>) -> ClosedRange<Double>? {
    let ends = shapes.flatMap { shape -> [Double] in
      let values = samples(of: shape, over: x).map(\.y).sorted()
      let outside = values.count / 20
      return values.isEmpty ? [] : [values[outside], values[values.count - 1 - outside]]
    }
    return WindowNeeds.hull(ends)
  }

  private func samples(
    of shape: FirstWindow.Shape,
    over x: ClosedRange<Double>
  ) -> [Landmarks.Place] {
    (0..<Self.count).compactMap { index in
      let share = (Double(index) + 0.5) / Double(Self.count)
      let x = x.lowerBound * (1 - share) + x.upperBound * share
      return shape.value(x).map { Landmarks.Place(x, $0) }
    }
  }

  /// The stretch of x moved so that curves which leave the window on one side are in its middle.
  private func balanced(
    _ x: ClosedRange<Double>,
    _ y: ClosedRange<Double>
  ) -> ClosedRange<Double> {
    let width = x.upperBound - x.lowerBound
    let seen = WindowNeeds.hull(
      shapes.flatMap { samples(of: $0, over: x) }.filter { y.contains($0.y) }.map(\.x)
    )
    guard let seen, max(seen.lowerBound - x.lowerBound, x.upperBound - seen.upperBound) > width / 6
    else { return x }
    let center = seen.lowerBound / 2 + seen.upperBound / 2
    return WindowNeeds.range(
      around: center,
      width,
      holding: WindowNeeds.withZero(needs.x ?? center...center, in: width)
    )
  }

  // MARK: Whether one scale shows them

  /// Whether a curve is seen over much of a square and fills much of its height, whatever the room's
  /// form is.
  private func showsShapes(around window: Window) -> Bool {
    let side = min(
      window.x.upperBound - window.x.lowerBound,
      window.y.upperBound - window.y.lowerBound
    )
    let center = window.x.lowerBound / 2 + window.x.upperBound / 2
    let x = center - side / 2...center + side / 2
    let y = y(over: x, side)
    var hasValues = false
    let isShown = shapes.contains { shape in
      let all = samples(of: shape, over: x)
      let seen = all.map(\.y).filter(y.contains)
      hasValues = hasValues || !all.isEmpty
      guard let low = seen.min(), let high = seen.max(),
        Double(seen.count) >= Self.leastSeen * Double(all.count)
      else { return false }
      return high - low >= Self.leastHigh * side || high - low <= 1e-9 * abs(high)
    }
    return isShown || !hasValues
  }

  // MARK: Meetings

  /// Where functions meet, nearest to 0 first.
  static func meetings(of shapes: [FirstWindow.Shape]) -> [Landmarks.Place] {
    let shapes = shapes.prefix(mostMeeting)
    return shapes.indices.flatMap { first in
      shapes.indices.filter { $0 > first }.flatMap { second -> [Landmarks.Place] in
        let (one, other) = (shapes[first].value, shapes[second].value)
        guard one(0) != nil || one(1) != nil || one(-1) != nil else { return [] }
        let difference = { (x: Double) -> Double? in
          guard let y = one(x), let z = other(x) else { return nil }
          return y - z
        }
        let found = Landmarks(sampling: difference).turns.filter { $0.y == 0 }
        guard found.count <= mostMeetings else { return [] }
        return found.compactMap { place in one(place.x).map { Landmarks.Place(place.x, $0) } }
      }
    }
    .sorted { abs($0.x) < abs($1.x) }
  }
}
