import Calculator
import Documents
import Drawing
import GraphKit
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
  /// A window that draws only what changed, beside one that draws each picture whole.
  @Suite struct PanFilmTests {
    /// One calculator drawn on two surfaces at once.
    private final class Film {
      let calculator: GraphingCalculator
      let kept: PictureCanvas
      let fonts: FontLibrary
      let size: Size
      let scale: ContentScale
      var time = 1.0

      init(
        _ formulas: [String],
        _ exploration: Exploration = Exploration(),
        size: Size = Size(width: 360, height: 300),
        scale: Double = 1
      ) throws {
        fonts = try FontLibrary()
        self.size = size
        self.scale = ContentScale(scale)
        kept = try PictureCanvas(
          size: size,
          scale: self.scale,
          fonts: fonts,
          keepsDrawings: true
        )
        var state = SavedState()
        state.exploration = exploration
        state.document[viewportOf: GraphDocument.graphName] = Viewport(pointsPerUnit: 18)
        calculator = GraphingCalculator(state, measurer: fonts)
        try calculator.show(formulas: formulas)
        calculator.resize(to: size, contentScale: self.scale)
        kept.draw { calculator.draw(on: $0) }
      }

      func handle(_ event: InputEvent) {
        time += 1.0 / 60
        _ = calculator.handle(event, at: time)
        _ = calculator.advance(to: time)
        kept.draw { calculator.draw(on: $0) }
      }

      /// How many pixels differ by more than rounding from the picture drawn whole, and where.
      func differences() throws -> [Point] {
        let whole = try PictureCanvas(size: size, scale: scale, fonts: fonts)
        whole.draw { calculator.draw(on: $0) }
        return zip(kept.pixels, whole.pixels).enumerated().compactMap { index, pair in
          func differs(_ shift: UInt32) -> Bool {
            let gap = Int(pair.0 >> shift & 255) - Int(pair.1 >> shift & 255)
            return abs(gap) > 3
          }
          guard differs(0) || differs(8) || differs(16) else { return nil }
          let (y, x) = index.quotientAndRemainder(dividingBy: kept.width)
          return Point(x: scale.points(Double(x)), y: scale.points(Double(y)))
        }
      }
    }

    /// Lines may begin a little otherwise at the edges of the plane, where the rest is out of sight.
    private static func isInside(_ place: Point) -> Bool {
      place.x > 8 && place.x < 352 && place.y > 8 && place.y < 292
    }

    private static let formulas = [
      ["sin(x)", "1/x", "tan(x)", "floor(x)", "sin(1/x)", "x^2-3", "sqrt(x)", "-x/2"],
      ["y'=x-y^2, y(0)=1", "x/3"], ["x'=y, y'=-x"],
    ]

    @Test(arguments: [1.0, 1.5], formulas)
    func `a panned picture is the one drawn whole`(scale: Double, formulas: [String]) throws {
      // Finding points takes longer than all the pictures.
      var exploration = Exploration()
      exploration.hidesPoints = true
      let film = try Film(formulas, exploration, scale: scale)
      var random = SeededGenerator(seed: 7)
      var place = Point(x: 180, y: 150)
      film.handle(.finger(FingerEvent(.began, id: 1, at: place, time: film.time)))
      for step in 0..<15 {
        let reach = step % 5 == 4 ? 150.0 : 24
        place.x += Double.random(in: -reach...reach, using: &random).rounded()
        place.y += Double.random(in: -reach...reach, using: &random).rounded()
        film.handle(.finger(FingerEvent(.moved, id: 1, at: place, time: film.time)))
        let differences = try film.differences().filter(Self.isInside)
        #expect(differences.isEmpty, "step \(step): \(differences.prefix(5))")
      }
    }

    @Test func `a cloud of points is panned, and one of them moved, as if drawn whole`() throws {
      var exploration = Exploration()
      exploration.hidesPoints = true
      let film = try Film(["x/3"], exploration, size: Size(width: 720, height: 420))
      var random = SeededGenerator(seed: 3)
      let rows = (0..<500).map { _ in
        "\(Double.random(in: -9...9, using: &random))\t\(Double.random(in: -6...6, using: &random))\n"
      }
      _ = film.calculator.paste(rows.joined())
      film.handle(.key(KeyEvent(.function(6))))
      var place = Point(x: 560, y: 390)
      film.handle(.finger(FingerEvent(.began, id: 1, at: place, time: film.time)))
      for step in 0..<12 {
        place.x -= Double(7 * step % 19)
        place.y -= Double(5 * step % 17)
        film.handle(.finger(FingerEvent(.moved, id: 1, at: place, time: film.time)))
        let differences = try film.differences().filter { $0.x > 368 && $0.x < 712 }
        #expect(differences.isEmpty, "step \(step): \(differences.prefix(5))")
      }
      film.handle(.finger(FingerEvent(.ended, id: 1, at: place, time: film.time)))
      film.handle(.text("n"))
      for step in 0..<12 {
        film.handle(.key(KeyEvent(step < 9 ? .up : .right, modifiers: .shift)))
        let differences = try film.differences()
        #expect(differences.isEmpty, "move \(step): \(differences.prefix(5))")
      }
    }

    @Test func `typing, tracing, menus and themes show what a whole picture shows`() throws {
      var exploration = Exploration()
      exploration.statistics = Exploration.Statistics()
      let film = try Film(["sin(x)", "x^2-3"], exploration, size: Size(width: 720, height: 420))
      let events: [InputEvent] =
        [.key(KeyEvent(.function(6))), .text("t")]
        + Array(repeating: .key(KeyEvent(.right)), count: 6)
        + [
          .text("s"), .text("m"), .key(KeyEvent(.down)), .key(KeyEvent(.escape)), .text("l"),
          .key(KeyEvent(.escape)), .text("+"), .text("-"), .key(KeyEvent(.function(6))),
          .text("3"), .text("+"), .text("x"), .key(KeyEvent(.enter)), .key(KeyEvent(.function(1))),
          .key(KeyEvent(.escape)), .text("d"),
        ]
      for (index, event) in events.enumerated() {
        film.handle(event)
        film.time += 2
        film.handle(.key(KeyEvent(.function(12))))
        let differences = try film.differences()
        #expect(differences.isEmpty, "event \(index): \(differences.prefix(5))")
      }
    }

    @Test func `dashes stay on their curve while it is panned`() throws {
      let dashed = (0..<7).map { "x^2/9-\($0)" }
      let film = try Film(dashed)
      let place = Point(x: 180, y: 150)
      film.handle(.finger(FingerEvent(.began, id: 1, at: place, time: film.time)))
      for step in 1...12 {
        let moved = place + Vector(dx: -7 * Double(step), dy: 0)
        film.handle(.finger(FingerEvent(.moved, id: 1, at: moved, time: film.time)))
        #expect(try film.differences().filter(Self.isInside).isEmpty)
      }
    }
  }
}
