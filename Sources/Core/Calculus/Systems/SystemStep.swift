import Intervals

/// A stretch of a solution of a system: both unknowns from a place on, as polynomials of its distance.
struct SystemStep: PathStep {
  let start: Double
  /// Below `start` where the path goes downward.
  let end: Double
  /// All values, and all slopes.
  let values: Pair<Interval>
  let slopes: Pair<Interval>
  let last: SystemState
  /// How many times as long it could have been.
  let room: Double
  /// Coefficients from that of degree 0 on, the last one with what is left out.
  private let terms: Pair<[Interval]>

  private static let order = 16
  /// Of the derivatives by the start, which are needed less sharply.
  private static let slopeOrder = 6

  /// The step from a place where the unknowns lie in a state; nil where it can't be proven, or not sharply.
  init?(of rate: some SystemRate, from start: Double, _ state: SystemState, to end: Double) {
    let x = Interval(between: start, end)
    let way = Interval(end) - Interval(start)
    let first = state.box.convexHull(with: state.center)
    guard start != end, first.isBounded,
      let box = rate.values(over: x, from: first, way: way),
      let variable = SeriesModel(variableAround: start, over: x, order: Self.order, isQuick: true),
      let center = Pair.solution(of: rate, along: variable, first: state.center, values: box),
      let slopes = Self.slopes(of: rate, along: variable, first, box)
    else { return nil }
    (self.start, self.end, values) = (start, end, box)
    self.slopes = rate.values(x: x, box).map(\.interval)
    let middle = center.map { model in
      Array(model.center.terms.prefix(Self.order)) + [model.box.terms[Self.order]]
    }
    let deviation = state.deviation
    var terms = middle
    for (degree, slope) in slopes.enumerated() {
      let change = slope * deviation
      terms.first[degree] = terms.first[degree] + change.first
      terms.second[degree] = terms.second[degree] + change.second
    }
    self.terms = terms
    let value = middle.map { Self.sum($0, way) }
    let change = slopes.reversed().reduce(Pair.identity * Interval(0)) { $0 * way + $1 }
    last = state.moved(to: value, change)
    // What the last terms leave open, beside what rounding and the start do.
    let open = middle.map { Self.open($0[Self.order].width, Self.order, over: way.magnitude) }
    let most = box.with(first) { Swift.max($0.magnitude * 0x1p-51, $1.width * 0x1p-6) }
    guard last.box.isBounded, open.with(most, { $0 <= $1 }).allSatisfy({ $0 }) else { return nil }
    let rooms = open.with(most) { StepLength.room(open: $0, most: $1) }
    room = Swift.min(rooms.first, rooms.second)
  }

  /// What an open coefficient leaves open at the end of a step.
  private static func open(_ width: Double, _ degree: Int, over length: Double) -> Double {
    (0..<degree).reduce(width) { open, _ in open * length }
  }

  /// The derivatives of both unknowns by those at the start, as polynomials of the distance; the last
  /// coefficient with what is left out.
  ///
  /// They solve J′ = A·J, with the derivatives of the right sides along the solution for A; J begins with 1,
  /// and differs from it by less than the exponential of ∫|A|, less 1. Unknowns of different sizes are
  /// measured each by its own.
  private static func slopes(
    of rate: some SystemRate,
    along variable: SeriesModel,
    _ first: Pair<Interval>,
    _ box: Pair<Interval>
  ) -> [Pair<Pair<Interval>>]? {
    let x = variable.truncated(to: slopeOrder)
    guard let unknowns = Pair.solution(of: rate, along: x, first: first, values: box),
      let slopes = rate.slopeSeries(x: x, unknowns),
      slopes.allSatisfy({ $0.allSatisfy(\.isDefinedAtCenter) })
    else { return nil }
    let all = slopes.map { $0.map(\.range) }
    guard all.isBounded else { return nil }
    let (length, unit) = (x.displacement.magnitude, all.unit)
    let growth = Interval.exp(Interval(all.measured(by: unit).norm) * Interval(length))
    let most = (growth - Interval(1)).upperBound
    guard most.isFinite else { return nil }
    let around = Pair(Interval(-most, most), Interval(-most, most))
    var center: [Pair<Pair<Interval>>] = [.identity]
    var whole = [Pair.identity + Pair(around, around).measured(by: Interval(1) / unit)]
    for degree in 1...slopeOrder {
      func next(
        _ terms: [Pair<Pair<Interval>>],
        _ series: (SeriesModel) -> TaylorSeries
      ) -> Pair<Pair<Interval>> {
        let sum = (0..<degree).reduce(Pair.identity * Interval(0)) { sum, k in
          sum + slopes.map { $0.map { series($0).terms[k] } } * terms[degree - 1 - k]
        }
        return sum * (Interval(1) / Interval(Double(degree)))
      }
      center.append(next(center, \.center))
      whole.append(next(whole, \.box))
    }
    let width = whole[slopeOrder].measured(by: unit).width
    guard open(width, slopeOrder, over: length) <= 0x1p-3 else { return nil }
    return center.prefix(slopeOrder) + [whole[slopeOrder]]
  }

  /// Both unknowns at a place of the step.
  func value(at u: Double) -> Pair<Interval> {
    let distance = Interval(u) - Interval(start)
    return terms.with(values) { terms, all in
      Self.sum(terms, distance).narrowed(by: all)
    }
  }

  private static func sum(_ terms: [Interval], _ distance: Interval) -> Interval {
    terms.reversed().reduce(Interval(0)) { $0 * distance + $1 }
  }
}
