package import Calculus
package import Intervals
import Operations

extension Program {
  /// What the function certainly takes in a stretch at places that need not be Doubles.
  ///
  /// Each element is proven; none at all says nothing. The order is that of the steps, with the
  /// passages to poles at the ends of the stretch first. Of sign(sin x) around π there is the value
  /// 0, although no Double is π.
  ///
  /// Source: the intermediate value theorem, on each step whose values at the two ends lie apart.
  ///
  /// - Complexity: Three walks over all steps, one more for each number that a step passes, and two
  ///   for each passage to a pole.
  package func attainedValues(over x: Interval) -> [AttainedValue] {
    code.intervalCode.attainedValues(over: x)
  }
}

/// A value that changes continuously from below a number to above it is that number somewhere: there
/// the steps after it can be worked out, though the place is known to lie in the stretch only.
extension IntervalCode {
  /// How many numbers that a value passes through are looked at.
  ///
  /// A step that passes more of them, as in ⌊1000·x⌋ over a wide stretch, is looked at for 0 alone.
  private static let passedLimit = 3
  /// What a step's value lies beyond, near enough to a pole.
  ///
  /// Beside an upward pole its values are taken from here to infinity, beside another from the
  /// opposite down.
  private static let far = 0x1p1000

  func attainedValues(over x: Interval) -> [AttainedValue] {
    guard let whole = values(over: x), let left = values(over: Interval(x.lowerBound)),
      let right = values(over: Interval(x.upperBound))
    else { return [] }
    var found = passagesToEnds(of: x, whole, left, right)
    for index in operations.indices {
      for end in endsOfWave(after: index, whole[index], left[index], right[index]) {
        let last = values(over: x, with: .constant(end), at: index + 1)?.last
        if let last, last.value.decoration >= .defined, !last.value.interval.isEmpty {
          found.append(.value(last.value.interval))
        }
      }
      for number in numbers(passedBy: index, whole[index], left[index], right[index]) {
        guard let there = values(over: x, with: .constant(number), at: index) else { continue }
        if let last = there.last, last.value.decoration >= .defined, !last.value.interval.isEmpty {
          found.append(.value(last.value.interval))
        }
        for pole in poles(met: there, after: index) {
          for (end, values) in [(x.lowerBound, left), (x.upperBound, right)] {
            passage(from: end, values, to: pole, over: x, whole).map { found.append($0) }
          }
        }
      }
    }
    return found
  }

  /// The values of all steps, with another in the place of one of them.
  ///
  /// One enclosure for each step, by the step's index; the last is the function's. The value at
  /// `place` is taken as given, whatever its operands are; −1 replaces none. Nil where the steps
  /// leave no single value.
  ///
  /// - Complexity: O(n) enclosures for n steps.
  @inline(never) func values(
    over x: Interval,
    with other: Enclosure = .unknown,
    at place: Int = -1
  ) -> [Enclosure]? {
    var all: [Enclosure] = []
    all.reserveCapacity(operations.count)
    let last = operations.fold(depth: stackDepth) { index, step, first, second -> Enclosure? in
      let value = index == place ? other : enclosure(of: step, first, second, over: x)
      all.append(value)
      return value
    }
    return last == nil ? nil : all
  }

  /// The least and the greatest value of the next step, if that is a wave and a step's value certainly
  /// goes through a whole turn in a stretch.
  private func endsOfWave(
    after index: Int,
    _ whole: Enclosure,
    _ left: Enclosure,
    _ right: Enclosure
  ) -> [Interval] {
    guard index + 1 < operations.count, case .unary(let next) = operations[index + 1],
      next.row.shape.isPeriodic, next.row.singular == nil, whole.isCertainlyContinuous
    else { return [] }
    let (first, second) = (left.value, right.value)
    guard first.decoration >= .defined, second.decoration >= .defined,
      first.interval.isDisjoint(from: second.interval)
    else { return [] }
    let way = first.interval - second.interval
    guard way.mignitude > 6.2832 else { return [] }
    return [Interval(-1), Interval(1)]
  }

