package import Figures
import Formulas
import Numerals
import Operations
import Words

extension FitConditions {
  /// Whether each row is used, of columns as symbols count them.
  ///
  /// - Throws: Where a row leaves a condition undecided.
  package func uses(rowsOf columns: [[String]]) throws(ModelFault) -> [Bool] {
    var used = Array(repeating: true, count: columns.first?.count ?? 0)
    for comparison in comparisons {
      let sides = comparison.sides.map { SideValues($0, columns) }
      for row in used.indices where used[row] {
        guard let first = sides[0].value(inRow: row), let second = sides[1].value(inRow: row),
          let holds = comparison.holds(first, second)
        else { throw .said(.undecidedRow(row + 1)) }
        used[row] = holds
      }
    }
    return used
  }

  /// The rows that are used.
  package func rows(of columns: [[String]]) throws(ModelFault) -> [[String]] {
    guard !comparisons.isEmpty else { return columns }
    let used = try uses(rowsOf: columns)
    return columns.map { column in zip(column, used).filter(\.1).map(\.0) }
  }
}

/// A side of a comparison in each row.
private struct SideValues {
  private let steps: [Instruction]
  private let columns: [[String]]
  private let constant: Rational?
  private let column: Int?

  init(_ steps: [Instruction], _ columns: [[String]]) {
    (self.steps, self.columns) = (steps, columns)
    column = steps.count == 1 ? steps[0].fitColumn : nil
    let isConstant = steps.allSatisfy { $0.fitColumn == nil }
    constant = isConstant ? (try? Program(steps))?.code.exactValue : nil
  }

  /// Nil where it is no fraction.
  func value(inRow row: Int) -> Rational? {
    if let constant { return constant }
    let whole = steps.replacingSymbols { symbol in
      guard case .column(let index) = symbol, columns.indices.contains(index) else { return nil }
      return [Instruction].written(columns[index][row])
    }
    if column != nil, whole.count == 1, case .number(let literal) = whole[0] {
      return Rational(literal)
    }
    return (try? Program(whole))?.code.exactValue
  }
}
