import ArgumentParser
import Analysis
import Formulas
import Intervals
import Operations
import Figures

/// `ordinate facts`: what is certain about a function.
struct FactsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "facts",
    abstract: "Print what is certain about functions over a range of x.",
    discussion: """
      Roots, extrema, inflections, poles, jumps, holes, domain, range and statistics, each within \
      bounds. What is proven stands for exactly one place; what is possible may be any number of \
      places, even none; nothing is missed. Several formulas are also compared: where they meet.
      """
  )

  @Argument(help: "The formulas, such as 'sin(x)·x²'.")
  var formulas: [String]

  @Option(parsing: .unconditional, help: "The x looked at, as MIN:MAX, ends included.")
  var x: Span

  @OptionGroup var reading: ReadingOptions

  @Option(
    help: ArgumentHelp(
      "How many rows of a table, or items of a list in JSON, are printed at most; 0 for all.",
      discussion: "Without it 1,000 rows, and everything in JSON."
    )
  )
  var limit: Int?

  @Flag(help: "Print JSON, one object a formula; Documentation/facts.md lists the keys.")
  var json = false

  func validate() throws {
    if let limit, limit < 0 { throw ValidationError("The limit is 0 or more.") }
  }

  func run() throws {
    let window = try range
    for values in reading.naming(formulas).alternatives {
      var command = self
      command.reading = values
      try command.printFacts(over: window)
    }
  }

  private func printFacts(over window: ExactRange) throws {
    let written = try formulas.map { try reading.program($0) }
    let programs = written.map(reading.binding)
    let functions = programs.map { PiecewiseProgram($0) }
    for (index, (formula, function)) in zip(formulas, functions).enumerated() {
      let (facts, statistics) = WorkNote.during("calculating") { _ in
        let facts = function.facts(over: window)
        return (facts, facts.statistics())
      }
      if json {
        let report = FactsReport(
          formula: formula,
          facts: facts,
          statistics: statistics,
          limit: rows(upTo: .max)
        )
        let others = index == 0 ? try meetings(of: programs, over: window) : []
        try Failure.unlessPrinted(
          JSONText.object(
            settings(of: written[index]) + report.json
              + [("intersections", .list(others.map { $0.json(formulas) }))]
          ).description
        )
      } else {
        let table = FactsTable(
          formula: formula + reading.chosenValues,
          facts: facts,
          statistics: statistics,
          limit: rows(upTo: 1_000)
        )
        try Failure.unlessPrinted(table.lines.joined(separator: "\n"))
      }
    }
    if !json {
      for meeting in try meetings(of: programs, over: window) {
        try Failure.unlessPrinted(meeting.lines(formulas).joined(separator: "\n"))
      }
    }
  }

  /// The range of x, its ends exactly as they were written.
  private var range: ExactRange {
    get throws {
      guard let lower = x.start.endpoint, let upper = x.end.endpoint else {
        throw Failure.impossible("the value of an end of --x is not known.")
      }
      return ExactRange(lower, upper)
    }
  }

  /// How many rows there are at most, by the option or without it.
  private func rows(upTo usual: Int) -> Int {
    guard let limit else { return usual }
    return limit > 0 ? limit : .max
  }

  /// What the answers depend on besides the formula and the window.
  private func settings(of program: Program) -> [(String, JSONText)] {
    [
      ("version", .text(Ordinate.configuration.version)),
      ("angle", .text(reading.angle.rawValue)),
      (
        "parameters",
        .object(program.parameters.map { ($0.rawValue, .number(reading.values[$0])) })
      ),
    ]
  }

  /// Where each two of the formulas meet.
  private func meetings(of programs: [Program], over window: ExactRange) throws -> [Intersection] {
    try WorkNote.during("calculating") { _ in try intersections(of: programs, over: window) }
  }

  private func intersections(
    of programs: [Program],
    over window: ExactRange
  ) throws -> [Intersection] {
    var result: [Intersection] = []
    for (first, program) in programs.enumerated() {
      for (second, other) in programs.enumerated() where second > first {
        guard let difference = try? program.applying(.subtract, other) else {
          throw Failure.impossible("the two formulas are too long to compare.")
        }
        let (features, stretches, forms) = FunctionFacts.intersections(
          of: PiecewiseProgram(program),
          and: PiecewiseProgram(other),
          difference: PiecewiseProgram(difference),
          over: window
        )
        result.append(
          Intersection(
            first: first,
            second: second,
            features: features,
            stretches: stretches,
            forms: forms
          )
        )
      }
    }
    return result
  }
}

/// Where two formulas, by their numbers, have the same value.
private struct Intersection {
  let first: Int
  let second: Int
  let features: [Feature]
  let stretches: [ExtremePlace]
  let forms: ExactForms

  func json(_ formulas: [String]) -> JSONText {
    .object(
      [
        ("formulas", .list([.text(formulas[first]), .text(formulas[second])])),
        ("points", .list(features.map { .object(FactsReport.members(of: $0, forms)) })),
        ("stretches", FactsReport.intervals(stretches.map(\.x))),
      ]
    )
  }

  func lines(_ formulas: [String]) -> [String] {
    let rows =
      features.map { FactsTable.row($0, forms) }
      + stretches.map { FactsTable.row("equal on", $0) }
    return ["\(formulas[first]) = \(formulas[second])"]
      + (rows.isEmpty ? ["  nowhere"] : FactsTable.columns(rows).map { "  " + $0 })
  }
}
