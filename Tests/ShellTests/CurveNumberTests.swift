import Settings
import GraphScene
import SceneParts
import Shell
import Documents
import Drawing
import TestSupport
import Testing

@Suite struct CurveNumberTests {
  /// The middles of the discs on curves.
  private func discs(_ bench: Bench) -> [Point] {
    bench.draw().canvas.calls.compactMap { call in
      let words = call.split(separator: " ")
      guard words.count > 2, words[0] == "circle", words[2] == "r11.8" else { return nil }
      let numbers = words[1].split(separator: ",").compactMap { Double($0) }
      return numbers.count == 2 ? Point(x: numbers[0], y: numbers[1]) : nil
    }
  }

  @Test func `several curves carry their numbers, one alone does not`() throws {
    let bench = Bench(1024, 768)
    try bench.graph(["x/2"])
    #expect(discs(bench).isEmpty)
    try bench.graph(["x/2", "-x/3"])
    let discs = discs(bench)
    #expect(discs.count == 2)
    for (slope, disc) in zip([1.0 / 2, -1.0 / 3], discs) {
      let middle = bench.place(ofX: 0, y: 0)
      #expect(abs((middle.y - disc.y) - slope * (disc.x - middle.x)) < 0.2)
    }
  }

  @Test(arguments: [
    Size(width: 320, height: 480), Size(width: 390, height: 844), Size(width: 844, height: 390),
    Size(width: 1024, height: 768),
  ])
  func `they are apart, also where curves run together`(size: Size) throws {
    let bench = Bench(size.width, size.height)
    try bench.graph(["sin(x)", "sin(x)", "cos(x)", "√(-x)", "sin(x)"])
    let discs = discs(bench)
    #expect(discs.count == 5)
    for (index, disc) in discs.enumerated() {
      #expect(discs[..<index].allSatisfy { $0.distance(to: disc) >= 24 })
    }
  }

  @Test func `a figure carries its number on its line`() throws {
    let bench = Bench(1024, 768)
    _ = bench.calculator.paste("x^2/9-4\nx^2+y^2=4")
    let disc = try #require(discs(bench).last)
    let unit = bench.place(ofX: 1, y: 0).x - bench.place(ofX: 0, y: 0).x
    #expect(discs(bench).count == 2)
    #expect(abs(disc.distance(to: bench.place(ofX: 0, y: 0)) / unit - 2) < 0.03)
  }

  @Test func `what is not seen has no number`() throws {
    let bench = Bench(1024, 768)
    try bench.graph(["x", "x+100", "√(-1-x²)", "1"])
    #expect(discs(bench).count == 2)
  }

  @Test(arguments: [TextSize.normal, .veryLarge, .double])
  func `a number stands in the middle of its disc, however large text is`(size: TextSize) throws {
    var state = SavedState()
    state.preferences.textSize = size
    let bench = Bench(1024, 768, state: state)
    try bench.graph(["x/2", "-x/3"])
    let discs = discs(bench)
    #expect(discs.count == 2)
    let numbers = bench.draw().canvas.drawnTexts.filter { $0.font == Font(.semibold, 13) }
    for (disc, text) in zip(discs, ["1", "2"]) {
      let number = numbers.filter { $0.text == text }.map(\.box.center)
      #expect(number.contains { $0.distance(to: disc) < 2 }, "\(number) \(disc)")
    }
  }
}
