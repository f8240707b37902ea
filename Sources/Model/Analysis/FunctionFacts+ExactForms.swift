import Calculus
import Intervals

/// The simple forms of a function's places and values, and whether they certainly are these.
package struct ExactForms {
  private let facts: FunctionFacts
  private let formal: (any FormalFunction)?
  /// Enclosures of roots that are proven to be numbers in closed form.
  private var roots: [Interval: ExactForm] = [:]

  package init(of facts: FunctionFacts) {
    self.facts = facts
    formal = facts.features.count > Self.mostFeatures ? nil : facts.function.formalFunction
    for feature in facts.features where feature.kind == .root && feature.isProven {
      guard let form = x(of: feature), form.isProven else { continue }
      roots[feature.x] = form
    }
  }

  /// Of more than so many no form is proven.
  private static var mostFeatures: Int { 2_000 }

  /// The place of a feature.
  package func x(of feature: Feature) -> ExactForm? {
    guard feature.isProven, let form = ExactForm(matching: feature.x) else { return nil }
    if form.isProven { return form }
    if case .domainEnd = feature.kind, let same = roots[feature.x] { return same }
    return isAt(form, feature) ? form.proven : form
  }

  /// The value of a feature.
  package func y(of feature: Feature) -> ExactForm? {
    guard feature.isProven, let form = ExactForm(matching: feature.y) else { return nil }
    switch feature.kind {
    case .minimum, .maximum, .inflection:
      guard !form.isProven, let place = x(of: feature), place.isProven, let formal,
        formal.takes(form.number, at: place.number)
      else { return form }
      return form.proven
    default: return form
    }
  }

  /// The value at 0.
  package var yIntercept: ExactForm? {
    guard let value = facts.yIntercept, let form = ExactForm(matching: value) else { return nil }
    return formal?.takes(form.number, at: .whole(0)) == true ? form.proven : form
  }

  /// Whether a feature certainly is at a number in closed form.
  private func isAt(_ form: ExactForm, _ feature: Feature) -> Bool {
    guard let formal else { return false }
    let isInside = form.value.isSubset(of: feature.x)
    let order: Int
    switch feature.kind {
    case .root: order = 0
    case .minimum, .maximum: order = 1
    case .inflection: order = 2
    // Where nothing is missing beside the place, it alone has no value.
    case .pole: return isInside && formal.isUndefined(at: form.number)
    case .hole(_, .undefined): return isInside && formal.isUndefined(at: form.number)
    case .hole, .jump, .domainEnd, .extremum, .intersection: return false
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
