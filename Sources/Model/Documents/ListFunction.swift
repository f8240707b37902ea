package import Calculus
import CurveProof
import Formulas
package import Figures
package import GraphModel
package import Intervals
import Notation
import Numerals
import Words

/// Points that are written one by one, as marks on the plane; or numbers, which are none.
package struct ListFunction: MarkedFunction {
  /// What was typed.
  package let name: String
  package let list: WrittenList
  package let marks: [PlotMark]

  package init(_ list: WrittenList, text: String) {
    (self.list, name) = (list, text)
    let known = list.kind == .numbers ? [] : list.intervals
    marks = (0..<known.count / 2).compactMap { index in
      let (x, y) = (known[2 * index], known[2 * index + 1])
      guard x.isBounded, y.isBounded, !x.isEmpty, !y.isEmpty else { return nil }
      let name = list.label.map { list.kind == .point ? $0 : "\($0)\(index + 1)" }
      return PlotMark(index: index, x: x, y: y, name: name)
    }
  }

  package var markCount: Int { list.kind == .numbers ? 0 : list.numbers.count / 2 }
  package var lead: String { "" }
  package var definedNames: [String] { list.kind == .numbers ? [list.label].compactMap { $0 } : [] }
  package var hasShape: Bool { list.kind != .numbers }
  package var isProvable: Bool { true }
  package func y(at x: Double) -> Double? { nil }
  package func enclosure(over x: Interval) -> Enclosure {
    Enclosure(value: DecoratedInterval(.empty, .trivial), slope: .empty)
  }

  package var details: [FunctionDetail] {
    guard let summary = ListSummary(list) else { return [] }
    return ListMeasure.allCases.compactMap { measure in
      let value =
        switch measure {
        case .mean: summary.mean
        case .median: summary.median
        case .total: summary.total
        case .variance: summary.variance
        case .lowerQuartile: Rational(1, over: 4).flatMap(summary.quantile)
        case .upperQuartile: Rational(3, over: 4).flatMap(summary.quantile)
        }
      return value.map { value in
        let about = Double(value.numerator) / Double(value.denominator)
        let text = value.fractionText
        return .measure(
          measure,
          exact: text.count <= 24 ? text : nil,
          digits: value.isWhole ? nil : DecimalDigits(about).rounded(to: 8).text
        )
      }
    }
  }

  private var written: WrittenFigure { .list(list) }
  package var parameters: [String] { written.parameters.map(\.rawValue) }
  package var usedNames: Set<String> { written.usedNames }

  package func binding(
    _ values: [String: Double],
    naming functions: [String: GraphFunction]
  ) -> ListFunction {
    guard case .list(let bound)? = written.binding(values, naming: functions) else { return self }
    return ListFunction(bound, text: name)
  }

  package func moving(mark index: Int, to x: String, _ y: String) -> MarkMove? {
    guard let line = ListedLine(name) else { return nil }
    let pair: [Substring]
    switch line.body {
    case .point(let parts): pair = parts
    case .points(let pairs) where pairs.indices.contains(index): pair = pairs[index]
    case .points, .numbers: return nil
    }
    var move = MarkMove(text: name)
    // From the end, so that places before stay what they are.
    for (part, decimal) in zip(pair, [x, y]).reversed() {
      let text = String(ListedParts.trimmed(part))
      if let letter = Parameter(rawValue: text) {
        move.letters[letter.rawValue] = Double(decimal)
      } else if DecimalDigits(decimal: text.replacing("−", with: "-")) != nil {
        let kept = part.prefix(while: \.isWhitespace) + decimal.replacing("-", with: "−")
        let range = ListedParts.range(of: part, in: name)
        let start = move.text.index(move.text.startIndex, offsetBy: range.lowerBound)
        let end = move.text.index(move.text.startIndex, offsetBy: range.upperBound)
        move.text.replaceSubrange(start..<end, with: kept)
      } else if text != decimal {
        // A formula stays what it is: the point moves along the other axis alone.
        continue
      }
    }
    return move == MarkMove(text: name) ? nil : move
  }

  package static func == (first: ListFunction, second: ListFunction) -> Bool {
    first.list == second.list && first.name == second.name
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(list) }
}
