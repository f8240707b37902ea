import Intervals

/// Two of a kind: what a system of two equations has of everything.
package struct Pair<Element> {
  package var first: Element
  package var second: Element

  package init(_ first: Element, _ second: Element) { (self.first, self.second) = (first, second) }

  /// Whether it is the second one that is meant.
  package subscript(isSecond: Bool) -> Element { isSecond ? second : first }

  package func map<Result>(_ change: (Element) -> Result) -> Pair<Result> {
    Pair<Result>(change(first), change(second))
  }

  /// Nil where one of both is.
  package func compactMap<Result>(_ change: (Element) -> Result?) -> Pair<Result>? {
    guard let first = change(first), let second = change(second) else { return nil }
    return Pair<Result>(first, second)
  }

  package func with<Other, Result>(
    _ other: Pair<Other>,
    _ join: (Element, Other) -> Result
  ) -> Pair<Result> {
    Pair<Result>(join(first, other.first), join(second, other.second))
  }

  package func allSatisfy(_ holds: (Element) -> Bool) -> Bool { holds(first) && holds(second) }
}

extension Pair: Sendable where Element: Sendable {}
extension Pair: Equatable where Element: Equatable {}
extension Pair: Hashable where Element: Hashable {}

/// A vector.
extension Pair where Element == Interval {
  static func + (first: Pair, second: Pair) -> Pair { first.with(second) { $0 + $1 } }
  static func - (first: Pair, second: Pair) -> Pair { first.with(second) { $0 - $1 } }
  static func * (vector: Pair, factor: Interval) -> Pair { vector.map { $0 * factor } }

  func convexHull(with other: Pair) -> Pair { with(other) { $0.convexHull(with: $1) } }

  /// The largest number of it.
  var magnitude: Double { Swift.max(first.magnitude, second.magnitude) }
  var width: Double { Swift.max(first.width, second.width) }
  var isBounded: Bool { allSatisfy { $0.isBounded && !$0.isEmpty } }
  var midpoint: Pair { map { Interval($0.midpoint) } }
}

/// A matrix, by rows.
extension Pair where Element == Pair<Interval> {
  static let identity = Pair(
    Pair<Interval>(Interval(1), Interval(0)),
    Pair<Interval>(Interval(0), Interval(1))
  )

  static func + (first: Pair, second: Pair) -> Pair { first.with(second) { $0 + $1 } }
  static func - (first: Pair, second: Pair) -> Pair { first.with(second) { $0 - $1 } }
  static func * (matrix: Pair, factor: Interval) -> Pair { matrix.map { $0 * factor } }

  static func * (matrix: Pair, vector: Pair<Interval>) -> Pair<Interval> {
    matrix.map { $0.first * vector.first + $0.second * vector.second }
  }

  static func * (matrix: Pair, other: Pair) -> Pair {
    matrix.map { other.first * $0.first + other.second * $0.second }
  }

  /// A size of the second unknown, beside 1 for the first, in which both rows are about as large.
  var unit: Interval {
    let unit = (second.first.magnitude / first.second.magnitude).squareRoot()
    return Interval(unit > 0 && unit.isFinite ? unit : 1)
  }

  /// The matrix between unknowns of which the second is measured in a unit.
  func measured(by unit: Interval) -> Pair {
    Pair(
      Pair<Interval>(first.first, first.second * unit),
      Pair<Interval>(second.first / unit, second.second)
    )
  }

  /// The largest sum of the magnitudes of a row.
  var norm: Double {
    let sums = map { Interval($0.first.magnitude) + Interval($0.second.magnitude) }
    return Swift.max(sums.first.upperBound, sums.second.upperBound)
  }

  var width: Double { Swift.max(first.width, second.width) }
  var isBounded: Bool { allSatisfy(\.isBounded) }
  var midpoint: Pair { map(\.midpoint) }
  /// The one or the other column.
  func column(_ isSecond: Bool) -> Pair<Interval> { map { $0[isSecond] } }
}
