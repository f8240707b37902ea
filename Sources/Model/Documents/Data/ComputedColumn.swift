import Algebra
import Calculus
import Figures
import Formulas
import Intervals
import Numerals
import Operations

/// A column that follows from those before it, row by row: y₁².
struct ComputedColumn {
  private let steps: [Instruction]
  /// The columns that it uses, as symbols count them.
  private let columns: [Int]
  /// As it is shown.
  let shown: String

  /// Nil where the text is no formula of the columns before a place.
  init?(_ text: String, in table: DataTable, before place: Int) {
    var names = ModelNames { name in table.column(named: name).flatMap { $0 < place ? $0 : nil } }
    guard let steps = try? names.steps(of: text), names.parameters.isEmpty, !names.columns.isEmpty
    else { return nil }
    (self.steps, columns, shown) = (steps, names.columns, names.shown)
  }

  /// A fraction where it is one, else what is certain of it.
  func cell(inRow row: Int, of table: DataTable) -> DataTable.Cell {
    var numbers: [Int: [Instruction]] = [:]
    for (index, column) in columns.enumerated() {
      let cells = table.columns[column].cells
      guard row < cells.count, let steps = cells[row].steps(name: "\(column) \(row)") else {
        return .missing
      }
      numbers[index] = steps
    }
    let whole = steps.replacingSymbols { symbol in
      if case .column(let index) = symbol { numbers[index] } else { nil }
    }
    guard let program = try? Program(whole) else { return .refused("–") }
    if let fraction = FormalNumber(program)?.fraction {
      let written = "\(fraction.numerator)/\(fraction.denominator)"
      return .number(DecimalDigits(fraction)?.decimalText ?? written)
    }
    let value = program.enclosure(over: Interval(0)).value.interval
    return value.isEmpty || !value.isBounded ? .refused("–") : .between(value)
  }
}

extension DataTable.Cell {
  /// The number as steps of a program; nil for none.
  fileprivate func steps(name: String) -> [Instruction]? {
    switch self {
    case .between(let value): return [.enclosed(value, name: name)]
    case .missing, .refused: return nil
    case .number(let text): return [Instruction].written(text)
    }
  }
}
