import NumericCore

extension Survey {
  /// Describes the places between cells.
  mutating func surveyPlaces() {
    for (number, place) in dissection.places.enumerated() {
      guard let place, !place.x.isDisjoint(from: window) else { continue }
      let behavior = behavior(at: number)
      addDiscontinuity(place.x, behavior)
      addRoot(place.x, behavior)
      if interests.contains(.extrema) { addExtremum(number, place, behavior) }
      if interests.contains(.inflections) { addInflection(number, place, behavior) }
    }
  }

  private mutating func addRoot(_ x: Interval, _ behavior: Behavior) {
    guard behavior.value != .undefined, behavior.value.interval.contains(0) else { return }
    add(.root, x, Interval(0), isProven: behavior.value == .finite(Interval(0)))
  }

  private mutating func addDiscontinuity(_ x: Interval, _ behavior: Behavior) {
    let (left, right, value) = (behavior.left, behavior.right, behavior.value)
    if behavior.isContinuous { return }
    if left == .undefined, right == .undefined {
      if value != .undefined { domain.append(x.intersection(window)) }
      return
    }
    if left == .undefined || right == .undefined {
      let limit = left == .undefined ? right : left
      let y = value == .undefined ? limit.value ?? .empty : value.interval
      add(
        .domainEnd(isStart: left == .undefined, limit: limit, value: value),
        x,
        y,
        isProven: true
      )
      return
    }
    if left.isInfinite || right.isInfinite {
      add(.pole(left: left, right: right), x, .empty, isProven: true)
      return
    }
    if let continued = continuation(at: x) {
      add(.hole(limit: .finite(continued), value: value), x, continued, isProven: true)
      return
    }
    if let first = left.value, let second = right.value {
      if first.isDisjoint(from: second) {
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
  }

  /// What a place may be of whose limits too little is known.
  private mutating func addPossible(_ x: Interval, _ behavior: Behavior) {
    let (left, right, value) = (behavior.left, behavior.right, behavior.value)
    let y = left.interval.convexHull(with: right.interval)
    if !y.isBounded { add(.pole(left: left, right: right), x, .empty, isProven: false) }
    if left.value != nil || right.value != nil || y.isBounded || value != .undefined {
      add(.jump(left: left, right: right, value: value), x, y, isProven: false)
    }
    if !left.interval.isDisjoint(from: right.interval) {
      add(.hole(limit: left, value: value), x, y, isProven: false)
    }
  }

  /// The limit at a single place to which the function smoothly continues, though it has no value.
  private func continuation(at x: Interval) -> Interval? {
    guard x.isSingleton else { return nil }
    let reach = Swift.max(x.magnitude * 0x1p-30, window.width * 0x1p-40)
    let around = Interval(x.lowerBound - reach, x.upperBound + reach)
    guard let series = function.expansion(around: x.lowerBound, over: around),
      !series.definedAtCenter
    else { return nil }
    return series.coefficients.first
  }

  /// An extremum where the function is continuous, but not smooth.
  private mutating func addExtremum(_ number: Int, _ place: BreakPlace, _ behavior: Behavior) {
    if behavior.value == .undefined || behavior.left == .undefined || behavior.right == .undefined {
      return
    }
    if !behavior.isContinuous {
      // Certainly not continuous, or there is nothing to be said.
      if behavior.left.value != nil, behavior.right.value != nil || behavior.left.isInfinite {
        return
      }
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
      let sign = part.evaluate(stretch).value.certainSign
      if sign != 0 { return isIncreasing ? sign : -sign }
    }
    return nil
  }

  /// An inflection where the function is continuous and its slopes agree, but not smooth.
  private mutating func addInflection(_ number: Int, _ place: BreakPlace, _ behavior: Behavior) {
    guard behavior.isContinuous else { return }
    let bends = [number, number + 1].map { index in
      let cell = dissection.cells[index]
      guard cell.state == .smooth else { return 0 }
      let length = cell.x.upperBound - cell.x.lowerBound
      let reach = length * 0x1p-20
      let stretch =
        index == number
        ? Interval(place.x.lowerBound - reach, place.x.upperBound)
        : Interval(place.x.lowerBound, place.x.upperBound + reach)
      return SmoothPart(function, .whole, 2, cell).evaluate(stretch).value.certainSign
    }
    guard bends[0] * bends[1] < 0 else { return }
    let slopes = [number, number + 1].map { index in
      SmoothPart(function, .whole, 1, dissection.cells[index]).evaluate(place.x).value
    }
    let isSmoothEnough = slopes[0] == slopes[1] && slopes[0].isSingleton
    if slopes[0].isDisjoint(from: slopes[1]), !slopes[0].isEmpty, !slopes[1].isEmpty { return }
    add(.inflection, place.x, behavior.value.interval, isProven: isSmoothEnough)
  }
}
