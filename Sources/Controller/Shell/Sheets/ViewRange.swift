import Controls
import GraphKit
import GraphScene
import GraphTools
import GraphModel
import Input
import Numerals
import Words

/// Typing from where to where the view goes; each end is a number or a formula that is one.
struct ViewRange {
  /// The ends in the order in which they are typed.
  private static let ends: [WindowPhrase] = [.xFrom, .xTo, .yFrom, .yTo]
  private static let units: [TickUnit] = [.number, .pi, .degree]

  private var lines: SheetLines
  /// What each line said when it was written, and the number that it stood for.
  private let shown: [(text: String, number: Double)]
  /// The ends that the lines stood for where Doubles do not tell them apart.
  private let exact: [ExactEnd]
  private var unit: TickUnit
  private let language: any FormulaLanguage

  init(_ range: PlaneRange, language: any FormulaLanguage, _ words: Locale) {
    self.language = language
    unit = range.unitX
    let spans = range.exact.map { [$0.x, $0.y] } ?? []
    exact = spans.flatMap(\.ends)
    let texts = spans.flatMap(\.texts)
    let plain = [range.x, range.y].flatMap { range in
      // A thousandth of the view is finer than anybody sees.
      let step = (range.upperBound - range.lowerBound) / 1000
      return [range.lowerBound, range.upperBound].map {
        (words.mark.written(NumberText.rounded($0.rounded(to: step))), $0)
      }
    }
    shown = plain.enumerated().map { index, line in
      texts.isEmpty ? line : (words.mark.written(texts[index]), line.1)
    }
    lines = SheetLines(shown.map(\.text))
  }

  func content(_ words: Locale) -> SheetContent {
    var content = SheetContent(title: words(WindowPhrase.range))
    lines.show(named: Self.ends, in: &content, words)
    let names = [WindowPhrase.countsOnes, .countsPi, .countsDegrees]
    let chosen = Self.units.firstIndex(of: unit).map { Set([$0]) } ?? []
    content.choices = [[.init(names.map { words($0) }, chosen: chosen)]]
    content.action = words(WindowPhrase.goThere)
    return content
  }

  /// Does what the person wants; what is typed is returned when it is to be shown.
  mutating func perform(_ act: SheetAct, _ mark: DecimalMark) -> PlaneRange? {
    switch act {
    case .choose(_, let word): unit = Self.units[word]
    case .confirm: return range(mark)
    default: lines.follow(act)
    }
    return nil
  }

  /// What is typed; nil, and the reason is said, where that is no part of the plane.
  private mutating func range(_ mark: DecimalMark) -> PlaneRange? {
    var numbers: [Double] = []
    for index in Self.ends.indices {
      guard let number = number(in: index, mark) else {
        return refuse(index, .noNumber(lines.fields[index].text))
      }
      numbers.append(number)
    }
    if let exact = exactRange(numbers, mark) { return exact }
    for (axis, start) in zip(Coordinate.allCases.map(\.rawValue), [0, 2]) {
      let (low, high) = (numbers[start], numbers[start + 1])
      guard low < high else { return refuse(start + 1, .notGreater(axis)) }
      guard high - low > max(abs(low), abs(high)) * 1e-12, (high - low).isFinite else {
        return refuse(start + 1, .tooNarrow(axis))
      }
    }
    return PlaneRange(x: numbers[0]...numbers[1], y: numbers[2]...numbers[3], unitX: unit)
  }

  /// The ends as they are typed, where Doubles do not tell those of an axis apart; nil where they do, or
  /// the ends belong to different numbers.
  private func exactRange(_ numbers: [Double], _ mark: DecimalMark) -> PlaneRange? {
    let isDeep = [0, 2].contains { start in
      let (low, high) = (numbers[start], numbers[start + 1])
      return !(high - low > max(abs(low), abs(high)) * 1e-10)
    }
    guard isDeep else { return nil }
    let ends = Self.ends.indices.compactMap { index -> ExactEnd? in
      let text = lines.fields[index].text
      if text == shown[index].text, exact.indices.contains(index) { return exact[index] }
      return ExactEnd(mark.kept(text)) { text in
        language.number(text, beside: nil).flatMap { number in
          number.y(at: 0).map { ($0, number.name) }
        }
      }
    }
    guard ends.count == Self.ends.count, let x = ExactSpan(ends[0], ends[1]),
      let y = ExactSpan(ends[2], ends[3])
    else { return nil }
    var range = PlaneRange(
      x: numbers[0]...max(numbers[0], numbers[1]),
      y: numbers[2]...max(numbers[2], numbers[3]),
      unitX: .number
    )
    range.exact = .init(x: x, y: y)
    return range
  }

  /// What nobody has changed is the view as it is, to its last digit.
  private func number(in index: Int, _ mark: DecimalMark) -> Double? {
    let text = lines.fields[index].text
    if text == shown[index].text { return shown[index].number }
    return language.number(mark.kept(text), beside: nil)?.y(at: 0).flatMap {
      $0.isFinite ? $0 : nil
    }
  }

  private mutating func refuse(_ line: Int, _ reason: WindowPhrase) -> PlaneRange? {
    lines.refuse(line, reason)
    return nil
  }
}
