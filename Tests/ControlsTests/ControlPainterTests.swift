import Controls
import Drawing
import TestSupport
import Testing

@Suite struct ControlPainterTests {
  private let frame = Rect(x: 10, y: 20, width: 57, height: 52)
  private let metrics = KeyMetrics(functionSize: 17, digitSize: 24, radius: 12, isTight: false)

  private func canvas(
    _ look: ControlLook,
    _ state: ControlState = [],
    theme: Theme = .paper,
    isEnabled: Bool = true
  ) -> RecordingCanvas {
    let canvas = RecordingCanvas()
    let control = Control(
      0,
      frame: frame,
      look: look,
      group: 0,
      name: "key",
      isEnabled: isEnabled
    )
    ControlPainter(theme: theme, canvas: canvas).draw(control, state)
    return canvas
  }

  private var key: ControlLook { .key(.digit("7"), .number, metrics: metrics) }

  @Test func `the edge of a face lies below in light and above in dark`() {
    let light = canvas(key).drawnBoxes
    let dark = canvas(key, theme: .slate).drawnBoxes
    #expect(light.map(\.color) == [Theme.paper.keys.number.edge, Theme.paper.keys.number.fill])
    #expect(light.map(\.frame.y) == [20, 20])
    #expect(dark.map(\.frame.y) == [20, 21])
    #expect(light.map(\.frame.height) == [52, 51])
  }

  @Test func `a high contrast key has a border instead of an edge`() {
    let boxes = canvas(key, theme: .projectorWhite).drawnBoxes
    #expect(boxes.map(\.isBorder) == [false, true])
    #expect(boxes.map(\.frame) == [frame, frame])
  }

  @Test(arguments: NamedTheme.all)
  func `hovering and pressing change the face`(named: NamedTheme) {
    let logs = [ControlState(), .hovered, .pressed].map { canvas(key, $0, theme: named.theme).log }
    #expect(Set(logs).count == 3)
  }

  @Test func `a pressed key loses its edge and its label goes down a point`() throws {
    let up = try #require(canvas(key).drawnTexts.first)
    let down = canvas(key, .pressed)
    #expect(down.drawnBoxes.count == 1)
    #expect(down.drawnTexts.first?.box.y == up.box.y + 1)
  }

  @Test func `the pressed variable key takes the accent`() {
    let look = ControlLook.key(.italic("x"), .variable, metrics: metrics)
    let canvas = canvas(look, .pressed)
    #expect(canvas.drawnBoxes.map(\.color) == [Theme.paper.accent.fill])
    #expect(canvas.drawnTexts.map(\.color) == [Theme.paper.accent.face.ink])
  }

  @Test func `the focus ring lies clear of the key, or inside where gutters are narrow`() {
    var tight = metrics
    tight.isTight = true
    let outside = canvas(key, .focused).drawnBoxes.last
    let inside = canvas(.key(.digit("7"), .number, metrics: tight), .focused).drawnBoxes.last
    #expect(outside?.frame == frame.inset(by: -5))
    #expect(inside?.frame == frame)
    #expect(outside?.color == Theme.paper.focus && inside?.color == Theme.paper.focus)
  }

  @Test(arguments: [(ActionLook.Phase.ready, "Graph"), (.done, "Graphed"), (.impossible, "Graph")])
  func `the action key shows its phase by its look, not by colour alone`(
    phase: ActionLook.Phase,
    title: String
  ) {
    let look = ActionLook(
      phase,
      icon: phase == .ready ? .graph : phase == .done ? .check : .graphOff,
      title: title,
      reason: phase == .impossible ? "why" : nil,
      radius: 12,
      isCompact: false
    )
    let canvas = canvas(.action(look))
    let kinds = canvas.drawnBoxes.map(\.isBorder)
    #expect(kinds == (phase == .ready ? [false, false] : phase == .done ? [false, true] : [true]))
    #expect(canvas.calls.contains { $0.hasPrefix("path") })
  }

  @Test(arguments: NamedTheme.all)
  func `a disabled icon is drawn in the colour for that`(named: NamedTheme) {
    let off = canvas(.icon(.undo, isOn: false), theme: named.theme, isEnabled: false).log
    let on = canvas(.icon(.undo, isOn: false), theme: named.theme).log
    #expect(off != on)
  }

  @Test(arguments: [
    KeyLabel.digit("7"), .mark("."), .sign("+", scale: 1.22), .word("sin"), .strongWord("Enter"),
    .letter("C", scale: 0.86), .italic("x"), .greek("π"), .prefixed("1/", italic: "x"),
    .suffixed(italic: "n", "!"), .radical(italic: "x", index: "3"),
    .raised(italic: "x", exponent: "n", isItalicExponent: true),
    .bracketed(italic: "x", hasFeet: true),
  ])
  func `every label keeps inside its key, near the middle`(label: KeyLabel) {
    let texts = canvas(.key(label, .function, metrics: metrics)).drawnTexts
    #expect(!texts.isEmpty)
    #expect(texts.someAndAllSatisfy { frame.contains($0.box) })
    let left = texts.map(\.box.x).min() ?? 0
    let right = texts.map(\.box.maxX).max() ?? 0
    #expect(abs((left + right) / 2 - frame.midX) < 5)
  }
}
