import Analysis
import Drawing

/// What functions ask of a window by their landmarks alone, before any value is known.
struct WindowNeeds {
  /// What must be in it; nil where nothing is asked.
  private(set) var x: ClosedRange<Double>?
  private(set) var y: ClosedRange<Double>?
  /// The side of a square, in units, that shows neither too little nor too much.
  private(set) var side: Double
  /// The side that suits the smallest function.
  let leastSide: Double
  /// The x that is best in its middle.
  private let middle: Double?
  /// The x between which there are values at all.
  private let domain: ClosedRange<Double>
  let needsOneScale: Bool
  let hasOwnScales: Bool
  let unit: Landmarks.Unit

  /// The side of the square where no landmark tells a better one.
  static let plainSide = 10.0
  /// How many times as long what must be seen may become for 0.
  private static let dearestZero = 1.75
  /// How much of a window what must be in it may take.
  static let share = 0.96

  init(_ all: [Landmarks]) {
    func withZero(_ needed: [Double]) -> ClosedRange<Double>? {
      Self.hull(needed).map { Self.withZero($0, in: Self.dearestZero * Self.length($0)) }
    }
    x = withZero(all.flatMap(\.neededX))
    y = withZero(all.flatMap(\.neededY))
    let sides = all.map(\.side)
    leastSide = sides.min() ?? Self.plainSide
    // What one shows in little must not get lost beside others, nor they beside it. What ends, alone,
    // tells its size.
    let goesOn = all.contains { $0.whole == nil }
    side = goesOn ? max(sides.min() ?? 0, (sides.max() ?? 0) / 2.5) : 0
    middle = Self.hull(all.flatMap(\.middles)).map { $0.lowerBound / 2 + $0.upperBound / 2 }
    let begin = all.map(\.domain.lowerBound).min() ?? -.infinity
    domain = begin...max(begin, all.map(\.domain.upperBound).max() ?? .infinity)
    needsOneScale = all.contains(where: \.needsOneScale)
    hasOwnScales = all.contains(where: \.hasOwnScales)
    let units = Set(all.map { $0.period?.unit ?? .number })
    unit = units.count == 1 ? units.first ?? .number : .number
  }

  /// The scale, in points per unit, at which all that must be seen across, or in both directions, fits.
  func scale(in room: Size, acrossOnly: Bool = false) -> Double {
    let side = side > 0 ? side : Self.length(x) == 0 && Self.length(y) == 0 ? Self.plainSide : 0
    let plain = side > 0 ? (room.width * room.height).squareRoot() / side : .infinity
    let across = min(plain, Self.share * room.width / Self.length(x))
    return acrossOnly && across.isFinite
      ? across : min(across, Self.share * room.height / Self.length(y))
  }

  private static func length(_ range: ClosedRange<Double>?) -> Double {
    range.map { $0.upperBound - $0.lowerBound } ?? 0
  }

  /// The stretch of x of some width, with 0 in it where that costs little.
  func x(_ width: Double) -> ClosedRange<Double> {
    guard let x else { return -width / 2...width / 2 }
    let needed = Self.withZero(x, in: width)
    var center = middle ?? needed.lowerBound / 2 + needed.upperBound / 2
    // A function that begins somewhere needs little room before it.
    switch (domain.lowerBound.isFinite, domain.upperBound.isFinite) {
    case (true, false): center = domain.lowerBound + width * 0.35
    case (false, true): center = domain.upperBound - width * 0.35
    default: break
    }
    return Self.range(around: center, width, holding: needed)
  }

  /// The stretch of x for a scale of its own.
  var ownX: ClosedRange<Double> {
    let plain = side == Self.plainSide || side == 0 ? 2 * Self.plainSide : side
    guard let x else { return self.x(plain) }
    // What is in the middle stays there where that does not take all too much.
    let (all, center) = (
      Self.withZero(x, in: .infinity), middle ?? x.lowerBound / 2 + x.upperBound / 2
    )
    let wide = 2 * max(center - all.lowerBound, all.upperBound - center)
    let length = Self.length(x)
    return self.x(
      max(plain, wide <= 2 * max(length, plain) ? wide / Self.share : length / Self.share)
    )
  }

  /// A stretch of some length around a place, or as near to it as one is that holds what is needed.
  static func range(
    around center: Double,
    _ length: Double,
    holding needed: ClosedRange<Double>
  ) -> ClosedRange<Double> {
    let (least, most) = (
      needed.upperBound - length * share / 2, needed.lowerBound + length * share / 2
    )
    let center = least > most ? (least + most) / 2 : min(max(center, least), most)
    return center - length / 2...center + length / 2
  }

  /// The stretch with 0 where a window of some length has room for both.
  static func withZero(_ range: ClosedRange<Double>, in length: Double) -> ClosedRange<Double> {
    let whole = min(0, range.lowerBound)...max(0, range.upperBound)
    return whole.upperBound - whole.lowerBound <= length * share ? whole : range
  }

