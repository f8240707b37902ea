import GraphTools
import Numerals
import Graphs
import Words

/// A table of values: which x it has, and what the functions are there.
struct TableColumns {
  let settings: TableSettings
  let curves: [GraphedCurve]
  let values: PreciseValues

  /// How many rows a table by steps has.
  static let rowCount = 101

  /// How many rows there are.
  var count: Int { settings.places?.count ?? Self.rowCount }

  /// The x of a row: exact where start and step are short decimals.
  func x(of row: Int) -> Double {
    if let places = settings.places { return places.indices.contains(row) ? places[row] : .nan }
    let value = settings.start + Double(row) * settings.step
    // Without the rounding that adding up 0.1 leaves in the last digits.
    let grain = Swift.max(abs(settings.start), abs(value), abs(settings.step)) * 1e-14
    guard grain > 0, grain.isFinite else { return value }
    return NumberText.roundest(from: value - grain / 2, to: value + grain / 2)
  }

  /// What is known of a curve's value in a row.
  func y(of curve: Int, in row: Int) -> PointValue {
    values.value(of: curves[curve].function, at: x(of: row))
  }

  /// All of it for a spreadsheet, as the place writes numbers: of each value the digits that are
  /// certain, "?" where none is; a cell without a value is empty.
  func text(in words: Locale) -> String {
    let separator = String(words.mark.separator)
    func cell(_ value: PointValue) -> String {
      guard value != .none else { return "" }
      return value.text(significant: 15).map { words.mark.written(NumberText.data($0)) } ?? "?"
    }
    let names = curves.map { quoted($0.function.lead + words.mark.written($0.function.name)) }
    let rows = (0..<count).map { row in
      ([words.mark.written(NumberText.shortest(x(of: row)))]
        + curves.indices.map { cell(y(of: $0, in: row)) })
        .joined(separator: separator)
    }
    return ([(["x"] + names).joined(separator: separator)] + rows).joined(separator: "\n") + "\n"
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }
}
