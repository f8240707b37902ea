package import Input
package import Typesetting
package import Words

/// Whoever understands what is typed: how a graph whose functions have formulas lets them be edited.
package protocol FormulaLanguage: Sendable {
  /// A line with a text to go on with; one for a function is read as that function was.
  func editor(_ text: String, of function: GraphFunction?) -> any FormulaEditor

  /// Whether lines are edited as a book shows them.
  var isTextbook: Bool { get }

  /// Whether angles of new formulas are in degrees.
  var hasDegrees: Bool { get }

  /// The number that a text stands for, read as a function beside it was; nil where it is none.
  func number(_ text: String, beside function: GraphFunction?) -> GraphFunction?

  /// What a function's row says below it: the number that it stands for, or the stretch of t or θ that
  /// is not written; nil where that is nothing.
  func note(on function: GraphedFunction, in words: Locale) -> String?

  /// The stretch of t or θ of a function that does not write it.
  func stretch(of function: GraphedFunction) -> String?

  /// Whether a function's word begins with some letters, or is these.
  func beginsFunction(_ letters: String) -> Bool

  /// A kept formula as a book sets it, with the signs of the place; nil where it is shown as written.
  func row(of formula: String, shown: String) -> MathRow?
}

extension FormulaLanguage {
  package var hasDegrees: Bool { false }
  package func note(on function: GraphedFunction, in words: Locale) -> String? { nil }
  package func stretch(of function: GraphedFunction) -> String? { nil }
  package func beginsFunction(_ letters: String) -> Bool { false }
  package func row(of formula: String, shown: String) -> MathRow? { nil }
}

/// A line on which a formula or a number is typed.
package protocol FormulaEditor: Sendable {
  /// What is typed so far.
  var line: String { get }
  /// Where typing goes, in characters from the start of the line.
  var caret: Int { get }
  /// What the line means; nil while it is no whole formula.
  var function: GraphFunction? { get }
  /// Whether the line stands for a number: no x is in it.
  var isNumber: Bool { get }
  /// The number that the line stands for; nil while it is none.
  var number: Double? { get }
  /// The values that the line lists: one or more numbers; nil while it lists none.
  var values: [Double]? { get }
  /// The letter that the line sets to values: `a = 3`; nil where it is something else.
  var setting: (letter: String, values: [Double])? { get }
  /// Why it is no formula, or no number where one is wanted; nil while nothing is typed.
  func fault(wantsNumber: Bool) -> Message?
  /// The characters that make it wrong, where more typing can't make it right.
  var faultRange: Range<Int>? { get }
  /// Whether more typing could make it right.
  var isPending: Bool { get }

  /// What the line is, in words: "a function of x"; nil while it is wrong or empty.
  var meaning: Message? { get }

  mutating func type(_ text: String)
  mutating func press(_ key: KeypadKey)
  mutating func paste(_ text: String, mark: DecimalMark)
  mutating func edit(_ edit: LineEdit)
  /// What is selected, in characters from the start of the line; nil where nothing is.
  var selection: Range<Int>? { get }
  /// Leaves the box that the caret is in; false where it is in none.
  mutating func leaveBox() -> Bool
  /// Closes the brackets that may be left open.
  mutating func close()

  /// A part of the line as it is set, with the signs of the place.
  func row(of part: String, shown: String) -> MathRow
}

extension FormulaEditor {
  package var isNumber: Bool { false }

  package var selectedText: String? {
    selection.map { String(line.dropFirst($0.lowerBound).prefix($0.count)) }
  }

  /// As it is written.
  package func row(of part: String, shown: String) -> MathRow {
    let range = 0..<shown.count
    return MathRow([MathNode(.text(shown, .number), range)], range)
  }
}
