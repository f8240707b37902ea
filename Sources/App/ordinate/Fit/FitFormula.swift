import ArgumentParser
import Documents
import Figures
import Formulas
import Notation
import Numerals
import Operations
import Words

/// A model that is to be fitted to the table of a file.
struct FitFormula {
  let text: String
  let read: WrittenModel.Read
  /// The column right of ~ where it is the only one, and how many numbers are in it.
  let onlyPredictor: (name: String, values: Int)?

  init(_ text: String, _ table: DataTable) throws {
    self.text = text
    read = try Self.unlessRefused { () throws(ModelFault) in
      try WrittenModel(text, .radians).read { table.column(named: $0) }
    }
    onlyPredictor = read.onlyPredictor.map { table.columns[$0] }
      .map { ($0.name, $0.differentNumbers) }
  }

  static func unlessRefused<Result>(_ body: () throws(ModelFault) -> Result) throws -> Result {
    do throws(ModelFault) {
      return try body()
    } catch {
      switch error {
      case .said(let phrase): throw ValidationError(Locale()(phrase))
      case .formula(let error, let side): throw Failure.formula(side, error)
      }
    }
  }

  /// The numbers of the columns that it uses, in all rows; a cell without one ends the command.
  func rows(of table: DataTable) throws -> [[String]] {
    do throws(DataTable.NoNumber) {
      return try table.numbers(ofColumns: read.columns)
    } catch {
      throw Failure.impossible(Locale()(error.phrase))
    }
  }

  /// A decimal for each parameter, of `a=1,b=0.5`; 1 for those that are not told.
  func start(_ text: String) throws -> [String] {
    var values = Array(repeating: "1", count: read.parameters.count)
    for part in text.split(separator: ",") {
      let sides = part.split(separator: "=").map { $0.filter { !$0.isWhitespace } }
      guard sides.count == 2,
        let index = read.parameters.firstIndex(of: ModelNames.plain(sides[0])),
        DecimalDigits(decimal: sides[1]) != nil
      else { throw ValidationError("--start takes parameters with decimals, as a=1,b=0.5.") }
      values[index] = sides[1]
    }
    return values
  }
}
