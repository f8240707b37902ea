import Controls
import Drawing
import Testing

@Suite struct PanelTests {
  private static let heights = [44.0, 60, 44, 96, 48]
  private static let frame = Rect(x: 10, y: 20, width: 300, height: 200)

  private func panel(_ ground: Panel.Ground = .card(radius: 14), scroll: Double = 0) -> Panel {
    var panel = Panel(in: Self.frame, on: ground, header: 52, foot: 40, rows: Self.heights)
    panel.rows.scroll = scroll
    return panel
  }

  private func row(_ index: Int, of panel: Panel) -> Control<Int> {
    panel.row(index, index, radius: 10, group: 1, name: "row \(index)")
  }

  // MARK: Rows

  @Test(arguments: [0.0, 30, 184])
  func `rows lie below each other between header and foot`(scroll: Double) {
    let rows = panel(scroll: scroll).rows
    #expect(rows.box == Rect(x: 10, y: 72, width: 300, height: 108))
    #expect(rows.frames.map(\.height) == Self.heights)
    #expect(rows.frames[0].y == 72 - scroll)
    #expect(zip(rows.frames, rows.frames.dropFirst()).allSatisfy { $0.maxY == $1.y })
  }

  @Test func `the last row ends at the foot when they are scrolled as far as they go`() {
    let reach = panel().rows.reach
    #expect(reach == 184)
    #expect(panel(scroll: reach).rows.frames.last?.maxY == 180)
  }

  @Test func `rows that all have room do not scroll`() {
    #expect(Panel(in: Self.frame, on: .pane, header: 52, rows: [44, 44]).rows.reach == 0)
  }

  @Test(arguments: [0.0, 1, 43, 44, 100, 184])
  func `all rows that are seen are among those to be drawn`(scroll: Double) {
    let rows = panel(scroll: scroll).rows
    let seen = rows.frames.indices.filter { rows[$0].overlaps(rows.box) }
    #expect(seen.allSatisfy(rows.seen.contains))
    #expect(rows.seen.count <= seen.count + 2)
  }

  @Test func `no rows are none`() {
    let rows = Panel(in: Self.frame, on: .pane, header: 52, rows: []).rows
    #expect(rows.count == 0 && rows.seen.isEmpty && rows.frames.isEmpty && rows.reach == 0)
  }

  // MARK: Controls

  @Test func `what is scrolled away can't be hit`() {
    let panel = panel(scroll: 100)
    var board = ControlBoard<Int>()
    board.controls = Self.heights.indices.map { row($0, of: panel) }
    #expect(board.control(at: Point(x: 100, y: 60)) == nil)
    #expect(board.control(at: Point(x: 100, y: 75))?.id == 1)
    #expect(board.control(at: Point(x: 100, y: 190)) == nil)
    #expect(board.controls.allSatisfy(panel.scrolls))
  }

  @Test(arguments: [Panel.Ground.card(radius: 14), .sheet, .pane])
  func `buttons stand above the rows, from the right, and the title before them`(
    ground: Panel.Ground
  ) {
    let panel = panel(ground)
    let grip: (Int, String)? = ground == .sheet ? (7, "size") : nil
    let all = panel.controls([(8, .close, "close"), (9, .copy, "copy")], grip: grip, group: 0)
    let buttons = all.filter { $0.id > 7 }
    #expect(buttons.map(\.id) == [8, 9])
    #expect(all.count == (ground == .sheet ? 3 : 2))
    #expect(buttons[1].frame.maxX <= buttons[0].frame.x)
    #expect(buttons[0].frame.maxX <= panel.frame.maxX)
    #expect(panel.title(before: 2).maxX <= buttons[1].frame.x)
    #expect(panel.title(before: 2).midY == buttons[0].frame.midY)
    #expect(!all.contains { panel.scrolls($0) })
    #expect(all.first { $0.id == 7 }.map { $0.target.maxX <= buttons[1].frame.x } ?? true)
  }
}
