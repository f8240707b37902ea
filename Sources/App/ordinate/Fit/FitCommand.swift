import ArgumentParser
import Documents
import Figures
import Formulas
import Notation
import Numerals
import Operations
import SystemServices
import Words

/// `ordinate fit`: the parameters with which a model is nearest to data.
struct FitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fit",
    abstract: "Fit a model to data by least squares, proven.",
    discussion: """
      The model is written as y1 ~ m x1 + b: what is a column of the data stands for it, any other \
      letter, with digits behind it or not, is a parameter. Columns have the names of the file's first \
      row, or x1, y1, y2, … from left to right. Every digit is certain. A model that is linear in its \
      parameters is solved exactly; of any other a minimum is found, and proven to be one.
      """
  )

  @Argument(help: "The model, such as 'y1 ~ a e^(-b x1)'.")
  var model: String

  @Option(
    help: "The file with the data: cells apart by commas, semicolons or tabs.",
    completion: .file(extensions: ["csv", "tsv", "txt"])
  )
  var data: String

  @Option(
    parsing: .unconditionalSingleValue,
    help: "Where the search begins, as a=1,b=0.5; may be repeated."
  )
  var start: [String] = []

  @Option(help: "What sin, cos, tan and their inverses take: rad or deg.")
  var angle = ReadingOptions.Angle.rad

  @Option(help: "How many digits, 1 to 200.")
  var digits = 15

  @Option(
    parsing: .unconditionalSingleValue,
    help: "Where the model's value is told, of a model of one column; may be repeated."
  )
  var at: [String] = []

  @Option(help: "With --at: the share of all samples for which the stretches told hold, as 0.95.")
  var level: String?

  @Flag(help: "Print what is left of each row, too.")
  var residuals = false

  @Flag(help: "Print JSON; Documentation/data.md lists the keys.")
  var json = false

  func validate() throws {
    guard at.allSatisfy({ DecimalDigits(decimal: $0) != nil }) else {
      throw ValidationError("--at takes a decimal.")
    }
    guard level.map({ Double($0).map { $0 > 0 && $0 < 1 } ?? false }) ?? true,
      level.map({ DecimalDigits(decimal: $0) != nil }) ?? true
    else { throw ValidationError("--level takes a decimal between 0 and 1.") }
    guard 1...200 ~= digits else { throw ValidationError("--digits takes a number from 1 to 200.") }
  }

  func run() throws {
    let table = try DataFile.table(at: data)
    let model = try FitFormula(model, table)
    let all = try model.rows(of: table)
    let angleUnit: AngleUnit = angle == .deg ? .degrees : .radians
    let used = try FitFormula.unlessRefused { () throws(ModelFault) in
      try model.read.conditions.uses(rowsOf: all, angleUnit)
    }
    let rows = all.map { column in zip(column, used).filter(\.1).map(\.0) }
    let starts = try start.map(model.start)
    let worker = try NumbersWorker.required(for: "A fit")
    var question = FitQuestion(
      response: model.read.response,
      model: model.read.model,
      angleUnit: angleUnit,
      columns: rows,
      parameters: model.read.parameters.count,
      starts: starts,
      // What follows from the numbers takes more of their digits than are told.
      digits: max(digits, 24),
      milliseconds: 20_000
    )
    question.level = level
    question.bounds = model.read.conditions.bounds
    let answer = WorkNote.during("calculating") { _ in worker.reply(to: question) }
    var report = FitReport(
      model: model,
      rows: rows.first?.count ?? 0,
      answer: answer.rounded(to: digits)
    )
    let fitted = FittedModel(model.read, answer, angleUnit)
    let band = FitBand(model.read, answer, angleUnit, name: model.text)
    if let fitted {
      report.tell(fitted, all, using: used, predicting: at, within: band, residuals: residuals)
    }
    if !at.isEmpty, model.onlyPredictor == nil {
      throw ValidationError("--at is for models of one column.")
    }
    try Failure.unlessPrinted(json ? report.json.description : report.lines.joined(separator: "\n"))
    if answer.proof == .none { throw ExitCode(2) }
  }
}
