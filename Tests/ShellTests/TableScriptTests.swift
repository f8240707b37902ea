import Documents
import Controls
import Drawing
import ExactEvaluation
import Formulas
import GraphTools
import GraphKit
import GraphScene
import GraphModel
import Input
import SceneHost
import SceneParts
import Shell
import TestSupport
import Testing
import Words

@Suite struct TableScriptTests {
  func bench(
    _ formulas: String...,
    size: Size = Size(width: 1280, height: 800),
    words: Locale = Locale()
  ) throws -> Bench {
    let bench = Bench(size.width, size.height, words: words)
    try bench.graph(formulas)
    bench.key(.character("t"), .command)
    return bench
  }

  func words(_ bench: Bench) -> String { bench.draw().graphWords }

  @Test(arguments: windows)
  func `Ctrl+T shows the values and takes them away`(size: Size) throws {
    let bench = try bench("x^2", "1/x", size: size)
    let picture = bench.draw()
    #expect(picture.graphWords.contains("Table of values"))
    #expect(picture.graphWords.contains("undefined") || size.height < 500)
    #expect(picture.texts(outside: Rect(size: size)).isEmpty)
    bench.key(.character("t"), .command)
    #expect(!words(bench).contains("Table of values"))
  }

  @Test func `start and step can be typed`() throws {
    let bench = try bench("2x")
    bench.click(bench.draw().place(of: "From"))
    bench.type("10")
    bench.key(.enter)
    bench.click(bench.draw().place(of: "Step"))
    bench.type("1/4")
    bench.key(.enter)
    #expect(bench.state.document.table?.start == 10)
    #expect(bench.state.document.table?.step == 0.25)
    let all = words(bench)
    #expect(all.contains("10.25"))
    #expect(all.contains("20.5"))
  }

  @Test(arguments: ["y", "X"])
  func `a letter in a field of the table stays there`(letter: String) throws {
    let bench = try bench("2x")
    bench.click(bench.draw().place(of: "From"))
    bench.type(letter)
    bench.key(.backspace)
    bench.type("7")
    bench.key(.enter)
    #expect(bench.state.document.table?.start == 7)
  }

  @Test func `a step of nothing and an unfinished number change nothing`() throws {
    let bench = try bench("2x")
    let before = bench.state.document.table
    for text in ["0", "2+", ""] {
      bench.click(bench.draw().place(of: "Step"))
      bench.type(text)
      bench.key(.enter)
      #expect(bench.state.document.table == before)
    }
    bench.click(bench.draw().place(of: "Step"))
    bench.type("5")
    bench.key(.escape)
    #expect(bench.state.document.table == before)
  }

  /// Where the points of the numbers in the last column stand.
  private func points(_ bench: Bench) -> [Double] {
    let texts = bench.draw().canvas.drawnTexts.filter { $0.box.x > 1160 && $0.box.y > 140 }
    return texts.compactMap { text in
      guard let whole = text.text.split(separator: ".", maxSplits: 1).first,
        whole.count < text.text.count
      else { return nil }
      return text.box.x + text.box.width * Double(whole.count) / Double(text.text.count)
    }
  }

  @Test func `numbers stand point under point`() throws {
    let places = points(try bench("x^2/4-1/x"))
    #expect(places.count > 8)
    // The test's letters are all as wide.
    #expect(places.allSatisfy { abs($0 - places[0]) < 1 })
  }

  /// "1" would say that it is 1.
  @Test func `zeros at the end are left out only of numbers that end there`() throws {
    let all = words(try bench("1-10^(-12)*x^2", "cos(x)^2", size: Size(width: 1280, height: 800)))
    #expect(all.contains("1.0000000"))
    #expect(all.contains("−5") && !all.contains("−5.0"))
  }

  @Test func `sizes that no point can share keep their digits`() throws {
    let all = words(try bench("exp(x)/3"))
    #expect(all.contains("0.000826251"))
    #expect(all.contains("134.4762645"))
  }

