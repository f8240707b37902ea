import Calculator
import CalculatorScene
import Controls
import Documents
package import Drawing
import GraphModel
import GraphScene
import SceneHost
import Words

/// The bar at the bottom that says what the controller's buttons do.
extension GraphingCalculator {
  private var hintHeight: Double {
    let least = SceneArrangement.smallestSize(for: window.size)
    // Keys keep their size until the window has shrunk.
    return window.size.height + 0.5 >= least.height + wantedHintHeight ? wantedHintHeight : 0
  }

  private var wantedHintHeight: Double {
    controller.isInUse && !graph.isPresenting ? HintBar.height : 0
  }

  /// How much smaller than designed a window shows everything that has no room for it and the hints.
  package func shrink(in size: Size) -> Double {
    SceneArrangement.shrink(for: size, bar: wantedHintHeight)
  }

  /// What the hints leave of the window.
  var openWindow: Rect {
    Rect(
      size: Size(width: window.size.width, height: window.size.height - hintHeight)
    )
  }

  /// Tells the scenes what they must know, and gives them what the hints leave.
  func layOut() {
    connect()
    manager.isCovered = cover.sheet != nil
    if manager.isCovered { closeMenus() }
    window.measurer.type = type
    manager.resize(to: openWindow.size, contentScale: window.contentScale)
    layOutCover()
  }

  func drawHints(on canvas: any Canvas) {
    guard hintHeight > 0 else { return }
    var frame = window.bounds
    (frame.y, frame.height) = (frame.height - hintHeight, hintHeight)
    controller.hintPages = hints.draw(
      page: controller.hintPage(at: time),
      in: frame,
      theme: theme,
      on: canvas
    )
  }

  private var hints: HintBar {
    let isMenuOpen = manager.isDetailFocused ? graph.isMenuOpen : calculator.isMenuOpen
    if cover.sheet?.face.layout.content.isRead ?? false {
      return HintBar(leading: [hint([.pad], .scroll), hint([.b], .close)])
    }
    if let keys = cover.sheet?.face.keys {
      let capital = keys.hasCapitals ? [hint([.x], .capital)] : []
      return HintBar(
        leading: [hint([.a], .press), hint([.y], .done), hint([.b], .delete)] + capital
          + [hint([.leftShoulder, .rightShoulder], .cursor)],
        trailing: [hint([.menu], .close)]
      )
    }
    if cover.sheet != nil || isMenuOpen {
      let done = cover.sheet?.face.layout.content.action.map { [Hint([.y], $0)] } ?? []
      return HintBar(leading: [hint([.a], .choose)] + done + [hint([.b], .close)])
    }
    if manager.isDetailFocused, graph.showsPad {
      return HintBar(
        leading: [
          hint([.pad], .move), hint([.a], .press), hint([.y], .done), hint([.b], .delete),
        ],
        trailing: [hint([.menu], .close)]
      )
    }
    if manager.isDetailFocused, graph.showsBox {
      let size = Hint([.leftShoulder, .rightShoulder], words(MenuPhrase.textSize))
      return HintBar(leading: [hint([.pad], .move), size, hint([.a], .zoom), hint([.b], .close)])
    }
    if manager.isDetailFocused, graph.steersFocus || graph.isOnControl {
      return HintBar(
        leading: offerHints
          + (graph.isAtEdge ? [Hint([.pad], words(ControlName.calculator))] : [])
          + [hint([.pad], .move), hint([.a], .choose), hint([.b], .close)] + functionHints
          + (graph.isInPanel ? [Hint([.view], words(ControlName.calculator))] : []),
        trailing: (graph.listHasFocus ? undoHints : [])
          + [hint([.rightStick], .pan), hint([.leftTrigger, .rightTrigger], .zoom)]
      )
    }
    return manager.isDetailFocused ? graphHints : calculatorHints
  }

  /// What a notice offers.
  private var offerHints: [Hint] {
    let offer = offersNotice ? graph.offer : nil
    return offer.map { [Hint([.y], words(HintPhrase.hold) + " " + $0)] } ?? []
  }

  /// What buttons do with the function that has the focus.
  private var functionHints: [Hint] {
    guard let function = graph.focusedFunction.flatMap({ graph.state.functions[$0] }) else {
      return []
    }
    let (hide, remove) = (function.isHidden ? FunctionPhrase.show : .hide, FunctionPhrase.remove)
    let moves = [
      Hint([.leftShoulder], words(FunctionPhrase.moveUp)),
      Hint([.rightShoulder], words(FunctionPhrase.moveDown)),
    ]
    return [Hint([.x], words(hide)), held(.b, remove)] + (graph.listHasFocus ? moves : [])
  }

