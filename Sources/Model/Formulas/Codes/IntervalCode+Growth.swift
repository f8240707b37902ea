package import Calculus
import Intervals
import Operations

extension IntervalCode {
  /// How the function grows beside a place, on one side and up to a distance of at most 1; nil where it is
  /// not certainly smooth there, or nothing is known.
  ///
  /// `isLeft` chooses the side: the bounds are in powers of the distance from `place`, and hold for
  /// all distances above 0 up to `width`. Nil, too, where `place ± width` rounds to `place`, where
  /// a part crosses a break on the way, and where the value certainly is absent.
  ///
  /// A part whose steps tell nothing is bounded by its values; where these have no bounds, `least`
  /// and `most` are nil.
  ///
  ///     // 1/√x beside 0, on the right up to 1: exactly t^(−1/2)
  ///
  /// - Complexity: One or two jets for each step, and some more for a quotient.
  package func growth(beside place: Double, reaching width: Double, isLeft: Bool) -> Growth? {
    let end = isLeft ? place - width : place + width
    guard width > 0, width <= 1, end != place else { return nil }
    let box = Interval(between: place, end)
    let approach = OneSidedGrowth(code: self, place: place, box: box, isLeft: isLeft)
    let part = operations.fold(depth: stackDepth) { _, step, first, second in
      approach.part(step, first, second)
    }
    return part.flatMap { $0.isAbsent ? nil : $0.growth }
  }
}

/// A part of a function beside a place: it is smooth from there to the end of a box.
///
/// - Invariant: `over` has values, and no break of an operation lies between the place and the end
///   of the box, though the place itself may be one.
private struct ApproachedPart {
  /// On the box.
  let over: Jet
  /// At the place, as a limit.
  let at: Jet
  /// By the distance from the place, on one side.
  var growth: Growth
  /// Whether it has no value anywhere, for a condition fails.
  var isAbsent = false

  static func - (first: ApproachedPart, second: ApproachedPart) -> ApproachedPart {
    ApproachedPart(
      over: first.over - second.over,
      at: first.at - second.at,
      growth: first.growth + -second.growth
    )
  }
}

/// Walks a function beside a place, step by step.
private struct OneSidedGrowth {
  let code: IntervalCode
  let place: Double
  /// From the place to the far end; the place is its end on the right where `isLeft`.
  let box: Interval
  let isLeft: Bool

  /// Nil where the part is not certainly smooth on the way, or is an integral.
  func part(
    _ step: CodeStep,
    _ first: ApproachedPart?,
    _ second: ApproachedPart?
  ) -> ApproachedPart? {
    switch (step, first, second) {
    case (.number(let index), _, _): return constant(code.numbers[Int(index)])
    case (.variable, _, _):
      return finished(step, .variable(over: box), .variable(over: Interval(place)))
    case (.unary(let operation), let u?, _): return part(operation, u)
    case (.power(let p, let q), let u?, _):
      var gap: Gap?
      if p < 0 || q > 1 {
        guard let known = self.gap(in: .zero, of: u) else { return nil }
        gap = known
      }
      func jet(_ u: Jet) -> Jet {
        q == 1
          ? .pown(u.clipped(to: gap), Int(p)) : .rationalPower(u.clipped(to: gap), Int(p), Int(q))
      }
      return finished(step, jet(u.over), jet(u.at), u)
    case (.binary(let operation), let u?, let v?): return part(operation, u, v)
    case (.saturation(let index), let u?, _):
      return part(.add, constant(code.numbers[Int(index)]), u).flatMap { part(.divide, u, $0) }
    case (.unary, _, _), (.binary, _, _), (.power, _, _), (.saturation, _, _), (.integral, _, _):
      return nil
    }
  }

  /// A number, of which the jets have no slopes.
  private func constant(_ value: Interval) -> ApproachedPart {
    ApproachedPart(over: .constant(value), at: .constant(value), growth: Growth(value))
  }

  /// A part without a value keeps that; nil where the operand may cross a break, or lies where the
  /// operation is not everywhere defined.
  private func part(_ operation: UnaryOperation, _ u: ApproachedPart) -> ApproachedPart? {
    guard !u.isAbsent else { return u }
    var gap: Gap?
    if let singular = operation.row.singular {
      guard let known = self.gap(in: singular.targets, of: u),
        operation.domainStatus(in: known) == .everywhere
      else { return nil }
      gap = known
    }
    let (over, at) = (operation.jet(of: u.over, in: gap), operation.jet(of: u.at, in: gap))
    if let quotient = quotient(operation, u) { return finished(over, at, growing: quotient) }
    guard var part = finished(.unary(operation), over, at, u) else { return nil }
    if let proportion = proportion(operation, u) {
      part.growth = part.growth.narrowed(by: proportion)
    }
    return part
  }

  /// The growth of a function that is smooth and 0 at 0, by its slopes from there to the operand's values;
  /// nil for others, and where the operand does not vanish.
  private func proportion(_ operation: UnaryOperation, _ u: ApproachedPart) -> Growth? {
    let values = u.over.c0.convexHull(with: Interval(0))
    guard u.growth.vanishes, values.isBounded, operation.row.singular == nil,
      operation.jet(of: .constant(Interval(0)), in: nil).c0 == Interval(0)
    else { return nil }
    let slopes = operation.jet(of: .variable(over: values), in: nil).c1
    return slopes.isBounded ? u.growth * Growth(slopes) : nil
  }

