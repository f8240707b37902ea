import Numerals
package import Calculator
import Documents
package import Formulas
package import GraphModel
import Input
import Notation
package import Operations
import Figures
package import Typesetting
package import Words

/// Formulas as the calculator understands them, for the graph's list and number fields.
package struct CalculatorLanguage: FormulaLanguage {
  /// What angles of new formulas are in.
  let angleUnit: AngleUnit
  /// What M stands for beside x.
  var memory: Program?
  /// What the other letters stand for.
  var values: ParameterValues
  /// How a line is edited.
  var entry: EntryStyle
  /// What was read before.
  private let rows: ReadRows

  package init(
    angleUnit: AngleUnit,
    memory: Program? = nil,
    values: ParameterValues = ParameterValues(),
    entry: EntryStyle = .line,
    rows: ReadRows = ReadRows()
  ) {
    (self.angleUnit, self.memory, self.values, self.entry) = (angleUnit, memory, values, entry)
    self.rows = rows
  }

  package var hasDegrees: Bool { angleUnit == .degrees }

  package func editor(_ text: String, of function: GraphFunction?) -> any FormulaEditor {
    CalculatorLine(calculator(for: function?.program?.angleUnit ?? angleUnit, holding: text))
  }

  private func calculator(for unit: AngleUnit, holding text: String) -> CalculatorBrain {
    var brain = CalculatorBrain()
    brain.keep(memory)
    brain.parameterValues = values
    brain.entry = entry
    if unit == .degrees { brain.toggleAngleUnit() }
    if !text.isEmpty { brain.paste(text) }
    return brain
  }

  package var isTextbook: Bool { entry == .textbook }

  package func number(_ text: String, beside function: GraphFunction?) -> GraphFunction? {
    let unit = function?.program?.angleUnit ?? .radians
    guard let number = try? FormulaTree(text).program(unit, closingBrackets: true),
      !number.usesVariable
    else { return nil }
    return GraphFunction(number)
  }

  package func note(on function: GraphedFunction, in words: Locale) -> String? {
    if let stretch = stretch(of: function) { return stretch }
    if let list = (function.function.base as? ListFunction)?.list {
      return ListSummary(list)?.text(in: words)
    }
    guard let program = function.function.program, !program.usesVariable else { return nil }
    switch calculator(for: program.angleUnit, holding: function.text).status {
    case .value(let result): return result.text(in: words)
    case .noValue(let reason): return words(reason)
    default: return nil
    }
  }

  package func stretch(of function: GraphedFunction) -> String? {
    (function.function.base as? FigureFunction)?.unwrittenStretch
  }

  package func beginsFunction(_ letters: String) -> Bool {
    let letters = letters.lowercased()
    return FormulaName.all.keys.contains { $0.hasPrefix(letters) && FormulaName.isFunction($0) }
  }

  package func row(of formula: String, shown: String) -> MathRow? {
    rows.row(of: formula, shown: shown)
  }
}

/// A formula on a calculator's line of its own.
private struct CalculatorLine: FormulaEditor {
  private var brain: CalculatorBrain

  init(_ brain: CalculatorBrain) { self.brain = brain }

  var line: String { brain.line }
  var caret: Int { brain.caret }
  func row(of part: String, shown: String) -> MathRow {
    TextbookReader.row(of: part, shown: shown)
  }
  var function: GraphFunction? {
    brain.program == nil && brain.figure == nil ? nil : brain.graphFunction
  }
  var isNumber: Bool { brain.program.map { !$0.usesVariable } ?? false }
  var number: Double? { brain.program.flatMap(brain.recalled)?.evaluate(at: 0) }
  var values: [Double]? {
    fault(wantsNumber: true) == nil
      ? number.map { [$0] }
      : try? LetterSetting.values(of: brain.line, angleUnit: brain.angleUnit)
  }
  var setting: (letter: String, values: [Double])? {
    brain.setting.map { ($0.letter.rawValue, $0.values) }
  }
  var faultRange: Range<Int>? { isPending ? nil : brain.formulaError?.range }
  var isPending: Bool { brain.formulaError?.isPending ?? false }

  func fault(wantsNumber: Bool) -> Message? {
    if brain.line.isEmpty { return nil }
    if wantsNumber, let sign = brain.line.first(where: { Comparison(rawValue: String($0)) != nil })
    {
      return .formula(.unexpectedCharacter(String(sign)))
    }
    if let error = brain.formulaError { return error.sentence }
    if brain.figure != nil {
      if wantsNumber { return .formula(.noFormulaOfX) }
      if case .notPossible(let reason) = brain.graphReadiness { return reason }
    }
    guard let program = brain.program else { return nil }
    guard let program = wantsNumber ? brain.recalled(program) : brain.graphed else {
      return .memoryIsEmpty
    }
    if case .notPossible(.formula(let reason)) = brain.graphReadiness, !wantsNumber {
      return .formula(reason)
    }
    if !program.isGraphable {
      return .tooLongToGraph(limit: ProgramLimits.graphedInstructions)
    }
    guard wantsNumber else { return nil }
    if program.usesVariable { return .formula(.unexpectedCharacter(String(Variable.name))) }
    if let parameter = program.parameters.first {
      return .formula(.unexpectedCharacter(parameter.rawValue))
    }
    return program.evaluate(at: 0) == nil ? .hasNoRealValue : nil
  }

  var meaning: Message? {
    line.isEmpty || fault(wantsNumber: false) != nil ? nil : brain.meaning
  }

  /// Types a text; = is a sign here, and works nothing out.
  mutating func type(_ text: String) {
    for character in text {
      if character == "=" { brain.insert(comparison: "=") } else { brain.type(String(character)) }
    }
  }

  mutating func press(_ key: KeypadKey) { brain.press(key) }
  mutating func paste(_ text: String, mark: DecimalMark) { brain.paste(text, mark: mark) }

  mutating func close() {
    brain.closeBrackets()
    guard brain.program?.usesMemory ?? false, let graphed = brain.graphable else { return }
    // The graph knows no memory: what stands there is written out.
    brain.press(.clearAll)
    brain.paste(graphed.description)
  }

  mutating func edit(_ edit: LineEdit) { brain.edit(edit) }

  var selection: Range<Int>? { brain.selection }

  mutating func leaveBox() -> Bool { brain.leaveBox() }
}
