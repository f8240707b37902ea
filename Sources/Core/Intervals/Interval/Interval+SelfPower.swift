extension Interval {
  /// x^x: 1 at 0, and at whole x below 0 the power of a negative number.
  ///
  /// Lowest at 1/e; within 1 ulp at the ends.
  public static func selfPower(_ x: Interval) -> Interval {
    positiveSelfPower(x).convexHull(with: negativeSelfPower(x))
  }

  private static func positiveSelfPower(_ x: Interval) -> Interval {
    let part = x.intersection(.nonNegative)
    if part.isEmpty { return .empty }
    let left = pointSelfPower(part.lowerBound)
    let right = part.isSingleton ? left : pointSelfPower(part.upperBound)
    let hull = left.convexHull(with: right)
    // 1/e and e^(−1/e), each rounded away from the middle.
    let reachesLowest =
      part.lowerBound <= 0x1.78b56362cef38p-2 && part.upperBound >= 0x1.78b56362cef37p-2
    return reachesLowest
      ? Interval(uncheckedLower: 0x1.62681ee33de52p-1, upper: hull.upperBound) : hull
  }

  private static func pointSelfPower(_ x: Double) -> Interval {
    if x == 0 { return Interval(1) }
    if x == .infinity {
      return Interval(uncheckedLower: .greatestFiniteMagnitude, upper: .infinity)
    }
    return pow(Interval(x), Interval(x))
  }

  /// −1, 1/4, −1/27, …: the largest in magnitude comes first.
  private static func negativeSelfPower(_ x: Interval) -> Interval {
    let first = Swift.max(1, -x.upperBound.rounded(.down))
    guard !x.isEmpty, -first >= x.lowerBound else { return .empty }
    let size = pow(Interval(first), Interval(-first))
    if x.lowerBound > -first - 1 {
      return first.remainder(dividingBy: 2) == 0 ? size : -size
    }
    return size.convexHull(with: -size)
  }
}
