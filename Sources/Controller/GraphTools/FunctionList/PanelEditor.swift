package import GraphModel
import Controls
import Drawing
import Words

/// What is being typed into the list: a formula or a number, on a line of its own.
package struct PanelEditor: Sendable {
  enum Subject: Hashable, Sendable {
    case newFunction
    case function(Int)
    case number(String, NumberField)
    case cell(TableCell)
  }

  private(set) var subject: Subject
  package var formula: any FormulaEditor {
    didSet { history.note(oldValue, before: formula) }
  }
  private var history = TypingHistory()
  /// How far the line is scrolled to the left, in points.
  var scroll = 0.0
  /// Whether there are keys on the screen to type it with.
  var showsPad = false
  /// What is wrong with the line, as it is read.
  private(set) var faultLines: [TextLine] = []
  /// What was there before it was drawn while it is typed: a function, or none yet.
  private(set) var before: Before?

  enum Before: Hashable, Sendable {
    case function(GraphedFunction)
    /// A new function, beside the one that was selected then.
    case nothing(selection: Int?)
  }

  /// What stood on the line before anything was typed, and in the row that it changes.
  private let first: String
  private let rowText: String

  init(
    _ subject: Subject,
    _ formula: any FormulaEditor,
    rowText: String? = nil,
    before: String? = nil
  ) {
    self.subject = subject
    self.formula = formula
    first = before ?? formula.line
    self.rowText = rowText ?? first
  }

  /// What is typed of a function and not taken yet.
  var typedLines: TypedLines {
    guard !formula.line.isEmpty else { return TypedLines() }
    if isNew { return TypedLines(new: formula.line) }
    switch subject {
    case .newFunction: return TypedLines(new: formula.line)
    case .function(let row):
      guard !isDrawn, formula.line != first else { return TypedLines() }
      return TypedLines(changed: .init(index: row, line: formula.line, before: rowText))
    case .number, .cell: return TypedLines()
    }
  }

  /// Whether it has added the function that it draws.
  private var isNew: Bool { if case .nothing? = before { true } else { false } }

  /// Takes back what was typed last, or types it again; false where there is nothing of that.
  mutating func step(back isBack: Bool) -> Bool {
    guard let other = history.step(back: isBack, from: formula) else { return false }
    let kept = history
    formula = other
    history = kept
    return true
  }

  /// Follows the function that it changes to its place in another list; a function that is gone is
  /// typed anew.
  mutating func follow(from old: FunctionList, to new: FunctionList) {
    guard case .function(let index) = subject else { return }
    let place = old[index].flatMap { function in new.functions.firstIndex { $0 == function } }
    (subject, before) = (place.map { .function($0) } ?? .newFunction, nil)
  }

  /// The control whose place it takes.
  var control: PanelControl {
    switch subject {
    case .newFunction: .add
    case .function(let index): .row(index)
    case .number(let parameter, let field): .number(parameter, field)
    case .cell(let cell): .cell(cell)
    }
  }

  /// Draws what is typed, or what was there before, which was entered.
  ///
  /// What it was on the way to something that can't be read nobody has entered; a number is drawn when
  /// it is.
  mutating func draw(in functions: inout FunctionList) {
    if wantsNumber { return }
    let (function, line) = whole
    guard let function, !formula.isNumber else { return withdraw(from: &functions) }
    switch subject {
    case .number, .cell: break
    case .newFunction:
      let selection = functions.selection
      guard functions.add(function, text: line) else { return }
      subject = .function(functions.count - 1)
      before = .nothing(selection: selection)
    case .function(let index):
      guard let present = functions[index], present.function != function else { return }
      before = before ?? .function(present)
      functions.update(index) { $0 = $0.replaced(by: function, text: line) }
    }
  }

  /// Takes back what was drawn.
  mutating func withdraw(from functions: inout FunctionList) {
    defer { before = nil }
    guard case .function(let index) = subject else { return }
    switch before {
    case .function(let function): functions.update(index) { $0 = function }
    case .nothing(let selection):
      functions.remove(index)
      selection.map { functions.select($0) }
      subject = .newFunction
    case nil: break
    }
  }

  /// Whether what is typed is among the curves already.
  var isDrawn: Bool { before != nil }

  /// Whether a function's line is not the one that is drawn.
  func differs(from functions: FunctionList) -> Bool {
    guard case .function(let index) = subject else { return false }
    return whole.function != functions[index]?.function
  }

  /// What is typed with the brackets closed that may be left open.
  private var whole: (function: GraphFunction?, line: String) {
    var closed = formula
    closed.close()
    return (closed.function, closed.line)
  }

  /// The same line, to be gone on with another time.
  var asDraft: PanelEditor {
    var draft = self
    if isNew { draft.subject = .newFunction }
    (draft.before, draft.showsPad) = (nil, false)
    return draft
  }

  /// Whether it is in a table.
  var isCell: Bool { if case .cell = subject { true } else { false } }

  /// Whether a number is typed, rather than a formula.
  var wantsNumber: Bool {
    switch subject {
    case .cell(let cell): cell.row >= 0
    case .number: true
    case .newFunction, .function: false
    }
  }

  /// What is wrong with the line as it stands, nil while nothing is typed.
  var fault: Message? {
    // The name of a column is no formula.
    if case .cell(let cell) = subject, cell.row < 0 { return nil }
    if isBeyondSlider { return .beyondSlider }
    return values == nil ? formula.fault(wantsNumber: wantsNumber) : nil
  }

  /// Whether a number is typed that no slider may have.
  var isBeyondSlider: Bool {
    switch subject {
    case .number: !(values ?? formula.number.map { [$0] } ?? []).allSatisfy(ParameterSetting.holds)
    case .newFunction, .function: !(setting?.values ?? []).allSatisfy(ParameterSetting.holds)
    case .cell: false
    }
  }

  /// Breaks the sentence into lines of a width.
  mutating func layOutFault(in width: Double, _ words: Locale, _ measurer: any TextMeasurer) {
    faultLines =
      fault.map {
        TextLine(words($0), Font(.medium, 13), Color(0)).wrapped(
          to: width,
          keeping: .words,
          measurer
        )
      } ?? []
  }

  var faultHeight: Double {
    faultLines.isEmpty ? 0 : Double(faultLines.count) * Self.faultRow + 6
  }

  static let faultRow = 18.0

  /// The characters that make it wrong, where more typing can't make it right.
  var faultRange: Range<Int>? { values == nil ? formula.faultRange : nil }

  /// Whether more typing could make it right.
  var isPending: Bool { values == nil && formula.isPending }

  /// The number typed.
  var number: Double? { wantsNumber && fault == nil ? formula.number : nil }

  /// The letter that a line of the list sets to values.
  var setting: (letter: String, values: [Double])? { wantsNumber ? nil : formula.setting }

  /// The values typed for a slider, one or several.
  var values: [Double]? {
    guard case .number(_, .value) = subject else { return nil }
    return formula.values
  }
}