  /// The numbers that a step's value certainly is somewhere in a stretch and that matter to the next:
  /// where that is not smooth, and 0.
  ///
  /// They lie strictly between the values at the two ends of the stretch, and there are none unless
  /// the step is certainly continuous in between.
  private func numbers(
    passedBy index: Int,
    _ whole: Enclosure,
    _ left: Enclosure,
    _ right: Enclosure
  ) -> [Interval] {
    guard whole.isCertainlyContinuous, left.value.decoration >= .defined,
      right.value.decoration >= .defined
    else { return [] }
    let (low, high) =
      left.value.interval.upperBound < right.value.interval.lowerBound
      ? (left.value.interval.upperBound, right.value.interval.lowerBound)
      : (right.value.interval.upperBound, left.value.interval.lowerBound)
    guard low < high else { return [] }
    var passed: [Interval] = low < 0 && high > 0 ? [Interval(0)] : []
    if let targets = targets(after: index),
      let possible = targets.possible(in: Interval(low, high), atMost: Self.passedLimit)
    {
      passed += possible.filter {
        $0.lowerBound > low && $0.upperBound < high && !passed.contains($0)
      }
    }
    return passed
  }

  /// Where the step after one is not smooth, if it takes that one's value alone.
  ///
  /// Nil for the last step, an operation on two values, and one that is smooth everywhere.
  private func targets(after index: Int) -> SingularSet? {
    guard index + 1 < operations.count, case .unary(let next) = operations[index + 1] else {
      return nil
    }
    return next.row.singular?.targets
  }

  /// A step whose operand is the place of a pole.
  ///
  /// `place` is the value of the operand, not of x.
  private struct Pole {
    let step: Int
    let place: Interval
    let singular: Singularities
  }

  /// The steps that certainly have a pole where the values of all are these, one of them a number.
  ///
  /// Steps before and at `index` are left out. An operand that is known only within an interval
  /// counts where it is the value that was replaced, and that is one of the operation's poles.
  private func poles(met values: [Enclosure], after index: Int = -1) -> [Pole] {
    operations.indices.dropFirst(index + 1).compactMap { step in
      guard case .unary(let operation) = operations[step], let singular = operation.row.singular
      else { return nil }
      let operand = values[step - 1].value.interval
      guard operand.isSingleton || index >= 0 && step == index + 1,
        singular.targets.possible(in: operand, atMost: 1) == [operand]
      else { return nil }
      return Pole(step: step, place: operand, singular: singular)
    }
  }

  /// The ways to poles at the ends of a stretch.
  private func passagesToEnds(
    of x: Interval,
    _ whole: [Enclosure],
    _ left: [Enclosure],
    _ right: [Enclosure]
  ) -> [AttainedValue] {
    poles(met: left).compactMap { passage(from: x.upperBound, right, to: $0, over: x, whole) }
      + poles(met: right).compactMap { passage(from: x.lowerBound, left, to: $0, over: x, whole) }
  }

  /// The way from an end of a stretch to a pole in it, where nothing but that pole breaks it.
  ///
  /// Nil where another place may break the function on the way, where the operand may come to a
  /// second target, and where nothing is known of the values near the pole.
  @inline(never) private func passage(
    from end: Double,
    _ atEnd: [Enclosure],
    to pole: Pole,
    over x: Interval,
    _ whole: [Enclosure]
  ) -> AttainedValue? {
    let (operand, singular) = (whole[pole.step - 1], pole.singular)
    let own = atEnd[pole.step - 1].value
    // From the last place of the pole on, the operand stays on one side of it.
    guard operand.isCertainlyContinuous, own.decoration >= .defined,
      singular.targets.possible(in: operand.value.interval, atMost: 2) == [pole.place],
      let gap = singular.targets.gap(around: own.interval), singular.domain(gap) == .everywhere,
      gap.lower == pole.place || gap.upper == pole.place,
      let isUpward = singular.pole(gap, gap.lower == pole.place),
      let through = values(over: x, with: broken(whole[pole.step].value.interval), at: pole.step),
      through.last?.isCertainlyContinuous == true
    else { return nil }
    let far = isUpward ? Interval(Self.far, .infinity) : Interval(-.infinity, -Self.far)
    guard let near = values(over: x, with: broken(far), at: pole.step)?.last?.value.interval,
      !near.isEmpty
    else { return nil }
    return .passage(from: end, toward: near)
  }

  /// Values of a step that is continuous on one side of a pole.
  private func broken(_ values: Interval) -> Enclosure {
    Enclosure(value: DecoratedInterval(values, .definedAndContinuous), slope: .entire)
  }
}
