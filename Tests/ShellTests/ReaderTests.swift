import Documents
import Drawing
import GraphModel
import Input
import SceneHost
import SceneParts
import Shell
import Testing

/// The window worked by its tree alone.
@Suite struct ReaderTests {
  private func bench() -> Bench {
    let bench = Bench(1280, 800)
    bench.type("x²-4")
    bench.key(.enter, .command)
    return bench
  }

  /// The ids that lead to the first part that is meant.
  private func ids(
    in node: AccessibilityNode,
    to isMeant: (AccessibilityNode) -> Bool
  ) -> [String]? {
    for (id, part) in node.children.withIDs {
      if isMeant(part) { return [id] }
      if let rest = ids(in: part, to: isMeant) { return [id] + rest }
    }
    return nil
  }

  private func perform(
    _ act: AccessibilityAct,
    _ bench: Bench,
    to isMeant: (AccessibilityNode) -> Bool
  ) throws {
    let found = ids(in: bench.tree, to: isMeant)
    let way = try #require(found)
    _ = bench.calculator.perform(act, at: way, time: bench.clock)
    _ = bench.calculator.advance(to: bench.clock)
  }

  @Test func `a line is put in the place of the typed one`() throws {
    let bench = bench()
    try perform(.enter("1/7"), bench) { $0.role == .textField }
    #expect(bench.tree.all.first { $0.role == .textField }?.line?.text == "1÷7")
    try perform(.select(1..<1), bench) { $0.role == .textField }
    bench.type("0")
    #expect(bench.tree.all.first { $0.role == .textField }?.line?.text == "10÷7")
    try perform(.select(0..<2), bench) { $0.role == .textField }
    #expect(bench.tree.all.first { $0.role == .textField }?.line?.selection == 0..<2)
    bench.type("3")
    #expect(bench.tree.all.first { $0.role == .textField }?.line?.text == "3÷7")
  }

  @Test(arguments: ["1e17", "1e-13", "{1e13,2}"])
  func `a number that no slider has stays to be mended`(text: String) throws {
    let bench = Bench(1280, 800)
    bench.type("a*x")
    bench.key(.enter, .command)
    bench.key(.character("l"), .command)
    try perform(.enter(text), bench) { $0.role == .textField && $0.name == "a" }
    #expect(bench.draw().graphWords.contains("a slider holds numbers"))
    #expect(bench.document.graph[settingOf: "a"].value == 1)
  }

  @Test func `what is pressed is done`() throws {
    let bench = bench()
    try perform(.press, bench) { $0.name == "degrees" || $0.name == "angle unit" }
    #expect(bench.tree.all.first { $0.name == "angle unit" }?.value == "degrees")
    try perform(.press, bench) { $0.name == "all functions" }
    let row = bench.tree.all.first { $0.role == .listItem }
    #expect(row?.name == "1 of 1, y equals x squared minus 4, vermilion, shown")
    try perform(.press, bench) { $0.name == "Hide, 1" }
    #expect(bench.tree.all.first { $0.role == .listItem }?.name.hasSuffix("hidden") == true)
  }

  @Test func `a slider takes a number, and none that there is not`() throws {
    let bench = Bench(1280, 800)
    bench.type("a*x")
    bench.key(.enter, .command)
    func amount() -> Double? { bench.tree.all.first { $0.role == .slider }?.amount?.value }
    try perform(.choose(2.5), bench) { $0.role == .slider }
    #expect(amount() == 2.5)
    try perform(.choose(.infinity), bench) { $0.role == .slider }
    #expect(amount() == 2.5)
  }

