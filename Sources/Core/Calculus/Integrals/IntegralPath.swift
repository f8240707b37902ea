import Intervals

/// The integral of a function from a place in one direction, stretch by stretch, as far as it was asked
/// for.
///
/// Stretches are as long as a series of the function is sharp on them, and so the same whatever is asked
/// for first. Where the function jumps, one as short as rounding allows leads over the jump.
///
/// At most 4000 stretches are walked, and 1000 that are short for their distance from the start: beyond
/// that, nothing is known.
struct IntegralPath: Sendable {
  /// What ends the path.
  struct End: Sendable {
    /// Where: up to the nearer end of it the integral is known, beyond the farther one `mayGoOn` tells.
    let place: Interval
    /// All values of the integral there.
    let values: Interval
    /// Whether there may be an integral beyond.
    let mayGoOn: Bool
    /// Whether its farther end is a pole, where there is no integral either.
    var isPole = false

    /// Whether a place is behind it.
    func isBefore(_ place: Double, direction: Double) -> Bool {
      let far = direction > 0 ? self.place.upperBound : self.place.lowerBound
      return isPole ? (place - far) * direction >= 0 : (place - far) * direction > 0
    }
  }

  /// 1 upward, −1 downward.
  let direction: Double
  private(set) var stretches = StepList<IntegralStretch>()
  private(set) var end: End?
  /// How far the path goes.
  private(set) var reach: Double
  /// The integral up to there.
  private(set) var sum = Interval(0)
  private var step: Double
  /// Whether the last stretch was shorter than was tried.
  private var isShrinking = false
  /// How many of the last stretches were next to nothing.
  private var crawls = 0
  private var leaps = 0
  /// What may be lost over a stretch, in proportion to it.
  private var tolerance = 0x1p-44

  /// From where stretches become longer, and how many were short for their distance from there.
  private var origin: Double
  private var waves = 0

  /// How many stretches there are at most, and how many that are short for where they are.
  private static let mostStretches = 4_000
  private static let longest = 1_000
  private static let highestOrder = 14
  private static let loosest = 0x1p-16
  /// After more the function is taken for one that cannot be followed.
  private static let mostCrawls = 100
  /// How many places are gone over with nothing smooth between them.
  private static let mostLeaps = 12

  /// A path that has not begun.
  init(from start: Double, direction: Double) {
    (reach, origin) = (start, start)
    self.direction = direction
    step = Swift.max(start.magnitude, 1) / 4
  }

  /// Whether a place lies on the path as far as it goes.
  ///
  /// False says nothing of whether the path can be extended up to it.
  func covers(_ place: Double) -> Bool { (place - reach) * direction <= 0 }

  /// Goes on up to a place, as far as the integral is known.
  ///
  /// It stops at a pole, at the end of the domain, and where stretches become too short.
  mutating func extend(to place: Double, along function: any Integrand) {
    while end == nil, !covers(place) { advance(along: function) }
  }

  /// The end of the path, or of so many stretches, and whether there certainly is no integral beyond.
  mutating func end(within count: Int, along function: any Integrand) -> KnownEnd {
    while end == nil, stretches.count < count { advance(along: function) }
    if stretches.count > count { return KnownEnd(Interval(stretches[count - 1].end), .unfinished) }
    guard let end else { return KnownEnd(Interval(reach), .unfinished) }
    return KnownEnd(end.place, end.mayGoOn ? .open : .border)
  }

  private mutating func advance(along function: any Integrand) {
    guard waves < Self.longest, stretches.count < Self.mostStretches, reach.magnitude < 1e300 else {
      return stop()
    }
    // Beside 0, what was come from tells the size.
    let way = (reach - origin).magnitude
    let size = reach == 0 ? step * 0x1p-52 : reach.magnitude * 0x1p-46
    let least = Swift.max(size, way * 0x1p-52, 0x1p-1000)
    var length = step
    // The steps become shorter and shorter towards a pole.
    if length < way * 0x1p-36, let pole = function.pole(in: ahead(64 * length)) {
      return stop(at: pole)
    }
    crawls = length < way * 0x1p-30 ? crawls + 1 : 0
    guard crawls < Self.mostCrawls else { return stop() }
    if taylorModel(of: function, by: length, order: 2) == nil {
      if let stretch = stretchToGap(in: length, of: function) { return append(stretch) }
      length = smoothLength(within: length, least, of: function)
      let singular =
        length > least
        ? arrival(after: length, least, along: function) : departure(along: function)
      if let singular { return cross(singular) }
    } else if isShrinking, taylorModel(of: function, by: 8 * length, order: 2) == nil {
      let smooth = smoothLength(within: 8 * length, least, of: function)
      if let singular = arrival(after: smooth, least, along: function) {
        return cross(singular)
      }
    }
    let first = length
    if let stretch = stretch(upTo: length, least, of: function) {
      append(stretch)
      leaps = 0
      let taken = (stretch.end - stretch.start).magnitude
      isShrinking = taken < first
      step = isShrinking ? taken : 2 * first
      return
    }
    if tolerance < Self.loosest, taylorModel(of: function, by: least, order: 2) != nil {
      // Its numbers are known too roughly.
      tolerance *= 0x1p14
      return
    }
    leap(over: least, function)
  }

