import Calculator
import CalculatorScene
package import Documents
import Formulas
import GraphScene
import GraphModel
import Notation
import Figures
import SceneHost
package import SceneParts
import Words

/// What happens to text from the clipboard, wherever the keys go.
extension GraphingCalculator {
  /// Takes a formula into the calculator, several lines into the graph's list; LaTeX is understood.
  package func paste(_ text: String) -> [SceneRequest] {
    defer { noteWork() }
    if let requests = pasteIntoSheet(text) { return requests }
    if let table = PastedTable.table(of: text) { return take(table) }
    let lines: [PastedFormula]
    if isFigure(text) { return pasteFigure(text) }
    do {
      lines = try PastedFormula.lines(
        of: text,
        angleUnit: calculator.angleUnit,
        isFigure: isFigure
      )
    } catch {
      calculator.refuse(error)
      calculator.noteActivity(at: time)
      return fulfil([]) + [.redraw, .save]
    }
    if lines.count == 1, case .figure(let figure)? = lines.first { return pasteFigure(figure) }
    if lines.count <= 1, graph.isTypingInList, manager.isDetailFocused,
      case .formula(let formula)? = lines.first
    {
      return graph.pasteInList(formula)
    }
    if lines.count <= 1, case .formula(let formula)? = lines.first ?? .formula("") {
      calculator.paste(formula, mark: words.mark)
      calculator.noteActivity(at: time)
      return fulfil([]) + [.redraw, .save]
    }
    return take(lines)
  }

  /// Takes text that was dropped onto the window: functions and relations join the graph's list, each
  /// other text goes where a paste would.
  package func drop(_ text: String) -> [SceneRequest] {
    if cover.sheet == nil, let table = PastedTable.table(of: text) { return take(table) }
    let unit = calculator.angleUnit
    let lines =
      isFigure(text)
      ? [.figure(text)] : try? PastedFormula.lines(of: text, angleUnit: unit, isFigure: isFigure)
    guard cover.sheet == nil, let lines, lines.count > 1 || lines.contains(where: isGraphed) else {
      return paste(text)
    }
    defer { noteWork() }
    manager.show(detail: true)
    return take(lines)
  }

  /// Whether one line alone is something to graph: a number is not.
  private func isGraphed(_ line: PastedFormula) -> Bool {
    switch line {
    case .figure: true
    case .formula(let text): (try? FormulaParser.parse(text))?.usesVariable ?? false
    case .parameter: false
    }
  }

  private func isFigure(_ text: String) -> Bool {
    !text.contains(where: \.isNewline) && WrittenFigure.canRead(text)
  }

  /// Takes a relation of x and y, or a moving point, to where the keys go.
  private func pasteFigure(_ text: String) -> [SceneRequest] {
    if graph.isTypingInList, manager.isDetailFocused { return graph.pasteInList(text) }
    calculator.paste(text, mark: words.mark)
    calculator.noteActivity(at: time)
    return fulfil([]) + [.redraw, .save]
  }

  /// Adds a table of data to the graph, and says so.
  package func take(_ table: DataTable) -> [SceneRequest] {
    let requests = addTable(table)
    say(FitPhrase.pasted(table.rowCount))
    return requests
  }

  /// Adds a table of data to the graph, with the list that shows it.
  func addTable(_ table: DataTable) -> [SceneRequest] {
    guard !graph.isPresenting else { return [] }
    defer { noteWork() }
    var document = document
    let named = table.renamed(beside: Set(document.functions.named.keys))
    let function = GraphFunction(TableFunction(named))
    guard document.functions.add(function, text: function.name) else { return sayFull() }
    manager.show(detail: true)
    graph.restore(document.graph)
    connect()
    graph.openList()
    return [.redraw, .save]
  }

  /// Adds formulas to the graph and sets parameters, all of them or nothing.
  func take(_ lines: [PastedFormula]) -> [SceneRequest] {
    var document = document
    for line in lines {
      switch line {
      case .parameter(let parameter, let values):
        document[settingOf: parameter].set(values: values)
      case .figure(let text):
        let unit = calculator.angleUnit
        guard let figure = try? GraphFunction(reading: text, angleUnit: unit) else { continue }
        guard document.functions.add(figure, text: text) else { return sayFull() }
      case .formula(let text):
        // The lines have been read already: each is a whole formula.
        guard
          let read = try? FormulaParser.parse(text, angleUnit: calculator.angleUnit)
        else { continue }
        guard let program = try? read.graphed(calculator.memory) else {
          say(Message.memoryIsEmpty)
          return [.redraw]
        }
        guard program.isGraphable else {
          say(Message.tooLongToGraph(limit: ProgramLimits.graphedInstructions))
          return [.redraw]
        }
        guard
          document.functions.add(
            GraphFunction(program, written: text),
            text: read.usesMemory ? program.description : text
          )
        else {
          return sayFull()
        }
      }
    }
    graph.restore(document.graph)
    connect()
    return [.redraw, .save]
  }
}
