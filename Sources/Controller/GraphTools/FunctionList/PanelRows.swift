import Controls
import Drawing
import GraphModel
import SceneParts
import Words

/// How high the rows of the functions are: each has room for its formula as it is set.
struct PanelRows {
  /// The height of each function's row.
  private(set) var functions: [Double] = []
  /// The size of each one's letters.
  private(set) var sizes: [Double] = []
  /// The height of the row for a new one.
  private(set) var new = 48.0
  /// The line that is typed, as it is set.
  private(set) var edited: EditedFormula?
  /// What is told below each function, in lines of its own.
  private(set) var details: [DetailLines] = []
  /// Whether fingers press what is told.
  private(set) var isTouched = false
  /// What is said below each function, where something is.
  private(set) var notes: [String?] = []
  private var knownNotes: [NoteKey: String?] = [:]
  /// What was measured last.
  private var measured: (key: Key, fits: [String: Fit])?

  /// How large a formula is set, and how high it is then.
  private struct Fit { var size, height: Double }

  /// What a note hangs on.
  private struct NoteKey: Hashable {
    var function: GraphedFunction
    var values: [Double]
  }

  private struct Key: Hashable { var size, factor, room: Double }

  /// A higher formula is shown as a line.
  static let highest = 160.0
  /// The room around a formula.
  private static let margin = 24.0
  /// How much wider what is told below a formula may be than this.
  private static let besideFormula = 36.0
  /// The room of a note below a formula.
  static let note = 16.0

  /// Takes what is told below the functions.
  mutating func tell(_ content: GraphContent, _ tables: TableScroll, isTouched: Bool) {
    self.isTouched = isTouched
    details = content.document.functions.functions.enumerated().map { index, function in
      let first = tables.first(of: index, function.function)
      let columns = tables.columns(of: index, function.function)
      // What a list is like is told while it is looked at.
      let isList = function.function.base is any MarkedFunction
      let isShort = isList && content.document.functions.selection != index
      var lines = DetailLines(
        details: isShort && !(function.function.base is any EditableTable)
          ? []
          : content.details(of: index, fromRow: first, count: TableScroll.most, columns: columns)
      )
      lines.firstRow = first
      lines.firstColumn = columns.lowerBound
      lines.chosenRow = tables.chosen?.function == index ? tables.chosen?.row : nil
      lines.rowCount = (function.function.base as? any EditableTable)?.rowCount ?? 0
      lines.columnCount = (function.function.base as? any EditableTable)?.columnCount ?? 0
      lines.isTouched = isTouched
      return lines
    }
  }

  /// Finds what is said below the functions: of one whose line is another by now, that it is.
  mutating func note(
    _ document: GraphDocument,
    editing editor: PanelEditor?,
    by language: any FormulaLanguage,
    _ words: Locale
  ) {
    if knownNotes.count > 64 { knownNotes = [:] }
    let edited = editor?.differs(from: document.functions) ?? false ? editor?.control.function : nil
    notes = document.functions.functions.enumerated().map { index, function in
      if index == edited {
        return words(editor?.fault == nil ? GraphPhrase.outdated : .lineNotDrawn)
      }
      let values = function.function.parameters.map { document[settingOf: $0].value }
      let key = NoteKey(function: function, values: values)
      if let known = knownNotes[key] { return known }
      let note = language.note(on: function, in: words)
      // What others say of a name may change.
      if function.function.base.usedNames.isEmpty { knownNotes[key] = note }
      return note
    }
  }

  mutating func measure(
    _ list: FunctionList,
    editing editor: PanelEditor?,
    style: PanelStyle,
    in room: Double,
    words: Locale,
    _ measurer: any TextMeasurer
  ) {
    edited = editor.map {
      var edited = EditedFormula(
        $0.formula,
        size: style.size(of: $0.subject),
        words: words,
        measurer
      )
      edited.isTrailing = $0.isCell
      return edited
    }
    let key = Key(size: style.size, factor: measurer.type.factor, room: room)
    var known = measured?.key == key ? measured?.fits ?? [:] : [:]
    if known.count > 64 { known = [:] }
    sizes = list.functions.map { _ in style.size }
    for index in details.indices {
      details[index].wrap(to: room + Self.besideFormula, words, measurer)
    }
    functions = list.functions.indices.map { index in
      let isNoted = list.missingName(of: index) != nil || notes[index] != nil
      let more = details.indices.contains(index) ? details[index].height : 0
      let note = (isNoted ? Self.note : 0) + more
      if let edited, editor?.control == .row(index) { return height(edited.height, style) + note }
      let function = list.functions[index]
      let name = "\(function.lineStyle) \(function.function.name)"
      let line = style.line(of: function, Color(0), Color(0), words)
      let fit =
        known[name]
        ?? Fit(
          size: line.size(within: room, measurer),
          height: line.line(within: room, measurer).height(measurer)
        )
      known[name] = fit
      sizes[index] = fit.size
      let content = fit.height
      return height(content > Self.highest ? style.size : content, style) + note
    }
    let content = editor?.control == .add ? edited?.height ?? 0 : 0
    new = height(content, style)
    measured = (key, known)
  }

  private func height(_ content: Double, _ style: PanelStyle) -> Double {
    max(style.leastRow, (content + Self.margin).rounded(.up))
  }
}

/// How large the rows are.
struct PanelStyle {
  let isDocked: Bool
  let language: any FormulaLanguage

  /// The size of the formulas.
  var size: Double { isDocked ? 19 : 17 }
  var leastRow: Double { isDocked ? 52 : 48 }

  /// The size of a line that is typed.
  func size(of subject: PanelEditor.Subject) -> Double {
    switch subject {
    case .number: 17
    case .cell: 15
    case .newFunction, .function: size
    }
  }

  /// A function as its row shows it.
  func line(
    of function: GraphedFunction,
    most size: Double? = nil,
    _ color: Color,
    _ leadColor: Color,
    _ words: Locale
  ) -> RowLine {
    RowLine(
      function: function,
      size: size ?? self.size,
      color: color,
      leadColor: leadColor,
      words: words,
      language: language
    )
  }
}

/// A function as its row shows it, in the size that fits.
struct RowLine {
  let function: GraphedFunction
  let size: Double
  let color: Color
  let leadColor: Color
  let words: Locale
  let language: any FormulaLanguage

  /// The room that the sample of a line that is not whole takes.
  var sample: Double { function.lineStyle == .solid ? 0 : 36 }

  /// The size in which it fits, or the least.
  func size(within room: Double, _ measurer: any TextMeasurer) -> Double {
    let sizes = [size] + [16, 14, 13].filter { $0 < size }
    return sizes.first { line($0).width(measurer) <= room - sample } ?? 13
  }

  /// What is too wide gets smaller before it is cut; what is too high stays a line.
  func line(within room: Double, _ measurer: any TextMeasurer) -> TextLine {
    line(size(within: room, measurer))
      .fitted(height: PanelRows.highest, measurer).fitted(to: room - sample, measurer)
  }

  private func line(_ size: Double) -> TextLine {
    let formula = FormulaText(size: size, color: color, variableColor: color)
      .line(function.function.name, in: words, by: language)
    // What others call it by; where there is no name, all rows would begin alike.
    guard function.function.definedName != nil else { return formula }
    return FormulaText(size: size, color: leadColor, variableColor: leadColor)
      .lead(function.function.lead) + formula
  }
}
