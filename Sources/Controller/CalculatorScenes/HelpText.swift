/// The list of all keys and gestures, as it is shown.
enum HelpText {
  struct Section: Hashable, Sendable {
    let title: String
    let rows: [Row]
  }

  struct Row: Hashable, Sendable {
    let keys: String
    let words: String
  }

  private static func section(_ title: String, _ rows: [(String, String)]) -> Section {
    Section(title: title, rows: rows.map { Row(keys: $0.0, words: $0.1) })
  }

  static let sections = [
    section(
      "Anywhere",
      [
        ("Ctrl+Enter, Ctrl+G", "graph the formula"),
        ("F6, Ctrl+Tab", "the other pane"),
        ("Tab, Shift+Tab", "next or previous group of controls"),
        ("Arrows, Enter", "move to a control, press it"),
        ("Ctrl+Z, Ctrl+Y", "undo, redo"),
        ("Ctrl+C, Ctrl+V", "copy, paste a formula"),
        ("Ctrl+M, Ctrl+D", "Formula or RPN, degrees or radians"),
        ("F5", "presentation"),
        ("F9, Shift+F9", "hide the calculator, hide the graph"),
        ("F11", "full screen"),
        ("Ctrl+Shift+=, Ctrl+Shift+−", "everything larger, smaller"),
        ("Ctrl+,", "menu"),
        ("F1, Ctrl+/", "this list"),
        ("Ctrl+Q", "quit"),
      ]
    ),
    section(
      "Calculator",
      [
        ("digits, + − * / ^ ! ( )", "type themselves"),
        ("letters", "type names: sin … tanh, exp, ln, log, sqrt, cbrt, abs, floor, mod, pi, e, x"),
        ("Shift+E", "times ten to the power"),
        ("← →, Home, End", "caret; with Ctrl by whole names"),
        ("↑ ↓", "earlier entries"),
        ("Enter, =", "work it out"),
        ("Backspace, Esc", "delete, clear; Esc again clears all"),
        ("RPN: Enter, Backspace", "push, drop; → swaps, ↓ rolls"),
      ]
    ),
    section(
      "Graph, keys",
      [
        ("Arrows", "move by a twentieth; with Shift five times as far"),
        ("+ −", "zoom in, out, at the trace if it is on"),
        ("T", "trace on, off"),
        ("Trace: ← →, ↑ ↓", "along the curve, with Shift five pixels; other curve"),
        ("Trace: digits, minus, x, y", "type an x to go to, or a y to find; Enter ends"),
        ("N, Shift+N", "next, previous zero, extremum, intersection"),
        ("H, Home, Ctrl+0", "home"),
        ("O", "origin to the trace or the pointer"),
        ("L", "proven, line or dots"),
        ("Alt+←, Alt+→", "previous, next view"),
        ("Esc", "closes a menu, ends a presentation, goes back"),
      ]
    ),
    section(
      "Graph, touch and mouse",
      [
        ("drag, middle drag", "move the plane"),
        ("pinch, wheel", "zoom there; Ctrl+wheel finely"),
        ("pinch along an axis", "stretch that axis"),
        ("drag an axis’ numbers", "stretch that axis with the mouse"),
        ("Shift+wheel, Alt+wheel", "stretch x, stretch y"),
        ("double tap, double click", "origin there"),
        ("triple tap", "origin there, default scale"),
        ("tap, click", "trace there; off the curve the trace ends"),
        ("hold, right click", "menu of that place"),
        ("swipe from the left edge", "back to the calculator"),
      ]
    ),
    section(
      "Presentation",
      [
        ("B, W", "projector black, projector white"),
        ("Ctrl+1 … Ctrl+9", "keep this view under a number"),
        ("1 … 9", "go to that view"),
        ("Page ↑, Page ↓", "through the numbered views; without any, through the curves"),
        ("Esc, F5", "end, everything as it was"),
      ]
    ),
    section(
      "Controller",
      [
        ("D-pad, left stick", "move the focus; move the graph"),
        ("A, B", "press, delete or back; B held clears; on the graph A traces"),
        ("X, Y", "insert x, graph; on the graph X changes the style"),
        ("L1, R1", "caret or swap and Enter; on the graph previous, next feature"),
        ("L2, R2", "zoom out, in"),
        ("right stick", "move the graph"),
        ("L3, R3", "undo, redo; on the graph previous view, home"),
        ("Menu, View", "menu, other pane; View held presents"),
      ]
    ),
  ]
}
