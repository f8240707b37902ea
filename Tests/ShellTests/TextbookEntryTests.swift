import Calculator
import Controls
import Documents
import Drawing
import Formulas
import Input
import Settings
import SceneHost
import TestSupport
import Testing

/// Formulas typed as a book writes them, by keys, taps and a controller.
@Suite struct TextbookEntryTests {
  private func bench(_ size: Size) -> Bench {
    Bench(size.width, size.height, state: SavedState(), entersLine: false, live: false)
  }

  private static let windows = [
    Size(width: 390, height: 844), Size(width: 1280, height: 800), Size(width: 844, height: 390),
  ]

  @Test(arguments: windows)
  func `the quadratic formula is typed, and is what it looks like`(size: Size) {
    let bench = bench(size)
    bench.type("(-b+sqrt(b^2")
    bench.key(.right)
    bench.type("-4a*c))/(2a)")
    #expect(bench.brain.line == "(−b+√(b^(2)−4a×c))÷(2a)")
    let other = Bench(1280, 800)
    other.type("(-b+sqrt(b^2-4a*c))/(2a)")
    #expect(bench.brain.program == other.brain.program)
  }

  @Test(arguments: [(844.0, 390.0), (740, 360), (320, 480)], 1...4)
  func `of cases without room for all, the caret's row is whole`(
    size: (Double, Double),
    row: Int
  ) throws {
    let bench = bench(Size(width: size.0, height: size.1))
    bench.type("{x<5:1,x<6:2,x<7:3,x<8:4")
    for _ in row..<4 { bench.key(.up) }
    let picture = bench.draw()
    let display = try #require(picture.display)
    let text = try #require(picture.displayTexts.last { $0.text == "\(row)" })
    let ink = text.box.inset(dx: 0, dy: text.box.height * 0.2)
    #expect(display.contains(ink))
    let fades = picture.canvas.drawnFills.filter { $0.frame.height == 1 && $0.frame.width > 100 }
    #expect(!fades.contains { $0.frame.overlaps(ink) }, "\(ink)")
  }

  /// One bracket typed for each that was opened means what it does in a line of text.
  @Test(arguments: [
    "sqrt(1/2)+1", "sin(1/2)+1", "((1/2)/(3/4))/5", "1/(2/3)/4", "((1/2)*(3/4))*5", "2^(1/2)*3",
    "x^(1/(2+x))-1", "(x+1/(x-1))/(2-x/3)", "ln(x^(1/2)/2)^(2)/3", "cos(1/(x/2))/x",
  ])
  func `closing brackets leave fractions and exponents`(formula: String) throws {
    let bench = bench(Size(width: 1280, height: 800))
    bench.type(formula)
    let line = Bench(1280, 800)
    line.type(formula)
    let program = try #require(line.brain.program)
    let typed = try #require(bench.brain.program)
    for x in [0.7, 1.3, 2.9] {
      #expect(typed.evaluate(at: x) == program.evaluate(at: x), "\(bench.brain.line)")
    }
  }

  @Test(arguments: ["x^2=9", "1/x<2", "2^x>=x", "x/2=y^2"])
  func `a comparison stands in no fraction and no exponent`(formula: String) {
    let bench = bench(Size(width: 1280, height: 800))
    bench.type(formula)
    let line = Bench(1280, 800)
    line.type(formula)
    #expect(bench.brain.figure != nil)
    #expect(bench.brain.figure == line.brain.figure)
  }

  @Test(arguments: windows)
  func `the keys open boxes, and the controller leaves them`(size: Size) {
    let bench = bench(size)
    #expect(bench.tapKeys("x", "+", "1", "÷", "2"))
    #expect(bench.brain.line == "x+(1)÷(2)")
    bench.press(.rightShoulder)
    #expect(bench.tapKeys("+", "3"))
    #expect(bench.brain.line == "x+(1)÷(2)+3")
  }

  private func largest(_ text: String, _ bench: Bench) -> DrawnText? {
    bench.draw().displayTexts.filter { $0.text == text }.max { $0.font.size < $1.font.size }
  }

  /// A mouse has no arrow keys, either: where a box or a bracket can be left, the way out is in sight.
  @Test(arguments: windows, ["integral", "to the power", "square root", "sine"])
  func `a box that the mouse has opened can be left with it`(size: Size, key: String) throws {
    let bench = bench(size)
    func mouse(_ name: String) throws {
      bench.click(try #require(bench.tree.all.first { $0.name == name }, "\(name)").frame.center)
    }
    try mouse("2")
    let before = try #require(largest("2", bench))
    #expect(!bench.tree.all.contains { $0.name == "caret forward" })
    try mouse(key)
    let after = try #require(largest("2", bench))
    #expect(before.font.size == after.font.size)
    for name in ["caret backward", "caret forward"] {
      let button = try #require(bench.tree.all.first { $0.name == name })
      #expect(button.frame.width >= 44)
    }
    let caret = bench.brain.caret
    try mouse("1")
    try mouse("caret forward")
    #expect(bench.brain.caret > caret + 1)
  }

  @Test(arguments: windows)
  func `up and down go from part to part, and else to what was entered before`(size: Size) {
    let bench = bench(size)
    bench.type("1/2")
    bench.key(.up)
    bench.type("+x")
    #expect(bench.brain.line.contains("+x)÷(2)"))
    bench.key(.down)
    #expect(bench.brain.caret > 6)
    bench.key(.tab)
    bench.type("7")
    #expect(bench.brain.line.hasSuffix(")7"))
  }

  @Test(arguments: windows)
  func `a tap goes into the part it meets`(size: Size) throws {
    let bench = bench(size)
    bench.type("12/34")
    let texts = bench.draw().displayTexts
    let upper = try #require(texts.first { $0.text == "12" }).box
    let lower = try #require(texts.first { $0.text == "34" }).box
    #expect(upper.maxY <= lower.maxY - 8)
    bench.tap(Point(x: upper.maxX + 1, y: upper.midY))
    #expect(bench.brain.caret == 3)
    bench.tap(Point(x: lower.x - 1, y: lower.midY))
    #expect(bench.brain.caret == 6)
  }

  @Test func `the menu turns it into a line`() {
    let bench = bench(Size(width: 1280, height: 800))
    bench.type("1/x")
    #expect(bench.brain.line == "(1)÷(x)")
    bench.tap(bench.barIcon(fromRight: 0))
    bench.tap(bench.draw().place(of: "Formulas"))
    bench.key(.escape)
    bench.key(.backspace, .command)
    bench.type("1/x+2")
    #expect(bench.brain.line == "1÷x+2")
    #expect(bench.state.preferences.entersLine == true)
  }
}
