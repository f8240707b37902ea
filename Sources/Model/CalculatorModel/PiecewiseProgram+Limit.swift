import NumericCore

/// The side from which a place is approached.
struct ApproachSide {
  /// What encloses the place.
  let place: Interval
  let cell: [Gap]
  /// The breaks whose arguments certainly tend to a target on this side, with the target.
  let met: [Int: Interval]
  /// −1 from the left, 1 from the right.
  let sign: Double
}

extension PiecewiseProgram {
  /// The one-sided limit of an operation from those of its operands.
  func limit(_ index: Int, _ x: Limit, _ y: Limit?, side: ApproachSide) -> Limit {
    if x == .undefined || y == .undefined { return .undefined }
    for (slot, other) in breakIndices[index].enumerated() where other >= 0 {
      guard other < side.cell.count else { return .unknown }
      switch definedness(of: index, slot: slot, in: side.cell[other]) {
      case .everywhere: break
      case .nowhere: return .undefined
      case .scattered: return .unknown
      }
    }
    let first = gap(0, of: index, in: side.cell)
    let second = gap(1, of: index, in: side.cell)
    switch code.operations[index] {
    case .number, .variable: return x
    case .unary(let operation):
      return limit(of: operation, x, end(0, of: index, near: x, side), first)
    case .square: return x.map(atInfinity: { _ in .infinite(isPositive: true) }, Interval.square)
    case .integerPower(let exponent):
      let end = end(0, of: index, near: x, side)
      return limit(ofPower: Int(exponent), 1, x, end, first)
    case .rationalPower(let p, let q):
      return limit(ofPower: Int(p), Int(q), x, end(0, of: index, near: x, side), first)
    case .selfPower:
      if end(0, of: index, near: x, side) != nil { return .finite(Interval(1)) }
      return x.map(atInfinity: { $0 ? .infinite(isPositive: true) : .unknown }, Interval.selfPower)
    case .signOfNonzero: return .finite(Interval(first?.lower != nil ? 1 : -1))
    case .saturation(let number):
      let c = code.numbers[Int(number)]
      let sum = Limit.finite(c) + x
      let isZero = side.met[breakIndices[index][0]] != nil
      let isPositive = first?.lower != nil
      return .finite(Interval(1)) + .finite(-c)
        * .reciprocal(sum, isPositive: isPositive, isZero: isZero)
    case .binary(let operation):
      guard let y else { return .unknown }
      return limit(of: operation, index, x, y, first, second, side)
    }
  }

  /// The end of a gap to which a break's argument certainly tends: whether it is the lower one.
  private func end(_ slot: Int, of index: Int, near limit: Limit, _ side: ApproachSide) -> Bool? {
    guard case .finite(let value) = limit, let gap = gap(slot, of: index, in: side.cell),
      !gap.isPoint
    else { return nil }
    if let lower = gap.lower, value.isSingleton, lower == value { return true }
    if let upper = gap.upper, value.isSingleton, upper == value { return false }
    guard side.met[breakIndices[index][slot]] != nil else { return nil }
    if gap.reachesLower(value) { return true }
    return gap.reachesUpper(value) ? false : nil
  }

  private func limit(
    of operation: UnaryOperation,
    _ x: Limit,
    _ end: Bool?,
    _ gap: Gap?
  ) -> Limit {
    if let end, let gap {
      if let isPositive = operation.pole(in: gap, atLower: end) {
        return .infinite(isPositive: isPositive)
      }
      let place = (end ? gap.lower : gap.upper) ?? gap.hull
      return Limit(operation.jet(of: .constant(place), in: gap, angleUnit: code.angleUnit).c0)
    }
    return x.map(
      atInfinity: {
        operation.limit(atPositiveInfinity: $0, angleUnit: code.angleUnit)
      },
      { operation.jet(of: .constant($0), in: gap, angleUnit: code.angleUnit).c0 }
    )
  }

  private func limit(
    ofPower p: Int,
    _ q: Int,
    _ x: Limit,
    _ end: Bool?,
    _ gap: Gap?
  ) -> Limit {
    if end != nil {
      if p > 0 { return .finite(Interval(0)) }
      return .infinite(isPositive: gap?.lower != nil || p & 1 == 0)
    }
    return x.map(
      atInfinity: {
        p > 0 ? .infinite(isPositive: $0 || p & 1 == 0) : .finite(Interval(p == 0 ? 1 : 0))
      },
      { Interval.rationalPower($0.intersection(gap?.hull ?? .entire), p, q) }
    )
  }

  private func limit(
    of operation: BinaryOperation,
    _ index: Int,
    _ x: Limit,
    _ y: Limit,
    _ first: Gap?,
    _ second: Gap?,
    _ side: ApproachSide
  ) -> Limit {
    switch operation {
    case .add: return x + y
    case .subtract: return x + -y
    case .multiply:
      let product = x * y
      guard product == .unknown, tendsToZero(index, x, y, side) else { return product }
      return .finite(Interval(0))
    case .divide: return quotient(index, x, y, first, side)
    case .power: return power(x, y, end(0, of: index, near: x, side) != nil, first)
    case .logarithm:
      let top = logarithm(y, end(1, of: index, near: y, side))
      let end = end(0, of: index, near: x, side)
      let isNearOne = end != nil && end == (first?.lower == Interval(1))
      return top
        * .reciprocal(
          isNearOne ? .finite(Interval(0)) : logarithm(x, end),
          isPositive: first?.lower == Interval(1),
          isZero: isNearOne
        )
    case .root:
      if case .finite(let degree) = x, degree.isSingleton,
        let size = Int(exactly: degree.lowerBound.magnitude), size != 0
      {
        return limit(
          ofPower: degree.lowerBound > 0 ? 1 : -1,
          size,
          y,
          end(1, of: index, near: y, side),
          second
        )
      }
      return power(
        y,
        .reciprocal(
          x,
          isPositive: first?.lower != nil,
          isZero: end(0, of: index, near: x, side) != nil
        ),
        end(1, of: index, near: y, side) != nil,
        second
      )
    case .mod:
      guard let second else { return .unknown }
      if second.isPoint { return .finite(Interval(0)) }
      guard let whole = second.lower else { return .unknown }
      return x + -(.finite(whole) * y)
    case .min, .max:
      guard let first else { return .unknown }
      return (first.lower != nil) == (operation == .max) ? x : y
    }
  }

