import Calculator
import Controls
import Documents
import Drawing
import Input
import Shell
import TestSupport
import Testing
import Words

/// Signs and letters are in sight on every window that has room for them.
@Suite struct KeypadSignsTests {
  private static let roomy = [
    Size(width: 390, height: 844), Size(width: 844, height: 390), Size(width: 915, height: 412),
    Size(width: 768, height: 1024), Size(width: 1024, height: 600), Size(width: 1280, height: 720),
    Size(width: 1280, height: 800), Size(width: 1440, height: 900), Size(width: 699, height: 600),
    Size(width: 667, height: 375),
  ]
  private static let all =
    roomy + [
      Size(width: 320, height: 480), Size(width: 480, height: 320), Size(width: 568, height: 320),
      Size(width: 700, height: 480),
    ]

  private func bench(_ size: Size) -> Bench {
    Bench(size.width, size.height, state: SavedState(), entersLine: false)
  }

  private func finger(_ bench: Bench, _ phase: FingerEvent.Phase, _ place: Point) {
    bench.send(.finger(FingerEvent(phase, id: 1, at: place, time: bench.clock)))
  }

  private func tap(_ bench: Bench, _ place: Point) {
    bench.clock += 1
    finger(bench, .began, place)
    bench.clock += 0.1
    finger(bench, .ended, place)
  }

  private func legends(_ picture: Picture) -> [String: String] {
    let small = picture.calculatorTexts.filter { $0.font.size == 13 }
    let pairs = (picture.keys() ?? []).compactMap { key in
      small.first { key.frame.contains($0.box.center) }.map { (key.name, $0.text) }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  @Test(arguments: roomy)
  func `the signs with boxes stand above the keypad`(size: Size) throws {
    let picture = bench(size).draw()
    let keys = try #require(picture.keys())
    for name in ["fraction", "power", "root", "bars", "∑", "∫", "cases"] {
      let key = try #require(keys.first { $0.name == name })
      #expect(key.frame.height >= 44)
    }
    #expect(picture.faces.allSatisfy { Rect(size: size).contains($0) })
    #expect(try #require(picture.display).height >= (size.height < 380 ? 80 : 96))
  }

  @Test(arguments: roomy)
  func `keys that hold more carry a sign of it`(size: Size) {
    let legends = legends(bench(size).draw())
    #expect(legends["x"]?.hasPrefix("y") ?? false)
    #expect(["< ≥", "≤"].contains(legends["="]))
    // A key that is low has room for one sign.
    #expect(legends["."] == (legends["="] == "≤" ? "′" : "f′"))
    #expect(legends["M"] == "→M")
    #expect(legends["root"] == "ⁿ√")
    #expect(legends["∑"] == "∏")
    #expect(legends["∫"] == "d/dx")
    #expect(legends["7"] == nil)
  }

  @Test(
    arguments: all.filter { !roomy.contains($0) } + [
      Size(width: 640, height: 320), Size(width: 608, height: 300),
    ]
  )
  func `signs that have no row have a page`(size: Size) throws {
    let bench = bench(size)
    for _ in 0..<2 { bench.tap(bench.draw().pageSwitch) }
    for (name, line) in [
      ("fraction", "()÷()"), ("∑", "sum(,n,1,)"), ("∏", "prod(,n,1,)"), ("∫", "int(,x,,)"),
      ("d/dx", "diff(,x)"), ("anyRoot", "root(,)"), ("cases", "piecewise(,,)"),
    ] {
      let key = try #require(bench.draw().keys(page: 3)?.first { $0.name == name })
      bench.tap(key.frame.center)
      #expect(bench.brain.line == line)
      bench.key(.backspace, .command)
    }
    // The stack has none of them.
    bench.key(.character("m"), .command)
    #expect(bench.draw().keys(page: 2) != nil && bench.draw().calculatorWords.contains("asin"))
    bench.key(.character("m"), .command)
    bench.tap(bench.draw().pageSwitch)
    #expect(bench.draw().calculatorWords.contains("sin"))
  }

  @Test(arguments: all + [Size(width: 320, height: 568)])
  func `of a formula that is too high the caret's part is seen whole`(size: Size) throws {
    let bench = bench(size)
    bench.type("{x<0:7,x<1:8,x<2:9,x<3:1/(2+3/(4+5/6")
    for _ in 0..<32 {
      let picture = bench.draw()
      let display = try #require(picture.display)
      let fills = picture.canvas.drawnFills.filter { display.contains($0.frame) }
      let rule = try #require(fills.first { $0.frame.height == 1 }).frame
      let ground = picture.theme.text.opacity(0.17)
      let part = picture.canvas.drawnBoxes.last { $0.color == ground }?.frame
      let carets = picture.canvas.drawnFills.filter {
        $0.color == picture.theme.accent.fill && $0.frame.width == 2
      }
      let caret = try #require(carets.first).frame
      #expect(
        caret.y >= rule.y && caret.maxY <= display.maxY && caret.x > display.x
          && caret.x < display.maxX,
        "\(bench.brain.caret)"
      )
      if let part, part.height <= display.maxY - rule.y - 8 {
        #expect(part.y >= rule.y && part.maxY <= display.maxY, "\(bench.brain.caret)")
      }
      bench.key(.left)
    }
  }

  @Test(arguments: all)
  func `a key adds the formula on every size`(size: Size) throws {
    for line in [true, false] {
      let bench = Bench(size.width, size.height, state: SavedState(), entersLine: line, live: false)
      bench.type("x")
      let place = try #require(bench.draw().place(of: "Add"))
      let before = bench.graphed
      bench.tap(place)
      #expect(before.isEmpty && bench.graphed == ["x"])
    }
  }

  @Test(arguments: all)
  func `buttons for the caret are large, and the line keeps its size`(size: Size) throws {
    let bench = bench(size)
    bench.type("123+456")
    let before = try #require(bench.draw().displayTexts.first { $0.text == "456" })
    tap(bench, before.box.center)
    let after = try #require(bench.draw().displayTexts.first { $0.text == "456" })
    #expect(after.font.size == before.font.size)
    let buttons = bench.calculator.layers.flatMap(\.targets).filter { $0.width == 44 + 4 }
    #expect(buttons.count >= 2)
  }

  @Test(arguments: roomy)
  func `a long line scrolls at its size`(size: Size) throws {
    let bench = bench(size)
    bench.type("9")
    let short = try #require(bench.draw().displayTexts.last { $0.text == "9" })
    bench.type("+12345+12345+12345+12345+12345+12345+12345")
    let long = try #require(bench.draw().displayTexts.last { $0.text == "12345" })
    #expect(long.font.size == short.font.size)
  }

  @Test func `the first key that is held says what small signs mean`() throws {
    let bench = bench(Size(width: 390, height: 844))
    let sentence = Locale()(Message.keysWithSigns)
    let key = try #require(bench.draw().keys()?.first { $0.name == "x" }).frame.center
    func hold() -> String {
      bench.clock += 8
      finger(bench, .began, key)
      bench.clock += 0.5
      _ = bench.calculator.advance(to: bench.clock)
      let words = bench.draw().calculatorWords
      finger(bench, .ended, key)
      bench.key(.escape)
      return words
    }
    #expect(!bench.draw().calculatorWords.contains(sentence))
    #expect(hold().contains(sentence))
    #expect(!hold().contains(sentence))
  }
}
