import CalculatorModel
import Controls
import Drawing
import SceneHost

/// The bar at the bottom that says what the controller's buttons do.
extension GraphingCalculator {
  /// How much of the window the hints take.
  private var hintHeight: Double {
    guard isControllerInUse, graph.presentation == nil else { return 0 }
    let least = SceneArrangement.smallestSize(for: windowSize)
    // A window without the room keeps its keys.
    return windowSize.height - HintBar.height >= least.height ? HintBar.height : 0
  }

  /// Gives the scenes what the hints leave.
  func layOut() {
    measurer.type = type
    let size = Size(width: windowSize.width, height: windowSize.height - hintHeight)
    manager.resize(to: size, contentScale: contentScale)
  }

  func drawHints(on canvas: any Canvas) {
    guard hintHeight > 0 else { return }
    let frame = Rect(
      x: 0,
      y: windowSize.height - hintHeight,
      width: windowSize.width,
      height: hintHeight
    )
    hints.draw(in: frame, theme: theme, on: canvas)
  }

  private var hints: HintBar {
    if help != nil { return HintBar(leading: [Hint([.pad], "Scroll"), Hint([.b], "Close")]) }
    if manager.isDetailFocused ? graph.openMenu != nil : calculator.isMenuOpen {
      return HintBar(leading: [Hint([.a], "Choose"), Hint([.b], "Close")])
    }
    return manager.isDetailFocused ? graphHints : calculatorHints
  }

  private var calculatorHints: HintBar {
    let isStack = calculator.brain.mode == .rpn
    let leading = [
      Hint([.a], "Press"), Hint([.b], "Delete"), Hint([.x], "Insert ", italic: "x"),
      Hint([.y], "Graph"),
    ]
    let shoulders =
      isStack
      ? [Hint([.leftShoulder], "Swap"), Hint([.rightShoulder], "Enter")]
      : [Hint([.leftShoulder, .rightShoulder], "Cursor")]
    var trailing = [Hint([.menu], "Menu")]
    if manager.arrangement.detail != nil {
      trailing =
        [Hint([.rightStick], "Pan"), Hint([.leftTrigger, .rightTrigger], "Zoom")] + trailing
    } else {
      trailing = [Hint([.view], "Graph")] + trailing
    }
    return HintBar(leading: leading + shoulders, trailing: trailing)
  }

  private var graphHints: HintBar {
    let isTracing = graph.isTracing
    return HintBar(
      leading: [
        Hint([.a], isTracing ? "Snap" : "Trace"), Hint([.b], isTracing ? "End trace" : "Back"),
        Hint([.x], "Style"), Hint([.leftShoulder, .rightShoulder], "Feature"),
        Hint([.leftStickPress], "Previous view"), Hint([.rightStickPress], "Home"),
      ],
      trailing: [
        Hint([isTracing ? .rightStick : .leftStick], "Pan"),
        Hint([.leftTrigger, .rightTrigger], "Zoom"),
        Hint([.menu], "Menu"),
      ]
    )
  }
}
