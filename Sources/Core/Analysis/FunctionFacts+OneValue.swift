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
    // Where extrema lie so that another leads to them.
    let turns = features.filter { $0.isExtremum && $0.isProven }
    let isTurn = turns.contains { $0.x == first.x }
    return places.dropFirst().allSatisfy { place in
      if areMirrored(first.x, place.x, in: range) { return true }
      let images = [first.x] + (isEven ? [-first.x] : [])
      return images.contains { image in
        let moved = [image] + (shift(from: image, to: place.x).map { [image + $0] } ?? [])
        return moved.contains { image in
          image.isSingleton && image == place.x || isTurn && leads(image, to: place.x)
        }
      }
    }
  }

  /// Whether two places are the ends of a range around whose middle the function is even.
  private func areMirrored(_ x: Interval, _ other: Interval, in range: ExactRange) -> Bool {
    guard x == range.lower.enclosure, other == range.upper.enclosure,
      !features.contains(where: { $0.x == x || $0.x == other }),
      let lower = range.lower.number, let upper = range.upper.number
    else { return false }
    let middle = ClosedForm.quotient(.sum(lower, upper), .whole(2))
    return function.formalFunction?.isEven(around: middle) ?? false
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

  /// Whether the extremum in an image of another one's place certainly is the one in a place.
  private func leads(_ image: Interval, to place: Interval) -> Bool {
    guard image.isSubset(of: window), isComplete,
      unknownStretches.allSatisfy({ $0.isDisjoint(from: image) }),
      hiddenTurns.allSatisfy({ $0.x.isDisjoint(from: image) })
    else { return false }
    let met = features.filter { $0.isExtremum && !$0.x.isDisjoint(from: image) }
    return met.count == 1 && met[0].isProven && met[0].x == place
  }
}
