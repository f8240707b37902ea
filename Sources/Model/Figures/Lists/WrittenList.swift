import Algebra
import Calculus
package import Formulas
package import Intervals
package import Notation
package import Numerals
package import Operations
package import Words

/// Points or numbers that are written one by one.
package struct WrittenList: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case point, points, numbers }

  package let label: String?
  package let kind: Kind
  /// The numbers, or of points x and y in turn.
  package private(set) var numbers: [Program]

  /// - Throws: `FormulaError`, with the place in the line.
  package init(_ line: ListedLine, in text: String, _ angleUnit: AngleUnit) throws(FormulaError) {
    label = line.label
    let parts: [Substring]
    switch line.body {
    case .point(let pair): (kind, parts) = (.point, pair)
    case .points(let pairs): (kind, parts) = (.points, pairs.flatMap { $0 })
    case .numbers(let list): (kind, parts) = (.numbers, list)
    }
    if parts.count > Self.limit {
      throw FormulaError(.tooManyValues(limit: Self.limit), at: 0..<text.count)
    }
    numbers = []
    for part in parts { numbers.append(try ListedParts.number(part, in: text, angleUnit)) }
    if !line.closers.isEmpty {
      let end = text.count
      throw FormulaError(.notClosed("{", closers: line.closers), at: end..<end)
    }
  }

  /// More belong into a table.
  private static let limit = 2_000

  /// The same with other programs in the place of its own.
  package func map(_ change: (Program) -> Program) -> WrittenList {
    var list = self
    list.numbers = numbers.map(change)
    return list
  }

  /// What is certain of each number; empty where it has no value.
  package var intervals: [Interval] {
    numbers.map { $0.enclosure(over: Interval(0)).value.interval }
  }

  /// The numbers as fractions; nil where one is none.
  package var fractions: [Rational]? {
    let fractions = numbers.compactMap { $0.parameters.isEmpty ? FormalNumber($0)?.fraction : nil }
    return fractions.count == numbers.count ? fractions : nil
  }
}

extension ListSummary {
  /// Nil for points, and where the numbers are no fractions of moderate size.
  package init?(_ list: WrittenList) {
    guard list.kind == .numbers, let values = list.fractions else { return nil }
    self.init(values)
  }

  /// How many numbers there are, their mean and total: "4 numbers, mean 15/4, total 15".
  package func text(in words: Locale) -> String {
    func written(_ number: Rational) -> String { words.mark.written(number.fractionText) }
    return words(
      FunctionPhrase.numbers(values.count, mean: written(mean), total: written(total))
    )
  }
}
