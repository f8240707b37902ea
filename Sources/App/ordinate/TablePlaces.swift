import Formulas
import Numerals
import Operations

/// A place of a table: what is known of it at once, and the formula of it.
struct TablePlace {
  let known: RealPlace
  let program: () -> Program?
}

/// The x of a table's lines.
struct TablePlaces {
  let count: Int
  /// So many digits tell them apart.
  let digits: Int
  private let place: (Int) -> TablePlace

  subscript(index: Int) -> TablePlace { place(index) }

  init(_ programs: [Program], _ worker: NumbersWorker?) {
    count = programs.count
    digits = Self.digits(of: programs, worker)
    place = { index in TablePlace(known: RealPlace(programs[index])) { programs[index] } }
  }

  /// How many lines there are at most.
  private static var limit: Double { 1_000_000 }

  /// Start, start + step, … up to the end; nil where they are too many, or none.
  init?(
    over span: ViewRange,
    step: WrittenNumber,
    angleUnit: AngleUnit,
    _ worker: NumbersWorker?
  ) {
    let (start, end) = (span.start, span.end)
    let steps = [start, end, step].map { $0.program.with(angleUnit) }
    let fractions = steps.map(\.code.exactValue)
    let last =
      // What is no fraction may end a line too early or too late by what a Double rounds.
      Self.wholeSteps(fractions) ?? Self.countedSteps(steps, worker)
      ?? ((end.value - start.value) / step.value * (1 + 0x1p-50)).rounded(.down)
    guard step.value > 0, last < Self.limit else { return nil }
    count = Int(last) + 1
    digits = Self.digits(of: [start.program], apart: DecimalDigits(step.value).exponent)
    place = { index in
      let program = { Self.formula(steps[0], index, steps[2]) }
      if let first = fractions[0], let step = fractions[2],
        let way = Rational(Int128(index))?.multiplied(by: step), let sum = first.adding(way)
      {
        return TablePlace(known: RealPlace(sum), program: program)
      }
      return TablePlace(known: RealPlace(program() ?? steps[0]), program: program)
    }
  }

  /// How many whole steps fit between two fractions.
  private static func wholeSteps(_ fractions: [Rational?]) -> Double? {
    guard let start = fractions[0], let end = fractions[1], let step = fractions[2] else {
      return nil
    }
    return end.subtracting(start)?.divided(by: step)?.floor.map { Double($0.numerator) }
  }

  /// What the process that knows numbers makes of (end − start)/step.
  private static func countedSteps(_ steps: [Program], _ worker: NumbersWorker?) -> Double? {
    let quotient =
      steps[1].plain + steps[0].plain + [.binary(.subtract)] + steps[2].plain + [.binary(.divide)]
    if let whole = worker?.digits(of: quotient + [.unary(.floor)], 20) { return Double(whole.text) }
    guard let count = worker?.digits(of: quotient, 20) else { return nil }
    // What is whole and comes out a little smaller is meant to be whole.
    return Double(count.text).map { ($0 * (1 + 0x1p-50)).rounded(.down) }
  }

  /// So many digits as tell numbers apart whose Doubles are near to each other.
  private static func digits(of programs: [Program], _ worker: NumbersWorker?) -> Int {
    let places = programs.map { (program: $0, value: $0.evaluate(at: 0) ?? 0) }
      .sorted { $0.value < $1.value }
    return zip(places, places.dropFirst()).reduce(0) { most, pair in
      let (near, far) = pair
      guard far.value - near.value < near.value.magnitude * 1e-9,
        let gap = worker?.size(of: far.program.plain + near.program.plain + [.binary(.subtract)])
      else { return most }
      return max(most, digits(of: [near.program], apart: gap))
    }
  }

  private static func digits(of programs: [Program], apart gap: Int) -> Int {
    let size = programs.compactMap { $0.evaluate(at: 0) }.map(\.magnitude).max() ?? 0
    return size > 0 ? DecimalDigits(size).exponent - gap + 3 : 0
  }

  /// `start + index·step`.
  private static func formula(_ start: Program, _ index: Int, _ step: Program) -> Program? {
    guard let number = NumberLiteral(String(index)),
      let way = try? Program([.number(number)]).applying(.multiply, step)
    else { return nil }
    return try? start.applying(.add, way)
  }
}
