import Calculus
import Intervals
import Operations

/// The right side of y′ = f(x, y), given by a formula.
struct FormulaRate: Rate {
  private let body: [Instruction]
  private let angleUnit: AngleUnit
  let code: IntervalCode
  let plane: PlaneCode
  let tape: SeriesTape?
  /// How it grows with y; nil where that is not known.
  private let growth: GrowthOfY?
  /// What it divides by that holds no y.
  private let divisors: [Program]

  /// Of a formula in which everything is spelled out, with no parameter but y.
  init(_ body: [Instruction], _ angleUnit: AngleUnit) {
    (self.body, self.angleUnit) = (body, angleUnit)
    code = ProgramCode(checked: body, angleUnit: angleUnit).intervalCode
    plane = PlaneCode(code)
    tape = SeriesTape([code], ordinates: [[plane.ordinate]])
    growth = PowersOfY(body, angleUnit).flatMap { GrowthOfY($0, angleUnit) }
    divisors = FormulaFraction(body)?.divisors(angleUnit) ?? []
  }

  func enclosure(x: Interval, y: Interval) -> Enclosure { plane.enclosureAlongY(x: x, y: y) }

  func enclosureAtEachX(x: Interval, y: Interval) -> Enclosure? {
    plane.enclosureAtEachX(x: x, y: y)
  }

  func value(x: Interval, y: Interval) -> DecoratedInterval { plane.value(x: x, y: y) }

  func series(x: SeriesModel, y: SeriesModel) -> SeriesModel? {
    let (all, ordinates) = (code.operations.indices, [(plane.ordinate, y)])
    return code.operations.contains(.binary(.either))
      ? code.choice(all, of: x, ordinates: ordinates)
      : code.series(all, of: x, ordinates: ordinates)
  }

  func escape(x: Interval, from y: Interval) -> (distance: Interval, speed: Interval)? {
    growth?.escape(x: x, from: y)
  }

  func gap(in x: Interval) -> Interval? {
    let place = Interval(x.simplest)
    if plane.value(x: place, y: .entire).interval.isEmpty { return place }
    return divisors.lazy.compactMap { $0.changeOfSign(in: x) }.first
  }

  var exchanged: (any Rate)? {
    guard let fraction = FormulaFraction(body) else { return nil }
    let inverse = (fraction.denominator + fraction.numerator + [.binary(.divide)])
      .map { (step: Instruction) -> Instruction in
        switch step {
        case .variable: .parameter(.y)
        case .parameter(.y): .variable
        default: step
        }
      }
    return inverse.count > FormulaFraction.longest ? nil : FormulaRate(inverse, angleUnit)
  }
}

extension FormulaFraction {
  /// What it divides by that changes, but holds no unknown.
  func divisors(_ angleUnit: AngleUnit) -> [Program] {
    divisors
      .filter { part in
        part.contains(.variable) && !part.contains { $0.parameter?.isUnknown ?? false }
      }
      .compactMap { try? Program($0, angleUnit: angleUnit) }
  }
}

extension Program {
  /// What encloses a place at which it is 0, where it is continuous and its signs at the two ends differ.
  func changeOfSign(in x: Interval) -> Interval? {
    let all = enclosure(over: x).value
    guard all.decoration >= .definedAndContinuous, x.isBounded else { return nil }
    func sign(_ place: Double) -> Double {
      let value = enclosure(over: Interval(place)).value.interval
      return value.lowerBound > 0 ? 1 : value.upperBound < 0 ? -1 : 0
    }
    var (low, high) = (x.lowerBound, x.upperBound)
    let (first, last) = (sign(low), sign(high))
    guard first * last < 0 else { return nil }
    while case let middle = low + (high - low) / 2, middle > low, middle < high {
      let sign = sign(middle)
      if sign == first { low = middle } else if sign == last { high = middle } else { break }
    }
    return Interval(low, high)
  }
}
