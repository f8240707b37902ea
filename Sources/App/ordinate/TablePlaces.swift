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
  private let place: (Int) -> TablePlace

  subscript(index: Int) -> TablePlace { place(index) }

  init(_ programs: [Program]) {
    count = programs.count
    place = { index in TablePlace(known: RealPlace(programs[index])) { programs[index] } }
  }

  /// How many lines there are at most.
  private static var limit: Double { 1_000_000 }

  /// Start, start + step, … up to the end; nil where they are too many, or none.
  init?(over span: Span, step: WrittenNumber, angleUnit: AngleUnit) {
    let (start, end) = (span.start, span.end)
    let steps = [start, end, step].map { $0.program.with(angleUnit) }
    let fractions = steps.map(\.code.exactValue)
    let last =
      // What is no fraction may end a line too early or too late by what a Double rounds.
      Self.wholeSteps(fractions)
      ?? ((end.value - start.value) / step.value * (1 + 0x1p-50)).rounded(.down)
    guard step.value > 0, last < Self.limit else { return nil }
    count = Int(last) + 1
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

  /// `start + index·step`.
  private static func formula(_ start: Program, _ index: Int, _ step: Program) -> Program? {
    guard let number = NumberLiteral(String(index)),
      let way = try? Program([.number(number)]).applying(.multiply, step)
    else { return nil }
    return try? start.applying(.add, way)
  }
}
