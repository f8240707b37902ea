import Controls
import Documents
import Drawing
import GraphTools
import GraphModel
import Input
import SDLPlatform
import SceneParts
import Shell
import TestSupport
import Testing

extension RealFontTests {
  /// The stretch that the statistics look at, and the area over it.
  @Suite struct StretchTests {
    private func bench(
      _ formulas: String...,
      size: Size = Size(width: 1280, height: 800)
    ) throws -> Bench {
      let bench = Bench(size.width, size.height, fonts: try FontLibrary())
      try bench.graph(formulas)
      bench.type("s")
      return bench
    }

    private func statistics(_ bench: Bench) -> Exploration.Statistics? {
      bench.state.exploration?.statistics
    }

    /// Presses a row of the panel by its words.
    private func press(_ words: String, _ bench: Bench) {
      bench.tap(bench.draw().place(of: words))
    }

    private func grip(_ name: String, _ bench: Bench) -> Rect? {
      bench.tree.all.first { $0.name == name }?.frame
    }

    @Test func `a stretch begins between the zeros next to the middle`() throws {
      let bench = try bench("x^2-1")
      press("Select an interval", bench)
      #expect(statistics(bench)?.lower == -1 && statistics(bench)?.upper == 1)
      let words = bench.draw().graphWords
      #expect(
        words.contains("Analysis, −1 to 1") || words.contains("Analysis, −1.00 to 1.00"),
        "\(words)"
      )
      #expect(
        words.contains("Integral") && words.contains("Total area")
          && words.contains("−1.3333") && !words.contains("Area under the curve"),
        "\(words)"
      )
      press("Whole view", bench)
      #expect(statistics(bench)?.lower == nil)
    }

    @Test func `an end can be typed, and ends that cross change places`() throws {
      let bench = try bench("x^2-1")
      press("Select an interval", bench)
      bench.click(grip("end of the interval", bench)?.center)
      for key in ["3", "/", "2"] { bench.type(key) }
      #expect(bench.draw().graphWords.contains("3/2"))
      #expect(statistics(bench)?.upper == 1)
      bench.key(.enter)
      #expect(statistics(bench)?.lower == -1 && statistics(bench)?.upper == 1.5)
      bench.type("-4")
      bench.key(.escape)
      #expect(statistics(bench)?.lower == -1 && statistics(bench)?.upper == 1.5)
      bench.type("-4\n")
      #expect(statistics(bench)?.lower == -4 && statistics(bench)?.upper == -1)
      // What is no number stays to be mended, and what is no stretch changes nothing.
      bench.type("2+\n")
      #expect(statistics(bench)?.lower == -4 && statistics(bench)?.upper == -1)
      bench.key(.escape)
      bench.type("-4\n")
      #expect(statistics(bench)?.lower == -4 && statistics(bench)?.upper == -1)
    }

    @Test func `a tap on a handle brings keys to type where it stands, a drag does not`() throws {
      let bench = try bench("x^2-1")
      press("Select an interval", bench)
      let handle = try #require(grip("start of the interval", bench))
      bench.drag([handle.center, handle.center + Vector(dx: -40, dy: 0)])
      #expect(!bench.calculator.layers.contains { $0.layer == .graph(.pad) })
      let moved = try #require(statistics(bench)?.lower)
      #expect(moved < -1)
      bench.tap(grip("start of the interval", bench)?.center)
      _ = bench.draw()
      #expect(bench.calculator.layers.contains { $0.layer == .graph(.pad) })
      #expect(statistics(bench)?.lower == moved)
      let keys = bench.tree.all
      for name in ["minus", "2", "equals"] {
        bench.tap(keys.first { $0.name == name && $0.frame.width == 52 }?.frame.center)
      }
      #expect(statistics(bench)?.lower == -2)
      _ = bench.draw()
      #expect(!bench.calculator.layers.contains { $0.layer == .graph(.pad) })
    }

    @Test func `a controller types an end, too`() throws {
      let bench = try bench("x^2-1")
      press("Select an interval", bench)
      bench.click(grip("end of the interval", bench)?.center)
      bench.press(.a)
      #expect(bench.calculator.layers.contains { $0.layer == .graph(.pad) })
      // From 5, where the ring begins, to 6.
      bench.press(.dpadRight, .a)
      _ = bench.draw()
      bench.press(.b)
      #expect(statistics(bench)?.upper == 1)
    }

    @Test func `the area between two curves lies between their intersections`() throws {
      let bench = try bench("x^2", "2x")
      press("Select an interval", bench)
      press("Area up to the x axis", bench)
      #expect(statistics(bench)?.base == 0)
      #expect(statistics(bench)?.lower == 0 && statistics(bench)?.upper == 2)
      let words = bench.draw().graphWords
      #expect(words.contains("Area between curves 2 and 1") && words.contains("1.3333"), "\(words)")
      press("Area up to curve 1", bench)
      #expect(statistics(bench)?.base == nil)
    }

    @Test func `the area between two curves is one press away`() throws {
      let bench = try bench("x^2", "2x")
      press("Area between curves 2 and 1", bench)
      #expect(statistics(bench)?.base == 0)
      #expect(statistics(bench)?.lower == 0 && statistics(bench)?.upper == 2)
      #expect(bench.draw().graphWords.contains("1.3333"))
    }

    @Test(arguments: ["x^2-2", "e^x-2", "sin(x)-x/2", "cos(x)-x/3"])
    func `an interval between zeros of a proven view is proven wholly`(formula: String) throws {
      let bench = try bench(formula)
      #expect(bench.draw().graphWords.contains("Proven for the whole view."))
      press("Select an interval", bench)
      let words = bench.draw().graphWords
      #expect(words.contains("Proven for the whole interval."), "\(words)")
      #expect(!words.contains("Proven for the whole view."), "\(words)")
    }

    @Test(arguments: [("sin(x)", "cos(x)", "2.8284"), ("cos(x)", "sin(x)", "2.8284")])
    func `the area between sine and cosine is two roots of two`(
      first: String,
      second: String,
      area: String
    ) throws {
      let bench = try bench(first, second)
      press("Select an interval", bench)
      press("Area up to the x axis", bench)
      #expect(bench.draw().graphWords.contains(area))
    }

    @Test func `edges are dragged, snap to what is proven, and stay in order`() throws {
      let bench = try bench("x^2-1")
      press("Select an interval", bench)
      let end = try #require(grip("end of the interval", bench)).center
      let near = bench.place(ofX: 0, y: 0).x
      bench.drag([end, Point(x: end.x - 20, y: end.y), Point(x: near + 5, y: end.y)])
      #expect(statistics(bench)?.upper == 0)
      let start = try #require(grip("start of the interval", bench)).center
      bench.drag([start, Point(x: start.x + 40, y: start.y), Point(x: near + 300, y: start.y)])
      let lower = try #require(statistics(bench)?.lower)
      #expect(lower < 0 && lower > -0.1)
      #expect(statistics(bench)?.upper == 0)
    }

    @Test func `keys and a controller move an edge, and the plane stays`() throws {
      let bench = try bench("x^2-1")
      press("Select an interval", bench)
      let end = try #require(grip("end of the interval", bench)).center
      // Got hold of and put back where it was.
      bench.drag([end, end + Vector(dx: 20, dy: 0), end])
      let view = bench.viewport
      bench.key(.right, .shift)
      let upper = try #require(statistics(bench)?.upper)
      #expect(upper > 1.01 && upper < 1.2)
      bench.press(.leftShoulder)
      #expect(statistics(bench)?.upper == 1)
      bench.press(.leftShoulder)
      #expect(statistics(bench)?.upper == 0)
      bench.type("n")
      #expect(statistics(bench)?.upper == 1)
      #expect(bench.viewport == view)
    }

    @Test func `a stretch comes back after a restart, and a curve that is gone is forgotten`()
      throws
    {
      let bench = try bench("x^2", "2x")
      press("Select an interval", bench)
      press("Area up to the x axis", bench)
      let again = Bench(1280, 800, state: bench.state, fonts: try FontLibrary())
      #expect(again.draw().graphWords.contains("Area between curves 2 and 1"))
      var state = bench.state
      state.exploration?.statistics?.base = 7
      let lost = Bench(1280, 800, state: state, fonts: try FontLibrary())
      #expect(lost.draw().graphWords.contains("Area under the curve"))
    }

    @Test func `the area between two curves stays when the other one is looked at`() throws {
      let bench = try bench("x^2", "2x", "x-9")
      press("Select an interval", bench)
      press("Area up to the x axis", bench)
      #expect(bench.draw().graphWords.contains("Area between curves 3 and 1"))
      for (curve, words) in [
        (0, "Area between curves 1 and 3"), (1, "Area between curves 2 and 1"),
      ] {
        var state = bench.state
        state.document.functions.select(curve)
        let other = Bench(1280, 800, state: state, fonts: try FontLibrary())
        #expect(other.draw().graphWords.contains(words))
      }
    }

    @Test(arguments: [
      (["x^2", "2x"], true, ["Area between curves", "1.33333333", "1.33333334", "2", "x"]),
      (["x^2-1"], false, ["Integral", "−1.33333334", "−1.33333333", "−1", "1"]),
    ])
    func `before an audience an area is one card, with its integral and two bounds`(
      formulas: [String],
      isBetween: Bool,
      said: [String]
    ) throws {
      let bench = Bench(1920, 1080, fonts: try FontLibrary())
      try bench.graph(formulas)
      bench.type("s")
      press("Select an interval", bench)
      if isBetween { press("Area up to the x axis", bench) }
      bench.key(.function(5))
      let words = bench.draw().canvas.drawnTexts.map(\.text)
      #expect(words.contains("proven: between these two"), "\(words)")
      #expect(words.contains("A"), "\(words)")
      #expect(said.allSatisfy { word in words.contains { $0.contains(word) } }, "\(words)")
      #expect(!words.contains("Maximum") && !words.contains("More"))
      // Pressed, it shows all rows.
      bench.tap(bench.draw().place(of: "proven: between these two"))
      #expect(bench.draw().canvas.drawnTexts.contains { $0.text == "Less" })
      bench.tap(bench.draw().place(of: "Less"))
      #expect(bench.draw().canvas.drawnTexts.contains { $0.text == "proven: between these two" })
    }

    @Test(arguments: [Size(width: 390, height: 844), Size(width: 1024, height: 768)])
    func `an area's card has room for its numbers and covers no formula`(size: Size) throws {
      let bench = Bench(size.width, size.height, fonts: try FontLibrary())
      try bench.graph(["x^2-3"])
      bench.type("s")
      press("Select an interval", bench)
      bench.key(.function(5))
      let picture = bench.draw()
      let card = try #require(
        bench.tree.all.first { $0.name.hasPrefix("Integral") }?.frame
      )
      #expect(Rect(size: size).contains(card.center))
      let numbers = picture.canvas.drawnTexts.filter { $0.text.hasPrefix("−6.9") }
      #expect(numbers.count == 2 && numbers.allSatisfy { card.contains($0.box.center) })
      // The sum stands in brackets under the sign of the integral.
      #expect(picture.canvas.drawnTexts.contains { $0.text == "(" && card.contains($0.box.center) })
      let formula = try #require(picture.canvas.drawnTexts.first { $0.text.hasPrefix(" = ") })
      #expect(!card.contains(formula.box.center))
    }

    @Test(
      arguments: [
        ("x^3-3x", nil, "0"), ("x^3-3x+x^2/1000000", nil, "0.00000533"), ("sin(x)", (-1, 1), "0"),
        ("sin(x)", (0, 2), "0"), ("2x/(1+x^2)", nil, "0"), ("x*e^(-x^2)", nil, "0"),
        ("tan(x/3)", nil, "0"), ("cos(x)", (0, 1), "0"), ("cos(x)-sin(2)/2", nil, "0 ± 10⁻"),
        ("sin(x)*x", nil, "3.48"), ("√x*√x*x", nil, "2.66"),
      ] as [(String, (lower: Double, upper: Double)?, String)]
    )
    func `only an integral that is 0 for sure is told as such`(
      formula: String,
      turns: (lower: Double, upper: Double)?,
      told: String
    ) throws {
      var state = try bench(formula).state
      var statistics = Exploration.Statistics()
      (statistics.lower, statistics.upper) = (-2, 2)
      if let turns {
        (statistics.lower, statistics.upper) = (turns.lower * .pi, turns.upper * .pi)
        (statistics.lowerText, statistics.upperText) = ("\(turns.lower)*pi", "\(turns.upper)*pi")
      }
      state.exploration?.statistics = statistics
      let bench = Bench(1280, 1000, state: state, fonts: try FontLibrary())
      let texts = bench.draw().graphTexts
      let row = try #require(texts.first { $0.text == "Integral" || $0.text.hasPrefix("Area") })
      let value = texts.filter { abs($0.box.midY - row.box.midY) < 3 && $0.box.x > row.box.maxX }
      let text = value.map(\.text).joined()
      #expect(told == "0" ? text == told : text.hasPrefix(told), "\(text)")
    }

    @Test(arguments: [
      ("1/x", 0.0, 1.0, "0 < "), ("tan(x)", 0, 1.5707963267948966, " < ≈\u{A0}1.571"),
      ("√x", 0, 1, "everywhere"), ("x^x", -3, 1, nil),
    ])
    func `a domain leaves out an end without value, and is told where it is certain`(
      formula: String,
      lower: Double,
      upper: Double,
      told: String?
    ) throws {
      var state = try bench(formula).state
      var statistics = Exploration.Statistics()
      (statistics.lower, statistics.upper, statistics.isExpanded) = (lower, upper, true)
      if upper != 1 { statistics.upperText = "pi/2" }
      state.exploration?.statistics = statistics
      let bench = Bench(1280, 1000, state: state, fonts: try FontLibrary())
      let words = bench.draw().graphWords
      let domain = words.firstRange(of: "Domain").map { words[$0.upperBound...].prefix(20) }
      #expect(told.map { domain?.contains($0) ?? false } ?? (domain == nil), "\(words)")
      #expect(told == "everywhere" || !words.contains("everywhere"))
    }

    /// Columns are filled between the two inks, and not where a curve has no value.
    @Test func `the area ends with the domain`() throws {
      let bench = try bench("√x")
      press("Select an interval", bench)
      bench.send(.key(KeyEvent(.escape)))
      let tint = bench.draw().theme.pen(0).opacity(0.22)
      let zero = bench.place(ofX: 0, y: 0).x
      var state = bench.state
      state.exploration = Exploration()
      state.exploration?.statistics = Exploration.Statistics()
      state.exploration?.statistics?.lower = -2
      state.exploration?.statistics?.upper = 2
      let again = Bench(1280, 800, state: state, fonts: try FontLibrary())
      let filled = again.draw().canvas.drawnFills.filter { $0.color == tint }.map(\.frame)
      #expect(filled.count > 50)
      #expect(filled.allSatisfy { $0.x > zero - 2 })
      #expect(filled.allSatisfy { $0.maxY <= bench.place(ofX: 0, y: 0).y + 2 })
    }
  }
}