  /// The growth of what is a quotient of others.
  ///
  /// Tangents and their like are a ratio of two other operations. Nil for all else.
  private func quotient(_ operation: UnaryOperation, _ u: ApproachedPart) -> Growth? {
    func growth(_ part: UnaryOperation) -> Growth? { self.part(part, u)?.growth }
    if let ratio = operation.row.shape.ratio {
      let top = ratio.top.map(growth) ?? Growth(Interval(1))
      return growth(ratio.bottom).flatMap { bottom in top.map { $0 / bottom } }
    }
    guard operation == .atanh else { return nil }
    // 2·atanh u = ln(1 + u) − ln(1 − u).
    let unit = constant(Interval(1))
    let minus = ApproachedPart(over: -u.over, at: -u.at, growth: -u.growth)
    let (first, second) = (grown(unit - minus), grown(unit - u))
    return (first.logarithm(upTo: box.width) + -second.logarithm(upTo: box.width))
      * Growth(Interval(0.5))
  }

  private func part(
    _ operation: BinaryOperation,
    _ u: ApproachedPart,
    _ v: ApproachedPart
  ) -> ApproachedPart? {
    if operation == .either { return u.isAbsent ? v : u }
    guard !u.isAbsent, !v.isAbsent else { return u.isAbsent ? u : v }
    if operation == .when, u.over.c0 == Interval(0) {
      return ApproachedPart(over: v.over, at: v.at, growth: v.growth, isAbsent: true)
    }
    var gaps: [Gap?] = [nil, nil]
    for (slot, singular) in operation.row.singular.breaks.enumerated() {
      guard let singular else { continue }
      let argument: ApproachedPart
      switch singular.argument {
      case .first: argument = u
      case .last: argument = v
      case .difference: argument = u - v
      case .quotient:
        guard let quotient = part(.divide, u, v) else { return nil }
        argument = quotient
      case .sum: return nil
      }
      guard let gap = gap(in: singular.targets, of: argument), slot < 2 else { return nil }
      gaps[slot] = gap
    }
    let operands = BinaryFunction.Operands(
      first: u.over.isConstant ? u.over.c0 : nil,
      second: v.over.isConstant ? v.over.c0 : nil,
      firstGap: gaps[0],
      secondGap: gaps[1]
    )
    for (slot, gap) in gaps.enumerated() {
      guard let gap else { continue }
      guard operation.row.singular.domain(gap, slot, operands) == .everywhere else { return nil }
    }
    if operation == .when || operation == .known { return v }
    if let chosen = operation.row.shape.chosen, let gap = gaps[0] {
      return (gap.lower != nil) == (chosen == .greater) ? u : v
    }
    return finished(
      .binary(operation),
      operation.jet(of: u.over, v.over, gaps[0], gaps[1]),
      operation.jet(of: u.at, v.at, gaps[0], gaps[1]),
      u,
      v
    )
  }

  /// The part with the growth that its operands have, of which an exponent counts where it is a
  /// number.
  private func finished(
    _ step: CodeStep,
    _ over: Jet,
    _ at: Jet,
    _ u: ApproachedPart? = nil,
    _ v: ApproachedPart? = nil
  ) -> ApproachedPart? {
    let exponent = v.flatMap { $0.over.isConstant ? $0.over.c0 : nil }
    let growth = u.flatMap {
      Growth(step, $0.growth, v?.growth, exponent: exponent, upTo: box.width)
    }
    return finished(over, at, growing: growth)
  }

  /// `Growth(.entire)` stands for none; nil where the values are empty.
  private func finished(_ over: Jet, _ at: Jet, growing growth: Growth?) -> ApproachedPart? {
    guard !over.c0.isEmpty else { return nil }
    var part = ApproachedPart(over: over, at: at, growth: growth ?? Growth(.entire))
    part.growth = grown(part)
    return part
  }

  /// The growth with what the values tell.
  ///
  /// Its values bound it, too: by their slopes where it is 0 at the place, else as they are.
  private func grown(_ part: ApproachedPart) -> Growth {
    var result = part.growth
    if part.over.c0.isBounded {
      let isZero = part.at.c0 == Interval(0) && part.over.c1.isBounded
      let plain =
        isZero ? Growth(zeroWithSlopes: part.over.c1, isLeft: isLeft) : Growth(part.over.c0)
      result = result.narrowed(by: plain)
      if isZero, part.at.c1 == Interval(0), part.over.c2.isBounded {
        result = result.narrowed(by: Growth(zeroWithBends: part.over.c2))
      }
    }
    if result.sign == 0 { result.sign = part.over.c0.certainSign }
    return result
  }

  /// The gap between singular values in which a part stays until the place.
  ///
  /// At most one singular value may lie among the values of the part, and that only at the place
  /// itself. Nil where more do, or the side is not known on which the part leaves it.
  private func gap(in targets: SingularSet, of part: ApproachedPart) -> Gap? {
    let values = part.over.c0
    guard let met = targets.possible(in: values, atMost: 3), met.count <= 1 else { return nil }
    guard let target = met.first else { return targets.gap(around: values) }
    let side = departure(of: part, from: target)
    guard side != 0 else { return nil }
    let far = side > 0 ? values.upperBound : values.lowerBound
    let most = Double.greatestFiniteMagnitude
    let gap = targets.gap(around: Interval(Swift.max(-most, Swift.min(far, most))))
    return gap?.isPoint == false && (side > 0 ? gap?.lower : gap?.upper) == target ? gap : nil
  }

  /// On which side of a value a part lies everywhere but at the place: 1 above it, −1 below, 0 where that
  /// is not known.
  ///
  /// Known by a growth that has a least size, else by a slope of one sign.
  private func departure(of part: ApproachedPart, from target: Interval) -> Int {
    if target == Interval(0), part.growth.least != nil, part.growth.sign != 0 {
      return part.growth.sign
    }
    guard target.isSingleton, part.at.c0 == target else { return 0 }
    let sign = part.over.c1.certainSign
    return isLeft ? -sign : sign
  }
}