  /// A hint, with a letter in the place of the variable in it if there is one.
  private func hint(_ glyphs: [PadGlyph], _ phrase: HintPhrase, _ letter: String? = nil) -> Hint {
    let pieces = words.pieces(of: phrase)
    func text(_ pieces: some Sequence<LocalizedText.Piece>) -> String {
      pieces.map { if case .formula(let name) = $0 { letter ?? name } else { $0.text } }.joined()
    }
    guard case .formula(let variable) = pieces.last else { return Hint(glyphs, text(pieces)) }
    return Hint(glyphs, text(pieces.dropLast()), italic: letter ?? variable)
  }

  private var calculatorHints: HintBar {
    let isStack = calculator.mode == .rpn
    let insert = hint([.x], .insertX, calculator.runningLetter)
    let signs = calculator.offersChoices ? [held(.a, HintPhrase.signs)] : []
    let leading =
      [hint([.a], .press)] + signs + [
        hint([.y], composition == .new && graph.awaitsFormula ? .addToList : .graph),
        hint([.b], .delete), insert,
      ]
    let digits = calculator.movesDigits ? [hint([.pad, .rightStick], .digits)] : []
    let shoulders =
      isStack
      ? [hint([.leftShoulder], .swap), hint([.rightShoulder], .enter)]
      : [hint([.leftShoulder, .rightShoulder], .cursor)]
    let isAdding = !graph.state.functions.isEmpty && composition == nil
    let held =
      [held(.view, ControlName.presentation)] + undoHints
      + (isAdding ? [held(.y, ControlName.addKey)] : []) + [held(.x, HintPhrase.letters)]
    var trailing = [hint([.menu], .menu)]
    if manager.arrangement.detail != nil {
      trailing =
        held + [hint([.view], .graphPane)]
        + (digits.isEmpty ? [hint([.rightStick], .pan)] : [])
        + [hint([.leftTrigger, .rightTrigger], .zoom)] + trailing
    } else {
      trailing = held + [hint([.view], .graphPane)] + trailing
    }
    return HintBar(
      leading: offerHints + (calculator.isAtEdge ? [hint([.pad], .graphPane)] : []) + digits
        + leading + shoulders,
      trailing: trailing
    )
  }

  /// What a button does that is held.
  private func held<P: Phrase>(_ glyph: PadGlyph, _ phrase: P) -> Hint {
    Hint([glyph], words(HintPhrase.hold) + " " + title(phrase))
  }

  private func title<P: Phrase>(_ phrase: P) -> String { words(phrase).asTitle }

  /// What the sticks take back and do again, pressed.
  private var undoHints: [Hint] {
    (undoHistory.canUndo ? [Hint([.leftStickPress], title(ControlName.undo))] : [])
      + (undoHistory.canRedo ? [Hint([.rightStickPress], title(ControlName.redo))] : [])
  }

  /// The way to what stands on the plane, called by what is looked for there.
  private var amongControls: Hint {
    graph.showsSliders ? held(.x, RoleName.slider) : held(.x, HintPhrase.controls)
  }

  private var graphHints: HintBar {
    if graph.carriesMark {
      return HintBar(
        leading: [hint([.leftStick], .move), hint([.a], .drop), hint([.b], .putBack)],
        trailing: [hint([.leftTrigger, .rightTrigger], .zoom)]
      )
    }
    let (isTracing, showsStatistics) = (graph.isTracing, graph.showsStatistics)
    let back: HintPhrase =
      showsStatistics ? .close : isTracing ? .endTrace : graph.showsTable ? .close : .back
    return HintBar(
      leading: offerHints + [
        hint(
          [.a],
          isTracing
            ? .snap : graph.choosesMark ? .take : graph.offersExamples ? .choose : .trace
        )
      ] + (isTracing ? [held(.a, HintPhrase.menu)] : [])
        + (graph.showsSliders ? [amongControls] : [])
        + [
          hint([.b], back),
          hint([.y], showsStatistics ? .choose : .statistics),
          hint([.x], .style), hint([.leftShoulder, .rightShoulder], .feature),
          graph.undoesWithStick
            ? Hint([.leftStickPress], title(ControlName.undo))
            : hint([.leftStickPress], .previousView),
          hint([.rightStickPress], .home),
        ],
      trailing: [
        held(.view, ControlName.presentation), held(.rightStickPress, ControlName.fit),
      ] + (graph.showsSliders ? [] : [amongControls]) + [
        held(.y, FunctionPhrase.functions),
        Hint([.view], words(ControlName.calculator)),
        hint([isTracing ? .rightStick : .leftStick], .pan),
        hint([.leftTrigger, .rightTrigger], .zoom), hint([.menu], .menu),
      ]
    )
  }
}
