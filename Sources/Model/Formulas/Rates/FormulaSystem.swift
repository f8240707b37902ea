import Calculus
import Intervals
import Operations

/// The right sides of a system of two equations, given by formulas.
struct FormulaSystem: SystemRate {
  private let rates: Pair<SystemFormula>
  /// Their derivatives by the unknowns, a row for each equation.
  private let slopes: Pair<Pair<SystemFormula>>
  let tape: SeriesTape?
  /// What they divide by that holds no unknown.
  private let divisors: [Program]

  /// Of formulas in which everything is spelled out; nil where a derivative is not known.
  init?(_ rates: Pair<[Instruction]>, of unknowns: Pair<Parameter>, _ angleUnit: AngleUnit) {
    func formula(_ steps: [Instruction]) -> SystemFormula? {
      SystemFormula(steps, of: unknowns, angleUnit)
    }
    func slope(_ steps: [Instruction], by unknown: Parameter) -> SystemFormula? {
      let exchanged = steps.exchangingVariable(with: unknown)
      let slope = try? Differentiation(exchanged, angleUnit).slope
      return slope.flatMap { formula($0.exchangingVariable(with: unknown)) }
    }
    guard let own = rates.compactMap(formula),
      let slopes = rates.compactMap({ rate in unknowns.compactMap { slope(rate, by: $0) } })
    else { return nil }
    (self.rates, self.slopes) = (own, slopes)
    tape = SeriesTape(
      [own.first.code, own.second.code],
      ordinates: [own.first.places, own.second.places].map { [$0.first, $0.second] }
    )
    divisors = [rates.first, rates.second]
      .flatMap { FormulaFraction($0)?.divisors(angleUnit) ?? [] }
  }

  func values(x: Interval, _ unknowns: Pair<Interval>) -> Pair<DecoratedInterval> {
    rates.map { $0.value(x: x, unknowns) }
  }

  func slopes(x: Interval, _ unknowns: Pair<Interval>) -> Pair<Pair<Interval>>? {
    slopes.compactMap { row in
      row.compactMap { slope in
        let value = slope.value(x: x, unknowns)
        return value.decoration >= .definedAndContinuous ? value.interval : nil
      }
    }
  }

  func series(x: SeriesModel, _ unknowns: Pair<SeriesModel>) -> Pair<SeriesModel>? {
    rates.compactMap { $0.series(x: x, unknowns) }
  }

  func slopeSeries(x: SeriesModel, _ unknowns: Pair<SeriesModel>) -> Pair<Pair<SeriesModel>>? {
    slopes.compactMap { row in row.compactMap { $0.series(x: x, unknowns) } }
  }

  func gap(in x: Interval) -> Interval? {
    let place = Interval(x.simplest)
    let isGap = !values(x: place, Pair(.entire, .entire)).allSatisfy { !$0.interval.isEmpty }
    return isGap ? place : divisors.lazy.compactMap { $0.changeOfSign(in: x) }.first
  }
}

/// A formula of the variable and of two unknowns.
private struct SystemFormula: Sendable {
  let code: IntervalCode
  /// Which numbers of the code stand for the unknowns; −1 for one that does not occur.
  let places: Pair<Int32>

  /// Nil where it is not clear which numbers these are.
  init?(_ steps: [Instruction], of unknowns: Pair<Parameter>, _ angleUnit: AngleUnit) {
    code = ProgramCode(checked: steps, angleUnit: angleUnit).intervalCode
    // Numbers come in the order in which they occur first.
    var order: [Parameter] = []
    for case .parameter(let unknown) in steps where !order.contains(unknown) {
      order.append(unknown)
    }
    let numbers = code.numbers
    let free = numbers.indices.filter { numbers[$0].isEntire }
    guard free.count == order.count else { return nil }
    places = unknowns.map { unknown in
      order.firstIndex(of: unknown).map { Int32(free[$0]) } ?? -1
    }
  }

  func value(x: Interval, _ unknowns: Pair<Interval>) -> DecoratedInterval {
    let value: Enclosure? = code.operations.fold(depth: code.stackDepth) { _, step, first, second in
      switch step {
      case .number(places.first): .constant(unknowns.first)
      case .number(places.second): .constant(unknowns.second)
      case .variable: .constant(x)
      default: code.enclosure(of: step, first, second, over: x)
      }
    }
    return value?.value ?? DecoratedInterval(.entire, .trivial)
  }

  /// Nil where it is not certainly smooth.
  func series(x: SeriesModel, _ unknowns: Pair<SeriesModel>) -> SeriesModel? {
    guard !code.operations.contains(.binary(.either)) else { return nil }
    return code.series(
      code.operations.indices,
      of: x,
      ordinates: [(places.first, unknowns.first), (places.second, unknowns.second)]
    )
  }
}

extension [Instruction] {
  /// The same with the variable and an unknown in each other's place.
  fileprivate func exchangingVariable(with unknown: Parameter) -> [Instruction] {
    map { step in
      switch step {
      case .variable: .parameter(unknown)
      case .parameter(unknown): .variable
      default: step
      }
    }
  }
}
