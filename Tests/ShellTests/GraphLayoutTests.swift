import Settings
import Controls
import Documents
import Drawing
import GraphScene
import GraphTools
import GraphModel
import Input
import SDLPlatform
import SceneHost
import SceneParts
import Shell
import TestSupport
import Testing

extension RealFontTests {
  /// What lies over the plane stays out of each other's way.
  @Suite struct GraphLayoutTests {
    private static let sizes = PlanRow.table.map(\.size)
    private let fonts: FontLibrary

    init() throws { fonts = try FontLibrary() }

    private func bench(_ formulas: [String], size: Size, state: SavedState? = nil) throws -> Bench {
      let bench = Bench(size.width, size.height, state: state, fonts: fonts)
      try bench.graph(formulas)
      return bench
    }

    /// The card on which words stand.
    private func card(of words: String, on picture: Picture, theme: Theme? = nil) -> Rect? {
      guard let place = picture.place(of: words) else { return nil }
      return picture.canvas.drawnBoxes.last {
        $0.color == (theme ?? picture.theme).raised && !$0.isBorder && $0.frame.contains(place)
      }?.frame
    }

    /// The middles of the filled circles in the display list, with their places in it.
    private func circles(_ picture: Picture) -> [(center: Point, order: Int)] {
      picture.canvas.calls.enumerated().compactMap { order, call in
        let words = call.split(separator: " ")
        guard words.first == "circle", words.count > 1 else { return nil }
        let numbers = words[1].split(separator: ",").compactMap { Double($0) }
        return numbers.count == 2 ? (Point(x: numbers[0], y: numbers[1]), order) : nil
      }
    }

    @Test(arguments: sizes, [true, false])
    func `the list and the statistics never lie on each other`(size: Size, isListFirst: Bool) throws
    {
      let bench = try bench(["a*sin(x)+b", "cos(x)"], size: size)
      for isList in [isListFirst, !isListFirst] {
        if isList { bench.key(.character("l"), .command) } else { bench.type("s") }
        if isList, !isListFirst { continue }
        for _ in 0..<8 where bench.calculator.keyLayer == .graph(.list) { bench.key(.tab) }
      }
      _ = bench.draw()
      let facts = bench.calculator.layers.first { $0.layer == .graph(.statistics) }?.boxes.first
      let list = bench.calculator.layers.first { $0.layer == .graph(.list) }?.boxes.first
      if size.width >= 700 { #expect(list != nil && facts != nil) }
      #expect(list != nil || facts != nil)
      #expect(!(list ?? .zero).overlaps(facts ?? .zero))
    }

    @Test(arguments: sizes, [TextSize.normal, .double])
    func `what can be graphed first stands on a card level with the zoom`(
      size: Size,
      textSize: TextSize
    ) throws {
      var state = SavedState()
      (state.preferences.theme, state.preferences.textSize) = (.dark, textSize)
      let bench = Bench(size.width, size.height, state: state, fonts: fonts)
      if !bench.state.isGraphShown { bench.key(.function(6)) }
      let picture = bench.draw()
      #expect(picture.graphWords.contains("Nothing graphed yet"))
      let card = try #require(self.card(of: "Nothing graphed yet", on: picture))
      let zoom = try #require(
        picture.canvas.drawnBoxes.last {
          !$0.isBorder && $0.frame.width == 44 && $0.frame.height == 88
        }?.frame
      )
      #expect(card.maxY == zoom.maxY)
      #expect(card.maxX <= zoom.x - 15)
      #expect(card.y >= (picture.plot?.y ?? 0))
      #expect(
        picture.graphTexts.someAndAllSatisfy { !card.overlaps($0.box) || card.contains($0.box) }
      )
    }

