import Intervals

/// Finds all zeros of a smooth function on a stretch.
///
/// Parts are cut until the function certainly has no zero there, or exactly one because it is
/// strictly monotone and changes sign, or until rounding hides which.
/// Source: Moore, Kearfott, Cloud, Introduction to Interval Analysis, chapter 8.
struct ZeroSearch {
  /// Values and derivatives of the function over a stretch.
  typealias Evaluation = (Interval) -> (value: Interval, slope: Interval)

  let evaluate: Evaluation
  /// The signs beside a number that is the only zero in a stretch, though no simple one; nil where it
  /// is not known to be.
  let multipleZero: (Double, Interval) -> Zero.Signs?
  /// Whether zeros at the ends of the stretch count.
  let includesEnds: (lower: Bool, upper: Bool)

  private var found: [Zero] = []
  /// Where in it a proven zero is, by its enclosure.
  private var indices: [Interval: Int] = [:]
  private var undecided: [Interval] = []
  /// The signs beside the ends of parts without a zero.
  private var borders: [Double: Zero.Signs] = [:]

  init(
    includesEnds: (lower: Bool, upper: Bool) = (true, true),
    multipleZero: @escaping (Double, Interval) -> Zero.Signs? = { _, _ in nil },
    evaluate: @escaping Evaluation
  ) {
    self.evaluate = evaluate
    self.multipleZero = multipleZero
    self.includesEnds = includesEnds
  }

  /// All zeros on a stretch in order; those not proven as stretches that hold them.
  mutating func zeros(on stretch: Interval, _ budget: inout SearchBudget) -> [Zero] {
    guard !stretch.isEmpty else { return [] }
    var level = [stretch]
    var depth = 0
    while !level.isEmpty {
      var next: [Interval] = []
      for box in level {
        if budget.isSpent {
          undecided.append(box)
          continue
        }
        budget.spend()
        examine(box, depth, &next)
      }
      level = next
      depth += 1
    }
    // What jumps over 0 from one part to the next is not continuous there.
    undecided += borders.filter { $1.left * $1.right == -1 }.map { Interval($0.key) }
    settle(on: stretch, isSpent: budget.isSpent)
    return found.sorted { $0.x.lowerBound < $1.x.lowerBound }.filter { zero in
      !(zero.x.isSingleton
        && (zero.x.lowerBound == stretch.lowerBound && !includesEnds.lower
          || zero.x.lowerBound == stretch.upperBound && !includesEnds.upper))
    }
  }

  private mutating func examine(_ box: Interval, _ depth: Int, _ next: inout [Interval]) {
    let (value, slope) = evaluate(box)
    guard value.contains(0) else { return note(value.certainSign, over: box) }
    if slope.certainSign != 0 {
      return examineMonotone(box, slope)
    }
    let middle = box.splitPoint
    let point = evaluate(Interval(middle))
    if slope.isBounded {
      let mean = point.value + slope * (box - Interval(middle))
      if !mean.contains(0) { return note(mean.certainSign, over: box) }
    }
    if depth % 3 == 1 || box.isTiny {
      let candidate = Interval.roundest(from: box.lowerBound, to: box.upperBound)
      if box.contains(candidate), let signs = multipleZero(candidate, box) {
        return insert(Zero(x: Interval(candidate), isProven: true, signs: signs))
      }
    }
    let isHidden =
      point.value.contains(0) && value.width <= 16 * point.value.width && point.value.width > 0
    if box.isTiny || isHidden || !(box.lowerBound < middle && middle < box.upperBound) {
      undecided.append(box)
      return
    }
    next.append(Interval(box.lowerBound, middle))
    next.append(Interval(middle, box.upperBound))
  }

  private mutating func note(_ sign: Int, over box: Interval) {
    borders[box.lowerBound, default: (0, 0)].right = sign
    borders[box.upperBound, default: (0, 0)].left = sign
  }

  /// A zero at the common end of two parts is found twice.
  private mutating func insert(_ zero: Zero) {
    if let index = indices[zero.x] {
      if found[index].signs.left == 0 { found[index].signs.left = zero.signs.left }
      if found[index].signs.right == 0 { found[index].signs.right = zero.signs.right }
    } else {
      indices[zero.x] = found.count
      found.append(zero)
    }
  }

  private mutating func examineMonotone(_ box: Interval, _ slope: Interval) {
    let left = evaluate(Interval(box.lowerBound)).value
    let right = evaluate(Interval(box.upperBound)).value
    let direction = slope.certainSign
    let signs = (-direction, direction)
    if left.certainSign == -direction, right.certainSign == direction {
      insert(Zero(x: refine(box), isProven: true, signs: signs))
    } else if left == Interval(0) {
      let before = goesOn(at: box.lowerBound, direction) ? -direction : 0
      insert(Zero(x: Interval(box.lowerBound), isProven: true, signs: (before, direction)))
    } else if right == Interval(0) {
      let behind = goesOn(at: box.upperBound, direction) ? direction : 0
      insert(Zero(x: Interval(box.upperBound), isProven: true, signs: (-direction, behind)))
    } else if left.certainSign != direction, right.certainSign != -direction {
      undecided.append(refine(box))
    } else {
      note(left.certainSign == direction ? direction : -direction, over: box)
    }
  }

