package import GraphModel
import Input
import Words

/// A language without words: functions that are written in Swift can't be typed.
package struct NoLanguage: FormulaLanguage {
  package init() {}

  package func editor(_ text: String, of function: GraphFunction?) -> any FormulaEditor {
    Line(line: text, function: function)
  }

  package var isTextbook: Bool { false }

  package func number(_ text: String, beside function: GraphFunction?) -> GraphFunction? {
    Double(text).map { value in GraphFunction(ClosureFunction(name: text) { _ in value }) }
  }

  private struct Line: FormulaEditor {
    var line: String
    var function: GraphFunction?
    var caret: Int { line.count }
    var values: [Double]? { nil }
    var setting: (letter: String, values: [Double])? { nil }
    var number: Double? { Double(line) }
    var faultRange: Range<Int>? { nil }
    var isPending: Bool { false }

    func fault(wantsNumber: Bool) -> Message? {
      wantsNumber && number == nil ? .hasNoRealValue : nil
    }

    var meaning: Message? { nil }
    mutating func close() {}
    mutating func leaveBox() -> Bool { false }
    mutating func press(_ key: KeypadKey) {}
    var selection: Range<Int>? { nil }
    mutating func type(_ text: String) { line += text }
    mutating func paste(_ text: String, mark: DecimalMark) { line += text }
    mutating func edit(_ edit: LineEdit) { if case .erase = edit { _ = line.popLast() } }
  }
}
