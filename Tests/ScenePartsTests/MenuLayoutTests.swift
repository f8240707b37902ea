import Controls
import Drawing
import SceneHost
import SceneParts
import Settings
import TestSupport
import Testing
import Words

@Suite struct MenuLayoutTests {
  private static let panes = [
    Rect(x: 0, y: 0, width: 240, height: 240), Rect(x: 0, y: 0, width: 320, height: 480),
    Rect(x: 0, y: 0, width: 844, height: 390), Rect(x: 300, y: 0, width: 900, height: 700),
  ]

  private func rows(_ settings: MenuSettings = MenuSettings()) -> [[MenuRow]] {
    settings.rows(of: .detail, canHide: true, isHidden: false)
  }

  private func layout(_ kinds: [[MenuRow]], at anchor: Rect, in pane: Rect) -> MenuLayout {
    MenuLayout(
      at: anchor,
      in: pane,
      kinds: kinds,
      showsKeys: true,
      words: Locale(),
      measurer: RecordingCanvas()
    )
  }

  @Test(arguments: panes)
  func `a menu stays inside its pane, wherever it was asked for`(pane: Rect) {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<100 {
      let anchor = Rect(
        x: Double.random(in: pane.x...pane.maxX, using: &generator),
        y: Double.random(in: pane.y...pane.maxY, using: &generator),
        width: 44,
        height: 44
      )
      let count = Int.random(in: 1...MenuLayout.mostRows(in: pane.height), using: &generator)
      let card = layout([Array(rows().joined().prefix(count))], at: anchor, in: pane).card
      #expect(card.x >= pane.x && card.maxX <= pane.maxX)
      #expect(card.y >= pane.y && card.maxY <= pane.maxY)
    }
  }

  @Test(arguments: panes)
  func `every row is a control, and no two share a place`(pane: Rect) {
    let kinds = rows()
    let controls = layout(kinds, at: .zero, in: pane).controls(group: 0) { $0 }
    #expect(controls.map(\.id) == kinds.joined().map(\.command))
    for (index, control) in controls.enumerated() {
      for other in controls[..<index] {
        let isApart =
          control.frame.maxY <= other.frame.y || other.frame.maxY <= control.frame.y
          || control.frame.maxX <= other.frame.x || other.frame.maxX <= control.frame.x
        #expect(isApart)
      }
    }
  }

  @Test func `kinds are parted by lines where there is room`() {
    let kinds = rows()
    let high = layout(kinds, at: .zero, in: Rect(x: 0, y: 0, width: 600, height: 2000))
    #expect(high.rules.count == kinds.count - 1)
  }

  @Test func `a setting's row says its value`() {
    var settings = MenuSettings()
    settings.preferences.theme = .dark
    let row = rows(settings).joined().first { $0.command == .setting(.theme) }
    #expect(row != nil)
    #expect(row != rows().joined().first { $0.command == .setting(.theme) })
  }

  @Test func `a controller's setting is offered where there is one`() {
    var settings = MenuSettings()
    #expect(!rows(settings).joined().contains { $0.command == .setting(.vibrates) })
    settings.hasController = true
    #expect(rows(settings).joined().contains { $0.command == .setting(.vibrates) })
  }
}