  /// Two columns have room for nine digits each.
  @Test(arguments: [
    ("x^3/8-x/2", "x/8", ["1.875", "0.375", "−13.125", "0.125"]),
    ("x^3/8-1000x", "x/16", ["−1999", "0.0625"]),
    ("123456789012", "x+99999999999", ["123456789012", "100000000000"]),
    ("10^12+x", "x/10", ["·10¹²", "0.1"]),
  ])
  func `numbers of up to twelve digits are plain`(
    first: String,
    second: String,
    numbers: [String]
  ) throws {
    let all = words(try bench(first, second))
    for number in numbers { #expect(all.contains(number)) }
    if first != "10^12+x" { #expect(!all.contains("·10")) }
  }

  @Test func `what has little room gets smaller, and is not cut`() throws {
    let all = words(try bench("sin(x)", "exp(x-7)/3", size: Size(width: 320, height: 480)))
    #expect(all.contains("0.000005567"))
    #expect(!all.contains("…"))
  }

  /// Chooses x of one's own and types them.
  func add(_ places: [String], to bench: Bench) {
    bench.click(bench.draw().place(of: "Own "))
    for text in places {
      bench.click(bench.draw().place(of: "Add "))
      bench.type(text)
      bench.key(.enter)
    }
  }

  /// What a spreadsheet gets.
  func copiedLines(_ bench: Bench) -> [Substring] {
    let copied = bench.key(.character("c"), .command).compactMap { request -> String? in
      if case .copy(let text) = request { text } else { nil }
    }
    return copied.first?.split(separator: "\n") ?? []
  }

  @Test func `x of one's own are added, changed by nobody else and taken out`() throws {
    let bench = try bench("x^2")
    add(["3", "-1.5", "sqrt(2)"], to: bench)
    #expect(bench.state.document.table?.places == [3, -1.5, 2.0.squareRoot()])
    #expect(words(bench).contains("2.25"))
    #expect(
      bench.key(.character("c"), .command).contains(
        .copy(
          """
          x\ty = x²
          3\t9
          -1.5\t2.25
          1.4142135623730951\t2

          """
        )
      )
    )
    bench.key(.delete)
    #expect(bench.state.document.table?.places?.count == 2)
  }

  @Test func `a comma between digits is one in a spreadsheet, too`() throws {
    let bench = try bench("x/2", words: Locale(mark: .comma))
    bench.click(bench.draw().place(of: "Own "))
    bench.click(bench.draw().place(of: "Add "))
    bench.type("1,5")
    bench.key(.enter)
    #expect(bench.key(.character("c"), .command).contains(.copy("x\ty = x/2\n1,5\t0,75\n")))
  }

  @Test func `what a spreadsheet gets are numbers`() throws {
    let bench = try bench("-10^(5x)/4")
    add(["0", "3", "-3"], to: bench)
    #expect(copiedLines(bench).dropFirst() == ["0\t-0.25", "3\t-2.5e14", "-3\t-2.5e-16"])
  }

  @Test func `steps of a tenth are tenths`() throws {
    let bench = try bench("x")
    bench.click(bench.draw().place(of: "From"))
    bench.type("0")
    bench.key(.enter)
    bench.click(bench.draw().place(of: "Step"))
    bench.type(".1")
    bench.key(.enter)
    let lines = copiedLines(bench)
    #expect(lines.count == 102)
    #expect(lines.prefix(5).suffix(2) == ["0.2\t0.2", "0.3\t0.3"])
  }

  @Test func `steps of a third are thirds`() throws {
    let bench = try bench("floor(3x)")
    bench.calculator.answerNumbers { question, _ in
      ExactReply(ExactCalculation(question).answer, form: nil)
    }
    bench.calculator.work(in: .atOnce)
    bench.click(bench.draw().place(of: "From"))
    bench.type("0")
    bench.key(.enter)
    bench.click(bench.draw().place(of: "Step"))
    bench.type("1/3")
    bench.key(.enter)
    for _ in 0..<3 { _ = bench.draw() }
    let lines = copiedLines(bench)
    #expect(lines.dropFirst(2).first == "0.333333333333333\t1", "\(lines.prefix(4))")
    #expect(lines.dropFirst(3).first == "0.666666666666667\t2", "\(lines.prefix(4))")
  }

  @Test func `Tab goes through it as it is read`() throws {
    let bench = try bench("x^2")
    let whole = bench.state.document.table
    for _ in 0..<4 { bench.key(.tab, .shift) }
    bench.type("3")
    bench.key(.enter)
    #expect(whole == nil && bench.state.document.table?.start == 3)
    bench.key(.tab)
    bench.type("30")
    bench.key(.enter)
    #expect(bench.state.document.table?.end == 30)
    bench.key(.tab)
    bench.type("7")
    bench.key(.enter)
    #expect(bench.state.document.table?.step == 7)
    bench.key(.tab)
    bench.key(.enter)
    #expect(bench.state.document.table?.places == [])
  }

  @Test func `keys go through the rows, a row traces`() throws {
    let bench = try bench("x")
    func traced() -> Double { bench.state.exploration?.trace?.x ?? .nan }
    bench.key(.enter)
    let start = traced()
    bench.key(.pageDown)
    bench.key(.down)
    bench.key(.end)
    #expect(words(bench).contains("\(Int(start) + 100)"))
    bench.key(.home)
    for _ in 0..<3 { bench.key(.down) }
    bench.key(.enter)
    #expect(traced() == start + 3)
  }

  @Test func `finger and wheel scroll it, and the plane stays`() throws {
    let bench = try bench("x")
    let view = bench.viewport
    let place = Point(x: 1120, y: 500)
    let before = words(bench)
    bench.wheel(-4, at: place)
    let wheeled = words(bench)
    #expect(wheeled != before)
    bench.drag([place, place + Vector(dx: 0, dy: -30), place + Vector(dx: 0, dy: -200)])
    #expect(words(bench) != wheeled)
    #expect(bench.viewport == view)
  }

  @Test(arguments: windows)
  func `a finger types numbers with keys on the screen`(size: Size) throws {
    let bench = try bench("2x", size: size)
    bench.tap(bench.draw().place(of: "From"))
    for name in ["−", "4", "2"] {
      let keys = bench.draw().graphTexts.filter { $0.text == name }
      bench.tap(keys.last?.box.center)
    }
    #expect(bench.draw().texts(outside: Rect(size: size)).isEmpty)
    bench.tap(bench.draw().graphTexts.last { $0.text == "=" }?.box.center)
    #expect(bench.state.document.table?.start == -42)
  }

  @Test(arguments: [Size(width: 1280, height: 800), Size(width: 1024, height: 768)])
  func `the keys for a number stand beside its panel`(size: Size) throws {
    let bench = try bench("2x", size: size)
    bench.tap(bench.draw().place(of: "From"))
    _ = bench.draw()
    func boxes(_ layer: GraphLayer) -> [Rect] {
      bench.calculator.layers.first { $0.layer == .graph(layer) }?.boxes ?? []
    }
    let (pad, table) = try (#require(boxes(.pad).first), #require(boxes(.table).first))
    #expect(abs(table.x - pad.maxX) < 16 && abs(table.y - pad.y) < 80, "\(pad) \(table)")
  }

  @Test func `B deletes what is typed before it closes the keys`() throws {
    let bench = try bench("2x")
    func hasPad() -> Bool {
      _ = bench.draw()
      return bench.calculator.layers.contains { $0.layer == .graph(.pad) }
    }
    bench.press(.dpadUp, .a, .a, .a)
    #expect(hasPad())
    bench.press(.b)
    bench.press(.b)
    #expect(hasPad())
    bench.press(.b)
    #expect(!hasPad())
  }

  @Test func `the controller types numbers with keys on the screen`() throws {
    let bench = try bench("2x")
    bench.press(.dpadUp)
    bench.press(.a)
    #expect(bench.draw().graphTexts.contains { $0.text == "=" })
    // The focus starts on 5; below it is 2, and at the end of the next row the key that accepts.
    bench.press(.a, .dpadDown, .a, .dpadDown, .dpadRight, .dpadRight, .a)
    let table = bench.state.document.table
    #expect(table?.start == 52 || table?.step == 52 || table?.end == 52)
    #expect(words(bench).contains("Table of values"))
    bench.press(.b)
    #expect(!words(bench).contains("Table of values"))
  }

  @Test func `undo takes a setting back`() throws {
    let bench = try bench("2x")
    let before = bench.state.document.table
    bench.click(bench.draw().place(of: "Step"))
    bench.type("7")
    bench.key(.enter)
    bench.key(.character("z"), .command)
    #expect(bench.state.document.table == before)
  }
}
