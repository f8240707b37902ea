import Calculus
import Intervals
import Formulas
import Operations

/// The side from which a place is approached.
struct LimitSide {
  /// What encloses the place.
  let place: Interval
  let cell: [Gap]
  /// The breaks whose arguments certainly tend to a target on this side, with the target.
  let met: [Int: Interval]
  /// −1 from the left, 1 from the right.
  let sign: Double
  /// Where each operation has values on this side; empty where no operation chooses by that.
  let domains: [DomainStatus]
}

extension PiecewiseProgram {
  /// The one-sided limit of an operation from those of its operands.
  func limit(_ index: Int, _ x: Limit, _ y: Limit?, side: LimitSide) -> Limit {
    if code.operations[index] == .binary(.either), let y {
      guard let chosen = choice(at: index, by: side.domains) else { return .unknown }
      return chosen == index - 1 ? y : x
    }
    if x == .undefined || y == .undefined { return .undefined }
    for (slot, other) in breakIndices[index].enumerated() where other >= 0 {
      guard other < side.cell.count else { return .unknown }
      switch domainStatus(of: index, slot: slot, in: side.cell[other]) {
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
      return operation.limit(of: x, end: end(0, of: index, near: x, side), in: first)
    case .power(let p, let q):
      return .power(Int(p), Int(q), of: x, end: end(0, of: index, near: x, side), first)
    case .integral(let integral):
      return y.map(code.integrals[Int(integral)].limit) ?? .unknown
    case .saturation(let number):
      let c = code.numbers[Int(number)]
      let sum = Limit.finite(c) + x
      let isZero = side.met[breakIndices[index][0]] != nil
      let isPositive = first?.lower != nil
      return .finite(Interval(1)) + .finite(-c)
        * .reciprocal(sum, isPositive: isPositive, isZero: isZero)
    case .binary(let operation):
      guard let y else { return .unknown }
      return operation.row.limit(
        OneSidedOperands(
          x: x,
          y: y,
          first: first,
          second: second,
          end: { end($0, of: index, near: $1, side) },
          isAtOneNumber: side.place.isSingleton,
          startsWithZero: number(at: starts[index - 1] - 1) == Interval(0),
          vanishes: { tendsToZero(index, x, y, side) },
          quotientOfZeros: { quotientOfZeros(index, x, side) }
        )
      )
    }
  }

  /// The end of a gap to which a break's argument certainly tends: whether it is the lower one.
  private func end(_ slot: Int, of index: Int, near limit: Limit, _ side: LimitSide) -> Bool? {
    guard case .finite(let value) = limit, let gap = gap(slot, of: index, in: side.cell),
      !gap.isPoint
    else { return nil }
    if let lower = gap.lower, value.isSingleton, lower == value { return true }
    if let upper = gap.upper, value.isSingleton, upper == value { return false }
    guard side.met[breakIndices[index][slot]] != nil else { return nil }
    if gap.reachesLower(value) { return true }
    return gap.reachesUpper(value) ? false : nil
  }

  /// Whether a product 0·∞ tends to 0 because a logarithm grows more slowly than any power.
  private func tendsToZero(_ index: Int, _ x: Limit, _ y: Limit, _ side: LimitSide) -> Bool {
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

  /// 0/0 by the leading Taylor coefficients of both, or by a factor of both.
  private func quotientOfZeros(_ index: Int, _ x: Limit, _ side: LimitSide) -> Limit {
    let isKnown = side.place.isSingleton || x == .finite(Interval(0))
    let limit = isKnown ? quotientOfTerms(index, x, side) : .unknown
    return limit == .unknown ? quotientOfFactors(index, side) : limit
  }

  /// The limit of a quotient in which a value that certainly tends to 0 is a factor above and below the
  /// line, as at 1/5 that of 2·|x − 1/5| / (x − 1/5).
  private func quotientOfFactors(_ index: Int, _ side: LimitSide) -> Limit {
    let split = starts[index - 1] - 1
    let (above, below) = (starts[split]...split, starts[index - 1]...index - 1)
    for (number, target) in side.met where target == Interval(0) {
      guard case .value(let end) = arguments[number],
        let top = above.last(where: { names[$0] == names[end] }),
        let bottom = below.last(where: { names[$0] == names[end] }),
        let first = multiplicity(of: top, in: split, side),
        let second = multiplicity(of: bottom, in: index - 1, side),
        first.power >= second.power
      else { continue }
      let ratio = first.rest.c0 / second.rest.c0
      guard ratio.isBounded, !ratio.isEmpty else { continue }
      return .finite(first.power > second.power ? Interval(0) : ratio)
    }
    return .unknown
  }

  private func multiplicity(
    of factor: Int,
    in end: Int,
    _ side: LimitSide
  ) -> (power: Int, rest: Jet)? {
    multiplicity(of: .other(factor), in: .other(end), over: side.place, cell: side.cell)
  }

  /// 0/0 by the leading Taylor coefficients of both; the first are 0 where these limits are.
  private func quotientOfTerms(_ index: Int, _ x: Limit, _ side: LimitSide) -> Limit {
    let zero = Interval(0)
    let split = starts[index - 1] - 1
    let top = jet(endingAt: split, over: side.place, in: side.cell)
    let bottom = jet(endingAt: index - 1, over: side.place, in: side.cell)
    guard top.isBounded, bottom.isBounded else { return .unknown }
    let tops = [x == .finite(zero) ? zero : top.c0, top.c1, top.c2, top.c3]
    let bottoms = [zero, bottom.c1, bottom.c2, bottom.c3]
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
