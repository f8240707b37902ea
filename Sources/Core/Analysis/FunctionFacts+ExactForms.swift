package import Calculus
import Intervals

/// The simple forms of a function's places and values, and whether they certainly are these.
package struct ExactForms {
  private let facts: FunctionFacts
  private let formal: (any SymbolicFunction)?
  /// What has the values of the places: another function where these are told of a difference.
  private let values: (any SymbolicFunction)?

  package init(of facts: FunctionFacts, valuesOf other: (any PiecewiseFunction)? = nil) {
    self.facts = facts
    formal = facts.features.count > Self.mostFeatures ? nil : facts.function.formalFunction
    values = formal == nil ? nil : other.map(\.formalFunction) ?? formal
  }

  /// Of more than so many no form is proven.
  private static var mostFeatures: Int { 2_000 }

  /// The place of a feature.
  package func x(of feature: Feature) -> ExactForm? {
    guard feature.isProven, let form = ExactForm(matching: feature.x) else { return nil }
    if form.isProven { return form }
    return isAt(form, feature) || isAtPlace(form, feature) ? form.proven : form
  }

  /// The value of a feature.
  package func y(of feature: Feature) -> ExactForm? {
    guard feature.isProven, let form = ExactForm(matching: feature.y) else { return nil }
    switch feature.kind {
    case .minimum, .maximum, .inflection, .intersection:
      guard !form.isProven, let place = x(of: feature), place.isProven, let values,
        values.takes(form.number, at: place.number)
      else { return form }
      return form.proven
    default: return form
    }
  }

  /// A feature with its place and its value as the numbers that they certainly are, where these are
  /// decimals that a `Double` holds.
  package func sharpened(_ feature: Feature) -> Feature {
    func number(_ form: ExactForm?, in interval: Interval) -> Interval {
      form.flatMap { $0.isProven && $0.value.isSingleton ? $0.value : nil } ?? interval
    }
    return Feature(
      feature.kind,
      x: number(x(of: feature), in: feature.x),
      y: number(y(of: feature), in: feature.y),
      isProven: feature.isProven,
      side: feature.side
    )
  }

  /// Features with the numbers that they certainly are, unless they are too many for the time.
  package func sharpened(_ features: [Feature]) -> [Feature] {
    features.count > Self.mostSharpened ? features : features.map(sharpened)
  }

  /// Of more than so many no form is shown.
  private static var mostSharpened: Int { 100 }

  /// The value at 0.
  package var yIntercept: ExactForm? {
    guard let value = facts.yIntercept, let form = ExactForm(matching: value) else { return nil }
    return formal?.takes(form.number, at: .whole(0)) == true ? form.proven : form
  }

  /// Whether a feature between smooth parts certainly is at a number in closed form: an operation is
  /// singular there, and at no other place near.
  private func isAtPlace(_ form: ExactForm, _ feature: Feature) -> Bool {
    guard feature.side == nil, form.value.isSubset(of: feature.x),
      facts.dissection.places.contains(where: { $0?.x == feature.x }),
      facts.dissection.isOnlyPlace(in: feature.x)
    else { return false }
    return facts.dissection.isPlace(in: feature.x, at: form.number)
  }

  /// Whether a feature certainly is at a number in closed form.
  private func isAt(_ form: ExactForm, _ feature: Feature) -> Bool {
    // What is beside a place is not at it.
    guard let formal, feature.side == nil else { return false }
    let isInside = form.value.isSubset(of: feature.x)
    let order: Int
    switch feature.kind {
    case .root, .intersection: order = 0
    case .minimum, .maximum: order = 1
    case .inflection: order = 2
    case .pole, .hole, .jump, .domainEnd, .extremum: return false
    }
    guard formal.vanishes(derivative: order, at: form.number) else { return false }
    // Whichever root is in there, there is one. A derivative may have other zeros.
    if isInside, order == 0 { return true }
    let cell = facts.dissection.cells.first { $0.state == .smooth && feature.x.isSubset(of: $0.x) }
    return cell.map {
      SmoothPart(facts.function, .whole, order, $0).hasOneZero(at: form, near: feature.x)
    } ?? false
  }
}
