import Algebra
import Calculus
import Formulas
package import Intervals
import Operations
package import PlaneProof

extension MovingPoint {
  /// Where the path crosses itself, at the first of both times and at the second; a path that ends where it began
  /// does not cross itself there.
  package func selfCrossings(while mayContinue: () -> Bool) -> [PlaneLandmark] {
    guard let path, let pair = pair(with: self) else { return [] }
    let whole = PlaneBox(x: path.range, y: path.range)
    let roots = PlaneRoots(
      of: pair.x,
      pair.y,
      in: whole,
      leavingOut: { box in
        // Of two times the first comes first, and in a stretch in which one coordinate only rises
        // or falls no place is met twice.
        if box.y.upperBound <= box.x.lowerBound { return true }
        let both = box.x.convexHull(with: box.y)
        return [path.x, path.y].contains { function in
          let slope = function.enclosure(over: both).slope
          return slope.isBounded && !slope.contains(0)
        }
      },
      while: mayContinue
    )
    return roots.found.flatMap { times -> [PlaneLandmark] in
      let isClosure =
        times.x.contains(path.range.lowerBound) && times.y.contains(path.range.upperBound)
      // A large box may hold both orders of the two times.
      let isFirst = times.x.midpoint < times.y.midpoint
      guard isFirst, !isClosure else { return [] }
      let isOnPath = [times.x, times.y].allSatisfy { $0.isSubset(of: path.sure) }
      return [times.x, times.y].compactMap {
        landmark(.selfCrossing, at: $0, isProven: isOnPath)
      }
    }
  }

  /// Where it meets another path, with its own times.
  package func meetings(
    with other: MovingPoint,
    while mayContinue: () -> Bool
  ) -> [PlaneLandmark] {
    guard let path, let second = other.path, let pair = pair(with: other) else { return [] }
    let whole = PlaneBox(x: path.range, y: second.range)
    let roots = PlaneRoots(of: pair.x, pair.y, in: whole, while: mayContinue)
    return roots.found.compactMap {
      landmark(.meeting, at: $0.x, isProven: $0.y.isSubset(of: second.sure))
    }
  }

  /// A place at a time that is known to lie in a stretch; nil where the point is nowhere.
  package func landmark(
    _ kind: PlaneLandmark.Kind,
    at t: Interval,
    isProven: Bool = true
  ) -> PlaneLandmark? {
    let (x, y) = (x.enclosure(over: t).value.interval, y.enclosure(over: t).value.interval)
    guard !x.isEmpty, !y.isEmpty, x.isBounded, y.isBounded else { return nil }
    // Where it may be beyond an end it may not be at all.
    let isOnPath = path.map { t.isSubset(of: $0.sure) } ?? false
    return PlaneLandmark(kind, in: PlaneBox(x: x, y: y), t: t, isProven: isProven && isOnPath)
  }

  /// What is 0 where both points are at one place: the first time is x, the second y.
  private func pair(with other: MovingPoint) -> (x: PlaneProgram, y: PlaneProgram)? {
    func difference(_ first: Program, _ second: Program) -> PlaneProgram? {
      guard let first = Term(first), let second = Term(second) else { return nil }
      let later = second.replacing(x: .leaf(.parameter(.y)), y: .leaf(.parameter(.y)))
      return PlaneProgram(.binary(.subtract, first, later), in: x.angleUnit)
    }
    guard let x = difference(x, other.x), let y = difference(y, other.y) else { return nil }
    return (x, y)
  }
}
