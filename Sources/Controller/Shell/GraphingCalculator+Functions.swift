import Calculator
import CalculatorScene
import Documents
import Formulas
import GraphScene
import GraphModel
import Input
import SceneHost
import SceneParts
import Words

/// What the list of functions and the calculator have to do with each other.
extension GraphingCalculator {
  /// Opens the list, wherever the keys are; a second time closes it.
  func showFunctions() -> [SceneRequest] {
    guard !graph.isPresenting else { return [] }
    graph.now = time
    composition = nil
    if !manager.isDetailFocused {
      manager.show(detail: true)
      graph.listReturnsKeys = true
      if graph.isListOpen {
        graph.openList()
        return [.redraw, .save]
      }
    }
    return fulfil(graph.toggleFunctions()) + [.redraw]
  }

  /// Puts the selected function into the calculator, to be changed and graphed again.
  func editFunction(caret: Int?) -> [SceneRequest] {
    guard !graph.state.functions.isEmpty else { return [] }
    loadFunction()
    caret.map { calculator.select($0..<$0) }
    composition = !graph.isListOpen ? nil : .change
    manager.show(detail: false)
    calculator.focusDisplay()
    return [.redraw, .save]
  }

  /// Puts the selected function into the calculator.
  func loadFunction() {
    guard let function = graph.state.functions.selected else { return }
    typing.isNext = false
    function.function.program.map { calculator.angleUnit = $0.angleUnit }
    calculator.clearLine()
    if !holdsTable { calculator.paste(function.text) }
  }

  /// Lets the calculator, back in its place, hold the function that was chosen in the list, where it
  /// holds another one of these.
  func takeSelected() {
    let functions = graph.state.functions
    guard composition == nil, calculator.mode == .formula,
      let selected = functions.selected?.function, calculator.graphFunction != selected
    else { return }
    let held = calculator.graphFunction
    guard functions.functions.contains(where: { $0.function == held }) else { return }
    loadFunction()
    connect()
  }

  /// Gives the calculator's keys to whoever has no others: Graph adds what is typed to the list.
  func composeFunction() -> [SceneRequest] {
    composition = .new
    typing.isNext = false
    calculator.clearLine()
    manager.show(detail: false)
    calculator.dropFocus()
    say(FunctionNotice.composing, as: .hint)
    return [.redraw, .save]
  }

  /// Goes on on the calculator with a line that was being typed into the list.
  func typeFunction(_ line: String, isNew: Bool) -> [SceneRequest] {
    composition = isNew ? .new : .change
    calculator.hold(line)
    manager.show(detail: false)
    calculator.focusDisplay()
    return [.redraw, .save]
  }

  /// Begins a formula on the graph: in the list that is open, else on the calculator, where an operator
  /// and what is no formula yet are gone on with.
  func type(_ text: String) -> [SceneRequest] {
    if graph.isListOpen {
      graph.openList()
    } else {
      manager.showMaster()
      calculator.focusDisplay()
      if calculator.readiness == .ready, calculator.setting == nil {
        calculator.press(.enter)
        followTyping()
      }
    }
    let requests = manager.handle(.text(text), at: time)
    // What is not taken here, either, is taken nowhere.
    return fulfil(requests.filter { if case .command(.type) = $0 { false } else { true } })
      + [.redraw, .save]
  }

  /// Goes back to the list that wanted a formula.
  func returnToList() {
    guard composition != nil else { return }
    composition = nil
    guard graph.awaitsFormula else { return }
    manager.show(detail: true)
    graph.returnToList()
  }

  func sayFull() -> [SceneRequest] {
    say(FunctionNotice.full(limit: FunctionList.limit))
    return [.redraw]
  }
}

/// What is typed on the calculator for the graph.
struct TypingWatch {
  /// What the list has sent to the calculator to be typed there.
  var composition: Composition?
  /// What could be graphed when it was last looked at.
  var function: GraphFunction?
  /// The selected function that it has held last.
  var taken: GraphFunction?
  /// What the line has drawn that nobody has entered.
  var curve: TypedCurve?
  /// Whether the next formula stands beside the others.
  var isNext = false
  /// Whether it would, were it typed from the beginning: what stands in the line was added.
  var isDone = false
  /// The line when it was last looked at, and whether it was worked out.
  private var seen = (line: "", isWorkedOut: false, leftLines: 0)
  /// The number of what was being typed into the list when an event began.
  var listEdit: Int?
  /// Whose slider goes over to a letter that takes its place.
  var renamed = RenamedLetter()
  /// What the graph's formulas were read as.
  let rows = ReadRows()

  /// Takes the line as it is for what has been there.
  mutating func look(at calculator: KeypadScene) {
    seen = (calculator.line, calculator.isWorkedOut, calculator.leftLines)
  }

  /// Whether more than a sign stood in the line when it was last looked at.
  var isLong: Bool { seen.line.count > 1 }

  /// Looks at the line; whether it has been typed from the beginning since the last time.
  mutating func beginsAnew(_ calculator: KeypadScene) -> Bool {
    defer { look(at: calculator) }
    let line = calculator.line
    guard line != seen.line, !line.isEmpty else { return line.isEmpty }
    if seen.isWorkedOut { return calculator.leftLines != seen.leftLines }
    // What is put into brackets or a fraction is still there.
    let isKept = !seen.line.isEmpty && line.contains(seen.line)
    return !isKept && line.first != seen.line.first && line.last != seen.line.last
  }

  /// Forgets what the line has been to the graph.
  mutating func forget() {
    taken = nil
    renamed.forget()
  }

  /// Follows undo: what stands in the place of what was typed has not been entered, either.
  mutating func follow(_ list: FunctionList) {
    (isNext, isDone) = (false, false)
    // A letter that undo brings back is no other one's new name.
    renamed.forget()
    let isSame = curve?.list.count == list.count && curve?.list.selection == list.selection
    if isSame, curve?.before != list.selected { curve?.list = list } else { curve = nil }
  }
}

/// What is drawn while it is typed.
struct TypedCurve {
  /// The list as that has left it; any other one was changed otherwise.
  var list: FunctionList
  /// The function in its place that was entered; nil where none was.
  var before: GraphedFunction?
  /// When it was last told that this one is gone.
  var told: Double?
}

/// A formula that the list wants from the calculator's keys.
enum Composition: Hashable, Sendable {
  case new, change
}
