import Calculus
import Intervals

/// Decides on which side of an end that is no `Double` a place lies, or whether it is the end itself.
///
/// Algebra tells what the function does exactly at the end; where it tells nothing, the signs beside it
/// decide. What neither does is open.
struct EndInspection {
  enum Position { case atEnd, inside, outside, open }

  let dissection: CellDecomposition
  let features: [Feature]
  let end: Endpoint
  let isUpper: Bool
  /// The number of the place between cells that is the end, if one certainly is.
  let place: Int?

  init(_ dissection: CellDecomposition, _ features: [Feature], at end: Endpoint, isUpper: Bool) {
    self.dissection = dissection
    self.features = features
    self.end = end
    self.isUpper = isUpper
    place = Self.place(in: dissection, at: end)
  }

  private var function: any PiecewiseFunction { dissection.function }

  /// The formula as algebra knows it, where the end is known, too.
  private var formal: (any SymbolicFunction)? {
    end.number.flatMap { _ in function.formalFunction }
  }

  /// The only place whose enclosure meets the end's, where an operation certainly is singular.
  private static func place(in dissection: CellDecomposition, at end: Endpoint) -> Int? {
    let near = dissection.places.indices.filter {
      dissection.places[$0]?.x.isDisjoint(from: end.enclosure) == false
    }
    guard let only = near.first, let place = dissection.places[only],
      dissection.isOnlyPlace(in: end.enclosure)
    else { return nil }
    if place.x == end.enclosure, end.isDouble { return only }
    guard let number = end.number, dissection.isPlace(in: end.enclosure, at: number) else {
      return nil
    }
    return only
  }

  /// Where a place in an enclosure lies, for all that is known of a neighbourhood.
  func position(of feature: Feature) -> Position {
    let x = feature.x
    if isUpper
      ? x.upperBound <= end.enclosure.lowerBound : x.lowerBound >= end.enclosure.upperBound
    {
      return .inside
    }
    if x.isDisjoint(from: end.enclosure) { return .outside }
    guard feature.isProven else { return .open }
    if let place, dissection.places[place]?.x == x {
      return feature.side.map { isInside(whenEndIsRight: $0 == .left) } ?? .atEnd
    }
    if feature.side != nil { return .open }
    switch feature.kind {
    case .root, .intersection: return smoothPosition(of: feature, 0) ?? rootPosition(of: feature)
    case .minimum, .maximum: return smoothPosition(of: feature, 1) ?? .open
    case .inflection: return smoothPosition(of: feature, 2) ?? .open
    case .extremum, .pole, .jump, .hole, .domainEnd: return .open
    }
  }

  /// The position of the zero of a derivative in a cell where that is strictly monotone; nil where it is
  /// not known to be.
  private func smoothPosition(of feature: Feature, _ order: Int) -> Position? {
    let both = feature.x.convexHull(with: end.enclosure)
    guard
      let cell = dissection.cells.first(where: { $0.state == .smooth && both.isSubset(of: $0.x) })
    else { return nil }
    let part = SmoothPart(function, .whole, order, cell)
    let direction = part.evaluate(both).slope.certainSign
    guard direction != 0 else { return nil }
    if let number = end.number, formal?.vanishes(derivative: order, at: number) == true {
      return .atEnd
    }
    let known = order == 0 ? end.number.flatMap { formal?.sign(at: $0) } : nil
    let sign = known ?? part.evaluate(end.enclosure).value.certainSign
    return sign == 0 ? nil : isInside(whenEndIsRight: sign == direction)
  }

  /// The position of a root that is the only one near, by the signs beside it.
  private func rootPosition(of feature: Feature) -> Position {
    let both = feature.x.convexHull(with: end.enclosure)
    let around = Interval(both.lowerBound.nextDown, both.upperBound.nextUp)
    let others = features.filter { $0.kind == .root && !$0.x.isDisjoint(from: around) }
    guard others.count == 1 else { return .open }
    let known = end.number.flatMap { formal?.sign(at: $0) }
    if known == 0 { return .atEnd }
    let values = function.enclosure(over: around).value
    guard values.decoration >= .definedAndContinuous else { return .open }
    func sign(_ x: Interval) -> Int { function.enclosure(over: x).value.interval.certainSign }
    let (left, right) = (sign(Interval(around.lowerBound)), sign(Interval(around.upperBound)))
    let sign = known ?? sign(end.enclosure)
    guard left * right < 0, sign != 0 else { return .open }
    return isInside(whenEndIsRight: sign == right)
  }

  private func isInside(whenEndIsRight isRight: Bool) -> Position {
    isRight == isUpper ? .inside : .outside
  }

  /// What is left of a feature; nil where it is outside.
  func trimmed(_ feature: Feature) -> Feature? {
    let inside =
      isUpper
      ? Interval(-.infinity, end.enclosure.upperBound)
      : Interval(end.enclosure.lowerBound, .infinity)
    var result = feature
    switch position(of: feature) {
    case .outside: return nil
    case .inside: result.x = feature.x.intersection(inside)
    case .atEnd: result.x = feature.x.intersection(end.enclosure)
    case .open: (result.x, result.isProven) = (feature.x.intersection(inside), false)
    }
    return result.x.isEmpty ? nil : result
  }
}
