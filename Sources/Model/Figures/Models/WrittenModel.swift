package import Formulas
package import Notation
import Numerals
package import Operations
package import Words

/// Why a model can't be read, or not with some columns.
package enum ModelFault: Error {
  case said(FitPhrase)
  /// With the side of ~ that it is in.
  case formula(FormulaError, in: String)
}

/// A model as it is written: `y1 ~ m x1 + b`.
package struct WrittenModel: Hashable, Sendable {
  package let text: String
  package let angleUnit: AngleUnit
  private let sides: [String]
  /// What is no column by its usual name, right of ~.
  package let letters: [String]

  /// As a book sets it: y1~mx1+b as y₁ ~ m·x₁ + b.
  package var shown: String {
    var (shown, rest) = ("", text[...])
    while let first = rest.first {
      if "~+-−=".contains(first) {
        let isSign = shown.isEmpty || "(~*/×÷^ ".contains(shown.last ?? " ")
        shown = isSign ? shown : String(ListedParts.trimmed(shown[...])) + " "
        shown += String(first == "-" ? "−" : first) + (isSign && first != "~" ? "" : " ")
        rest = rest.dropFirst().drop(while: \.isWhitespace)
        continue
      }
      let word = rest.prefix { $0.isLetter || $0.isNumber }
      guard first.isLetter, word.contains(where: \.isNumber) else {
        let part = first.isLetter ? word : rest.prefix(1)
        shown += part == "*" ? "·" : part
        rest = rest.dropFirst(part.count)
        continue
      }
      shown += Self.usualParts(of: word).map(NumberText.lowered).joined(separator: "·")
      rest = rest.dropFirst(word.count)
    }
    return shown
  }

  /// A column with a usual name, and what is multiplied by it: mx1 as m and x1.
  private static func usualParts(of word: Substring) -> [Substring] {
    let digits = word.reversed().prefix { $0.isWholeNumber }.count
    let column = word.suffix(digits + 1)
    guard digits > 0, word.count > column.count, ["x", "y"].contains(column.first) else {
      return [word]
    }
    return [word.dropLast(column.count), column]
  }

  /// What is left of ~.
  package var response: String { String(ListedParts.trimmed(sides[0][...])) }

  package static func isMeant(by text: String) -> Bool { text.contains("~") }

  /// - Throws: `ModelFault` where it can't be one with any columns.
  package init(_ text: String, _ angleUnit: AngleUnit) throws(ModelFault) {
    (self.text, self.angleUnit) = (text, angleUnit)
    sides = text.split(separator: "~", omittingEmptySubsequences: false).map(String.init)
    guard sides.count == 2 else { throw .said(.oneTilde) }
    // What is left of ~ are columns whatever they are called.
    var names = ModelNames { _ in 0 }
    _ = try names.steps(of: sides[0])
    names = ModelNames { $0 == String(Variable.name) ? 0 : nil }
    _ = try names.steps(of: sides[1])
    letters = names.parameters
  }

  /// The model of a line.
  ///
  /// - Throws: `FormulaError`, with the place in the line.
  package init(line: String, _ angleUnit: AngleUnit) throws(FormulaError) {
    do throws(ModelFault) {
      try self.init(line, angleUnit)
    } catch {
      switch error {
      case .said(let phrase):
        throw FormulaError(.model(phrase), at: 0..<line.count)
      case .formula(let fault, let side):
        let start = line.hasPrefix(side) ? 0 : line.count - side.count
        let end = line.count
        throw FormulaError(
          fault.kind == .empty ? .needsRightSide("~") : fault.kind,
          at: min(fault.range.lowerBound + start, end)..<min(fault.range.upperBound + start, end)
        )
      }
    }
  }

  /// The model with the columns of a table.
  package struct Read: Sendable {
    package let response: [Instruction]
    package let model: [Instruction]
    package let conditions: FitConditions
    /// In the order in which they are written.
    package let parameters: [String]
    /// The columns that it uses, by their places in the table, as symbols count them.
    package let columns: [Int]
    /// The column right of ~ where it is the only one.
    package let onlyPredictor: Int?
  }

  /// - `column`: The place of the column with a name.
  package func read(column: @escaping (String) -> Int?) throws(ModelFault) -> Read {
    var names = ModelNames(column: column)
    let response = try names.steps(of: sides[0])
    guard names.parameters.isEmpty else { throw .said(.leftIsNoColumn(names.parameters[0])) }
    let conditions = try FitConditions(try names.steps(of: sides[1]))
    let model = conditions.model
    guard !names.parameters.isEmpty else { throw .said(.noParameter) }
    // What is left of ~ may stand right of it, too.
    let right = Set(model.compactMap(\.fitColumn).map { names.columns[$0] })
    return Read(
      response: response,
      model: model,
      conditions: conditions,
      parameters: names.parameters,
      columns: names.columns,
      onlyPredictor: right.count == 1 ? right.first : nil
    )
  }
}
