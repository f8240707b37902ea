import GraphScene
import Settings
import SceneParts
import Shell
import Documents
import Controls
import Drawing
import Input
import SceneHost
import TestSupport
import Testing
import Words

/// The window for those who don't see it.
@Suite struct AccessibilityTests {
  /// The window in each of its states.
  enum State: CaseIterable, Sendable {
    case plain, stack, menu, graphed, graphMenu, help, sheet, presentation
  }

  private func bench(_ state: State, _ size: Size, _ words: Locale) -> Bench {
    let bench = Bench(size.width, size.height, words: words)
    switch state {
    case .plain: break
    case .stack: bench.key(.character("m"), .command)
    case .menu: bench.press(.start)
    case .graphed:
      bench.type("x²")
      bench.key(.enter, .command)
    case .graphMenu:
      bench.key(.function(6))
      bench.press(.start)
    case .help: bench.key(.function(1))
    case .sheet: bench.key(.character("e"), .command)
    case .presentation: bench.key(.function(5))
    }
    return bench
  }

  @Test(arguments: State.allCases, PlanRow.table)
  func `every part has a name, a place and a focus among them`(state: State, row: PlanRow) {
    for words in Locale.spoken {
      let tree = bench(state, row.size, words).tree
      let nodes = tree.all
      #expect(nodes.count > (state == .presentation ? 2 : 8))
      #expect(nodes.someAndAllSatisfy { !$0.name.isEmpty && $0.value != "" })
      #expect(nodes.someAndAllSatisfy { tree.frame.contains($0.frame) && !$0.frame.isEmpty })
      #expect(nodes.filter(\.isFocused).count == 1)
      let names = nodes.filter { $0.role != .text && $0.role != .group }.map(\.name)
      #expect(Set(names).count >= names.count - 1, "\(names)")
    }
  }

  @Test func `keys are called what they mean, in every language`() {
    let size = Size(width: 1280, height: 800)
    let english = bench(.plain, size, Locale()).tree.all.map(\.name)
    #expect(["sine", "decimal point", "square root", "undo", "Graph"].allSatisfy(english.contains))
    let names = bench(.plain, size, .brazil).tree.all.map(\.name)
    #expect(
      ["seno", "vírgula decimal", "raiz quadrada", "desfazer", "Traçar"].allSatisfy(names.contains)
    )
  }

  @Test func `the tree follows what is entered and what is on`() throws {
    let bench = Bench(1280, 800)
    bench.type("sqrt(-4)")
    let field = try #require(bench.tree.all.first { $0.role == .textField })
    #expect(field.value == "square root of minus 4")
    #expect(bench.tree.all.first { $0.role == .status }?.name == "no real value: √ of −4")
    #expect(field.isFocused)
    bench.key(.character("d"), .command)
    let angle = bench.tree.all.first { $0.name == "angle unit" }
    #expect(angle?.value == "degrees")
    let redo = bench.tree.all.first { $0.name == "redo" }
    #expect(redo?.isEnabled == false)
  }

  // MARK: Speech

  /// What is spoken while a second passes.
  private func spoken(_ bench: Bench) -> [String] {
    (1...60).flatMap { step -> [SceneRequest] in
      bench.calculator.advance(to: bench.clock + Double(step) / 60)
    }.compactMap { if case .speak(let text) = $0 { text } else { nil } }
  }

  @Test func `nothing is spoken unless it is asked for`() {
    let bench = Bench(1280, 800)
    bench.type("1/0=")
    #expect(spoken(bench).isEmpty)
  }

  @Test func `focus, results and the graph are spoken, once each`() {
    let bench = Bench(1280, 800)
    bench.calculator.setSpeaking(true)
    #expect(spoken(bench) == ["x, button"])
    #expect(spoken(bench).isEmpty)
    bench.key(.left)
    bench.key(.tab)
    bench.type("6*7")
    #expect(spoken(bench).last?.contains("equals 42") == true)
    bench.type("x")
    _ = spoken(bench)
    bench.key(.enter, .command)
    #expect(spoken(bench) == ["Graph of y equals 6 times 7 times x"])
    bench.key(.function(6))
    let summary = spoken(bench)
    #expect(summary.count == 1)
    #expect(summary.first?.hasPrefix("graph, x from −") == true)
  }

  @Test func `a movement is spoken when it has come to rest`() {
    let bench = Bench(1280, 800)
    bench.type("x")
    bench.key(.enter, .command)
    bench.key(.function(6))
    bench.calculator.setSpeaking(true)
    _ = spoken(bench)
    for step in 0..<10 {
      _ = bench.calculator.handle(.key(KeyEvent(.left)), at: bench.clock + 2 + Double(step) / 20)
    }
    bench.clock += 2.5
    #expect(spoken(bench).count == 1)
  }

  @Test func `speaking is switched in the menu and kept`() {
    let bench = Bench(1280, 800)
    bench.press(.start)
    bench.tap(bench.draw().place(of: "Speech"))
    #expect(bench.calculator.isSpeaking)
    #expect(Bench(1280, 800, state: bench.state).calculator.isSpeaking)
    bench.tap(bench.draw().place(of: "Speech"))
    #expect(!bench.calculator.isSpeaking)
    #expect(bench.state.preferences.speaks == false)
  }
}
