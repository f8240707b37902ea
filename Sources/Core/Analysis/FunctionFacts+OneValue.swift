import Calculus
import Intervals

extension FunctionFacts {
  /// Whether a function certainly has the same value at each of some points of a range: by its closed form,
  /// or because x ↦ −x or a number of periods leads from one to the other.
  func hasOneValue(at places: [ExtremePlace], in range: ExactRange) -> Bool {
    guard let first = places.first, places.count <= Self.mostCompared,
      !places.contains(where: \.isStretch)
    else { return false }
    let forms = ExactForms(of: self)
    let values = Set(places.map { value(at: $0.x, forms, in: range) })
    if values.count == 1, values != [nil] { return true }
    let isEven = function.formalFunction?.isEven(around: .whole(0)) ?? false
    return places.dropFirst().allSatisfy { place in
      let images = [first.x] + (isEven ? [-first.x] : [])
      return images.contains { image in
        leads(image, to: place.x)
          || shift(from: image, to: place.x).map { leads(image + $0, to: place.x) } ?? false
      }
    }
  }

  /// More places than so many are not compared.
  private static var mostCompared: Int { 200 }

  /// The value at a point as the number that it certainly is; nil where that is not known.
  private func value(at x: Interval, _ forms: ExactForms, in range: ExactRange) -> ClosedForm? {
    if let feature = features.first(where: { $0.isProven && $0.isExtremum && $0.x == x }) {
      return forms.y(of: feature).flatMap { $0.isProven ? $0.number : nil }
    }
    let end = [range.lower, range.upper].first { $0.enclosure == x && $0.number != nil }
    guard let number = end?.number,
      let form = ExactForm(matching: function.enclosure(over: x).value.interval)
    else { return nil }
    let isValue = function.formalFunction?.takes(form.number, at: number) ?? false
    return isValue ? form.number : nil
  }

  /// Whole periods between two places; nil where there are none.
  private func shift(from x: Interval, to other: Interval) -> Interval? {
    guard let period = function.knownPeriod, period.lowerBound > 0 else { return nil }
    let number = ((other.midpoint - x.midpoint) / period.midpoint).rounded()
    return number == 0 || number.magnitude > 0x1p40 ? nil : period * Interval(number)
  }

  /// Whether the point in an image of an extremum's place certainly is the one in another place.
  private func leads(_ image: Interval, to place: Interval) -> Bool {
    if image.isSingleton, image == place { return true }
    guard image.isSubset(of: window), isComplete,
      unknownStretches.allSatisfy({ $0.isDisjoint(from: image) }),
      hiddenTurns.allSatisfy({ $0.x.isDisjoint(from: image) })
    else { return false }
    let met = features.filter { $0.isExtremum && !$0.x.isDisjoint(from: image) }
    return met.count == 1 && met[0].isProven && met[0].x == place
  }
}
