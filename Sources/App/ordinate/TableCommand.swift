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

  func run() throws {
    let programs = try formulas.map { try reading.program($0).binding(reading.values) }
    let places = try places()
    var rows = [["x"] + formulas]
    rows += places.map { x in
      [NumberText.shortest(x)]
        + programs.map { $0.evaluate(at: x).map(NumberText.shortest) ?? "undefined" }
    }
    if csv {
      for row in rows { print(row.map(Self.quoted).joined(separator: ",")) }
    } else {
      for line in FactsTable.columns(rows) { print(line) }
    }
  }

  private func places() throws -> [Double] {
    if let at {
      guard x == nil, step == nil else {
        throw ValidationError("Say either --at or --x with --step.")
      }
      return at.values
    }
    guard let x, let step = step?.value else {
      throw ValidationError("Say the places with --x and --step, or with --at.")
    }
    let count = ((x.upper - x.lower) / step * (1 + 0x1p-50)).rounded(.down)
    guard step > 0, step.isFinite, count < Self.limit else {
      throw ValidationError("The step must be above 0, and give at most a million lines.")
    }
    return stride(from: 0, through: count, by: 1).map { x.lower + $0 * step }
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
