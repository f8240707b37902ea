package import Figures
import Formulas
import Intervals
import Numerals
package import Operations
import Words

extension FitConditions {
  /// Whether each row is used, of columns as symbols count them.
  ///
  /// - Throws: Where a row leaves a condition undecided.
  package func uses(rowsOf columns: [[String]], _ angleUnit: AngleUnit) throws(ModelFault) -> [Bool]
  {
    var used = Array(repeating: true, count: columns.first?.count ?? 0)
    for comparison in comparisons {
      let sides = comparison.sides.map { SideValues($0, columns, angleUnit) }
      let difference = SideDifference(comparison.sides, columns, angleUnit)
      for row in used.indices where used[row] {
        // Most rows are decided without fractions.
        if let sign = difference?.sign(inRow: row),
          let holds = comparison.holds(sign, .zero)
        {
          used[row] = holds
          continue
        }
        guard let first = sides[0].value(inRow: row), let second = sides[1].value(inRow: row),
          let holds = comparison.holds(first, second)
        else { throw .said(.undecidedRow(row + 1)) }
        used[row] = holds
      }
    }
    return used
  }

  /// The rows that are used.
  package func rows(of columns: [[String]], _ angleUnit: AngleUnit) throws(ModelFault) -> [[String]]
  {
    guard !comparisons.isEmpty else { return columns }
    let used = try uses(rowsOf: columns, angleUnit)
    return columns.map { column in zip(column, used).filter(\.1).map(\.0) }
  }
}

/// What the sides of a comparison differ by in each row, of at most two columns, in intervals.
private struct SideDifference {
  private let code: PlaneCode
  /// What is certain of the cells.
  private let cells: [[Interval?]]

  /// Nil where there are more columns.
  init?(_ sides: [[Instruction]], _ columns: [[String]], _ angleUnit: AngleUnit) {
    let steps = sides.flatMap { $0 } + [.binary(.subtract)]
    let used = Set(steps.compactMap(\.fitColumn)).sorted()
    guard used.count <= 2, used.allSatisfy(columns.indices.contains) else { return nil }
    let whole = steps.replacingSymbols { symbol in
      guard case .column(let index) = symbol else { return nil }
      return index == used.first ? [.variable] : [.parameter(.y)]
    }
    guard let program = try? Program(whole, angleUnit: angleUnit) else { return nil }
    code = PlaneCode(program)
    cells = used.map { columns[$0].map(Interval.init(written:)) }
  }

  /// 1 or −1; nil where it is not certain, or may be 0.
  func sign(inRow row: Int) -> Rational? {
    var places = [Interval(0), Interval(0)]
    for (place, column) in cells.enumerated() {
      guard let cell = column[row] else { return nil }
      places[place] = cell
    }
    let value = code.value(x: places[0], y: places[1])
    guard value.decoration >= .defined, !value.interval.isEmpty else { return nil }
    if value.interval.lowerBound > 0 { return Rational(1) }
    return value.interval.upperBound < 0 ? Rational(-1) : nil
  }
}

/// A side of a comparison in each row.
private struct SideValues {
  private let steps: [Instruction]
  private let columns: [[String]]
  private let angleUnit: AngleUnit
  private let constant: Rational?
  private let column: Int?

  init(_ steps: [Instruction], _ columns: [[String]], _ angleUnit: AngleUnit) {
    (self.steps, self.columns, self.angleUnit) = (steps, columns, angleUnit)
    column = steps.count == 1 ? steps[0].fitColumn : nil
    let isConstant = steps.allSatisfy { $0.fitColumn == nil }
    constant = isConstant ? (try? Program(steps, angleUnit: angleUnit))?.code.exactValue : nil
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
    return (try? Program(whole, angleUnit: angleUnit))?.code.exactValue
  }
}
