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

/// Names typed with letters on the screen, by fingers and a controller.
@Suite struct LetterKeyTests {
  private static let sizes = [
    (320, 480), (480, 320), (390, 844), (844, 390), (1024, 768), (1280, 800), (1920, 1080),
  ]
  .map { Size(width: $0.0, height: $0.1) }

  private func bench(_ size: Size = Size(width: 390, height: 844)) -> Bench {
    let bench = Bench(size.width, size.height)
    bench.calculator.places = FilePlaces(
      documents: "~/Documents/",
      pictures: "~/Pictures/",
      home: "/home/ada/"
    )
    bench.type("x^2")
    bench.tapGraph()
    bench.key(.character("s"), .command)
    return bench
  }

  private func texts(_ bench: Bench) -> [DrawnText] { bench.draw().canvas.drawnTexts }

  private func place(_ word: String, _ bench: Bench) -> Point? {
    texts(bench).last { $0.text == word }?.box.center
  }

  /// The line of the sheet that saves.
  private func line(_ bench: Bench) -> String {
    texts(bench).last { $0.font == Font(.regular, 17) }?.text ?? ""
  }

  private func tap(_ letters: String, _ bench: Bench) {
    for letter in letters { bench.tap(place(String(letter), bench)) }
  }

  private func openKeys(_ bench: Bench) {
    bench.tap(place("~/Documents/x2.ordinate", bench))
  }

  private func saved(_ requests: [SceneRequest]) -> String? {
    requests.compactMap { request -> String? in
      if case .file(.save(let path, _)) = request { path } else { nil }
    }
    .first
  }

  // MARK: Fingers

  @Test(arguments: sizes) func `a finger in the line opens them, whole and inside the window`(
    size: Size
  ) throws {
    let bench = bench(size)
    #expect(place("q", bench) == nil)
    openKeys(bench)
    let picture = bench.draw()
    for letter in "1234567890qwertyuiopasdfghjklzxcvbnm~/_.-" {
      #expect(picture.canvas.drawnTexts.contains { $0.text == String(letter) }, "\(letter)")
    }
    let window = Rect(size: size)
    #expect(picture.cutTexts.isEmpty && picture.texts(outside: window).isEmpty)
    let layer = try #require(bench.calculator.layers.first)
    #expect(window.contains(try #require(layer.boxes.first)))
    for (index, box) in layer.targets.enumerated() {
      #expect(layer.boxes[0].inset(by: -3).contains(box))
      #expect(!layer.targets[..<index].contains { $0.inset(by: 0.01).overlaps(box) })
      #expect(box.width >= 27 && box.height >= 32)
    }
  }

  @Test(arguments: sizes) func `fingers type a name and save it`(size: Size) {
    let bench = bench(size)
    openKeys(bench)
    bench.key(.character("a"), .command)
    tap("~/ab_1", bench)
    #expect(line(bench) == "~/ab_1")
    #expect(saved(bench.tap(place("Save", bench))) == "~/ab_1.ordinate")
  }

  @Test func `the name that is offered goes with the first letter`() {
    let bench = bench()
    openKeys(bench)
    tap("ab", bench)
    #expect(line(bench) == "~/Documents/ab.ordinate")
  }

  @Test func `a capital is followed by small letters`() throws {
    let bench = bench()
    openKeys(bench)
    bench.key(.character("a"), .command)
    let z = try #require(place("z", bench))
    bench.tap(Point(x: 30, y: z.y))
    #expect(place("Q", bench) != nil)
    tap("A", bench)
    tap("b", bench)
    #expect(line(bench) == "Ab")
  }

  @Test func `two thumbs type without waiting for each other`() throws {
    let bench = bench()
    openKeys(bench)
    bench.key(.character("a"), .command)
    let (left, right) = (try #require(place("f", bench)), try #require(place("j", bench)))
    func send(_ phase: FingerEvent.Phase, _ id: Int64, _ place: Point) {
      bench.send(.finger(FingerEvent(phase, id: id, at: place, time: bench.clock)))
    }
    send(.began, 1, left)
    send(.began, 2, right)
    send(.ended, 1, left)
    send(.ended, 2, right)
    #expect(line(bench) == "fj")
  }

  @Test func `whoever types on a keyboard sees them no more`() {
    let bench = bench()
    openKeys(bench)
    bench.type("w")
    #expect(place("q", bench) == nil)
    #expect(place("Cancel", bench) != nil)
  }

  @Test func `the mouse opens none`() {
    let bench = bench()
    bench.click(place("~/Documents/x2.ordinate", bench))
    #expect(place("q", bench) == nil)
  }

  @Test func `closing them leaves the sheet, and Esc closes one thing`() {
    let bench = bench()
    openKeys(bench)
    bench.key(.escape)
    #expect(place("q", bench) == nil && place("Cancel", bench) != nil)
    bench.key(.escape)
    #expect(place("Cancel", bench) == nil)
  }

  @Test func `a view is named by fingers at once`() {
    let bench = Bench(390, 844)
    bench.key(.function(6))
    bench.key(.character(","), .command)
    bench.tap(place("Views…", bench) ?? place("Views", bench))
    bench.tap(place("Keep this view…", bench) ?? place("Keep view…", bench))
    #expect(place("q", bench) != nil)
    tap("abc", bench)
    bench.tap(place("Keep", bench))
    #expect(bench.document.graph.views.map(\.name) == ["abc"])
  }

  // MARK: A controller

  @Test func `a controller writes a name`() {
    let bench = bench(Size(width: 1280, height: 800))
    bench.press(.a)
    #expect(place("q", bench) != nil)
    bench.press(.a)
    #expect(line(bench) == "~/Documents/g.ordinate")
    bench.press(.dpadRight, .x, .a)
    #expect(line(bench) == "~/Documents/gH.ordinate")
    bench.press(.b, .leftShoulder, .dpadUp, .a)
    #expect(line(bench).hasSuffix("g.ordinate"))
    #expect(line(bench).count == "~/Documents/yg.ordinate".count)
    #expect(saved(bench.press(.y)) == nil)
    #expect(place("q", bench) == nil && place("Cancel", bench) != nil)
    bench.press(.a, .start)
    #expect(place("q", bench) == nil && place("Cancel", bench) != nil)
    #expect(saved(bench.press(.y))?.hasSuffix("g.ordinate") ?? false)
  }

  @Test func `B in an empty line closes them`() {
    let bench = bench(Size(width: 1280, height: 800))
    bench.press(.a)
    bench.key(.character("a"), .command)
    bench.press(.b, .b)
    #expect(place("q", bench) == nil && place("Cancel", bench) != nil)
  }

  @Test func `the hints say what its buttons do here`() {
    let bench = bench(Size(width: 1280, height: 800))
    bench.press(.a)
    let words = texts(bench).map(\.text)
    for word in ["Press", "Delete", "Capital", "Done", "Cursor", "Close"] {
      #expect(words.contains(word))
    }
  }
}
