import Controls
import Settings
import Calculator
import CalculatorScene
import Documents
import Drawing
import Formulas
import GraphScene
import GraphModel
import Input
import Notation
import SceneHost
package import SceneParts
import Words

/// The commands that concern the whole program.
extension GraphingCalculator {
  func perform(command: SceneCommand) -> [SceneRequest] {
    switch command {
    case .graph: return graphProgram(adding: false)
    case .addGraph: return graphProgram(adding: true)
    case .example(let formula):
      calculator.hold(formula)
      if calculator.graphFunction?.isNumber ?? false {
        calculator.press(.enter)
        return [.redraw, .save]
      }
      return graphProgram(adding: false)
    case .functions: return showFunctions()
    case .editFunction(let caret): return editFunction(caret: caret)
    case .type(let text): return type(text)
    case .newFunction: return composeFunction()
    case .newTable: return addTable(.blank) + fulfil(graph.typeTable())
    case .full: return sayFull()
    case .typeFunction(let line, let isNew): return typeFunction(line, isNew: isNew)
    case .undo: return undo()
    case .redo: return redo()
    case .setting(let setting): advance(setting)
    case .copyAs(let side): return showCopies(of: side)
    case .present: return present()
    case .endPresentation: return endPresentation()
    case .documents: return show(.documentCommands(recent: files.recent.filter(isThere)))
    case .export: return export()
    case .saveRows: return saveRows()
    case .views: return show(.windowCommands)
    case .table: return showTable()
    case .points: return fulfil(graph.togglePoints())
    case .keys: return show(.help(first: helpTopics))
    case .fullScreen: return [.toggleFullScreen]
    case .paste: return [.paste]
    case .quit: return [.quit]
    case .hide, .cut, .copy, .copyShown, .copyForm, .copyDigits, .copyMoreDigits, .copyFormula,
      .copyPlace, .entry, .answer, .memory, .keepInMemory, .traceHere, .lineHere,
      .fromHere, .toHere, .originHere, .solutionHere,
      .zoomHere, .facts, .toggleFunction, .moveFunctionUp, .moveFunctionDown, .removeFunction,
      .fit, .residuals, .joinMarks, .addColumn, .sortRows, .takeOffUnits, .copyRows,
      .functionColor, .functionLine, .width, .plainNumbers, .home, .keptView, .copyText,
      .logarithmicX, .logarithmicY:
      return []
    }
    return [.redraw, .save]
  }

  /// Goes on to the next value of a setting.
  func advance(_ setting: Setting) {
    setting.row.advance(&preferences)
    switch setting {
    case .speaks: announcer = Announcer()
    case .followsTyping:
      // What is there is drawn at once.
      typing.function = nil
      followTyping()
    default: break
    }
  }

  /// Graphs what the calculator holds, in the place of the selected function or beside the others.
  private func graphProgram(adding isAdded: Bool) -> [SceneRequest] {
    switch calculator.readiness {
    case .notPossible(let reason):
      calculator.goToMissingPart()
      // The value line tells already what is wrong with what is entered, and more precisely.
      if !calculator.saysFault { say(reason) }
      return [.redraw]
    case .ready:
      if let setting = calculator.setting { return set(setting) }
      calculator.closeBrackets()
      guard let function = calculator.graphFunction else { return [] }
      let text = calculator.graphableText
      let selected = graph.state.functions.selected?.function
      if selected == function, !isAdded { enterTyped() }
      let beginsNext = isAdded || typing.isNext || holdsTable
      let isBeside = beginsNext || composition == .new && graph.awaitsFormula
      let isDrawn = graph.state.functions.functions.contains {
        $0.function == function && !$0.isHidden && (isAdded || selected == function)
      }
      if beginsNext, isDrawn {
        guard keepReplaced() else { return beginNext() }
        noteAdded()
        return [.redraw, .save]
      }
      guard !isBeside || !graph.state.functions.isFull else { return sayFull() }
      graph.now = time
      let functions = graph.state.functions
      if let same = functions.functions.firstIndex(where: { $0.function == function }),
        selected != function
      {
        // What is drawn already is chosen, not drawn a second time.
        graph.changeFunctions { list in
          list.select(same)
          list.update(same) { $0.isHidden = false }
        }
      } else if isBeside {
        graph.changeFunctions { _ = $0.add(function, text: text) }
      } else {
        let typed = typing.curve.flatMap { $0.list == functions ? $0 : nil }
        let entered = typed.map(\.before) ?? functions.selected
        graph.replaceSelected(by: function, text: text, inPlaceOf: entered)
      }
      typing.isNext = false
      if isAdded { noteAdded() }
      if manager.hidden == .detail { manager.toggleHidden(.detail) }
      if !manager.canSplit { manager.show(detail: true) }
      returnToList()
      return [.redraw, .save]
    }
  }

  /// Gives a letter the values that were typed for it.
  private func set(_ setting: LetterSetting) -> [SceneRequest] {
    let isUsed = document.graph.functions.parameters.contains(setting.letter.rawValue)
    let requests = take([.parameter(setting.letter, setting.values)])
    calculator.clearLine()
    // The formula that stood there before can be gone on with.
    if typing.taken != nil, typing.taken == graph.state.functions.selected?.function {
      loadFunction()
    }
    if isUsed {
      if manager.hidden == .detail { manager.toggleHidden(.detail) }
      if !manager.canSplit { manager.show(detail: true) }
      returnToList()
    } else {
      say(Message.letterIsUnused(setting.letter.rawValue))
    }
    return requests
  }

  // MARK: Settings

  var theme: Theme { settings.theme }

  /// Makes everything larger or smaller.
  func changeSize(by way: Int) -> [SceneRequest] {
    preferences.changeSize(by: way)
    say(MenuPhrase.size(percent: preferences.textSize.rawValue), as: .hint)
    return [.redraw, .save]
  }

  /// Takes another size once no menu lies under the finger that has chosen it.
  func noteSize() {
    if !calculator.isMenuOpen, !graph.isMenuOpen { window.textSize = preferences.textSize }
  }

  /// A window of exactly this size with a controller is a handheld's.
  private static let handheldSizes = [
    Size(width: 1280, height: 800), Size(width: 1280, height: 720),
  ]

  /// How small text is written.
  var type: TypeScale {
    let isHandheld = controller.isConnected && Self.handheldSizes.contains(window.size)
    let factor = max(1, window.textSize.factor / window.magnification)
    return TypeScale(factor: factor, least: isHandheld ? 15 : 0)
  }

  // MARK: Presentation

  /// Shows the graph alone, to an audience.
  package func present() -> [SceneRequest] {
    guard !graph.isPresenting else { return endPresentation() }
    cover.sheet = nil
    graph.now = time
    graph.beginPresentation(byController: controller.isInUse)
    manager.setDetailAlone(true)
    return [.beginFullScreen, .redraw]
  }

  /// Goes back to exactly what was there.
  func endPresentation() -> [SceneRequest] {
    guard graph.isPresenting else { return [] }
    graph.endPresentation()
    manager.setDetailAlone(false)
    return [.endFullScreen, .redraw, .save]
  }
}
