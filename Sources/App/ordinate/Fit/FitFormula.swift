import ArgumentParser
import Documents
import Formulas
import Notation
import Numerals

/// A model as it is written: `y1 ~ m x1 + b`.
struct FitFormula {
  let text: String
  let response: [Instruction]
  let model: [Instruction]
  /// In the order in which they are written.
  let parameters: [String]
  /// The columns that it uses, by their places in the table.
  private let columns: [Int]
  /// The column right of ~ where it is the only one, and how many numbers are in it.
  let onlyPredictor: (name: String, values: Int)?

  init(_ text: String, _ table: DataTable) throws {
    self.text = text
    let sides = text.split(separator: "~", omittingEmptySubsequences: false).map(String.init)
    guard sides.count == 2 else {
      throw ValidationError("A model has one ~ between a column and a formula, as y1 ~ m x1 + b.")
    }
    var names = FitNames(table)
    response = try names.steps(of: sides[0])
    let responses = names.columns.count
    guard names.parameters.isEmpty else {
      throw ValidationError("\(names.parameters[0]) left of ~ is no column of the data.")
    }
    model = try names.steps(of: sides[1])
    (parameters, columns) = (names.parameters, names.columns)
    let right = columns.dropFirst(responses)
    onlyPredictor =
      right.count == 1
      ? right.first.map { table.columns[$0] }.map { ($0.name, $0.differentNumbers) } : nil
    guard !parameters.isEmpty else { throw ValidationError("The model has no parameter.") }
  }

  /// The numbers of the columns that it uses, in all rows; a cell without one ends the command.
  func rows(of table: DataTable) throws -> [[String]] {
    try columns.map { index in
      let column = table.columns[index]
      return try column.cells.enumerated().map { row, cell in
        switch cell {
        case .number(let number): return number
        case .missing:
          throw Failure.impossible("\(column.name) has no number in row \(row + 1).")
        case .refused(let text):
          throw Failure.impossible(
            "\(column.name) has “\(text)” in row \(row + 1), which is no number."
          )
        }
      }
    }
  }

  /// A decimal for each parameter, of `a=1,b=0.5`; 1 for those that are not told.
  func start(_ text: String) throws -> [String] {
    var values = Array(repeating: "1", count: parameters.count)
    for part in text.split(separator: ",") {
      let sides = part.split(separator: "=").map { $0.filter { !$0.isWhitespace } }
      guard sides.count == 2, let index = parameters.firstIndex(of: sides[0]),
        DecimalDigits(decimal: sides[1]) != nil
      else { throw ValidationError("--start takes parameters with decimals, as a=1,b=0.5.") }
      values[index] = sides[1]
    }
    return values
  }
}
