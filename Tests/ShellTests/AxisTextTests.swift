import Documents
import Drawing
import Input
import TestSupport
import Testing

/// Numbers and names of the axes stay, whatever is traced, shown or crossed.
@Suite struct AxisTextTests {
  private func bench(_ formula: String) throws -> Bench {
    let bench = Bench(1280, 800, state: SavedState(), view: .unchosen)
    try bench.graph([formula])
    return bench
  }

  /// Numbers beside the axes.
  private func numbers(_ bench: Bench) -> [DrawnText] {
    let picture = bench.draw()
    guard let plot = picture.plot else { return [] }
    return picture.graphTexts.filter {
      $0.font.size == 13 && plot.contains($0.box.center) && !$0.text.contains("x")
        && $0.text.allSatisfy { "0123456789.−π/".contains($0) }
    }
  }

  @Test(arguments: ["cos(x)", "x^3-x", "exp(x)"])
  func `a trace takes the place of the numbers under its tags alone`(formula: String) throws {
    let bench = try bench(formula)
    let before = numbers(bench)
    bench.type("t")
    for _ in 0..<12 {
      bench.key(.right, .shift)
      let picture = bench.draw()
      let after = numbers(bench).map(\.box)
      let boxes = picture.canvas.drawnBoxes.filter { !$0.isBorder }.map(\.frame)
      let gone = before.filter { number in
        !after.contains { $0.distance(to: number.box) < 2 }
      }
      let uncovered = gone.filter { number in
        !boxes.contains { $0.width < 300 && $0.inset(by: -8).overlaps(number.box) }
      }
      #expect(uncovered.isEmpty, "\(uncovered.map(\.text))")
    }
  }

  @Test func `a number under the traced dot is written over it`() throws {
    let bench = try bench("cos(x)")
    bench.type("t")
    bench.type("-0.06\n")
    let canvas = bench.draw().canvas
    let dot = bench.place(ofX: -0.06, y: 0.998)
    let circle = canvas.calls.lastIndex { call in
      let words = call.split(separator: " ")
      guard words.first == "circle", words.count > 1 else { return false }
      let numbers = words[1].split(separator: ",").compactMap { Double($0) }
      return numbers.count == 2 && Point(x: numbers[0], y: numbers[1]).distance(to: dot) < 3
    }
    let number = try #require(
      canvas.drawnTexts.last { $0.text == "1" && $0.box.center.distance(to: dot) < 24 }
    )
    #expect(number.order > (try #require(circle)))
  }

  @Test(arguments: ["x", "0-x", "tan(x)", "1/x", "0x", "1000x"])
  func `both axes are named`(formula: String) throws {
    let bench = try bench(formula)
    let names = bench.draw().graphTexts.filter {
      $0.font.size < 16 && ["x", "y"].contains($0.text)
    }
    #expect(Set(names.map(\.text)) == ["x", "y"])
  }
}

extension Rect {
  fileprivate func distance(to other: Rect) -> Double { center.distance(to: other.center) }
}