  /// Whether a product 0·∞ tends to 0 because a logarithm grows more slowly than any power.
  private func tendsToZero(_ index: Int, _ x: Limit, _ y: Limit, _ side: ApproachSide) -> Bool {
    guard side.place.isSingleton else { return false }
    let ends = [starts[index - 1] - 1, index - 1]
    let (zero, other) = x.isInfinite ? (ends[1], ends[0]) : (ends[0], ends[1])
    guard (x.isInfinite ? y : x) == .finite(Interval(0)), x.isInfinite != y.isInfinite else {
      return false
    }
    switch code.operations[other] {
    case .unary(.ln), .unary(.log10), .unary(.log2): break
    default: return false
    }
    return isPower(jet(endingAt: zero, over: side.place, in: side.cell))
      && isPower(jet(endingAt: other - 1, over: side.place, in: side.cell))
  }

  /// Whether a function behaves like a power of the distance from the place: its value is 0 there,
  /// one of its first derivatives is not.
  private func isPower(_ jet: Jet) -> Bool {
    let terms = [jet.c1, jet.c2, jet.c3]
    guard jet.isBounded, jet.c0 == Interval(0) else { return false }
    return terms.first { $0 != Interval(0) }.map { $0.mignitude > 0 } ?? false
  }

  private func logarithm(_ x: Limit, _ end: Bool?) -> Limit {
    limit(of: .ln, x, end == true ? true : nil, Gap(between: Interval(0), and: nil))
  }

  private func power(_ x: Limit, _ y: Limit, _ isZero: Bool, _ gap: Gap?) -> Limit {
    guard gap?.lower != nil || gap == nil else { return .unknown }
    switch (x, y) {
    case (.undefined, _), (_, .undefined): return .undefined
    case (_, .finite(let exponent)) where isZero:
      if exponent.lowerBound > 0 { return .finite(Interval(0)) }
      return exponent.upperBound < 0 ? .infinite(isPositive: true) : .unknown
    case (.infinite, .finite(let exponent)):
      if exponent.lowerBound > 0 { return .infinite(isPositive: true) }
      return exponent.upperBound < 0 ? .finite(Interval(0)) : .unknown
    case (.finite(let base), .infinite(let isPositive)):
      if base.lowerBound > 1 {
        return isPositive ? .infinite(isPositive: true) : .finite(Interval(0))
      }
      guard base.upperBound < 1, base.lowerBound > 0 else { return .unknown }
      return isPositive ? .finite(Interval(0)) : .infinite(isPositive: true)
    case (.finite(let base), .finite(let exponent)):
      // Nothing is known of 0^0.
      if base.contains(0), exponent.contains(0) { return .unknown }
      return Limit(.pow(base, exponent))
    default: return .within(.pow(x.interval, y.interval))
    }
  }

  /// A quotient; 0/0 by the leading Taylor coefficients of both where the place is one number.
  private func quotient(
    _ index: Int,
    _ x: Limit,
    _ y: Limit,
    _ gap: Gap?,
    _ side: ApproachSide
  ) -> Limit {
    let isZero = gap != nil && end(0, of: index, near: y, side) != nil
    let isPositive = gap.map { $0.lower != nil } ?? (y.interval.lowerBound > 0)
    if number(at: starts[index - 1] - 1) == Interval(0) { return .finite(Interval(0)) }
    if isZero, case .finite(let top) = x, top.contains(0), side.place.isSingleton {
      return quotientOfZeros(index, side)
    }
    return x * .reciprocal(y, isPositive: isPositive, isZero: isZero)
  }

  private func quotientOfZeros(_ index: Int, _ side: ApproachSide) -> Limit {
    let zero = Interval(0)
    let split = starts[index - 1] - 1
    let top = jet(endingAt: split, over: side.place, in: side.cell)
    let bottom = jet(endingAt: index - 1, over: side.place, in: side.cell)
    guard top.isBounded, bottom.isBounded else { return .unknown }
    let tops = [top.c0, top.c1, top.c2, top.c3]
    let bottoms = [bottom.c0, bottom.c1, bottom.c2, bottom.c3]
    guard let order = bottoms.firstIndex(where: { $0 != zero }), bottoms[order].mignitude > 0 else {
      return .unknown
    }
    let leading = tops.firstIndex { $0 != zero } ?? 4
    if leading > order { return .finite(zero) }
    if leading == order { return Limit(tops[leading] / bottoms[order]) }
    guard tops[leading].mignitude > 0 else { return .unknown }
    let isPositive = (tops[leading] / bottoms[order]).lowerBound > 0
    let flips = (order - leading) & 1 == 1 && side.sign < 0
    return .infinite(isPositive: isPositive != flips)
  }
}