  static func hull(_ values: [Double]) -> ClosedRange<Double>? {
    guard let low = values.min(), let high = values.max() else { return nil }
    return low...high
  }

  /// Asks for a further place if a square of some side still holds all.
  mutating func add(_ place: Landmarks.Place, upTo side: Double, in room: Size) {
    var wider = self
    wider.x = Self.hull([place.x] + ends(x))
    wider.y = Self.hull([place.y] + ends(y))
    if wider.scale(in: room) * side >= (room.width * room.height).squareRoot() { self = wider }
  }

  private func ends(_ range: ClosedRange<Double>?) -> [Double] {
    range.map { [$0.lowerBound, $0.upperBound] } ?? []
  }
}

extension Landmarks {
  /// How much room a figure or curve that ends has on each side, as a share of it.
  private static let margin = 0.125
  /// How far apart places are, as a share of a window, that can be distinguished from each other.
  private static let apart = 1.0 / 28

  /// Places nearer than this are one place to look at, and a figure so small, as a share of its
  /// distance, is a point.
  private static let (least, leastFigure) = (1e-3 * WindowNeeds.plainSide, 1e-4)

  /// All of what ends, as far as a view may reach.
  private var reachable: Box? {
    func reachable(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
      range.clamped(to: -Self.farthest...Self.farthest)
    }
    return whole.map { Box(x: reachable($0.x), y: reachable($0.y)) }
  }

  /// Sums and squares of lengths up to this are Doubles.
  private static let farthest = 1e150

  /// All of what ends; of what is a point to look at, its middle.
  private var figure: Box? {
    guard let whole = reachable else { return nil }
    let reach = [whole.x, whole.y].flatMap { [abs($0.lowerBound), abs($0.upperBound)] }.max() ?? 0
    let size = max(whole.x.upperBound - whole.x.lowerBound, whole.y.upperBound - whole.y.lowerBound)
    guard size <= Self.leastFigure * reach else { return whole }
    func middle(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
      let middle = range.lowerBound / 2 + range.upperBound / 2
      return middle...middle
    }
    return Box(x: middle(whole.x), y: middle(whole.y))
  }

  fileprivate var neededX: [Double] {
    let period = period.map { [-0.55 * $0.length, 0.55 * $0.length] } ?? []
    return (figure.map { Self.spread([$0.x.lowerBound, $0.x.upperBound]) } ?? []) + period + columns
      + turns.map(\.x) + Self.spread(needed.map(\.x))
  }

  fileprivate var neededY: [Double] {
    (figure.map { Self.spread([$0.y.lowerBound, $0.y.upperBound]) } ?? [])
      + turns.map(\.y) + Self.spread(needed.map(\.y) + levels)
  }

  /// What holds some numbers, with room on both sides.
  private static func spread(_ values: [Double]) -> [Double] {
    let margin = length(values) * margin
    return WindowNeeds.hull(values).map { [$0.lowerBound - margin, $0.upperBound + margin] } ?? []
  }

  private static func length(_ values: [Double]) -> Double {
    let length = WindowNeeds.hull(values).map { $0.upperBound - $0.lowerBound } ?? 0
    return length > 1e-6 * (values.map(abs).max() ?? 0) ? length : 0
  }

  /// Several turning points, or poles, show the shape; where it meets the y axis need not be seen then.
  private var needed: [Place] {
    let isShaped = Self.length(turns.map(\.x)) > 0 || !columns.isEmpty
    return isShaped ? places.filter { $0.x != 0 } : places
  }

  fileprivate var middles: [Double] {
    turns.map(\.x) + columns + (reachable.map { [$0.x.lowerBound, $0.x.upperBound] } ?? [])
  }

  /// The side of a square in which it shows its shape.
  fileprivate var side: Double {
    let plain = WindowNeeds.plainSide
    if let whole = figure {
      let size = max(
        whole.x.upperBound - whole.x.lowerBound,
        whole.y.upperBound - whole.y.lowerBound
      )
      return size > 0 ? size * (1 + 2 * Self.margin) : plain
    }
    if let period, period.repeatsAll {
      return min(max(plain, 1.1 * period.length), 4 * period.length)
    }
    let all = turns + places
    let extent = max(Self.length(all.map(\.x) + columns), Self.length(all.map(\.y)))
    let readable = extent > Self.least ? extent / Self.apart : plain
    // Between what fills a window and what a window is that nothing fills.
    let width = Self.length(turns.map(\.x))
    let full = width > Self.least ? width / 0.65 : 0
    if full > plain { return full }
    return min(plain, full > 0 && columns.isEmpty ? (full * plain).squareRoot() : plain, readable)
  }
}
