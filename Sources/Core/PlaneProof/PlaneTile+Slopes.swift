import Calculus
import CurveProof
import Intervals

/// Blocks in which a function only rises or falls along both axes: its values at two corners of a part
/// are all that can be known of it there.
extension PlaneTile {
  /// A block in which one condition is open, and its function goes one way along each axis.
  private struct Slope {
    let clause: Int
    let condition: Int
    /// Whether it rises to the right, and upward.
    let risesAcross: Bool
    let risesUp: Bool
  }

  /// How many operations a value at each pixel of a block may cost: a long function's blocks are cut up
  /// first, so that the time is asked for in between.
  private static let settledAtOnce = 12_800

  /// Decides a block by the corners of its pixels; false where it is not of that kind.
  ///
  /// It is of that kind if one condition is open whose function has slopes of one sign along each axis.
  /// Pixels that corners do not decide are left to the decision.
  mutating func settle(
    _ block: inout Block,
    _ relation: PlaneRelation,
    _ decision: inout PixelDecision,
    _ corners: inout CornerValues,
    on grid: PixelGrid
  ) -> Bool {
    let pixels = block.columns.count * block.rows.count
    guard let clause = block.open.clauses.first, block.open.clauses.count == 1,
      clause.open.nonzeroBitCount == 1, pixels <= 4 || pixels * relation.cost <= Self.settledAtOnce
    else { return false }
    let index = clause.open.trailingZeroBitCount
    let condition = relation.clauses[clause.index][index]
    guard condition.hasBorder else { return false }
    var evaluations = 0
    let value = BoxValue(of: condition, over: box(of: block, on: grid), count: &evaluations)
    decision.budget.charge(evaluations)
    if value.value.decoration >= .definedAndContinuous { block.isContinuous = true }
    switch value.truth {
    case .everywhere: fill(block, .full)
    case .nowhere: fill(block, .none)
    case .open:
      guard let (x, y) = value.slopes, x.lowerBound >= 0 || x.upperBound <= 0,
        y.lowerBound >= 0 || y.upperBound <= 0
      else { return false }
      let slope = Slope(
        clause: clause.index,
        condition: index,
        risesAcross: x.lowerBound >= 0,
        risesUp: y.lowerBound >= 0
      )
      settle(block, slope, condition, &decision, &corners, on: grid)
    }
    return true
  }

  private mutating func settle(
    _ block: Block,
    _ slope: Slope,
    _ condition: PlaneCondition,
    _ decision: inout PixelDecision,
    _ corners: inout CornerValues,
    on grid: PixelGrid
  ) {
    let (columns, rows) = (block.columns, block.rows)
    func value(isLow: Bool) -> Interval {
      corners.value(
        slope.clause,
        slope.condition,
        column: column + (slope.risesAcross == isLow ? columns.lowerBound : columns.upperBound),
        row: row + (slope.risesUp == isLow ? rows.upperBound : rows.lowerBound)
      )
    }
    let (low, high) = (value(isLow: true), value(isLow: false))
    if !low.isEmpty, !high.isEmpty, low.lowerBound <= high.upperBound {
      let range = DecoratedInterval(
        Interval(low.lowerBound, high.upperBound),
        .definedAndContinuous
      )
      switch condition.truth(of: range) {
      case .everywhere: return fill(block, .full)
      case .nowhere: return fill(block, .none)
      case .open: break
      }
    }
    guard columns.count == 1, rows.count == 1 else {
      for part in quarters(of: block, block.open) {
        settle(part, slope, condition, &decision, &corners, on: grid)
      }
      return
    }
    let isBelow = !low.isEmpty && low.upperBound < 0
    let isAbove = !high.isEmpty && high.lowerBound > 0
    let isMet =
      condition.isEquation
      ? isBelow && isAbove
      : isBelow && condition.holds(at: low) || isAbove && condition.holds(at: high)
    fill(
      block,
      isMet ? .certain : decision.planeInk(of: block, box(of: block, on: grid), on: grid)
    )
  }
}

extension PlaneTile {
  /// Decides one pixel: by its corners where that is enough.
  ///
  /// Where the function is continuous and has both signs at the corners, it is met.
  mutating func ink(
    of pixel: Block,
    _ relation: PlaneRelation,
    _ decision: inout PixelDecision,
    _ corners: inout CornerValues,
    on grid: PixelGrid
  ) -> PlaneInk {
    if pixel.isContinuous, let clause = pixel.open.clauses.first {
      let condition = clause.open.trailingZeroBitCount
      var signs = KnownSigns()
      for (across, down) in [(0, 0), (1, 1), (1, 0), (0, 1)] {
        let value = corners.value(
          clause.index,
          condition,
          column: column + pixel.columns.lowerBound + across,
          row: row + pixel.rows.lowerBound + down
        )
        guard !value.isEmpty else { break }
        signs.note(value)
        // It holds on one side or between both, and fails on the other.
        if signs.areBoth { return .certain }
      }
    }
    return decision.planeInk(of: pixel, box(of: pixel, on: grid), on: grid)
  }
}

extension PixelDecision {
  mutating func planeInk(
    of block: PlaneTile.Block,
    _ box: PlaneBox,
    on grid: PixelGrid
  ) -> PlaneInk {
    planeInk(in: box, inside: grid.inside(box), block.open)
  }
}

extension PlaneCondition {
  /// Whether it certainly holds where the function has a value.
  fileprivate func holds(at value: Interval) -> Bool {
    truth(of: DecoratedInterval(value, .definedAndContinuous)) == .everywhere
  }
}
