import ArgumentParser
import Expressions
import Numerals

/// `ordinate table`: values of formulas at many places.
struct TableCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "table",
    abstract: "Print a table of values.",
    discussion: """
      One line for each x: x and the value of each formula, "undefined" where there is none. The x \
      are MIN, MIN + STEP, … up to MAX, or those of a list.
      """
  )

  @Argument(help: "The formulas, one column each.")
  var formulas: [String]

  @Option(parsing: .unconditional, help: "The first and the last x, as MIN:MAX.")
  var x: Span?

  @Option(parsing: .unconditional, help: "The distance from one x to the next.")
  var step: PlainNumber?

  @Option(parsing: .unconditional, help: "The x themselves, as 1,2,4.5.")
  var at: NumberList?

  @OptionGroup var reading: ReadingOptions

  @Flag(help: "Separate with commas, for spreadsheets.")
  var csv = false

  /// How many lines are printed at most.
  private static var limit: Double { 1_000_000 }
  /// How many lines are made before they are printed.
  private static var block: Int { 1_000 }

  func run() throws {
    let programs = try formulas.map { try reading.program($0).binding(reading.values) }
    let places = try places()
    var columns = TextColumns()
    try WorkNote.during("calculating") { note in
      var next = 0
      repeat {
        let end = min(next + Self.block, places.count)
        var rows = next == 0 ? [["x"] + formulas] : []
        rows += (next..<end).map { Self.row(of: programs, at: places.place($0)) }
        let lines =
          csv ? rows.map { $0.map(Self.quoted).joined(separator: ",") } : columns.lines(of: rows)
        try note.withoutLine { try Failure.unlessPrinted(lines.joined(separator: "\n")) }
        next = end
      } while next < places.count
    }
  }

  private static func row(of programs: [Program], at x: Double) -> [String] {
    [NumberText.shortest(x)]
      + programs.map { $0.evaluate(at: x).map(NumberText.shortest) ?? "undefined" }
  }

  /// The x of the lines, by their numbers.
  private struct Places {
    let count: Int
    let place: (Int) -> Double
  }

  private func places() throws -> Places {
    if let at {
      guard x == nil, step == nil else {
        throw ValidationError("Say either --at or --x with --step.")
      }
      return Places(count: at.values.count) { at.values[$0] }
    }
    guard let x, let step = step?.value else {
      throw ValidationError("Say the places with --x and --step, or with --at.")
    }
    let count = ((x.upper - x.lower) / step * (1 + 0x1p-50)).rounded(.down)
    guard step > 0, step.isFinite, count < Self.limit else {
      throw ValidationError("The step must be above 0, and give at most a million lines.")
    }
    return Places(count: Int(count) + 1) { x.lower + Double($0) * step }
  }

  private static func quoted(_ text: String) -> String {
    guard text.contains(where: { ",\"\n".contains($0) }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}

/// `1,2,4.5`.
struct NumberList: ExpressibleByArgument {
  let values: [Double]

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part -> Double? in
      let text = part.drop { $0 == " " }.replacing("\u{2212}", with: "-")
      return Double(text).flatMap { $0.isFinite ? $0 : nil }
    }
    guard numbers.count == parts.count else { return nil }
    values = numbers
  }
}
