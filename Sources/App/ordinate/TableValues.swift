import Formulas
import Numerals
import Operations

/// The cells of a table, every digit certain.
struct TableValues {
  private let programs: [Program]
  private let variable: Program?
  private let angleUnit: AngleUnit
  private let digits: Int
  private let worker: NumbersWorker?

  /// - Parameters:
  ///   - programs: The formulas; a parameter that is left in one counts as 1.
  ///   - angleUnit: What sin and its like take.
  ///   - digits: How many are told of a number that does not end before.
  ///   - worker: Who knows what Doubles don't tell; nil where it is not installed.
  init(_ programs: [Program], angleUnit: AngleUnit, digits: Int, _ worker: NumbersWorker?) {
    self.worker = worker
    self.programs = programs.map { $0.binding(ParameterValues()) }
    variable = try? Program([.variable])
    self.angleUnit = angleUnit
    self.digits = digits
  }

  /// x with at least so many digits, and the value of each formula.
  func row(at place: TablePlace, digits: Int) -> [String] {
    [text(of: place, max(digits, self.digits))]
      + programs.map { text(of: $0, at: place, self.digits) }
  }

  /// The whole decimal, where there is one that can be read.
  private func text(of place: TablePlace, _ digits: Int) -> String {
    if let fraction = place.known.fraction,
      let decimal = DecimalDigits(fraction, upTo: max(digits, 30))
    {
      return CertainDigits(decimal, .exact).text
    }
    return variable.map { text(of: $0, at: place, digits) } ?? ""
  }

  private func text(of program: Program, at place: TablePlace, _ digits: Int) -> String {
    let formula = place.program()
    let program = formula.flatMap(program.placed) ?? program
    let first = ExactAnswer(program, at: place.known, digits: digits, mayRound: true)
    guard !first.isComplete(in: digits), !program.isEnclosedOnly, let worker, let formula else {
      return ExactReply(first).text(asForm: false)
    }
    let reply = worker.reply(
      to: ExactQuestion(
        formula: program.plain,
        place: program.usesVariable ? formula.plain : nil,
        angleUnit: angleUnit,
        digits: digits,
        wantsForm: false,
        milliseconds: 300 + digits
      )
    )
    if case .undecided = reply.answer { return ExactReply(first).text(asForm: false) }
    return reply.text(asForm: false)
  }
}
