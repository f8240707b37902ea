import Calculus
import CurveProof
import Intervals

/// Decides whether a relation holds anywhere in one small box, such as a pixel, by cutting it up.
///
/// - `.none`: in each part some condition of every clause holds nowhere, or two equations have no
///   common zero by a preconditioned mean value form.
/// - `.certain`: it holds at the simplest point; or in all of a part; or a continuous function changes
///   its sign where only its equation is open (intermediate value theorem); or Krawczyk's test proves
///   a common zero of two equations at which all other conditions hold.
/// - `.possible`: the looks that the budget allows are spent, or parts are too small to be cut.
struct PixelDecision {
  /// A part of the box, halved so many times, with what is open there.
  private struct Part {
    let box: PlaneBox
    let relation: OpenRelation
    let depth: Int
  }

  private typealias Slopes = (x: Interval, y: Interval)

  /// The relation, or what is left of it where pixels are decided.
  var relation: PlaneRelation { didSet { budget.setCost(relation.cost) } }
  /// For boxes that are looked at together.
  let boxes = BoxBlock()
  /// What may still be spent; charged by each decision.
  var budget: DecisionBudget
  /// How often functions were looked at for the box.
  var evaluations = 0
  /// Whether the relation decided last holds all over its box.
  private(set) var isFull = false
  private var parts: [Part] = []

  /// A decision of a relation's pixels within a budget that they share.
  init(_ relation: PlaneRelation, budget: DecisionBudget) {
    self.relation = relation
    self.budget = budget
  }

  /// Parts are halved as often at most: to the size of a pixel's border.
  private static let depthLimit = 52
  /// How much deeper than the least cut part another one may be.
  private static let depthStep = 10
  /// How deep eighths along both axes are.
  private static let cutDepth = 6
  /// From here on roots of several equations are looked for.
  private static let rootDepth = 2

  /// What is certain of a box in which some clauses are open.
  ///
  /// `isFull` tells afterwards whether the first look has proven it for the whole box.
  mutating func ink(in box: PlaneBox, _ open: OpenRelation) -> InkMap.Ink {
    let ink = decide(box, open)
    budget.charge(evaluations)
    budget.note(isDecided: ink != .possible, after: evaluations)
    return ink
  }

  /// The same of some pixels, with whether all of them belongs to it.
  ///
  /// The box holds the pixels; what is certain has to be so in a box inside of them, too.
  /// Without such a box, because edges are known too badly, nothing but `.none` and `.full` is certain.
  mutating func planeInk(
    in box: PlaneBox,
    inside: PlaneBox?,
    _ open: OpenRelation
  ) -> PlaneInk {
    switch ink(in: box, open) {
    case .none: return .none
    case .possible: return .possible
    case .certain:
      if isFull { return .full }
      guard let inside else { return .possible }
      return inside == box || ink(in: inside, open) == .certain ? .certain : .possible
    }
  }

  private mutating func decide(_ box: PlaneBox, _ open: OpenRelation) -> InkMap.Ink {
    evaluations = 0
    isFull = false
    parts.removeAll(keepingCapacity: true)
    parts.append(Part(box: box, relation: open, depth: 0))
    if holds(at: PlaneBox(box.x.simplest, box.y.simplest)) { return .certain }
    var isOpen = false
    var deeper: [Part] = []
    var depthAllowed = Self.depthStep
    // Where nothing but one equation is open and its function is continuous in all of the box, a place
    // below 0 and one above are enough, wherever they are.
    var equation: KnownSigns?
    // Once looks have taken as long as one at many parts, these are looked at together.
    var isCut = false
    // One after the other, but none much deeper than all others: something may hold elsewhere.
    while let part = parts.popLast() ?? Self.descend(&parts, &deeper, &depthAllowed) {
      guard evaluations < budget.allowed else { return .possible }
      // Of the first and the last condition that has any: each has its turn to be cut for.
      var slopes: (first: Slopes, last: Slopes)?
      var crossed: [(clause: Int, condition: Int)] = []
      var rest = part.relation.narrowed { clause, condition in
        let value = BoxValue(
          of: relation.clauses[clause][condition],
          over: part.box,
          count: &evaluations
        )
        if let found = value.slopes { slopes = (slopes?.first ?? found, found) }
        if value.crossesZero { crossed.append((clause, condition)) }
        if part.depth == 0, part.relation.isLast(condition, of: clause),
          part.relation.clauses.count == 1, relation.clauses[clause][condition].isEquation,
          value.value.decoration >= .definedAndContinuous
        {
          equation = KnownSigns()
        }
        equation?.note(value.signs)
        equation?.note(value.value.interval)
        return value.truth
      }
      if rest.holds {
        isFull = part.depth == 0
        return .certain
      }
      if rest.isEmpty {
        if equation?.areBoth == true { return .certain }
        continue
      }
      // One equation whose function changes its sign, and all else holds in the whole part.
      let isMet = crossed.contains {
        relation.clauses[$0.clause][$0.condition].isEquation
          && rest.isLast($0.condition, of: $0.clause)
      }
      if isMet { return .certain }
      if equation?.areBoth == true { return .certain }
      if part.depth >= Self.rootDepth {
        rest.clauses.removeAll { hasNoRoot($0, in: part.box) }
        if rest.isEmpty { continue }
        if hasRoot(rest, in: part.box) { return .certain }
      }
      guard part.depth < Self.depthLimit else {
        isOpen = true
        continue
      }
      guard evaluations < budget.allowed else { return .possible }
      if !isCut, let condition = open.only(of: relation),
        evaluations > condition.function.blockLooks
      {
        isCut = true
        let left = [part] + parts + deeper
        if let found = cutUp(left.map(\.box), condition, &equation) {
          guard case .open(let boxes) = found else { return .certain }
          parts = boxes.map { Part(box: $0, relation: open, depth: part.depth + Self.cutDepth) }
          deeper = []
          continue
        }
      }
      let turn = part.depth % 2 == 0 ? slopes?.last : slopes?.first
      let halves = split(part.box, by: turn, against: box, rest)
      // Between neighbouring numbers nothing more can be found out.
      if halves.isEmpty { isOpen = true }
      let new = halves.map { Part(box: $0, relation: rest, depth: part.depth + 1) }
      if part.depth + 1 > depthAllowed {
        deeper += new
      } else {
        parts += new
      }
    }
    return isOpen ? .possible : .none
  }

