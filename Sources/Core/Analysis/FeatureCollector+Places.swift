import Calculus
import Intervals

extension FeatureCollector {
  /// Describes the places between cells.
  mutating func surveyPlaces() {
    for (number, place) in dissection.places.enumerated() {
      guard let place, !place.x.isDisjoint(from: window) else { continue }
      if !place.isClear {
        addAnything(at: place.x)
        continue
      }
      let behavior = behavior(at: number)
      behaviors[number] = behavior
      addDiscontinuity(number, place.x, behavior)
      addRoot(number, place.x, behavior)
      if interests.contains(.extrema) { addExtremum(number, place, behavior) }
      if interests.contains(.inflections) { addInflection(number, place, behavior) }
    }
  }

  /// The stretches of zeros, joined where the value between two is 0 as well.
  var joinedZeroStretches: [Interval] {
    zeroStretches.merging { isZero(between: $0, and: $1) ? $0.convexHull(with: $1) : nil }
  }

  /// Whether nothing but a place with the value 0 lies between two stretches of zeros.
  private func isZero(between first: Interval, and second: Interval) -> Bool {
    dissection.places.indices.contains { number in
      dissection.places[number]?.x == Interval(first.upperBound, second.lowerBound)
        && behavior(at: number).value == .finite(Interval(0))
    }
  }

  private mutating func addRoot(_ number: Int, _ x: Interval, _ behavior: Behavior) {
    guard behavior.value != .undefined, behavior.value.interval.contains(0) else { return }
    // Beside a stretch where the function is or may be 0, it belongs to the stretch, even if no more of
    // that is in view than what the place's enclosure holds.
    let isAlone = [number, number + 1].allSatisfy { (index: Int) -> Bool in
      let cell = dissection.cells[index]
      return switch cell.state {
      case .undefined: true
      case .unknown: !function.enclosure(over: cell.x).value.interval.contains(0)
      case .smooth: knowsSliver(beside: number, in: cell, isLeft: index == number)
      }
    }
    let isProven =
      isAlone && (behavior.value == .finite(Interval(0)) || isKnownZero(at: x))
    add(.root, x, Interval(0), isProven: isProven)
  }

  /// Whether algebra knows which number a place is, and that the function is 0 there.
  func isKnownZero(at x: Interval) -> Bool {
    guard !x.isSingleton, let form = ExactForm(matching: x), form.value.isSubset(of: x),
      dissection.isOnlyPlace(in: x), let formal = function.formalFunction
    else { return false }
    return dissection.isPlace(in: x, at: form.number) && formal.sign(at: form.number) == 0
  }

  private mutating func addDiscontinuity(
    _ number: Int,
    _ x: Interval,
    _ behavior: Behavior
  ) {
    let (left, right, value) = (behavior.left, behavior.right, behavior.value)
    if behavior.isContinuous { return }
    if left == .undefined, right == .undefined {
      guard value != .undefined else { return }
      isolatedPoints.append(x.intersection(window))
      // Of a single point whose enclosure the window's edge cuts it is open whether it is in view.
      if !x.isSubset(of: window) {
        add(
          .domainEnd(isStart: true, limit: right, value: value),
          x,
          value.interval,
          isProven: false
        )
      }
      return
    }
    if left == .undefined || right == .undefined {
      let isStart = left == .undefined
      let limit = isStart ? right : left
      // The values beside it may lie outside the window.
      let isAlone = x == Interval(isStart ? window.upperBound : window.lowerBound)
      if isAlone, value != .undefined { isolatedPoints.append(x) }
      let y = value == .undefined ? limit.value ?? .empty : value.interval
      add(
        .domainEnd(isStart: isStart, limit: limit, value: value),
        x,
        y,
        // Nothing is known of the values of a cell of unknown state, not even that there are any.
        isProven: dissection.cells[isStart ? number + 1 : number].state == .smooth
      )
      return
    }
    if left.isInfinite || right.isInfinite {
      let hasValues = dissection.cells[number...(number + 1)].allSatisfy { $0.state == .smooth }
      add(.pole(left: left, right: right), x, .empty, isProven: hasValues)
      return
    }
    if let first = left.value, let second = right.value {
      if first.isDisjoint(from: second), !behavior.sidesAgree {
        add(
          .jump(left: left, right: right, value: value),
          x,
          value == .undefined ? first.convexHull(with: second) : value.interval,
          isProven: true
        )
        return
      }
      if behavior.sidesAgree {
        let isDifferent =
          value == .undefined || value.value.map { $0.isDisjoint(from: first) } == true
        add(.hole(limit: left, value: value), x, first, isProven: isDifferent)
        return
      }
    }
    addPossible(x, behavior)
    for (index, limit) in [(number, right), (number + 1, left)]
    where dissection.cells[index].state == .unknown {
      add(
        .domainEnd(isStart: index == number, limit: limit, value: value),
        x,
        value.interval,
        isProven: false
      )
    }
  }

  /// What a place of which nothing is known may be.
  private mutating func addAnything(at x: Interval) {
    let value = function.enclosure(over: x).value
    let y = value.interval
    if !y.isEmpty { isolatedPoints.append(x.intersection(window)) }
    if y.contains(0) { add(.root, x, Interval(0), isProven: false) }
    if interests.contains(.extrema) { add(.extremum, x, y, isProven: false) }
    if interests.contains(.inflections) { add(.inflection, x, y, isProven: false) }
    let limit = Limit.unknown
    let known: Limit = value.decoration >= .defined ? Limit(y) : .within(y)
    add(.pole(left: limit, right: limit), x, .empty, isProven: false)
    add(.jump(left: limit, right: limit, value: known), x, y, isProven: false)
    add(.hole(limit: limit, value: known), x, y, isProven: false)
    add(.domainEnd(isStart: true, limit: limit, value: known), x, y, isProven: false)
  }

