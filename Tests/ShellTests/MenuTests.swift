import Settings
import Calculator
import Controls
import Documents
import Drawing
import GraphScene
import GraphTools
import Input
import SceneHost
import SceneParts
import Shell
import TestSupport
import Testing

@Suite struct MenuTests {
  private let bench = Bench(1024, 768, theme: .light)

  private func open() { bench.tap(bench.barIcon(fromRight: 0)) }

  @Test func `the menu lists what it can do`() {
    open()
    let words = bench.draw().canvas.drawnTexts.map(\.text)
    #expect(words.suffix(26).contains("Paste formula"))
    #expect(["Theme", "Copy", "Full screen", "Quit"].allSatisfy { words.contains($0) })
  }

  @Test func `it opens under the button that was pressed`() throws {
    let bench = Bench(1280, 800)
    try bench.graph(["x"])
    bench.key(.character("l"), .command)
    let own = try #require(bench.tree.all.first { $0.name == "more" }).frame.center
    for button in [try PanelOnScreen(bench).bar(3), own] {
      bench.click(button)
      let rows = bench.tree.all.filter { $0.role == .menuItem }.map(\.frame)
      let (left, right) = (rows.map(\.x).min() ?? 0, rows.map(\.maxX).max() ?? 0)
      #expect(
        (left...right).contains(button.x) && (right - button.x < 40 || left < 20),
        "\(left) \(right)"
      )
      #expect((rows.map(\.y).min() ?? 0) - button.y < 50)
      bench.key(.escape)
    }
  }

  @Test func `the theme goes round and the menu stays`() {
    open()
    let seen = (0..<4).map { _ in
      bench.tap(bench.draw().place(of: "Theme"))
      return bench.state.preferences.theme
    }
    #expect(seen == [.dark, .contrast, .system, .light])
    #expect(bench.draw().place(of: "Theme") != nil)
  }

  @Test func `the keyboard opens the menu and changes the theme`() {
    bench.key(.tab)
    for _ in 0..<8 {
      bench.key(.tab, .shift)
      guard let ring = bench.draw().focusRing else { continue }
      if ring.contains(bench.barIcon(fromRight: 0)) { break }
    }
    bench.key(.enter)
    #expect(bench.draw().place(of: "Theme") != nil)
    for _ in 0..<20 {
      let picture = bench.draw()
      guard let place = picture.place(of: "Theme"), picture.focusRing?.contains(place) == false
      else { break }
      bench.key(.down)
    }
    bench.key(.enter)
    #expect(bench.state.preferences.theme == .dark)
    bench.key(.escape)
    #expect(bench.draw().place(of: "Theme") == nil)
  }

  @Test func `the controller opens the menu, changes the theme and leaves`() {
    bench.press(.start)
    steerToTheme(bench)
    bench.press(.a)
    #expect(bench.state.preferences.theme == .dark)
    bench.press(.dpadDown, .dpadUp, .a)
    #expect(bench.state.preferences.theme == .contrast)
    bench.press(.b)
    #expect(bench.draw().place(of: "Theme") == nil)
    #expect(bench.state.preferences.theme == .contrast)
  }

  @Test(arguments: windows)
  func `down goes through all rows, from column to column, and up back`(size: Size) throws {
    let bench = Bench(size.width, size.height)
    try bench.graph(["x"])
    bench.key(.character(","), .command)
    let first = bench.tree.focused?.name
    var names: [String] = []
    repeat {
      names.append(bench.tree.focused?.name ?? "")
      bench.key(.down)
    } while bench.tree.focused?.name != first && names.count < 60
    #expect(names.last == "Quit")
    #expect(Set(names).count >= 13 && Set(names).count == names.count)
    bench.key(.up)
    #expect(bench.tree.focused?.name == "Quit")
    for _ in names.dropFirst() { bench.key(.up) }
    #expect(bench.tree.focused?.name == first)
  }

  @Test func `both panes have the same menu, with both that can be hidden`() throws {
    let bench = Bench(1280, 800)
    try bench.graph(["x"])
    func titles() -> [String] {
      bench.key(.character(","), .command)
      defer { bench.key(.escape) }
      return bench.tree.all.filter { $0.role == .menuItem }.map(\.name)
    }
    let graph = titles()
    bench.key(.function(6))
    #expect(titles() == graph)
    #expect(graph.contains("Hide calculator") && graph.contains("Hide graph"))
    bench.key(.function(9))
    let hidden = titles()
    #expect(hidden.contains("Show calculator") && !hidden.contains("Hide graph"))
  }

  @Test(arguments: [Size(width: 1280, height: 800), Size(width: 1024, height: 600)])
  func `columns hold whole kinds of rows`(size: Size) throws {
    let bench = Bench(size.width, size.height)
    bench.key(.character(","), .command)
    let rows = bench.tree.all.filter { $0.role == .menuItem }
    let columns = Dictionary(grouping: rows, by: \.frame.x).mapValues { Set($0.map(\.name)) }
    for kind in [
      ["Functions", "Table of values", "Views…"], ["Copy", "Export picture…", "Document…"],
      ["Presentation", "Full screen", "Hide graph"], ["Help", "Quit"],
    ] {
      #expect(columns.values.contains { Set(kind).isSubset(of: $0) }, "\(columns)")
    }
  }

  @Test func `an arrow to the side does not leave the menu`() {
    bench.press(.start)
    bench.press(.dpadRight, .dpadRight, .dpadRight)
    #expect(bench.draw().place(of: "Theme") != nil)
    bench.key(.right)
    #expect(bench.draw().place(of: "Theme") != nil)
  }

  @Test func `the graph has the menu, too`() {
    bench.key(.function(6))
    bench.press(.start)
    steerToTheme(bench)
    bench.press(.a)
    #expect(bench.state.preferences.theme == .dark)
  }

  @Test func `a menu that closes gives the focus back to what had it`() {
    let bench = Bench(1280, 800)
    #expect(bench.steer(to: "7"))
    let ring = bench.draw().focusRing
    bench.press(.start)
    #expect(bench.draw().focusRing != ring)
    bench.press(.b)
    #expect(bench.draw().focusRing == ring)
    // On the graph the arrows move the plane before and after.
    bench.type("x")
    bench.tapGraph()
    bench.key(.function(6))
    bench.key(.character(","), .command)
    bench.key(.escape)
    let view = bench.viewport
    bench.key(.left)
    #expect(bench.viewport != view)
  }

  @Test func `help begins with what the person works with`() {
    func order(_ bench: Bench) -> Bool? {
      let texts = bench.draw().canvas.drawnTexts
      let controller = texts.first { $0.text == "Controller" }?.box.y
      let anywhere = texts.first { $0.text == "Anywhere" }?.box.y
      return controller.map { $0 < anywhere ?? .infinity }
    }
    let bench = Bench(1280, 800)
    bench.press(.dpadDown)
    bench.key(.function(1))
    #expect(order(bench) != true)
    bench.key(.escape)
    bench.press(.start)
    for _ in 0..<30 where bench.draw().place(of: "Anywhere") == nil {
      if let place = bench.draw().place(of: "Help"), bench.draw().focusRing?.contains(place) == true
      {
        bench.press(.a)
      } else {
        bench.press(.dpadDown)
      }
    }
    #expect(order(bench) == true)
  }

  private func steerToTheme(_ bench: Bench) {
    for _ in 0..<20 {
      let picture = bench.draw()
      if let place = picture.place(of: "Theme"), picture.focusRing?.contains(place) ?? false {
        return
      }
      let isBeside = picture.focusRing.map { ring in
        picture.place(of: "Theme").map { $0.x > ring.maxX } ?? false
      }
      bench.press(isBeside ?? false ? .dpadRight : .dpadDown)
    }
  }

  private func isBetween(_ rule: Rect, _ above: Point, _ below: Point) -> Bool {
    rule.y > above.y && rule.y < below.y && above.x > rule.x && above.x < rule.maxX
  }

  @Test(arguments: windows)
  func `rows of a kind stand together, the frequent first, with lines between the kinds`(
    size: Size
  ) throws {
    let bench = Bench(size.width, size.height)
    try bench.graph(["x"])
    bench.key(.character(","), .command)
    let picture = bench.draw()
    let card = try #require(
      bench.calculator.layers.first { $0.layer == .graph(.menu) }?.boxes.first
    )
    let rules = picture.canvas.drawnFills.filter {
      $0.color == picture.theme.line && $0.frame.height == 1 && card.contains($0.frame)
        // Not the display's, under the menu.
        && !(picture.display?.contains($0.frame) ?? false)
    }
    let kinds = [
      ["Functions", "Views…"], ["Copy"], ["Presentation"], ["Theme", "Speech"], ["Quit"],
    ]
    let places = try kinds.map { try $0.map { try #require(picture.place(of: $0)) } }
    for kind in places {
      for (first, second) in zip(kind, kind.dropFirst()) where abs(first.x - second.x) < 100 {
        #expect(!rules.contains { isBetween($0.frame, first, second) })
      }
    }
    for (above, below) in zip(places, places.dropFirst()) {
      guard let last = above.last, let first = below.first, first.y > last.y,
        abs(first.x - last.x) < 100
      else { continue }
      #expect(rules.contains { isBetween($0.frame, last, first) })
    }
    #expect(places[0][0].y < places[3][0].y || places[0][0].x < places[3][0].x)
    #expect(picture.place(of: "Ctrl+T") != nil && picture.place(of: "Ctrl+L") != nil)
  }

  @Test(arguments: [
    ("Copy", SceneRequest.copy("12")), ("Paste formula", .paste),
    ("Full screen", .toggleFullScreen), ("Quit", .quit),
  ])
  func `a row asks the window and closes the menu`(row: String, request: SceneRequest) {
    bench.type("12")
    open()
    #expect(bench.click(bench.draw().place(of: row)).contains(request))
    #expect(bench.draw().place(of: "Quit") == nil)
  }

  @Test func `a press beside the menu closes it and presses nothing`() throws {
    let key = try #require(bench.draw().keys()?.first { $0.name == "=" })
    open()
    bench.tap(key.frame.center)
    #expect(bench.draw().place(of: "Theme") == nil)
    #expect(bench.brain.line.isEmpty)
  }

  @Test func `typing under an open menu changes nothing`() {
    open()
    bench.type("7")
    bench.press(.x)
    #expect(bench.brain.line.isEmpty)
  }

  /// Keys are shown to whoever has some.
  @Test(arguments: windows, [true, false])
  func `the menu lies inside the window and no row is cut`(size: Size, hasKeys: Bool) {
    let bench = Bench(size.width, size.height)
    if hasKeys { bench.key(.character(","), .command) } else { bench.press(.start) }
    let picture = bench.draw()
    let rows = picture.canvas.drawnTexts.filter {
      ["Theme", "Dark", "Copy", "Paste formula", "Full screen", "Quit", "Ctrl+Q", "F11"]
        .contains($0.text)
    }
    #expect(rows.count == (hasKeys ? 8 : 6))
    #expect(rows.someAndAllSatisfy { Rect(size: size).contains($0.box) && $0.isWhole })
  }

  @Test func `system follows the desktop`() {
    bench.calculator.setTheme(.system)
    bench.calculator.desktop.isDark = true
    let dark = bench.draw().canvas.log
    bench.calculator.desktop.isDark = false
    #expect(bench.draw().canvas.log != dark)
  }
}