  /// Whether some clause has as many equations as the plane has directions, and a certain root.
  private mutating func hasRoot(_ rest: OpenRelation, in box: PlaneBox) -> Bool {
    rest.clauses.contains { clause in
      let (open, equations) = conditions(of: clause)
      guard equations.count == 2 else { return false }
      let conditions = relation.clauses[clause.index]
      let root = PlaneRoot(
        of: conditions[equations[0]].function,
        conditions[equations[1]].function,
        near: box,
        count: &evaluations
      )
      guard let place = root?.box, place.x.isSubset(of: box.x), place.y.isSubset(of: box.y) else {
        return false
      }
      return open.allSatisfy { index in
        if equations.contains(index) { return true }
        return conditions[index].truth(over: place) == .everywhere
      }
    }
  }

  /// Whether two equations of a clause certainly have no common root in a box.
  private mutating func hasNoRoot(_ clause: OpenRelation.Clause, in box: PlaneBox) -> Bool {
    let (_, equations) = conditions(of: clause)
    guard equations.count >= 2 else { return false }
    let conditions = relation.clauses[clause.index]
    return PlaneRoot.isExcluded(
      of: conditions[equations[0]].function,
      conditions[equations[1]].function,
      from: box,
      count: &evaluations
    )
  }

  /// The conditions of a clause that are open, and the equations among them.
  private func conditions(of clause: OpenRelation.Clause) -> (open: [Int], equations: [Int]) {
    let open = relation.clauses[clause.index].indices.filter { clause.open >> $0 & 1 == 1 }
    return (open, open.filter { relation.clauses[clause.index][$0].isEquation })
  }

  /// Whether the relation certainly holds at a point.
  private mutating func holds(at point: PlaneBox) -> Bool {
    OpenRelation(relation).narrowed { clause, condition in
      evaluations += 1
      return relation.clauses[clause][condition].truth(over: point)
    }.holds
  }

  /// Goes on with the parts that were put off.
  private static func descend(
    _ parts: inout [Part],
    _ deeper: inout [Part],
    _ depthAllowed: inout Int
  ) -> Part? {
    depthAllowed += depthStep
    swap(&parts, &deeper)
    return parts.popLast()
  }

  /// Halves a box across the direction in which more happens; the first half comes last.
  ///
  /// There are none where no number lies between its ends.
  private mutating func split(
    _ box: PlaneBox,
    by slopes: Slopes?,
    against whole: PlaneBox,
    _ rest: OpenRelation
  ) -> [PlaneBox] {
    let (x, y) = (box.x.width / whole.x.width, box.y.width / whole.y.width)
    let acrossX = box.x.halves.map { [PlaneBox(x: $1, y: box.y), PlaneBox(x: $0, y: box.y)] } ?? []
    let acrossY = box.y.halves.map { [PlaneBox(x: box.x, y: $1), PlaneBox(x: box.x, y: $0)] } ?? []
    guard !acrossX.isEmpty, !acrossY.isEmpty else { return acrossX + acrossY }
    guard let slopes, slopes.x.magnitude.isFinite, slopes.y.magnitude.isFinite else {
      // Where nothing is known of slopes, what decides a half decides the direction.
      let isWide = x >= y
      let (first, second) = isWide ? (acrossX, acrossY) : (acrossY, acrossX)
      if first.contains(where: { isDecided(rest, in: $0) }) { return first }
      return second.contains { isDecided(rest, in: $0) } ? second : first
    }
    let change = (slopes.x.magnitude * box.x.width, slopes.y.magnitude * box.y.width)
    // Boxes stay within a few times their width.
    if x > 64 * y, change.0 > 0 { return acrossX }
    if y > 64 * x, change.1 > 0 { return acrossY }
    return change.0 >= change.1 ? acrossX : acrossY
  }

  /// Whether the first look at a box decides the relation or a part of it.
  private mutating func isDecided(_ rest: OpenRelation, in box: PlaneBox) -> Bool {
    let left = rest.narrowed { clause, condition in
      BoxValue(of: relation.clauses[clause][condition], over: box, count: &evaluations).truth
    }
    return left.holds || left.clauses.count < rest.clauses.count
      || zip(left.clauses, rest.clauses).contains { $0.open != $1.open }
  }
}

extension OpenRelation {
  /// The only condition that is open.
  func only(of relation: PlaneRelation) -> PlaneCondition? {
    guard clauses.count == 1, clauses[0].open.nonzeroBitCount == 1 else { return nil }
    return relation.clauses[clauses[0].index][clauses[0].open.trailingZeroBitCount]
  }

  /// Whether nothing but one condition is open in a clause.
  func isLast(_ condition: Int, of clause: Int) -> Bool {
    clauses.contains { $0.index == clause && $0.open == 1 << UInt32(condition) }
  }
}

extension Interval {
  /// Both halves; nil where there is no number between the ends.
  var halves: (Interval, Interval)? {
    let middle = midpoint
    guard lowerBound < middle, middle < upperBound else { return nil }
    return (Interval(lowerBound, middle), Interval(middle, upperBound))
  }
}