  /// What a place may be of whose limits too little is known.
  private mutating func addPossible(_ x: Interval, _ behavior: Behavior) {
    let (left, right, value) = (behavior.left, behavior.right, behavior.value)
    let y = left.interval.convexHull(with: right.interval)
    if value != .undefined { isolatedPoints.append(x.intersection(window)) }
    if !y.isBounded { add(.pole(left: left, right: right), x, .empty, isProven: false) }
    if left.value != nil || right.value != nil || y.isBounded || value != .undefined {
      add(.jump(left: left, right: right, value: value), x, y, isProven: false)
    }
    if !left.interval.isDisjoint(from: right.interval) {
      add(.hole(limit: left, value: value), x, y, isProven: false)
    }
  }

  /// An extremum where the function is continuous, but not smooth.
  private mutating func addExtremum(_ number: Int, _ place: BreakPlace, _ behavior: Behavior) {
    if behavior.value == .undefined || behavior.left == .undefined || behavior.right == .undefined
      || behavior.isBroken
    {
      hideTurns(beside: number, place)
      return
    }
    let left = slopeSign(of: number, beside: place, isLeft: true)
    let right = slopeSign(of: number + 1, beside: place, isLeft: false)
    guard let left, let right else {
      add(.extremum, place.x, behavior.value.interval, isProven: false)
      return
    }
    guard left * right < 0 else { return }
    add(
      left < 0 ? .minimum : .maximum,
      place.x,
      behavior.value.interval,
      isProven: behavior.isContinuous
    )
  }

  /// Keeps in mind that the function may turn inside of the enclosure of a place where it breaks.
  private mutating func hideTurns(beside number: Int, _ place: BreakPlace) {
    guard !place.x.isSingleton else { return }
    for index in [number, number + 1] where dissection.cells[index].state == .smooth {
      guard slopeSign(of: index, beside: place, isLeft: index == number) == nil else { continue }
      let part = SmoothPart(function, .whole, 0, dissection.cells[index])
      hideTurn(place.x, part.evaluate(place.x).value)
    }
  }

  /// The sign of the slopes right beside a place, 0 where the function is constant; nil where it is
  /// not certain.
  private func slopeSign(of index: Int, beside place: BreakPlace, isLeft: Bool) -> Int? {
    let cell = dissection.cells[index]
    guard cell.state == .smooth else { return nil }
    let (core, isIncreasing) = function.core(in: cell.gaps)
    let part = SmoothPart(function, core, 1, cell)
    if part.isZero { return 0 }
    let length = cell.x.upperBound - cell.x.lowerBound
    for reach in [length * 0x1p-10, length * 0x1p-30, 8 * place.x.magnitude.ulp, length * 0x1p-60] {
      let stretch =
        isLeft
        ? Interval(place.x.lowerBound - reach, place.x.upperBound)
        : Interval(place.x.lowerBound, place.x.upperBound + reach)
      // Where the slope keeps its sign and is not 0 everywhere, it is 0 at single places at most.
      let sign = part.evaluate(stretch).value.possibleSign
      let end = Interval(isLeft ? stretch.lowerBound : stretch.upperBound)
      if sign != 0, part.evaluate(end).value.certainSign == sign {
        return isIncreasing ? sign : -sign
      }
    }
    return nil
  }

  /// An inflection where the function is continuous, but not smooth.
  ///
  /// It is one with a vertical tangent or a second derivative that jumps; a corner is none.
  private mutating func addInflection(_ number: Int, _ place: BreakPlace, _ behavior: Behavior) {
    guard !behavior.isBroken else { return }
    let left = side(of: number, beside: place, isLeft: true)
    let right = side(of: number + 1, beside: place, isLeft: false)
    guard let left, let right else {
      add(.inflection, place.x, behavior.value.interval, isProven: false)
      return
    }
    if left.bend == 0 || right.bend == 0 || left.slopes.isDisjoint(from: right.slopes) { return }
    if let first = left.bend, let second = right.bend, first == second { return }
    let isCertain =
      behavior.isContinuous && left.bend != nil && right.bend != nil && left.end.isSingleton
      && left.end == right.end
    add(.inflection, place.x, behavior.value.interval, isProven: isCertain)
  }

  /// What is known of a cell right beside a place: the sign of its second derivatives (0 where the
  /// function is straight, nil where it is not known), its slopes, and the slope at the place.
  private func side(
    of index: Int,
    beside place: BreakPlace,
    isLeft: Bool
  ) -> (bend: Int?, slopes: Interval, end: Interval)? {
    let cell = dissection.cells[index]
    guard cell.state == .smooth else { return nil }
    let part = SmoothPart(function, .whole, 2, cell)
    let slope = SmoothPart(function, .whole, 1, cell)
    let end = slope.evaluate(place.x).value
    if part.isZero { return (0, end, end) }
    let length = cell.x.upperBound - cell.x.lowerBound
    var slopes = Interval.entire
    for reach in [length * 0x1p-10, length * 0x1p-25, length * 0x1p-40] {
      let far = Interval(isLeft ? place.x.lowerBound - reach : place.x.upperBound + reach)
      let stretch = place.x.convexHull(with: far)
      slopes = slopes.narrowed(by: slope.evaluate(stretch).value)
      let sign = part.evaluate(stretch).value.possibleSign
      if sign != 0, part.evaluate(far).value.certainSign == sign { return (sign, slopes, end) }
    }
    return (nil, slopes, end)
  }
}
