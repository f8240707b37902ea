import Settings
import Calculator
import CalculatorScene
import Documents
import Formulas
import GraphScene
import GraphModel
import GraphTools
import Input
import Operations
import SceneHost
import SceneParts
import Words

/// The graph beside the calculator follows what is typed, where the person wants that.
extension GraphingCalculator {
  var composition: Composition? {
    get { typing.composition }
    set { typing.composition = newValue }
  }

  /// Whether a formula is drawn while it is typed: both are on screen, and the list wants none of its own.
  var isLive: Bool {
    preferences.followsTyping && manager.arrangement.isSplit && composition != .new
  }

  /// Draws what the calculator has come to hold since it was last looked at.
  func followTyping() {
    let selected = graph.state.functions.selected
    let isCleared = calculator.line.isEmpty && typing.isLong
    // What is typed from the beginning is no change of what was there.
    let isNew =
      calculator.mode == .formula
      && typing.beginsAnew(calculator)
    if typing.isDone, isNew || !calculator.isWorkedOut {
      (typing.isNext, typing.isDone) = (isNew, false)
    }
    if !isNew, let known = typing.function, calculator.holds(known) { return }
    let function = calculator.graphFunction
    // What clears it, or is typed over all of it, leaves a formula that was done.
    let isLeft = isCleared || isNew && !calculator.line.isEmpty
    if isLeft, typing.taken == selected?.function { typing.curve = nil }
    if isNew, function == nil || function != selected?.function { typing.forget() }
    guard function != typing.function else { return }
    typing.function = function
    guard isLive, let function, selected?.function != function else { return }
    // A number is worked out beside the curves; only Graph draws it.
    if function.isNumber { return }
    // A table is no line that could be typed over.
    if holdsTable { typing.isNext = true }
    let list = graph.state.functions
    guard !typing.isNext || !list.isFull else { return }
    var curve =
      typing.curve.flatMap { $0.list == list ? $0 : nil }
      ?? TypedCurve(list: list, before: typing.isNext ? nil : selected)
    let isAnew = typing.taken != selected?.function
    graph.changeFunctions {
      if typing.isNext {
        _ = $0.add(function, text: calculator.graphableText)
      } else {
        $0.replaceSelected(by: function, text: calculator.graphableText)
      }
    }
    typing.isNext = false
    curve.list = graph.state.functions
    if isAnew || curve.told != nil { tellReplaced(by: &curve) }
    // What was entered there stands there again.
    typing.curve = curve.before?.function == function ? nil : curve
    connect()
  }

  /// Whether the function that is selected is a table, which the calculator's line neither shows nor replaces.
  var holdsTable: Bool { graph.state.functions.selected?.function.base is any EditableTable }

  /// Gives a letter that was renamed the slider of the old one.
  func keepSliders() {
    guard let (old, new) = typing.renamed.follow(graph.state.functions),
      graph.state.parameters[new] == nil, let setting = graph.state.parameters[old]
    else { return }
    (graph.state.parameters[old], graph.state.parameters[new]) = (nil, setting)
    connect()
  }

  /// Tells, and goes on telling as long as one types, whose place is taken by what is typed.
  private func tellReplaced(by curve: inout TypedCurve) {
    guard let before = curve.before, let index = curve.list.selection,
      !curve.list.functions.contains(where: { $0.function == before.function }),
      curve.told.map({ time <= $0 + ReplacementTool.stay }) ?? true
    else { return }
    graph.now = time
    graph.tellReplaced(before, at: index)
    curve.told = time
  }

  /// Brings back beside it what the line has taken the place of; false where that was nothing.
  func keepReplaced() -> Bool {
    guard let curve = typing.curve, let before = curve.before, curve.list == graph.state.functions,
      let index = curve.list.selection
    else { return false }
    typing.curve = nil
    graph.changeFunctions { $0.restore(before, at: index) }
    return true
  }

  /// Takes the line as done: what is typed from the beginning is another function.
  func noteAdded() {
    calculator.press(.enter)
    typing.isDone = true
  }

  /// Takes what is typed and drawn as entered: it is one step from what was there before.
  func enterTyped() {
    guard let curve = typing.curve, curve.list == graph.state.functions else { return }
    typing.curve = nil
    guard let before = curve.before?.function else { return }
    noteWork()
    undoHistory.join(backTo: {
      $0.document.functions.functions.contains { $0.function == before }
    })
  }

  /// Begins a new formula beside those that are graphed.
  func beginNext() -> [SceneRequest] {
    calculator.clearLine()
    typing.forget()
    (typing.curve, typing.isNext) = (nil, true)
    if !manager.canSplit { manager.show(detail: false) }
    calculator.focusDisplay()
    say(FunctionNotice.composing, as: .hint)
    return [.redraw, .save]
  }

  /// Finds whether the calculator holds what is selected on the graph.
  func compareWithGraph() {
    let selected = graph.state.functions.selected
    let function = selected?.function
    let holdsIt = function.map(calculator.holds) ?? false
    if holdsIt { typing.taken = function }
    environment.isGraphed = holdsIt && selected?.isHidden == false
    environment.difference = holdsIt ? nil : function.flatMap(difference)
  }

  /// How what the calculator holds differs from a function that it has held; nil for any other.
  private func difference(from graphed: GraphFunction) -> GraphPhrase? {
    if let held = calculator.graphable, let program = graphed.program,
      held != program, held.with(program.angleUnit) == program
    {
      return program.angleUnit == .radians ? .inRadians : .inDegrees
    }
    guard typing.taken == graphed else { return nil }
    return calculator.line.isEmpty || calculator.readiness == .ready
      ? .outdated : .lineNotDrawn
  }
}

extension GraphFunction {
  /// Whether it stands for a number: no x is in it.
  var isNumber: Bool { program.map { !$0.usesVariable } ?? false }
}
