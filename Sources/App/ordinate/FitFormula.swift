import ArgumentParser
import DataTables
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

  init(_ text: String, _ table: DataTable) throws {
    self.text = text
    let sides = text.split(separator: "~", omittingEmptySubsequences: false).map(String.init)
    guard sides.count == 2 else {
      throw ValidationError("A model has one ~ between a column and a formula, as y1 ~ m x1 + b.")
    }
    var names = FitNames(table)
    response = try names.steps(of: sides[0])
    guard names.parameters.isEmpty else {
      throw ValidationError("\(names.parameters[0]) left of ~ is no column of the data.")
    }
    model = try names.steps(of: sides[1])
    (parameters, columns) = (names.parameters, names.columns)
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

/// Names of columns and parameters, which formulas have letters for while they are read.
private struct FitNames {
  private let table: DataTable
  private(set) var parameters: [String] = []
  private(set) var columns: [Int] = []
  private var letters: [(name: String, letter: Parameter, symbol: FitSymbol)] = []
  private var free: [Parameter]

  init(_ table: DataTable) {
    self.table = table
    let scalars = ("a"..."z").scalars + ("α"..."ω").scalars
    free = scalars.compactMap { Parameter(rawValue: String($0)) }.filter { $0 != .y }
  }

  /// The steps of a formula with symbols for its names.
  mutating func steps(of text: String) throws -> [Instruction] {
    var written = ""
    var rest = text[...]
    while let first = rest.first {
      guard first.isLetter else {
        written.append(first)
        rest.removeFirst()
        continue
      }
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      rest.removeFirst(name.count)
      written +=
        try letter(for: String(name), isCalled: rest.first == "(").map { " \($0.name) " }
        ?? String(name)
    }
    let program: Program
    do throws(FormulaError) {
      program = try FormulaParser.parse(written)
    } catch {
      throw Failure.formula(text, error)
    }
    guard !program.usesVariable else { throw ValidationError("x is no column of the data.") }
    guard program.parameters.allSatisfy({ used in letters.contains { $0.letter == used } }) else {
      throw ValidationError("A name of the model is not understood.")
    }
    return program.plain.map { step in
      guard case .parameter(let letter) = step,
        let symbol = letters.first(where: { $0.letter == letter })?.symbol
      else { return step }
      return symbol.instruction
    }
  }

  /// The letter for a name; nil for what formulas know.
  private mutating func letter(for name: String, isCalled: Bool) throws -> Parameter? {
    if let known = letters.first(where: { $0.name == name }) { return known.letter }
    let plain = Self.plain(name)
    if let column = table.column(named: name) ?? table.column(named: plain) {
      columns.append(column)
      return try letter(name, .column(columns.count - 1))
    }
    guard name != String(Variable.name) else {
      throw ValidationError("x is no column of the data.")
    }
    // A single letter before a bracket multiplies it.
    let isKnown =
      Self.isNumber(name) || name.count > 1 && (isCalled || Self.isFunction(name))
    if isKnown { return nil }
    parameters.append(name)
    return try letter(name, .parameter(parameters.count - 1))
  }

  private mutating func letter(_ name: String, _ symbol: FitSymbol) throws -> Parameter {
    guard !free.isEmpty else { throw ValidationError("The model has too many names.") }
    let letter = free.removeFirst()
    letters.append((name, letter, symbol))
    return letter
  }

  private static func isNumber(_ name: String) -> Bool {
    guard let program = try? FormulaParser.parse(name) else { return false }
    return program.parameters.isEmpty && !program.usesVariable
  }

  private static func isFunction(_ name: String) -> Bool {
    (try? FormulaParser.parse(name + "(1)"))?.parameters.isEmpty ?? false
  }

  /// x₁ as x1.
  private static func plain(_ name: String) -> String {
    String(
      name.unicodeScalars.map { scalar in
        "₀"..."₉" ~= scalar
          ? Character(UnicodeScalar(scalar.value - 0x2080 + 0x30) ?? scalar) : Character(scalar)
      }
    )
  }
}

extension ClosedRange<Unicode.Scalar> {
  fileprivate var scalars: [Unicode.Scalar] {
    (lowerBound.value...upperBound.value).compactMap(Unicode.Scalar.init)
  }
}
