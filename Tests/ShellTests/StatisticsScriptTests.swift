import Controls
import Documents
import Drawing
import GraphKit
import GraphScene
import GraphModel
import GraphTools
import Input
import SDLPlatform
import SceneHost
import SceneParts
import Shell
import TestSupport
import Testing
import Words

extension RealFontTests {
  @Suite struct StatisticsScriptTests {
    private func bench(
      _ formulas: String...,
      size: Size = Size(width: 1280, height: 800)
    ) throws -> Bench {
      let bench = Bench(size.width, size.height, fonts: try FontLibrary())
      try bench.graph(formulas)
      return bench
    }

    private func words(_ bench: Bench) -> String { bench.draw().graphWords }

    @Test(arguments: windows)
    func `S opens and closes the statistics, Escape closes them`(size: Size) throws {
      let bench = try bench("x^2-1", size: size)
      bench.type("s")
      #expect(words(bench).contains("Analysis, x in view"))
      #expect(words(bench).contains("Proven for the whole view."))
      bench.type("s")
      #expect(!words(bench).contains("Analysis, x in view"))
      bench.type("s")
      bench.key(.escape)
      #expect(!words(bench).contains("Analysis, x in view"))
      #expect(bench.state.isGraphShown)
    }

    @Test(arguments: [
      ("x^2-1", ["Local minima", "1", "(0, −1)", "Zeros", "2", "−1, 1", "Integral"]),
      (
        "1/x",
        [
          "none", "unbounded just right of x = 0", "unbounded just left of x = 0",
          "Discontinuities", "x = 0",
        ]
      ),
      (
        "tan(x)",
        [
          "unbounded left of every discontinuity",
          "≈\u{A0}−4.712, ≈\u{A0}−1.571, ≈\u{A0}1.571, ≈\u{A0}4.712",
        ]
      ),
      ("x^2+x/10^20", ["Zeros", "2", "≈\u{A0}0, 0"]),
      ("sin(50x)", ["more than 20", "zoom in to list them"]),
      ("floor(x)*0+3", ["Maximum", "3"]),
    ])
    func `the rows say what is proven`(formula: String, parts: [String]) throws {
      let bench = try bench(formula)
      bench.type("s")
      let words = words(bench)
      for part in parts { #expect(words.contains(part), "\(part) in \(words)") }
    }

    @Test(
      arguments: [
        ("x^2", "above the view"), ("-x^2-1", "below the view"), ("sin(x)", nil), ("1/x", nil),
      ] as [(String, String?)]
    )
    func `what the view does not reach is told from what it shows`(
      formula: String,
      words expected: String?
    ) throws {
      let bench = try bench(formula)
      bench.type("s")
      bench.click(bench.draw().place(of: "More"))
      for text in ["above the view", "below the view"] {
        #expect(words(bench).contains(text) == (text == expected), "\(formula): \(text)")
      }
    }

    @Test func `a list of places takes as many lines as it needs`() throws {
      let bench = try bench("x^2 sin(x)", size: Size(width: 1920, height: 1080))
      bench.type("s")
      #expect(
        words(bench).contains(
          "≈\u{A0}−9.425, ≈\u{A0}−6.283, ≈\u{A0}−3.142, 0,≈\u{A0}3.142, ≈\u{A0}6.283, ≈\u{A0}9.425"
        )
      )
    }

    @Test func `what is not proven is told`() throws {
      let bench = try bench("x sin(1/x)")
      bench.type("s")
      #expect(words(bench).contains("99 % of the view is proven."))
      #expect(words(bench).contains("more are possible") || words(bench).contains("more than 20"))
    }

    @Test func `what is possible in several ways is open only once, and no digit is made up`()
      throws
    {
      let bench = try bench("x^x")
      bench.type("s")
      let told = bench.draw().canvas.drawnTexts.map(\.text)
      let shares = told.joined(separator: " ").split(separator: " % of the view is proven.")
      let share = shares.first?.split(separator: " ").last.flatMap { Int($0) }
      #expect(share ?? 0 > 40, "\(told)")
      #expect(told.allSatisfy { text in Int(text).map { $0 < 1000 || $0 % 10 != 0 } ?? true })
    }

    @Test func `more rows measure the curve`() throws {
      let bench = try bench("x^2")
      bench.type("s")
      #expect(!words(bench).contains("Mean"))
      bench.click(bench.draw().place(of: "More"))
      let all = words(bench)
      for row in ["Mean", "Arc length", "Domain", "Range"] {
        #expect(all.contains(row))
      }
      #expect(all.contains("everywhere"))
    }

