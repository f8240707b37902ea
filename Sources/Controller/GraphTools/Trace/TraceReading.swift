import Calculus
import CurveProof
import Numerals
import GraphKit
import Intervals
import PlaneProof
import GraphModel

/// What is told of one place of a curve, in as many digits as are known and the view justifies.
struct TraceReading: Hashable {
  var x: String
  /// nil where the curve has no value.
  var y: String?
  /// nil where there is no slope, or it is not known.
  var slope: String?
  /// When a moving point is there.
  var t: String?
  /// The value itself, for the dot.
  var value: Double?
  /// What is known of the coordinates.
  var known: (x: Interval, y: Interval?) { (knownX, knownY) }
  private var knownX: Interval
  private var knownY: Interval?

  /// How much is told: `significant` digits at most, or only so many decimals more than a view shows.
  struct Digits {
    var extra: Int?
    var significant = 15
  }

  /// Reads a curve at a place, where its value is known so far, or the special point that certainly is
  /// there: of one that is only possible, the curve's own value is shown.
  init(
    _ function: any PlotFunction,
    at place: TypedNumber,
    known: PointValue,
    _ point: PointOfInterest?,
    in projection: Projection,
    _ digits: Digits = Digits()
  ) {
    self =
      point.flatMap { $0.isProven ? Self($0, of: function, in: projection, digits) : nil }
      ?? Self(function, at: place, known: known, in: projection, extra: digits.extra ?? 2)
  }

  /// Reads a place on a figure's line, or the special point that is there; what is not proven is
  /// told as about so much.
  init(
    _ place: FigurePlace,
    _ point: PointOfInterest?,
    in projection: Projection,
    _ digits: Digits = Digits()
  ) {
    var digits = digits
    if point == nil { digits.extra = digits.extra ?? 2 }
    func text(_ interval: Interval, _ unit: Double) -> String {
      guard point?.isProven ?? place.isProven else {
        return "≈ " + NumberText.rounded(interval.midpoint, decimals: NumberText.decimals(unit))
      }
      return Self.text(interval, unit, digits)
    }
    let (x, y) = (point?.x ?? place.box.x, point?.y ?? place.box.y)
    self.x = text(x, projection.unitsPerColumn(at: x.midpoint))
    self.y = text(y, projection.unitsPerRow(at: y.midpoint))
    value = y.midpoint
    (knownX, knownY) = (x, y)
    if let time = point?.t ?? place.t.map({ Interval($0) }) {
      t = NumberText.certain(
        time.lowerBound,
        time.upperBound,
        decimals: NumberText.decimals(max(time.magnitude, 1)) + 5
      )
    }
    slope = place.slope.flatMap { $0.isBounded ? Self.slope($0, in: projection) : nil }
    if point?.kind == .horizontalTangent { slope = "0" }
  }

  private init(
    _ function: any PlotFunction,
    at typed: TypedNumber,
    known: PointValue,
    in projection: Projection,
    extra: Int
  ) {
    let place = typed.value
    let decimals = max(
      NumberText.decimals(projection.unitsPerColumn(at: place)) + extra,
      Self.visible(place.magnitude)
    )
    // What was typed as 0.1 + 0.2 is not the Double beside it.
    knownX = typed.text == nil ? Interval(place) : Interval(place.nextDown, place.nextUp)
    let certain = NumberText.certain(knownX.lowerBound, knownX.upperBound, decimals: decimals)
    // In few digits it is its decimal.
    let rounded = NumberText.rounded(place, decimals: decimals)
    let isShort = certain.map {
      $0.hasPrefix(rounded) && $0.dropFirst(rounded.count).allSatisfy { $0 == "0" }
    }
    let isRounded = typed.text == nil || isShort ?? false
    x = isRounded ? rounded : certain ?? Self.unsettled
    // The value is that of the whole number, which may have more digits than are shown.
    let isWhole = typed.text == nil ? rounded == DecimalDigits(place).text : isShort ?? false
    if !isWhole, x != Self.unsettled { x = "≈ " + x }
    value = known.middle
    if case .within(let interval) = known { knownY = interval }
    switch known {
    case .within(let interval):
      let unit = projection.unitsPerRow(at: interval.midpoint)
      let decimals = NumberText.decimals(unit) + extra
      // Of what is far outside the view the last digits that a pixel would show tell nothing.
      let enough = NumberText.decimals(interval.magnitude) + Self.enoughDigits - 1
      let isFar = interval.mignitude > 1e3 * unit * Double(projection.rowCount)
      y = Self.text(interval, decimals: isFar ? min(decimals, enough) : decimals)
    case .unknown: y = Self.unsettled
    case .none: break
    }
    guard value != nil, function.isProvable else { return }
    slope = function.slope(at: place).flatMap {
      if case .within(let y) = known { Self.slope($0, beside: y, in: projection) } else { nil }
    }
  }

