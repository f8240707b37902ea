import Algebra
import Formulas
import Notation
import Numerals
package import Words

/// Reads tables from text: cells apart by tabs, semicolons or commas, in quotes where they hold these.
///
/// A decimal may have a comma where commas do not part cells. The first row gives the names if none of
/// its cells is a number.
package enum DataReader {
  /// Why a text is no table.
  package enum Fault: Error, Equatable, Sendable {
    case empty
    case binary
    case openQuote(line: Int)
    case tooManyColumns(Int)
    /// A row with more cells than the first.
    case longRow(line: Int, cells: Int, columns: Int)

    package var phrase: FitPhrase {
      switch self {
      case .empty: .noNumbers
      case .binary: .noText
      case .openQuote(let line): .openQuote(line: line)
      case .tooManyColumns(let count): .tooManyColumns(count, limit: DataReader.mostColumns)
      case .longRow(let line, let cells, let columns):
        .longRow(line: line, cells: cells, columns: columns)
      }
    }
  }

  /// The table in the bytes of a file.
  package static func table(in bytes: [UInt8]) throws(Fault) -> DataTable {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .binary }
    return try table(of: text)
  }

  /// Whether a file's name says that it holds a table.
  package static func isNamed(by path: String) -> Bool {
    endings.contains { path.lowercased().hasSuffix($0) }
  }

  package static let endings = [".csv", ".tsv"]

  /// What stands between the cells of a file.
  package static func separator(for path: String) -> String {
    path.lowercased().hasSuffix(endings[1]) ? "\t" : ","
  }

  package static let mostColumns = 1_000

  /// - `isSaved`: Whether it is one of `DataTable.text`, of which nothing is left out.
  package static func table(
    of text: String,
    isSaved: Bool = false
  ) throws(Fault) -> DataTable {
    guard !text.unicodeScalars.contains("\0") else { throw .binary }
    let separator = isSaved ? "," : separator(in: text)
    let records = try records(in: text, by: separator, keepsEmpty: isSaved)
    guard let first = records.first else { throw .empty }
    let width = first.cells.count
    guard width <= mostColumns else { throw .tooManyColumns(width) }
    let hasNames =
      isSaved
      || first.cells.allSatisfy { cell in
        if case .number = self.cell(cell, separator) { false } else { true }
      }
    var columns = first.cells.enumerated().map { index, name in
      DataTable.Column(
        name: hasNames && !name.isEmpty ? name : DataTable.usualName(index),
        cells: []
      )
    }
    for record in hasNames ? Array(records.dropFirst()) : records {
      guard record.cells.count <= width else {
        throw .longRow(line: record.line, cells: record.cells.count, columns: width)
      }
      for index in columns.indices {
        let text = index < record.cells.count ? record.cells[index] : ""
        columns[index].cells.append(isSaved ? savedCell(text) : cell(text, separator))
      }
    }
    for index in columns.indices where isSaved && columns[index].name.hasPrefix("=") {
      let formula = String(columns[index].name.dropFirst())
      // A file's own name may begin so.
      let table = DataTable(columns: columns)
      guard ComputedColumn(formula, in: table, before: index) != nil else { continue }
      columns[index].formula = formula
      columns[index].name = DataTable.usualName(index)
    }
    guard isSaved || columns.contains(where: { !$0.cells.isEmpty }) else { throw .empty }
    var table = DataTable(columns: columns)
    if isSaved { table.compute() }
    return table
  }

  /// What parts the cells: what the first line has, tabs before semicolons before commas.
  private static func separator(in text: String) -> Character {
    let line = text.prefix { !$0.isNewline }
    return ["\t", ";", ","].first { line.contains($0) } ?? ","
  }

  private struct Record {
    var line: Int
    var cells: [String]
  }

  /// The cells of each line, byte by byte: what parts them is one byte long.
  private static func records(
    in text: String,
    by separator: Character,
    keepsEmpty: Bool
  ) throws(Fault) -> [Record] {
    let (quote, newline, return13) = (UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    let separator = separator.asciiValue ?? UInt8(ascii: ",")
    var records: [Record] = []
    var (cells, cell, line, start) = ([String](), [UInt8](), 1, 1)
    var (isQuoted, wasQuote, wasReturn) = (false, false, false)
    func trimmed(_ bytes: [UInt8]) -> String {
      let text = String(decoding: bytes, as: UTF8.self)
      // Only text with something beyond ASCII may begin or end with other blanks.
      let isPlain =
        bytes.first.map { $0 > 0x20 && $0 < 0x80 } ?? true
        && bytes.last.map { $0 > 0x20 && $0 < 0x80 } ?? true
      guard !isPlain else { return text }
      let blank = { (character: Character) in character.isWhitespace || character == "\u{FEFF}" }
      return String(text.drop(while: blank).reversed().drop(while: blank).reversed())
    }
    func endRecord() {
      cells.append(trimmed(cell))
      if keepsEmpty || cells.contains(where: { !$0.isEmpty }) {
        records.append(Record(line: start, cells: cells))
      }
      cells = []
      cell.removeAll(keepingCapacity: true)
    }
    for byte in text.utf8 {
      if isQuoted {
        if byte == quote { (isQuoted, wasQuote) = (false, true) } else { cell.append(byte) }
      } else if byte == quote {
        // A quote in quotes is written twice.
        if wasQuote { cell.append(quote) }
        isQuoted = true
      } else if byte == separator {
        cells.append(trimmed(cell))
        cell.removeAll(keepingCapacity: true)
      } else if byte == newline, wasReturn {
        // The line has ended already.
        line -= 1
      } else if byte == newline || byte == return13 {
        endRecord()
        start = line + 1
      } else {
        cell.append(byte)
      }
      if byte != quote { wasQuote = false }
      if byte == newline || byte == return13 { line += 1 }
      wasReturn = byte == return13 && !isQuoted
    }
    guard !isQuoted else { throw .openQuote(line: start) }
    // The end of the last line begins no other.
    if !keepsEmpty || !cells.isEmpty || !cell.isEmpty { endRecord() }
    return records
  }

  /// A cell as it is typed: a decimal, or a formula that is one exactly.
  static func typedCell(_ text: String) -> DataTable.Cell {
    let plain = cell(text, ",")
    guard case .refused = plain, let program = try? FormulaParser.parse(text),
      !program.usesVariable, program.parameters.isEmpty,
      let fraction = FormalNumber(program)?.fraction
    else { return plain }
    let written = "\(fraction.numerator)/\(fraction.denominator)"
    return .number(DecimalDigits(fraction)?.decimalText ?? written)
  }

  /// A cell of a document, which may be a fraction.
  private static func savedCell(_ text: String) -> DataTable.Cell {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let isFraction =
      parts.count == 2 && parts[1].allSatisfy(\.isWholeNumber) && !parts[1].isEmpty
      && Int128(parts[0]) != nil && Int128(parts[1]).map { $0 > 0 } ?? false
    return isFraction ? .number(text) : cell(text, ",")
  }

  private static func cell(_ text: String, _ separator: Character) -> DataTable.Cell {
    if text.isEmpty { return .missing }
    if isPlainDecimal(text) { return .number(text) }
    var number = text.replacing("\u{2212}", with: "-")
    if separator != "," { number = number.replacing(",", with: ".") }
    if number.first == "+" { number.removeFirst() }
    number = number.lowercased().replacing("e+", with: "e")
    guard let digits = DecimalDigits(decimal: number), digits.exponent.magnitude < 10_000 else {
      return .refused(text)
    }
    return .number(number)
  }

  /// Whether a text is digits with a point among or a minus before them, as most cells are.
  private static func isPlainDecimal(_ text: String) -> Bool {
    var (digits, hasPoint, place) = (0, false, 0)
    for byte in text.utf8 {
      defer { place += 1 }
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
      case UInt8(ascii: "."): if hasPoint || digits == 0 { return false } else { hasPoint = true }
      case UInt8(ascii: "-"): if place > 0 { return false }
      default: return false
      }
    }
    return digits > 0 && text.utf8.last != UInt8(ascii: ".")
  }
}