    /// A rounded number beyond which something begins would be another claim.
    @Test(arguments: [
      ("sqrt(3x-1)", ["Domain≈\u{A0}0.333 … ", "x ≈\u{A0}0.333"]),
      ("sqrt(2x-1)", ["Domain0.5 … ", "x = 0.5"]),
      ("max(x-1/3,0)*floor(1+0x)", ["≤ x ≤ ≈\u{A0}0.333"]),
    ])
    func `an end with more digits than are shown is about`(
      formula: String,
      parts: [String]
    ) throws {
      let bench = try bench(formula)
      bench.type("s")
      let first = words(bench)
      if first.contains("More") { bench.click(bench.draw().place(of: "More")) }
      let words = first + words(bench)
      for part in parts { #expect(words.contains(part), "\(words)") }
    }

    @Test func `what has bounds that are not known is not told to be unbounded`() throws {
      let bench = try bench("abs(x)^x")
      bench.type("s")
      #expect(!words(bench).contains("unbounded"), "\(words(bench))")
    }

    @Test func `a row starts the trace there`() throws {
      let bench = try bench("x^2-1")
      bench.type("s")
      bench.click(bench.draw().place(of: "Local minima"))
      #expect(bench.state.exploration?.trace?.x == 0)
      #expect(words(bench).contains("minimum"))
      bench.click(bench.draw().place(of: "Zeros"))
      #expect(bench.state.exploration?.trace?.x == -1)
    }

    @Test func `what was tapped stays what it is until a person moves the view`() throws {
      let bench = try bench("e^x")
      bench.type("s")
      let view = bench.viewport
      let extent = bench.plot.width / 2 / view.pointsPerUnitX
      bench.click(bench.draw().place(of: "Maximum"))
      let first = try #require(bench.state.exploration?.trace?.x)
      #expect(abs(abs(first) - extent) < 0.05)
      #expect(bench.viewport != view)
      let maximum = words(bench)
      #expect(maximum.contains("Whole view"))
      for _ in 1...3 {
        bench.click(bench.draw().place(of: "Maximum"))
        #expect(bench.state.exploration?.trace?.x == first)
        #expect(words(bench) == maximum)
      }
      bench.drag([bench.plot.center, bench.plot.center + Vector(dx: 30, dy: 0)])
      #expect(words(bench).contains("Analysis, x in view"))
    }

    @Test func `places where the curve turns are listed`() throws {
      let bench = try bench("x^3-3x", size: Size(width: 1280, height: 1000))
      bench.type("s")
      let all = words(bench)
      #expect(all.contains("(−1, 2)") && all.contains("(1, −2)"))
      bench.click(bench.draw().place(of: "Local maxima"))
      #expect(bench.state.exploration?.trace?.x == -1)
      bench.click(bench.draw().place(of: "More"))
      let picture = bench.draw()
      let titles = ["Local maxima", "Local minima", "Integral", "Maximum", "Minimum"]
      let heights = titles.compactMap { picture.place(of: $0)?.y }
      #expect(heights.count == titles.count && heights == heights.sorted())
    }

    @Test func `the area that is nowhere below the axis is told once`() throws {
      let bench = try bench("x^2")
      bench.type("s")
      #expect(words(bench).contains("Area under the curve"))
      #expect(!words(bench).contains("Total area"))
    }

    @Test(arguments: ["1/x", "x^2+y^2=9", "x sin(1/x)", "tan(x)"])
    func `rows that know nothing are left out`(formula: String) throws {
      let bench = try bench(formula)
      bench.type("s")
      bench.click(bench.draw().place(of: "More"))
      #expect(!words(bench).contains("undecided"))
    }

    /// The heights of phones and laptops are those that all rows need: in lower ones they scroll.
    @Test(
      arguments: ["sin(x)/x", "x^3-3x", "tan(x)", "x^5-5x^3+4x", "cos(3x)"],
      [(1280, 800), (390, 844), (844, 390), (1280, 1900), (390, 1900)]
    )
    func `no number is cut in any language`(formula: String, size: (Double, Double)) throws {
      for words in Locale.spoken {
        let bench = Bench(size.0, size.1, words: words, fonts: try FontLibrary())
        try bench.graph([formula])
        bench.type("s")
        bench.click(bench.draw().place(of: words(StatisticsPhrase.more)))
        let texts = bench.draw().graphTexts.map(\.text)
        let titles = [StatisticsPhrase.maximum, .localMaxima, .localMinima].map { words($0) }
        #expect(texts.contains { titles.contains($0) })
        let cut = texts.filter { $0.contains("…") && !$0.contains(" … ") }
        #expect(cut.isEmpty, "\(cut) in \(words.language)")
      }
    }

    @Test func `of a circle its special points are told`() throws {
      let bench = try bench("x^2+y^2=9")
      bench.type("s")
      let words = words(bench)
      for part in [
        "x-intercept", "(−3, 0), (3, 0)", "horizontal tangent", "Each point listed is",
      ] {
        #expect(words.contains(part), "\(part) in \(words)")
      }
      #expect(!words.contains("Only for functions of"))
    }

    @Test func `they follow the view`() throws {
      let bench = try bench("x")
      bench.type("s")
      let before = words(bench)
      bench.drag([bench.plot.center, bench.plot.center + Vector(dx: 0, dy: 40)])
      #expect(words(bench).contains("Analysis, x in view"))
      bench.drag([bench.plot.center, bench.plot.center + Vector(dx: -200, dy: 0)])
      #expect(words(bench) != before)
    }

    @Test func `a stretch is chosen from the menu of a place, and left again`() throws {
      let bench = try bench("x")
      for (x, row) in [(-2.0, "Analysis from here"), (1.0, "Analysis to here")] {
        let place = bench.place(ofX: x, y: -3)
        bench.clock += 1
        bench.send(
          .pointer(PointerEvent(.pressed, button: .secondary, at: place, time: bench.clock))
        )
        bench.click(bench.draw().place(of: row))
      }
      #expect(words(bench).contains("Analysis, −2 to 1"))
      bench.click(bench.draw().place(of: "Whole view"))
      #expect(words(bench).contains("Analysis, x in view"))
    }

    @Test func `they are about the traced curve`() throws {
      let bench = try bench("x^2", "x+1")
      bench.type("st")
      #expect(words(bench).contains("unbounded") == false)
      bench.key(.down)
      let line = words(bench)
      bench.key(.up)
      #expect(words(bench) != line)
    }

    @Test(arguments: windows)
    func `rows can be reached with keys, scroll into view and are whole`(size: Size) throws {
      let bench = try bench("sin(x)", size: size)
      bench.type("s")
      // The first of the panel's controls is the button that closes it.
      for _ in 0..<16 where bench.calculator.keyLayer != .graph(.statistics) { bench.key(.tab) }
      for _ in 0..<6 { bench.key(.down) }
      #expect(bench.draw().place(of: "More") != nil)
      bench.key(.enter)
      let picture = bench.draw()
      #expect(picture.texts(outside: Rect(size: size)).isEmpty)
      let less = picture.canvas.drawnTexts.first { $0.text == "Less" }
      #expect(less.map { $0.visibleBox.height > $0.box.height * 0.9 } ?? false)
    }

    @Test(arguments: windows)
    func `a finger scrolls the rows and presses none of them`(size: Size) throws {
      let bench = try bench("sin(x)", size: size)
      bench.type("s")
      let view = bench.viewport
      let start = try #require(bench.draw().place(of: "Zeros"))
      bench.drag([start, start + Vector(dx: 0, dy: -20), start + Vector(dx: 0, dy: -60)])
      #expect(bench.state.exploration?.trace == nil)
      #expect(bench.viewport == view)
    }

    @Test func `the controller opens them with Y and closes them with B`() throws {
      let bench = try bench("x")
      bench.press(.y)
      #expect(words(bench).contains("Analysis, x in view"))
      bench.press(.b)
      #expect(!words(bench).contains("Analysis, x in view"))
    }

    @Test func `they are open again after a restart`() throws {
      let bench = try bench("x^2-1")
      bench.type("s")
      #expect(words(Bench(1280, 800, state: bench.state)).contains("Analysis, x in view"))
    }

    @Test func `before an audience they are a large card`() throws {
      let bench = try bench("x^2-1", size: Size(width: 1920, height: 1080))
      bench.key(.function(5))
      bench.type("s")
      let sizes = bench.draw().canvas.drawnTexts.filter { $0.text == "Zeros" }.map(\.font.size)
      #expect(sizes == [45])
      bench.key(.escape)
      #expect(!bench.draw().canvas.drawnTexts.contains { $0.text == "Zeros" })
    }

    /// What a relation's facts are may be known between the panel's layout and its rows.
    @Test func `the panel stands what becomes of a relation while it is open`() throws {
      let bench = Bench(390, 844)
      try bench.graph(["x"])
      bench.type("s")
      for formula in ["ln(y)≥ln(x)", "y/y>x", "x^2+y^2=1", "y/y>x", "x", "ln(y)≥ln(x)", "y/y≥x"] {
        try bench.graph([formula])
        for _ in 0..<3 {
          let picture = bench.draw()
          #expect(picture.texts(outside: Rect(size: bench.size)).isEmpty)
          _ = bench.calculator.advance(to: bench.clock)
        }
      }
    }
  }
}
