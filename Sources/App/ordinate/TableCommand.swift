import ArgumentParser
import Formulas
import Numerals

/// `ordinate table`: values of formulas at many places.
struct TableCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "table",
    abstract: "Print a table of values.",
    discussion: """
      One line for each x: x and the value of each formula. The x are MIN, MIN + STEP, … up to MAX, \
      or those of a list, exactly as they are written: numbers, or formulas without x. Every digit \
      is certain: a value that ends within N digits is printed whole, any other differs from the \
      truth by less than one unit of its last digit. Instead of a number it prints undefined, \
      overflow, underflow or undecided.
      """
  )

  @Argument(help: "The formulas, one column each.")
  var formulas: [String]

  @OptionGroup var place: RangeOptions

  @Option(parsing: .unconditional, help: "The distance from one x to the next.")
  var step: WrittenNumber?

  @Option(parsing: .unconditional, help: "The x themselves, as 1,pi/2,4.5.")
  var at: NumberList?

  @OptionGroup var reading: ReadingOptions

  @Option(help: "How many digits, 1 to 1000.")
  var digits = 10

  @Flag(help: "Separate with commas, for spreadsheets.")
  var csv = false

  /// How many lines are made before they are printed.
  private static var block: Int { 1_000 }

  func validate() throws {
    guard 1...1_000 ~= digits else {
      throw ValidationError("--digits takes a number from 1 to 1000.")
    }
  }

  func run() throws {
    let columns = try columns
    let worker = NumbersWorker()
    let values = TableValues(
      columns.map(\.program),
      angleUnit: reading.angleUnit,
      digits: digits,
      worker
    )
    let places = try places(worker)
    var text = TextColumns()
    try WorkNote.during("calculating") { note in
      var next = 0
      repeat {
        let end = min(next + Self.block, places.count)
        var rows = next == 0 ? [["x"] + columns.map(\.title)] : []
        rows += (next..<end).map { values.row(at: places[$0], digits: places.digits) }
        let lines =
          csv ? rows.map { $0.map(Self.quoted).joined(separator: ",") } : text.lines(of: rows)
        try note.withoutLine { try Failure.unlessPrinted(lines.joined(separator: "\n")) }
        next = end
      } while next < places.count
    }
  }

  /// Each formula, and once more for each further value of a list in it.
  private var columns: [(title: String, program: Program)] {
    get throws {
      let alternatives = reading.naming(formulas).alternatives
      return try formulas.flatMap { formula in
        var programs: [(values: String, program: Program)] = []
        for reading in alternatives {
          let program = try reading.binding(reading.program(formula))
          if programs.contains(where: { $0.program.instructions == program.instructions }) {
            continue
          }
          programs.append((reading.chosenValues, program))
        }
        return programs.map { (programs.count > 1 ? formula + $0.values : formula, $0.program) }
      }
    }
  }

  private func places(_ worker: NumbersWorker?) throws -> TablePlaces {
    let range = try place.range()
    if let at {
      guard range == nil, step == nil else {
        throw ValidationError("Say either --at or --x with --step.")
      }
      return TablePlaces(at.numbers.map { $0.program.with(reading.angleUnit) }, worker)
    }
    guard let range, let step else {
      throw ValidationError("Say the places with --x and --step, or with --at.")
    }
    guard
      let places = TablePlaces(over: range, step: step, angleUnit: reading.angleUnit, worker)
    else {
      throw ValidationError("The step must be above 0, and give at most a million lines.")
    }
    return places
  }

  private static func quoted(_ text: String) -> String {
    guard text.utf8.contains(where: { [0x22, 0x2C, 0x0A].contains($0) }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}
