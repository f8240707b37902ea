import ArgumentParser
import Analysis
import Documents
import Formulas
import Intervals
import Operations
import Figures
import Words

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

  @OptionGroup var place: RangeOptions

  @Option(parsing: .unconditional, help: "Another name for --center.")
  var at: WrittenNumber?

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
    let window = try window
    for values in reading.naming(formulas).alternatives {
      var command = self
      command.reading = values
      try command.printFacts(over: window)
    }
  }

  private func printFacts(over window: ViewRange) throws {
    let written = try formulas.map { try reading.program($0) }
    var programs = written.map(reading.binding)
    let span = window.isDeep ? try DeepSpan(window, looking: programs) : nil
    let originals = programs
    let numbers = programs.map { span?.numbers(for: $0) ?? .plain }
    if let span { programs = try zip(programs, formulas).map { try span.program($0, $1) } }
    let range = try span?.range ?? Self.range(window)
    for (index, (formula, program)) in zip(formulas, programs).enumerated() {
      let function = PiecewiseProgram(program)
      var (facts, statistics) = WorkNote.during("calculating") { _ in
        let facts = function.facts(over: range, while: Self.patience())
        return (facts, facts.statistics(while: Self.patience()))
      }
      var numbers = numbers[index]
      if facts.isNowhereZero, let level = span?.level(of: originals[index]) {
        let own = PiecewiseProgram(level.program)
        facts = own.facts(over: range, while: Self.patience()).withoutZeros
        statistics = facts.statistics(while: Self.patience()).with(sums: statistics)
        numbers = level.numbers
      }
      let name = formula + (json ? "" : reading.chosenValues)
      let report = FactsReport(
        formula: name,
        facts: facts,
        statistics: statistics,
        numbers,
        asymptotes: span == nil ? originals[index].asymptotes : [],
        solutionEnds: originals[index].solutionEnds.map { Locale()($0) }
      )
      if json {
        let others = index == 0 ? try meetings(of: programs, over: range) : []
        try Failure.unlessPrinted(
          JSONText.object(
            settings(of: written[index]) + report.json(limit: rows(upTo: .max))
              + [("intersections", .list(others.map { report.json($0, formulas) }))]
          ).description
        )
      } else {
        let table = FactsTable(report: report, limit: rows(upTo: 1_000))
        try Failure.unlessPrinted(table.lines.joined(separator: "\n"))
      }
    }
    if !json {
      for meeting in try meetings(of: programs, over: range) {
        let lines = numbers[meeting.first].lines(of: meeting, formulas)
        try Failure.unlessPrinted(lines.joined(separator: "\n"))
      }
    }
  }

  /// Whether a search may go on: for so long.
  private static func patience() -> () -> Bool {
    let end = ContinuousClock.now + .seconds(10)
    return { .now < end }
  }

  private var window: ViewRange {
    get throws {
      var place = place
      if let at {
        guard place.center == nil else {
          throw ValidationError("--at is another name for --center.")
        }
        place.center = at
      }
      guard let range = try place.range() else {
        throw ValidationError("Say the range with --x, or with --center and --width.")
      }
      return range
    }
  }

  /// The range of x, its ends exactly as they were written.
  private static func range(_ window: ViewRange) throws -> ExactRange {
    guard let lower = window.start.endpoint, let upper = window.end.endpoint else {
      throw Failure.impossible("the value of an end of --x is not known.")
    }
    return ExactRange(lower, upper)
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
struct Intersection {
  let first: Int
  let second: Int
  let features: [Feature]
  let stretches: [ExtremePlace]
  let forms: ExactForms
}