    @Test(arguments: sizes)
    func `the table leaves a part of the plane worth looking at`(size: Size) throws {
      let bench = try bench(["sin(x)*x^2"], size: size)
      bench.key(.character("t"), .command)
      let picture = bench.draw()
      let pane = try #require(picture.arrangement.detail)
      let title = try #require(picture.place(of: "Table of values"))
      let table = try #require(
        (picture.canvas.drawnFills + picture.canvas.drawnBoxes).last {
          $0.color == picture.theme.raised && !$0.isBorder && $0.frame.contains(title)
            && $0.frame.width > 200
        }?.frame
      )
      let plot = try #require(picture.plot)
      let isBeside = plot.maxX <= table.x
      #expect(isBeside ? pane.width - table.width >= 160 : table.y - plot.y >= 112)
    }

    @Test(arguments: sizes)
    func `points are marked under pills and cards, and not where these hide them`(size: Size) throws
    {
      let bench = try bench(["sin(x)*3", "cos(x)", "x^2/4-3", "1/x"], size: size)
      let picture = bench.draw()
      let pills = picture.canvas.drawnBoxes.filter {
        $0.color == picture.theme.raised && !$0.isBorder && $0.frame.height == 36
      }
      #expect(!pills.isEmpty)
      let first = try #require(pills.map(\.order).min())
      let marks = circles(picture).filter { $0.order < first }
      #expect(!marks.isEmpty)
      #expect(!marks.contains { mark in pills.contains { $0.frame.contains(mark.center) } })
    }

    @Test(arguments: sizes)
    func `the current function keeps its pill`(size: Size) throws {
      let formulas = [
        "sin(x)*3+cos(x)", "cos(x)+tan(x)*2", "x^2/4-3+sin(x)*x", "1/x+3", "ln(x)", "2x",
      ]
      let bench = try bench(formulas, size: size)
      let words = bench.draw().graphWords
      #expect(words.contains("y = 2·x"))
    }

    @Test(arguments: [Size(width: 1024, height: 768), Size(width: 1280, height: 800)])
    func `the trace's card hides neither an axis nor its own dot`(size: Size) throws {
      let bench = try bench(["sin(x)*x^2"], size: size)
      bench.type("tnn")
      let card = try #require(self.card(of: "maximum", on: bench.draw()))
      let origin = bench.place(ofX: 0, y: 0)
      #expect(origin.x < card.x || origin.x > card.maxX)
      #expect(!card.contains(bench.place(ofX: bench.state.exploration?.trace?.x ?? 0, y: 3.945)))
    }

    @Test(arguments: sizes)
    func `before an audience the card hides no formula, no tag and not the ring`(size: Size) throws
    {
      let bench = try bench(["exp(-x^2/8)*cos(3x)", "exp(-x^2/8)"], size: size)
      bench.key(.function(5))
      bench.type("tn")
      let picture = bench.draw()
      let theme = Theme.projectorBlack
      let title = try #require(
        picture.canvas.drawnTexts.last { ["inflection", "maximum", "zero"].contains($0.text) }
      )
      let card = try #require(self.card(of: title.text, on: picture, theme: theme))
      let before = picture.canvas.drawnTexts.filter { $0.order < title.order }
      let formulas = before.filter { $0.text.hasPrefix(" = ") }
      #expect(formulas.count == 2)
      #expect(!formulas.contains { card.overlaps($0.box) })
      let tags = picture.canvas.drawnBoxes.filter {
        $0.color == theme.graph.pens[0] && !$0.isBorder
      }
      #expect(!tags.isEmpty)
      #expect(!tags.contains { card.overlaps($0.frame) })
      // Nothing is left out of a formula.
      #expect(!picture.canvas.drawnTexts.contains { $0.text.contains("…") })
    }

    @Test(arguments: windows)
    func `a menu's ring keeps off its border, and the rows are the same in every window`(
      size: Size
    )
      throws
    {
      let bench = try bench(["tan(x)"], size: size)
      bench.key(.character(","), .command)
      let picture = bench.draw()
      let ring = try #require(picture.focusRing)
      let card = try #require(self.card(of: "Theme", on: picture))
      #expect(card.inset(by: 4).contains(ring))
      for words in ["Dark", "Points of interest", "Shown", "Functions", "Views…", "Speech", "Off"] {
        #expect(picture.place(of: words) != nil, "\(words)")
      }
    }

    @Test(arguments: [24.0, 60, 200], [0.0, 30, 80])
    func `what a list's end cuts fades away, and its thumb keeps off the border`(
      reach: Double,
      scroll: Double
    ) {
      let canvas = RecordingCanvas()
      let list = Rect(x: 10, y: 20, width: 200, height: 100)
      let scroll = min(scroll, reach)
      ControlPainter(theme: .slate, canvas: canvas)
        .drawScrolling(of: list, reach: reach, scroll: scroll)
      #expect(canvas.drawnFills.isEmpty == (scroll == reach))
      #expect(canvas.drawnFills.allSatisfy { list.contains($0.frame) })
      #expect(canvas.drawnBoxes.someAndAllSatisfy { $0.frame.maxX <= list.maxX - 4 })
    }
  }
}
