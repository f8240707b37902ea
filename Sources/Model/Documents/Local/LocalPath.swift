import Calculus
import Figures
import Formulas
import Intervals
import Numerals
import Operations

/// The part of a moving point's path that is in a local view, in local numbers of its own time.
///
/// Time is narrowed from view to view: what is left out is proven to be outside of the reach.
struct LocalPath {
  let point: MovingPoint
  let view: LocalView

  /// A stretch of time, as numbers that count from an origin.
  private struct Time {
    var axis: LocalAxis
    var stretch: Interval
  }

  /// The point in local numbers; nil where its path comes several times, or is not known so.
  func local(_ replies: LocalReplies) -> MovingPoint? {
    guard var time = first else { return nil }
    for _ in 0..<Self.mostViews {
      guard let x = LocalView(x: time.axis, y: view.x).question(point.x).program(replies),
        let y = LocalView(x: time.axis, y: view.y).question(point.y).program(replies)
      else { return nil }
      let (reachX, reachY) = (Self.reach(view.x), Self.reach(view.y))
      let found = Self.narrowed(time.stretch) { part in
        let (x, y) = (x.enclosure(over: part), y.enclosure(over: part))
        return !x.value.interval.isDisjoint(from: reachX)
          && !y.value.interval.isDisjoint(from: reachY)
      }
      guard let found else { return nil }
      if found.width > 0x1p-12 {
        guard let start = Program(number: found.lowerBound),
          let end = Program(number: found.upperBound)
        else { return nil }
        // Its ends are rounded, and may not belong to the path.
        return MovingPoint(
          x: x,
          y: y,
          start: start,
          end: end,
          excludes: found.isSingleton ? [] : [.start, .end]
        )
      }
      guard let next = Self.closer(to: found, time) else { return nil }
      time = next
    }
    return nil
  }

  /// More views than these are not gone through, one for each few digits.
  private static let mostViews = 80

  private static func reach(_ axis: LocalAxis) -> Interval {
    let size = Double(sign: .plus, exponent: axis.reach, significand: 1)
    return Interval(-size, size)
  }

  /// Where the path is in view, as far as Doubles tell; the ends of its time are origins of their own.
  private var first: Time? {
    let ends = [point.start, point.end].map { $0.enclosure(over: Interval(0)).value.interval }
    guard ends.allSatisfy({ $0.isBounded && !$0.isEmpty }),
      let originX = try? Program(view.x.origin), let originY = try? Program(view.y.origin)
    else { return nil }
    let places = [originX, originY].map { $0.enclosure(over: Interval(0)).value.interval }
    let sizes = [view.x, view.y].map { axis in
      Self.reach(axis) * Interval(0, (Double("1e\(axis.exponent)") ?? 0).nextUp)
    }
    let whole = Interval(ends[0].lowerBound, ends[1].upperBound)
    let found = Self.narrowed(whole) { part in
      let values = [point.x, point.y].map { $0.enclosure(over: part).value.interval }
      return zip(zip(values, places), sizes).allSatisfy { pair, size in
        !(pair.0 - pair.1).isDisjoint(from: size)
      }
    }
    guard let found else { return nil }
    let isAtStart = found.lowerBound <= ends[0].upperBound
    let isAtEnd = found.upperBound >= ends[1].lowerBound
    if isAtStart || isAtEnd {
      guard !isAtStart || !isAtEnd else { return nil }
      let exponent = Self.exponent(of: found.width * 2)
      let axis = LocalAxis(
        origin: (isAtStart ? point.start : point.end).plain,
        exponent: exponent,
        reach: Self.timeReach
      )
      return Time(axis: axis, stretch: isAtStart ? Interval(0, 1) : Interval(-1, 0))
    }
    let plain = LocalAxis(origin: [.number(NumberLiteral(0))], exponent: 0, reach: 0)
    return Self.closer(to: found, Time(axis: plain, stretch: whole))
  }

  private static let timeReach = 1

  /// A view of the time that a stretch of another takes up.
  private static func closer(to stretch: Interval, _ time: Time) -> Time? {
    let exponent = exponent(of: stretch.width.magnitude * 2 + stretch.midpoint.ulp * 4)
    let step = DecimalDigits(stretch.midpoint).rounded(toDecimals: -exponent + 2)
    var axis = time.axis
    if let text = NumberLiteral(
      (step.isNegative ? -step : step).shifted(by: axis.exponent).decimalText
    ) {
      axis.origin += [.number(text), .binary(step.isNegative ? .subtract : .add)]
    }
    let unit = Double("1e\(exponent)") ?? 0
    guard unit > 0 else { return nil }
    axis.exponent += exponent
    axis.reach = timeReach
    // What was an end of the time stays one.
    let local =
      (stretch - Interval(step.value.nextDown, step.value.nextUp))
      / Interval(unit.nextDown, unit.nextUp)
    let outer = Interval(max(local.lowerBound, -2), min(local.upperBound, 2))
    return Time(axis: axis, stretch: outer)
  }

  /// The least power of ten that is at least a width.
  private static func exponent(of width: Double) -> Int {
    DecimalDigits(max(width, 1e-300)).exponent + 1
  }

  /// The least stretch outside of which a test certainly fails, as far as halving shows it; nil where it
  /// fails everywhere, or there are several such stretches.
  private static func narrowed(_ whole: Interval, _ mayHold: (Interval) -> Bool) -> Interval? {
    var parts = [whole]
    var hull = whole
    for _ in 0..<64 {
      parts = parts.flatMap { part -> [Interval] in
        let middle = part.midpoint
        guard middle > part.lowerBound, middle < part.upperBound else { return [part] }
        return [Interval(part.lowerBound, middle), Interval(middle, part.upperBound)].filter(
          mayHold
        )
      }
      guard let first = parts.first, let last = parts.last else { return nil }
      let next = Interval(first.lowerBound, last.upperBound)
      defer { hull = next }
      if parts.count > mostParts || next.width > hull.width * 0.9 && parts.count > 16 {
        return isOnePiece(parts) ? next : nil
      }
    }
    return isOnePiece(parts) ? hull : nil
  }

  private static let mostParts = 64

  private static func isOnePiece(_ parts: [Interval]) -> Bool {
    zip(parts, parts.dropFirst()).allSatisfy { $0.upperBound >= $1.lowerBound }
  }
}

extension Program {
  /// A number as it is.
  fileprivate init?(number: Double) {
    guard let literal = NumberLiteral(DecimalDigits(number.magnitude).decimalText) else {
      return nil
    }
    let steps: [Instruction] = [.number(literal)] + (number < 0 ? [.unary(.negate)] : [])
    guard let program = try? Program(steps) else { return nil }
    self = program
  }
}
