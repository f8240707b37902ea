import Documents
import Drawing
import GraphScene
import GraphTools
import GraphModel
import Input
import SceneHost
import SceneParts
import Shell
import TestSupport
import Testing

@Suite struct GraphKeyTests {
  private func graphed(_ width: Double, _ height: Double) -> Bench {
    let bench = Bench(width, height)
    bench.type("sin(x)*x")
    bench.tapGraph()
    return bench
  }

  @Test(arguments: [
    ("", "type a formula first", "type a formula first"),
    ("sin(", "formula is unfinished", "Nothing after sin"),
    ("2+", "formula is unfinished", "Nothing after +"),
    ("2)", "formula has a mistake", "Unmatched )"),
    ("1/0", "has no real value", "undefined: division by 0"),
  ])
  func `the key says why it can't draw, and pressing it draws nothing`(
    text: String,
    reason: String,
    precisely: String
  ) {
    let bench = graphed(1440, 900)
    bench.key(.backspace, .command)
    bench.type(text)
    #expect(bench.draw().graphKeyWords == "Graph" + reason)
    bench.tapGraph()
    #expect(bench.graphed == ["sin(x)·x"])
    #expect(bench.draw().displayWords.contains(precisely))
  }

  @Test(arguments: [(390.0, 844.0), (667, 375)])
  func `in a narrow window a key that can't draw stays where it is`(width: Double, height: Double) {
    let bench = Bench(width, height)
    bench.type("x+")
    bench.tapGraph()
    bench.key(.character("g"), .command)
    bench.press(.y)
    #expect(!bench.state.isGraphShown)
    #expect(bench.graphed.isEmpty)
  }

  @Test func `the key has three looks`() {
    let bench = Bench(1440, 900)
    #expect(bench.draw().graphKeyWords == "Graph" + "type a formula first")
    bench.type("x")
    #expect(bench.draw().graphKeyWords == "Graph")
    bench.tapGraph()
    #expect(bench.draw().graphKeyWords == "Graphed")
  }

  @Test func `the picture is always of what was graphed last`() {
    func curves(_ bench: Bench) -> [String] {
      bench.draw().canvas.calls.filter { $0.contains("path w2.5") }
    }
    let bench = Bench(1024, 768)
    #expect(curves(bench).isEmpty)
    for formula in ["x", "2-x", "sin(x)"] {
      bench.key(.backspace, .command)
      bench.type(formula)
      bench.tapGraph()
      #expect(!curves(bench).isEmpty)
      #expect(curves(bench) == curves(Bench(1024, 768, state: bench.state)))
    }
  }

  @Test func `a constant is a level line`() {
    let bench = Bench(1024, 768)
    bench.type("2+3")
    bench.tapGraph()
    #expect(bench.graphed == ["2+3"])
  }

  @Test(arguments: [
    (Key.character("g"), KeyModifiers.command), (.enter, .command),
  ])
  func `the graph is a shortcut away`(key: Key, modifiers: KeyModifiers) {
    let bench = Bench(390, 844)
    bench.type("x")
    bench.key(key, modifiers)
    #expect(bench.graphed == ["x"])
    #expect(bench.state.isGraphShown)
  }

  @Test func `later keys don't change the graph, and a mark says so`() {
    let bench = graphed(1440, 900)
    let words = "edited"
    #expect(!bench.draw().graphWords.contains(words))
    bench.tapKeys("+", "1")
    #expect(bench.graphed == ["sin(x)·x"])
    #expect(bench.draw().graphWords.contains("y = sin(x)·x"))
    #expect(bench.draw().graphWords.contains(words))
    #expect(bench.draw().graphKeyWords == "Graph")
    #expect(Bench(1440, 900, state: bench.state).draw().graphWords.contains(words))
    bench.tapGraph()
    #expect(bench.graphed == ["sin(x)·x+1"])
    #expect(!bench.draw().graphWords.contains(words))
  }

  @Test func `taking the change back takes the mark away`() {
    let bench = graphed(1440, 900)
    bench.tapKeys("⌫")
    #expect(bench.draw().graphWords.contains("line not drawn"))
    bench.key(.character("z"), .command)
    #expect(!bench.draw().graphWords.contains("line not drawn"))
    #expect(bench.draw().graphKeyWords == "Graphed")
  }

  @Test(arguments: ["x^2+y^2=9", "(cos(t), sin(t))", "r=2cos(3θ)", "f(x)=x^2"])
  func `whatever is graphed, the key says so`(formula: String) {
    let bench = Bench(1440, 900)
    bench.type(formula)
    #expect(bench.draw().graphKeyWords == "Graph")
    bench.tapGraph()
    #expect(bench.graphed.count == 1)
    #expect(bench.draw().graphKeyWords == "Graphed")
    bench.type("+1")
    #expect(bench.draw().graphKeyWords != "Graphed")
  }

  @Test func `a function that the calculator never held is not said to be edited`() throws {
    let bench = Bench(1440, 900)
    try bench.graph(["x", "x^2"])
    #expect(!bench.draw().graphWords.contains("edited"))
    // Another one is chosen; the calculator still holds the second.
    let chips = bench.calculator.layers.first { $0.layer == .graph(.chips) }?.targets ?? []
    bench.tap(chips.min { $0.x < $1.x }?.center)
    #expect(bench.state.document.functions.selection == 0)
    #expect(!bench.draw().graphWords.contains("edited"))
  }

  @Test func `where the words have no room a dot is the mark`() {
    let bench = graphed(844, 390)
    bench.type("+1")
    let words = bench.draw().graphWords
    #expect(words.contains("•") || words.contains("edited"))
  }

  @Test func `the view stays when another formula is graphed`() {
    let bench = graphed(1024, 768)
    bench.wheel(2, at: bench.plot.center + Vector(dx: 40, dy: 40))
    let view = bench.viewport
    bench.type("+1")
    bench.tapGraph()
    #expect(bench.viewport == view)
  }

  // MARK: There and back

  @Test(arguments: [(390.0, 844.0), (320, 480), (699, 600)])
  func `in a narrow window the graph is pushed and its title leads back`(
    width: Double,
    height: Double
  ) {
    let bench = graphed(width, height)
    #expect(bench.state.isGraphShown)
    #expect(bench.draw().display == nil)
    bench.tap(bench.draw().place(of: "Calculator"))
    #expect(!bench.state.isGraphShown)
    #expect(bench.draw().displayWords.contains("sin(x)·x"))
  }

  @Test(arguments: [(480.0, 320.0), (667, 375)])
  func `in a low window a tile leads back`(width: Double, height: Double) {
    let bench = graphed(width, height)
    #expect(bench.state.isGraphShown)
    bench.tap(Point(x: 12 + 22, y: 12 + 22))
    #expect(!bench.state.isGraphShown)
  }

  @Test func `Escape and the controller's B lead back, F6 and Back both ways`() {
    let bench = graphed(390, 844)
    let acts: [() -> Void] = [
      { bench.key(.escape) }, { bench.key(.function(6)) }, { bench.press(.b) },
      { bench.press(.back) }, { bench.press(.back) }, { bench.key(.tab, .command) },
    ]
    let shown = acts.map { act in
      act()
      return bench.state.isGraphShown
    }
    #expect(shown == [false, true, false, true, false, true])
  }
}