  @Test func `a curve says what is known of it, and its points are traced`() throws {
    let bench = bench()
    let trace = { bench.state.exploration?.trace }
    #expect(trace() == nil)
    for _ in 0..<200 where !bench.tree.all.contains(where: { $0.role == .point }) {
      bench.clock += 0.05
      _ = bench.calculator.advance(to: bench.clock)
      _ = bench.draw()
    }
    let curve = try #require(bench.tree.all.first { $0.role == .curve })
    #expect(
      curve.value?.hasPrefix("found: 2 zeros, 1 minimum") == true
        || curve.value?.contains("minimum") == true
    )
    #expect(curve.children.map(\.name).contains("zero, x 2, y 0"))
    try perform(.press, bench) { $0.name == "zero, x 2, y 0" }
    #expect(trace()?.x == 2)
    try perform(.pan(.right), bench) { $0.role == .plot }
    #expect((trace()?.x ?? 0) > 2)
  }

  @Test func `a part that is gone by now is left alone`() {
    let bench = bench()
    let before = bench.state
    for act in [
      AccessibilityAct.press, .focus, .menu, .enter("1"), .choose(1), .select(3..<4), .pan(.up),
    ] {
      #expect(bench.calculator.perform(act, at: ["graph", "nothing"], time: bench.clock).isEmpty)
      #expect(bench.calculator.perform(act, at: ["nowhere"], time: bench.clock).isEmpty)
    }
    #expect(bench.state.document == before.document)
  }

  /// What a reader is told while a second passes.
  private func told(_ bench: Bench) -> [String] {
    (1...60).flatMap { step -> [SceneRequest] in
      let time = bench.clock + Double(step) / 60
      _ = bench.calculator.read(at: time)
      return bench.calculator.advance(to: time)
    }.compactMap { if case .speak(let text) = $0 { text } else { nil } }
  }

  @Test func `a reader is told results, not where the focus is`() {
    let bench = Bench(1280, 800)
    bench.calculator.isRead = true
    #expect(bench.tree.focused?.role == .textField)
    #expect(told(bench).isEmpty)
    bench.key(.tab)
    #expect(told(bench).isEmpty)
    bench.type("6*7")
    #expect(told(bench).last?.contains("equals 42") == true)
    #expect(told(bench).isEmpty)
  }

  @Test func `a part that has just got the focus tells what becomes of it`() {
    let bench = Bench(1280, 800)
    bench.type("7")
    bench.key(.tab)
    bench.calculator.isRead = true
    bench.key(.tab, .shift)
    #expect(bench.tree.focused?.role == .textField)
    _ = bench.calculator.read(at: bench.clock)
    _ = bench.calculator.paste("+1")
    #expect(told(bench).first?.contains("plus 1") == true)
  }

  @Test func `the way out of a presentation stays for those who read`() {
    let bench = Bench(1280, 800)
    bench.calculator.isRead = true
    bench.key(.function(5))
    for _ in 0..<20 {
      bench.clock += 1
      _ = bench.calculator.advance(to: bench.clock)
      _ = bench.draw()
    }
    #expect(bench.tree.all.contains { $0.role == .button && $0.name == "close" })
    #expect((bench.calculator.deadline ?? .infinity) > bench.clock)
    // Nobody reads: it has been there long enough.
    bench.calculator.isRead = false
    _ = bench.draw()
    #expect(!bench.tree.all.contains { $0.role == .button })
  }

  @Test func `what is typed first is told, too`() {
    let bench = Bench(1280, 800)
    bench.calculator.isRead = true
    bench.type("1/4")
    #expect(told(bench) == ["1 over 4, equals 0.25, exactly 1 over 4"])
  }

  @Test func `a slider tells its letter, not the curve again`() {
    let bench = Bench(1280, 800)
    bench.type("a*x")
    bench.key(.enter, .command)
    bench.calculator.isRead = true
    bench.key(.up, .option)
    #expect(told(bench) == ["a 1.1"])
  }

  @Test func `a trace tells where it is, at a special point its name first`() {
    let bench = bench()
    bench.calculator.isRead = true
    bench.key(.function(6))
    _ = told(bench)
    for _ in 0..<200 where !bench.tree.all.contains(where: { $0.role == .point }) {
      bench.clock += 0.05
      _ = bench.calculator.advance(to: bench.clock)
      _ = bench.draw()
    }
    _ = told(bench)
    bench.type("n")
    #expect(told(bench).last?.hasPrefix("zero, x 2, y 0") == true)
    bench.key(.right)
    let next = told(bench)
    #expect(next.count == 1 && next[0].hasPrefix("x 2.") && next[0].contains(", y "), "\(next)")
  }
}