  /// The longest stretch on which the function's series is sharp.
  private func stretch(
    upTo longest: Double,
    _ least: Double,
    of function: any Integrand
  ) -> IntegralStretch? {
    var length = longest
    while length > least {
      let end = reach + direction * length
      if let model = taylorModel(of: function, by: length, order: order),
        let stretch = IntegralStretch(from: reach, to: end, sum, model),
        stretch.isTight(tolerance, beside: model.coefficients[0])
      {
        return stretch
      }
      length /= 2
    }
    return nil
  }

  /// Beside 0, the coefficients of high orders may be out of reach.
  private var order: Int {
    guard reach.magnitude < 0x1p-50 else { return Self.highestOrder }
    return reach == 0 ? Self.highestOrder : Swift.max(3, 900 / -Int(reach.exponent) - 1)
  }

  /// What lies within so much of the end of the path.
  private func ahead(_ length: Double) -> Interval { ahead(from: 0, to: length) }

  /// What lies between two distances from the end of the path.
  func ahead(from near: Double, to far: Double) -> Interval {
    Interval(between: reach + direction * near, reach + direction * far)
  }

  private func taylorModel(
    of function: any Integrand,
    by length: Double,
    order: Int
  ) -> TaylorModel? {
    function.taylorModel(around: reach, over: ahead(length), order: order)
  }

  /// How far the function is certainly smooth.
  private func smoothLength(
    within length: Double,
    _ least: Double,
    of function: any Integrand
  ) -> Double {
    var (smooth, rough) = (0.0, length)
    while rough - smooth > least {
      let middle = smooth + (rough - smooth) / 2
      guard smooth < middle, middle < rough else { break }
      if taylorModel(of: function, by: middle, order: 2) == nil {
        rough = middle
      } else {
        smooth = middle
      }
    }
    return smooth
  }

  /// A stretch up to a simple number at which the function has a gap and goes on as it was.
  private func stretchToGap(
    in length: Double,
    of function: any Integrand
  ) -> IntegralStretch? {
    let end = ahead(length).simplest
    guard end != reach else { return nil }
    let x = Interval(between: reach, end)
    guard let model = function.taylorModel(around: end, over: x, order: order),
      let stretch = IntegralStretch(from: reach, to: end, sum, model),
      stretch.isTight(tolerance, beside: model.coefficients[0])
    else { return nil }
    return stretch
  }

  /// Goes over a place at which the function is not smooth, or ends the path there.
  private mutating func leap(over length: Double, _ function: any Integrand) {
    leaps += 1
    guard leaps < Self.mostLeaps else { return stop() }
    let end = reach + direction * length
    let x = ahead(length)
    let values = function.enclosure(over: x).value
    if values.interval.isBounded, end != reach, function.isDefined(over: x) {
      append(IntegralStretch(from: reach, to: end, sum, values: values.interval))
      step = Swift.max(x.magnitude, 1) / 64
      return
    }
    // Behind it, there may be nothing of the function; or there is a pole on the way.
    for factor in [1.0, 2, 4, 8, 16] {
      let way = ahead(2 * factor * length)
      if let pole = function.pole(in: way) { return stop(at: pole) }
      let behind = ahead(from: factor * length, to: 2 * factor * length)
      guard values.interval.isEmpty || function.enclosure(over: behind).value.interval.isEmpty
      else { continue }
      let bounds = function.enclosure(over: way).value.interval
      let change = bounds.convexHull(with: Interval(0)) * Interval(0, way.width)
      let isBounded = bounds.isBounded || bounds.isEmpty
      self.end = End(
        place: way,
        values: isBounded ? sum + Interval(direction) * change : .entire,
        mayGoOn: false
      )
      return
    }
    stop()
  }

  private mutating func stop(at pole: Interval) {
    end = End(
      place: pole.convexHull(with: Interval(reach)),
      values: .entire,
      mayGoOn: false,
      isPole: pole.isSingleton
    )
  }

  private mutating func stop() {
    self.end = End(place: Interval(reach), values: .entire, mayGoOn: true)
  }

  private mutating func cross(_ singular: Singular) {
    switch singular {
    case .stretch(let stretch):
      if stretch.isDeparture { origin = stretch.start }
      step = (stretch.end - stretch.start).magnitude
      append(stretch)
    case .pole(let place): stop(at: Interval(place))
    }
  }

  private mutating func append(_ stretch: IntegralStretch) {
    stretches.append(stretch)
    let length = (stretch.end - stretch.start).magnitude
    // Beside a singular place, stretches grow with the distance from it.
    let distance = Swift.min((stretch.start - origin).magnitude, stretch.start.magnitude)
    if length * 16 < distance, stretch.start.magnitude > 0x1p-50 { waves += 1 }
    reach = stretch.end
    sum = stretch.total
  }
}
