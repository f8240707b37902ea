import Controls
import Graphs
import Drawing
import Input

/// The list of functions with the sliders of their parameters, beside or over the curves.
///
/// It changes the document it is given and leaves everything else to its scene.
package struct FunctionPanel {
  var board = ControlBoard<PanelControl>()
  /// The ground, and the part of it that scrolls.
  var card = Rect.zero
  var list = Rect.zero
  var scroll = ScrollState()
  var contentHeight = 0.0
  var editor: PanelEditor?
  /// Whoever understands what is typed.
  var language: any FormulaLanguage
  /// The slider whose range and step are shown.
  var expanded: String?
  /// Whether what is to be typed needs keys on the screen.
  var needsKeypad = false
  /// Whether keys go here.
  var isFocused = false
  var hold: PanelHold?
  /// Whether the control with the focus has to be seen after the next layout.
  var revealsFocus = true
  /// When the sliders that play began, and where.
  var playing: [String: SliderPlay] = [:]

  /// What its scene has to do.
  enum Act: Hashable {
    case close
    case menu(Int, at: Rect)
    /// The focus goes on to the graph.
    case leave
    case paste
    case full
    /// A formula goes to the calculator's keys: a new one, or the selected one.
    case compose(isNew: Bool)
    /// A number wants keys on the screen.
    case showPad
  }

  /// A finger or button that came down here.
  struct PanelHold {
    enum Kind: Hashable { case press, slide(String), scroll, reorder(Int, to: Int) }

    let contact: Int64?
    let start: Point
    var last: Point
    var kind: Kind
  }

  /// Whether a slider is held or moves by itself: all of that is one step of undo.
  var isSliding: Bool {
    if case .slide? = hold?.kind { return true }
    return !playing.isEmpty
  }

  /// Scrolls until the control with the focus is seen, and what it has opened below it; false when
  /// that was so already.
  mutating func revealFocus() -> Bool {
    guard let focus = board.focus, focus != .close, let frame = board.control(focus)?.frame else {
      return false
    }
    let before = scroll.offset
    var bottom = frame.maxY
    if case .options(let parameter) = focus, expanded == parameter {
      bottom = board.control(.number(parameter, .step))?.frame.maxY ?? bottom
    }
    if editor?.fault != nil { bottom += Self.faultHeight }
    let shown = Rect(x: frame.x, y: frame.y, width: frame.width, height: bottom - frame.y)
    scroll.reveal(shown, in: list)
    limitScroll()
    return scroll.offset != before
  }

  mutating func limitScroll() { scroll.limit(to: contentHeight - list.height) }

  /// Forgets what is held.
  mutating func cancelInput() {
    hold = nil
    board.cancel()
  }

  /// Forgets what no longer fits a document that came from elsewhere.
  mutating func adapt(to document: GraphDocument) {
    playing.removeAll()
    if case .function(let index)? = editor?.subject, document.functions[index] == nil {
      editor = nil
    }
  }
}
