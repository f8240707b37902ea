package import Controls
package import GraphModel
import SceneHost
package import Drawing

/// The list of functions with the sliders of their parameters, beside or over the curves.
///
/// It changes the document it is given and leaves everything else to its scene.
package struct FunctionPanel {
  package var board = ControlBoard<PanelControl>()
  /// Where it lies, and its rows: functions, one for a new one, sliders.
  var panel = Panel(in: .zero, on: .pane, header: 0, rows: [])
  var motion = PanelMotion()
  var rows = PanelRows()
  package var editor: PanelEditor?
  /// Whoever understands what is typed.
  var language: any FormulaLanguage
  /// The slider whose range and step are shown.
  var expanded: String?
  /// Whether what is to be typed needs keys on the screen.
  var needsKeypad = false
  /// Whether keys go here.
  var isFocused = false
  /// What each finger, or the mouse, does that came down here.
  var holds: [Int64?: PanelHold] = [:]
  /// Whether the control with the focus has to be seen after the next layout.
  var revealsFocus = true
  /// Whether a formula is drawn while it is typed.
  var isLive = false
  package internal(set) var typing: TypingRecord
  /// Which rows of tables are seen.
  var tables = TableScroll()
  /// When the sliders that play began, and where.
  var playing: [String: SliderPlay] = [:]

  package init(language: any FormulaLanguage, typing: TypingRecord = TypingRecord()) {
    self.language = language
    self.typing = typing
  }

  /// Takes what the graph says of the person and the program.
  mutating func attend(to graph: GraphSnapshot) {
    (needsKeypad, language) = (graph.needsKeypad, graph.voice.language)
    (isLive, motion.isStill) = (graph.voice.isLive, graph.context.reducesMotion)
  }

  /// Begins to type.
  mutating func begin(_ editor: PanelEditor) {
    self.editor = editor
    _ = typing.takeGivenUp(in: FunctionList())
    typing.edits += 1
  }

  package typealias Act = ListRequest

  /// A finger or button that came down here.
  struct PanelHold {
    enum Kind: Hashable {
      case press, slide(String), scroll, rows(Int), reorder(Int, to: Int), drag
    }

    let start: Point
    /// When it came down.
    let time: Double
    var last: Point
    var kind: Kind
  }

  /// Whether a slider is held or moves by itself: all of that is one step of undo.
  package var isSliding: Bool {
    let slides = holds.values.contains { if case .slide = $0.kind { true } else { false } }
    return slides || !playing.isEmpty
  }

  /// Scrolls until the control with the focus is seen, and what it has opened below it; false when
  /// that was so already.
  mutating func revealFocus() -> Bool {
    guard let focus = board.focus, let control = board.control(focus), panel.scrolls(control)
    else { return false }
    let (before, frame) = (scroll.offset, control.frame)
    var bottom = frame.maxY
    if case .options(let parameter) = focus, expanded == parameter {
      bottom = board.control(.number(parameter, .step))?.frame.maxY ?? bottom
    }
    bottom += editor?.faultHeight ?? 0
    scroll.reveal(frame.band(at: frame.y, height: bottom - frame.y), in: list)
    limitScroll()
    return scroll.offset != before
  }

  mutating func limitScroll() {
    scroll.limit(to: panel.rows.reach)
    panel.rows.scroll = scroll.offset
  }

  /// Forgets what is held.
  package mutating func cancelInput() {
    holds.removeAll()
    motion.hand.cancel()
    scroll.cancel()
    motion.grip.cancel()
    board.cancel()
  }

  /// Forgets what no longer fits a document that came from elsewhere.
  package mutating func adapt(from old: GraphDocument, to document: GraphDocument) {
    playing.removeAll()
    editor?.follow(from: old.functions, to: document.functions)
    revealsFocus = true
  }
}

/// How the list moves: what it lists, and itself where it comes from below.
struct PanelMotion {
  /// What a hand does in the line that is typed.
  var hand = LineHand()
  var scroll = ScrollState()
  /// How much of it is seen.
  var grip = SheetGrip()
  /// Whether it comes from below.
  var isSheet = false
  /// Whether it has the calculator's place.
  var isDocked = false
  /// Whether nothing shall move by itself.
  var isStill = false
}

extension FunctionPanel {
  var isDocked: Bool { motion.isDocked }
  /// All of it, and the part that scrolls.
  package var card: Rect { panel.frame }
  var list: Rect { panel.rows.box }
  var style: PanelStyle { PanelStyle(isDocked: isDocked, language: language) }
  var scroll: ScrollState {
    get { motion.scroll }
    set { motion.scroll = newValue }
  }
}
