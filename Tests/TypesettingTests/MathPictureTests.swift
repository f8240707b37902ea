import Drawing
import TestSupport
import Testing
import Typesetting

/// Formulas built by hand, without a text that they were read from.
@Suite struct MathPictureTests {
  private let style = MathStyle(size: 20)

  private func letter(_ text: String, at start: Int) -> MathNode {
    MathNode(.text(text, .letter), start..<start + text.count)
  }

  private func row(_ nodes: [MathNode]) -> MathRow {
    let start = nodes.first?.range.lowerBound ?? 0
    return MathRow(nodes, start..<(nodes.last?.range.upperBound ?? start))
  }

  private func picture(_ nodes: [MathNode], size: Double = 20) -> MathPicture {
    MathPicture(row(nodes), style: MathStyle(size: size), RecordingCanvas())
  }

  /// The fraction a/b.
  private var fraction: MathNode {
    MathNode(.fraction(row([letter("a", at: 0)]), row([letter("b", at: 2)])), 0..<3)
  }

  @Test func `letters stand side by side`() {
    let one = picture([letter("a", at: 0)])
    let two = picture([letter("a", at: 0), letter("b", at: 1)])
    #expect(two.width > one.width)
    #expect(two.ascent == one.ascent)
    #expect(!two.isTall)
  }

  @Test func `a fraction is higher and deeper than its letters, and no wider than both`() {
    let line = picture([letter("a", at: 0)])
    let fraction = picture([fraction])
    #expect(fraction.ascent > line.ascent)
    #expect(fraction.descent > line.descent)
    #expect(fraction.isTall)
    #expect(fraction.width < 2 * 20)
  }

  @Test func `both parts of a fraction are boxes that can be typed in`() {
    let slots = picture([fraction]).slots
    #expect(slots.count { $0.range == 0..<1 || $0.range == 2..<3 } == 2)
    let upper = slots.first { $0.range == 0..<1 }
    let lower = slots.first { $0.range == 2..<3 }
    #expect((upper?.frame.maxY ?? 0) < (lower?.frame.y ?? 0))
  }

  @Test(arguments: [10.0, 20, 40, 80])
  func `everything grows with the size`(size: Double) {
    let small = picture([fraction], size: size)
    let large = picture([fraction], size: 2 * size)
    #expect(large.width > 1.5 * small.width)
    #expect(large.ascent > 1.5 * small.ascent)
  }

  @Test func `the caret has a stop before and behind each letter, from left to right`() {
    let picture = picture([letter("a", at: 0), letter("b", at: 1), letter("c", at: 2)])
    #expect(picture.stops.map(\.offset) == [0, 1, 2, 3])
    let places = picture.stops.map(\.place.x)
    #expect(places == places.sorted() && Set(places).count == 4)
  }

  @Test func `the nearest stop to a stop is itself`() {
    let picture = picture([fraction, letter("c", at: 3)])
    for stop in picture.stops {
      #expect(picture.stop(nearest: stop.place)?.offset == stop.offset)
      #expect(picture.stop(at: stop.offset)?.offset == stop.offset)
    }
  }

  @Test func `up from the lower part of a fraction leads into the upper one, and back`() throws {
    let picture = picture([fraction])
    let lower = try #require(picture.stops.first { $0.offset == 2 })
    let upper = try #require(picture.stop(from: lower, up: true))
    #expect((0...1).contains(upper.offset))
    let back = try #require(picture.stop(from: upper, up: false))
    #expect((2...3).contains(back.offset))
  }

  @Test func `all that is drawn lies within the width`() {
    let picture = picture([letter("x", at: 0), fraction])
    let canvas = RecordingCanvas()
    picture.draw(
      on: canvas,
      at: Point(x: 100, y: 100),
      in: MathColors(Color(0))
    )
    for text in canvas.texts {
      #expect(text.box.x >= 99)
      #expect(text.box.maxX <= 101 + picture.width)
    }
    #expect(canvas.texts.count >= 3)
  }
}