  /// Whether the function rises or falls beyond the end of a part as it does within.
  private func goesOn(at end: Double, _ direction: Int) -> Bool {
    evaluate(Interval(end.nextDown, end.nextUp)).slope.certainSign == direction
  }

  /// The part of a stretch, on which the function is monotone, that holds its zero: by interval
  /// Newton steps, and halving where they do not help.
  func refine(_ box: Interval) -> Interval {
    var x = box
    for _ in 0..<100 {
      if x.isTiny { break }
      let middle = x.midpoint
      let value = evaluate(Interval(middle)).value
      var narrow = x
      let slope = evaluate(x).slope
      if slope.certainSign != 0 {
        let step = Interval(middle) - value / slope
        narrow = x.intersection(step)
        if narrow.isEmpty { return x }
        if narrow.width > 0.5 * x.width {
          // Where the zero is all but in the middle, a place beside it tells more.
          let isSure = value.certainSign != 0
          let place = isSure ? middle : x.splitPoint
          let sign = isSure ? value.certainSign : evaluate(Interval(place)).value.certainSign
          if sign != 0 {
            let isRight = sign != slope.certainSign
            narrow = narrow.intersection(
              isRight ? Interval(place, x.upperBound) : Interval(x.lowerBound, place)
            )
          }
        }
      }
      if narrow.isEmpty || narrow.width >= 0.95 * x.width { break }
      x = narrow
    }
    let candidate = Interval.roundest(from: x.lowerBound, to: x.upperBound)
    if evaluate(Interval(candidate)).value == Interval(0) { return Interval(candidate) }
    return widened(x, within: box)
  }

  /// The stretch with ends moved out until the function certainly is not 0 there.
  private func widened(_ x: Interval, within box: Interval) -> Interval {
    var (low, high) = (x.lowerBound, x.upperBound)
    var step = Swift.max(low.ulp, high.ulp)
    for _ in 0..<60 {
      let isLeftClear = low <= box.lowerBound || evaluate(Interval(low)).value.certainSign != 0
      let isRightClear = high >= box.upperBound || evaluate(Interval(high)).value.certainSign != 0
      if isLeftClear, isRightClear { break }
      if !isLeftClear { low = Swift.max(low - step, box.lowerBound) }
      if !isRightClear { high = Swift.min(high + step, box.upperBound) }
      step *= 2
    }
    return Interval(low, high)
  }

  /// Joins undecided neighbours and, unless the time is over, tries once more with each group and a
  /// little around it.
  private mutating func settle(on stretch: Interval, isSpent: Bool) {
    let groups = undecided.sorted { $0.lowerBound < $1.lowerBound }.merging { last, box in
      box.lowerBound <= last.upperBound + 4 * last.width ? last.convexHull(with: box) : nil
    }
    if isSpent, groups.count > 64 {
      found += groups.map { Zero(x: $0, isProven: false) }
      return
    }
    for group in groups {
      let margin = Swift.max(group.width, 4 * group.magnitude.ulp)
      let wide = Interval(group.lowerBound - margin, group.upperBound + margin)
        .intersection(stretch)
      let (value, slope) = evaluate(wide)
      if !value.contains(0) { continue }
      if slope.certainSign != 0 {
        let left = evaluate(Interval(wide.lowerBound)).value.certainSign
        let right = evaluate(Interval(wide.upperBound)).value.certainSign
        if left == right, left != 0 { continue }
        if left * right == -1 {
          let zero = Zero(x: refine(wide), isProven: true, signs: (left, right))
          if !found.contains(where: { $0.isProven && !$0.x.isDisjoint(from: wide) }) {
            found.append(zero)
          }
          continue
        }
        // At most one zero, and that is known already.
        if found.contains(where: { $0.isProven && $0.x.isSubset(of: wide) }) { continue }
      }
      let candidate = Interval.roundest(from: group.lowerBound, to: group.upperBound)
      if wide.contains(candidate), let signs = multipleZero(candidate, wide) {
        insert(Zero(x: Interval(candidate), isProven: true, signs: signs))
        continue
      }
      found.append(
        Zero(
          x: group,
          isProven: false,
          signs: (
            evaluate(Interval(wide.lowerBound)).value.certainSign,
            evaluate(Interval(wide.upperBound)).value.certainSign
          ),
          keepsSign: value.possibleSign != 0 || evaluate(group).value.possibleSign != 0
        )
      )
    }
  }
}