  /// Reads a special point: the digits that its enclosure holds.
  private init(
    _ point: PointOfInterest,
    of function: any PlotFunction,
    in projection: Projection,
    _ digits: Digits
  ) {
    x = Self.text(point.x, projection.unitsPerColumn(at: point.place), digits)
    (knownX, knownY) = (point.x, point.y)
    value = point.y.map { $0.isBounded ? $0.midpoint : .nan } ?? function.y(at: point.place)
    y = point.y.map { Self.text($0, projection.unitsPerRow(at: $0.midpoint), digits) }
    switch point.kind {
    case .maximum, .minimum:
      // A smooth extremum is level; at a kink there is no slope.
      slope = function.isSmooth(over: point.x) ? "0" : nil
    case .hole, .pole, .jump, .domainEnd: break
    default:
      slope = function.slope(at: point.place).flatMap { Self.slope($0, in: projection) }
    }
  }

  /// How many decimals show a number that is not 0 as such: three digits of it.
  private static func visible(_ size: Double) -> Int {
    size == 0 ? 0 : NumberText.decimals(size) + 2
  }

  /// So many digits tell enough of what is far outside the view.
  private static var enoughDigits: Int { 5 }

  /// Stands for digits that are not certain.
  static var unsettled: String { "…" }

  /// To so many decimals more than a view shows 0 is told of what is no farther from it.
  private static var zeroDigits: Int { 6 }

  /// A slope, which is told to end somewhere only beside a number that does, too.
  static func slope(
    _ exact: Interval,
    beside other: Interval? = nil,
    in projection: Projection
  ) -> String? {
    let slope = other.map(exact.told(beside:)) ?? exact
    let justified = NumberText.decimals(projection.unitsPerRow / projection.unitsPerColumn) + 3
    // Six digits of a steep slope are enough.
    let enough = 5 + NumberText.decimals(max(abs(slope.lowerBound), abs(slope.upperBound)))
    // What may be 0 and is not known to be is only about 0.
    let mark = slope.contains(0) && slope.width > 0 ? "≈ " : ""
    return certain(slope, decimals: min(justified, max(enough, 0))).map { mark + $0 }
  }

  /// The digits that hold for a whole enclosure; some of what is not 0, however small it is.
  private static func certain(_ interval: Interval, decimals: Int) -> String? {
    let decimals = max(decimals, visible(interval.mignitude))
    return NumberText.certain(interval.lowerBound, interval.upperBound, decimals: decimals)
  }

  private static func text(_ interval: Interval, decimals: Int) -> String {
    let text = certain(interval, decimals: decimals) ?? unsettled
    // Only what is 0 is told to be.
    return text == "0" && interval != Interval(0) ? "≈ 0" : text
  }

  private static func text(_ interval: Interval, _ unit: Double, _ digits: Digits) -> String {
    // What may be 0 has no first digit to count from.
    if let extra = interval.contains(0) ? digits.extra ?? zeroDigits : digits.extra {
      return text(interval, decimals: NumberText.decimals(unit) + extra)
    }
    return text(
      interval,
      decimals: NumberText.decimals(interval.magnitude) + digits.significant - 1
    )
  }
}

extension Interval {
  /// The number as it is told beside another one: zeros at its end say that it may go on where that does.
  func told(beside other: Interval) -> Interval {
    let goesOn = width == 0 && other.width > 0 && lowerBound.rounded() != lowerBound
    return goesOn ? Interval(lowerBound.nextDown, upperBound.nextUp) : self
  }
}

extension PlotFunction {
  /// The value at a place; nil as long as it would take long, too.
  func preparedValue(at x: Double) -> Double? {
    isPrepared(over: Interval(x)) ? y(at: x) : nil
  }

  /// What encloses the slope at a place; nil where the curve is not certain to go on smoothly to both sides.
  func slope(at place: Double) -> Interval? {
    guard isSmooth(over: Interval(place)) else { return nil }
    // A solution knows its slopes over stretches only.
    return [Interval(place), Interval(place.nextDown, place.nextUp)].lazy
      .map { enclosure(over: $0).slope }
      .first { $0.isBounded && !$0.isEmpty }
  }
}
