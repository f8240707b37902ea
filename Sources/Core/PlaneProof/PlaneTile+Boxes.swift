import Calculus
import CurveProof
import Intervals

/// Many boxes at once, where one condition alone is open and its function can do it.
extension PlaneTile {
  /// What is open in blocks whose boxes have been placed, row by row; nil where a function can't look at
  /// many at once.
  func open(
    in blocks: [Block],
    _ open: OpenRelation,
    _ relation: PlaneRelation,
    _ boxes: BoxBlock,
    on grid: PixelGrid
  ) -> [OpenRelation]? {
    // The truth of each open condition in each block.
    var truths: [[[PlaneTruth]]] = relation.clauses.map { Array(repeating: [], count: $0.count) }
    for clause in open.clauses {
      for (index, condition) in relation.clauses[clause.index].enumerated()
      where clause.open >> UInt32(index) & 1 == 1 {
        guard condition.function.enclose(boxes, .alongX) else { return nil }
        let signs = boxes.signs(.alongX)
        let (holds, fails) = condition.truth(of: signs)
        truths[clause.index][index] = blocks.enumerated().map { number, block in
          let bit = BoxSet(number + number / boxes.columnCount * (8 - boxes.columnCount))
          if holds >> bit & 1 == 1 { return .everywhere }
          if fails >> bit & 1 == 1 { return .nowhere }
          // What is bounded on one side only is known one by one.
          return signs.known >> bit & 1 == 1
            ? .open : condition.truth(over: box(of: block, on: grid))
        }
      }
    }
    return blocks.indices.map { block in
      open.narrowed { clause, condition in truths[clause][condition][block] }
    }
  }

  /// Decides the pixels of a block of at most 8 × 8 in which one condition is open; false where its
  /// function can't look at many at once.
  ///
  /// Pixels that neither values nor slopes nor corners decide are left to the decision.
  mutating func decideTogether(
    _ block: Block,
    _ relation: PlaneRelation,
    _ decision: inout PixelDecision,
    _ corners: inout CornerValues,
    on grid: PixelGrid
  ) -> Bool {
    guard let clause = block.open.clauses.first, block.open.clauses.count == 1,
      clause.open.nonzeroBitCount == 1,
      block.columns.count <= BoxBlock.side && block.rows.count <= BoxBlock.side
    else { return false }
    let index = clause.open.trailingZeroBitCount
    let local = relation.restricted(to: box(of: block, on: grid))
    let condition = local.clauses[clause.index][index]
    decision.relation = local
    defer { decision.relation = relation }
    let boxes = decision.boxes
    let edges = corners.edges(of: block)
    boxes.place(x: edges.x, y: edges.y)
    guard var look = BlockLook(condition, at: boxes) else { return false }
    decision.budget.charge(condition.function.blockLooks)
    if look.open != 0 {
      decision.budget.charge(2 * condition.function.blockLooks)
      look.lookAtCorners()
      if look.corners != nil { corners.keep(boxes, of: block, clause.index, index) }
      if look.open != 0 { look.lookAlongY() }
      if look.open != 0 {
        let looks = look.lookInside(x: edges.x, y: edges.y)
        decision.budget.charge(looks * condition.function.blockLooks)
      }
    }
    keep(look, of: block)
    look.open.forEach { column, row, _ in
      let (x, y) = (block.columns.lowerBound + column, block.rows.lowerBound + row)
      let pixel = Block(columns: x..<x + 1, rows: y..<y + 1, open: block.open)
      fill(pixel, decision.planeInk(of: pixel, box(of: pixel, on: grid), on: grid))
    }
    return true
  }
}
