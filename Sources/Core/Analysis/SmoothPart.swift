package import Calculus
import Intervals

/// A derivative of a part of a function in one cell, where it is smooth.
package struct SmoothPart {
  let function: any PiecewiseFunction
  let part: FunctionPart
  /// Which derivative: 0, 1 or 2.
  let order: Int
  let cell: Cell

  package init(_ function: any PiecewiseFunction, _ part: FunctionPart, _ order: Int, _ cell: Cell)
  {
    self.function = function
    self.part = part
    self.order = order
    self.cell = cell
  }

  func jet(over x: Interval) -> Jet {
    var jet = function.jet(of: part, over: x, in: cell.gaps)
    for quotients in cell.quotients where quotients.isNear(x) {
      let around = x.convexHull(with: quotients.place)
      jet = function.jet(of: part, over: around, in: cell.gaps, beside: quotients)
        .narrowed(by: jet)
    }
    guard part == .whole, let series = cell.series.first(where: { x.isSubset(of: $0.box) }) else {
      return jet
    }
    let terms = (0...3).map { series.coefficient($0, over: x) }
    return Jet(terms[0], terms[1], terms[2], terms[3]).narrowed(by: jet)
  }

  /// All values on a wide stretch, taken in pieces as long as there is time for that.
  func values(overWide x: Interval, _ budget: inout SearchBudget) -> Interval {
    let count = 64.0
    // Each piece takes two evaluations.
    guard !x.isTiny, budget.spend(2 * Int(count)) else { return values(over: x) }
    let step = (x.upperBound - x.lowerBound) / count
    var result = Interval.empty
    for index in stride(from: 0, to: count, by: 1) {
      let left = index == 0 ? x.lowerBound : x.lowerBound + index * step
      let right = index == count - 1 ? x.upperBound : x.lowerBound + (index + 1) * step
      result = result.convexHull(with: values(over: Interval(left, right)))
    }
    return result
  }

  /// A Taylor series of the part that holds on a stretch.
  func series(over x: Interval) -> TaylorModel? {
    function.taylorModel(of: part, around: x.midpoint, over: x, order: TaylorModel.usualOrder)
      ?? (part == .whole ? cell.series.first { x.isSubset(of: $0.box) } : nil)
  }

  /// Values and slopes of the derivative; of a second derivative of an exponential function, what is
  /// left without positive factors.
  func evaluate(_ x: Interval) -> (value: Interval, slope: Interval) {
    if order == 2, let exponent = function.exponent {
      // (e^u)″ = e^u·(u″ + u′²)
      let u = function.jet(of: exponent, over: x, in: cell.gaps)
      let (first, second) = (u.c1, u.derivative(2))
      return (
        second + Interval.square(first),
        u.derivative(3) + Interval(2) * (first * second)
      )
    }
    let jet = jet(over: x)
    return (jet.derivative(order), jet.derivative(order + 1))
  }

  /// All values on a stretch, as far as it belongs to the cell.
  func values(over x: Interval) -> Interval {
    let (value, slope) = evaluate(x)
    // In the enclosure of a place at the cell's end, nothing is known of the middle.
    guard !x.isSingleton, slope.isBounded, x.isSubset(of: cell.x) else { return value }
    let middle = Interval(x.midpoint)
    return value.intersection(evaluate(middle).value + slope * (x - middle))
  }

  /// The value, if it is certainly the same number everywhere in the cell.
  var constant: Interval? {
    let whole = coefficients(over: cell.x)
    let zero = Interval(0)
    if whole.dropFirst(order + 1).first == zero {
      return whole[order].isSingleton
        ? evaluate(cell.x).value : evaluate(Interval(cell.x.roundestInterior)).value
    }
    guard whole[3] == zero else { return nil }
    // A polynomial of low degree whose coefficients vanish at one place vanishes everywhere.
    let place = coefficients(over: Interval(cell.x.roundestInterior))
    guard place[(order + 1)...].allSatisfy({ $0 == zero }) else { return nil }
    return evaluate(Interval(cell.x.roundestInterior)).value
  }

  /// Whether it is certainly 0 everywhere in the cell.
  var isZero: Bool { constant == Interval(0) }

  private func coefficients(over x: Interval) -> [Interval] {
    let jet = jet(over: x)
    return [jet.c0, jet.c1, jet.c2, jet.c3]
  }

  /// A search for the places where it takes a value.
  func search(
    less target: Interval = Interval(0),
    includesEnds: (lower: Bool, upper: Bool) = (true, true)
  ) -> ZeroSearch {
    ZeroSearch(
      includesEnds: includesEnds,
      multipleZero: { signs(besideOnlyZero: $0, in: $1, less: target) },
      evaluate: { box in
        let (value, slope) = evaluate(box)
        return (value - target, slope)
      }
    )
  }

  /// The signs left and right of a number that is a zero of some multiplicity and the only one in a
  /// stretch; nil where it is not known to be.
  ///
  /// f⁽ᵏ⁾(t) = f⁽ʲ⁾(ξ)/(j−k)!·(t − c)^(j−k) where the derivatives from k up to j vanish at c.
  private func signs(
    besideOnlyZero center: Double,
    in box: Interval,
    less target: Interval
  ) -> Zero.Signs? {
    let zero = Interval(0)
    let point = jet(over: Interval(center))
    let terms = [point.c0 - (order == 0 ? target : zero), point.c1, point.c2, point.c3]
    guard terms[order] == zero else { return nil }
    func signs(_ first: Int, beyond power: Int, _ coefficient: Interval) -> Zero.Signs? {
      let sign = coefficient.certainSign
      return sign == 0 ? nil : ((first - power).isMultiple(of: 2) ? sign : -sign, sign)
    }
    if let first = terms[order...].firstIndex(where: { $0 != zero }) {
      guard first > order, terms[first].mignitude > 0 else { return nil }
      return signs(first, beyond: order, coefficients(over: box)[first])
    }
    guard let series = function.taylorModel(of: part, around: center, over: box, order: 24),
      let first = series.coefficients.indices.first(where: {
        $0 > 0 && series.coefficients[$0] != zero
      }),
      first > order
    else { return nil }
    return signs(first, beyond: order, series.coefficient(first, over: box))
  }
}

extension VanishingQuotients {
  /// Whether they are hardly known on a stretch without what is known of the place: it is no farther from
  /// that than it is wide, or rounding hides how far.
  fileprivate func isNear(_ x: Interval) -> Bool {
    let distance = Swift.max(x.lowerBound - place.upperBound, place.lowerBound - x.upperBound)
    return distance <= Swift.max(x.upperBound - x.lowerBound, 16 * place.width)
  }
}
