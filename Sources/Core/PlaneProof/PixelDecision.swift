import Calculus
import CurveProof
import Intervals

/// Decides whether a relation holds anywhere in one small box, such as a pixel, by cutting it up.
struct PixelDecision {
  private struct Part {
    let box: PlaneBox
    let relation: OpenRelation
    let depth: Int
  }

  private let relation: PlaneRelation
  /// How many evaluations a box may cost.
  private let budget: Int
  private(set) var evaluations = 0
  private var parts: [Part] = []

  init(_ relation: PlaneRelation, budget: Int) {
    (self.relation, self.budget) = (relation, budget)
  }

  /// Parts are halved as often at most: to the size of a pixel's border.
  private static let depthLimit = 52
  /// From here on roots of several equations are looked for.
  private static let rootDepth = 2

  /// What is certain of a box in which some clauses are open.
  mutating func ink(in box: PlaneBox, _ open: OpenRelation) -> InkMap.Ink {
    evaluations = 0
    parts.removeAll(keepingCapacity: true)
    parts.append(Part(box: box, relation: open, depth: 0))
    if holds(at: PlaneBox(box.x.simplest, box.y.simplest)) { return .certain }
    var isOpen = false
    while let part = parts.popLast() {
      guard evaluations < budget else { return .possible }
      var slopes: (x: Interval, y: Interval)?
      var crossed: [(clause: Int, condition: Int)] = []
      let rest = part.relation.narrowed { clause, condition in
        let value = BoxValue(
          of: relation.clauses[clause][condition],
          over: part.box,
          count: &evaluations
        )
        if value.slopes != nil { slopes = value.slopes }
        if value.crossesZero { crossed.append((clause, condition)) }
        return relation.clauses[clause][condition].truth(of: value.value)
      }
      if rest.holds { return .certain }
      if rest.isEmpty { continue }
      // One equation whose function changes its sign, and all else holds in the whole part.
      let isMet = crossed.contains {
        relation.clauses[$0.clause][$0.condition].isEquation
          && rest.isLast($0.condition, of: $0.clause)
      }
      if isMet { return .certain }
      if part.depth >= Self.rootDepth, hasRoot(rest, in: part.box) { return .certain }
      guard part.depth < Self.depthLimit else {
        isOpen = true
        continue
      }
      split(part.box, by: slopes, against: box) {
        parts.append(Part(box: $0, relation: rest, depth: part.depth + 1))
      }
    }
    return isOpen ? .possible : .none
  }

  /// Whether some clause has as many equations as the plane has directions, and a certain root.
  private mutating func hasRoot(_ rest: OpenRelation, in box: PlaneBox) -> Bool {
    rest.clauses.contains { clause in
      let open = relation.clauses[clause.index].indices.filter { clause.open >> $0 & 1 == 1 }
      let equations = open.filter { relation.clauses[clause.index][$0].isEquation }
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
        let value = conditions[index].function.enclosure(over: place, along: .x).value
        return conditions[index].truth(of: value) == .everywhere
      }
    }
  }

  /// Whether the relation certainly holds at a point.
  private mutating func holds(at point: PlaneBox) -> Bool {
    OpenRelation(relation).narrowed { clause, condition in
      evaluations += 1
      let condition = relation.clauses[clause][condition]
      return condition.truth(of: condition.function.enclosure(over: point, along: .x).value)
    }.holds
  }

  /// Halves a box across the direction in which more happens; the first half comes last.
  private func split(
    _ box: PlaneBox,
    by slopes: (x: Interval, y: Interval)?,
    against whole: PlaneBox,
    _ body: (PlaneBox) -> Void
  ) {
    var (x, y) = (box.x.width / whole.x.width, box.y.width / whole.y.width)
    if let slopes, slopes.x.magnitude.isFinite, slopes.y.magnitude.isFinite {
      let change = (slopes.x.magnitude * box.x.width, slopes.y.magnitude * box.y.width)
      // Boxes stay within a few times their width.
      if change.0 + change.1 > 0, x < 64 * y, y < 64 * x || change.1 == 0 || change.0 == 0 {
        (x, y) = change
      }
    }
    if x >= y, let halves = box.x.halves {
      body(PlaneBox(x: halves.1, y: box.y))
      body(PlaneBox(x: halves.0, y: box.y))
    } else if let halves = box.y.halves {
      body(PlaneBox(x: box.x, y: halves.1))
      body(PlaneBox(x: box.x, y: halves.0))
    } else if let halves = box.x.halves {
      body(PlaneBox(x: halves.1, y: box.y))
      body(PlaneBox(x: halves.0, y: box.y))
    }
  }
}

extension OpenRelation {
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

  /// The number in it with the fewest binary digits.
  var simplest: Double {
    if contains(0) { return 0 }
    let size = magnitude
    guard size.isFinite, size > 0 else { return midpoint }
    var unit = Double(sign: .plus, exponent: size.exponent, significand: 1)
    while unit > size.ulp {
      let place = (lowerBound / unit).rounded(.up) * unit
      if place <= upperBound { return place }
      unit /= 2
    }
    return midpoint
  }
}
