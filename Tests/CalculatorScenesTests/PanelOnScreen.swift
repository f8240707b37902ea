import Drawing
import TestSupport
import Testing

/// The list of functions as it is drawn at 1280×800.
struct PanelOnScreen {
  let card: Point
  static let width = 352.0

  init(_ bench: Bench) throws {
    let title = try #require(bench.draw().canvas.drawnTexts.first { $0.text == "Functions" })
    card = Point(x: title.box.x - 16, y: title.box.midY - 24)
  }

  private func row(_ index: Int) -> Double { card.y + 72 + 48 * Double(index) }

  func disc(_ index: Int) -> Point { Point(x: card.x + 26, y: row(index)) }
  func formula(_ index: Int) -> Point { Point(x: card.x + 120, y: row(index)) }
  func menu(_ index: Int) -> Point { Point(x: card.x + Self.width - 26, y: row(index)) }
  var close: Point { Point(x: card.x + Self.width - 26, y: card.y + 24) }

  /// The top of the sliders below so many functions.
  private func sliders(_ count: Int) -> Double { card.y + 48 + 48 * Double(count + 1) + 9 }

  func value(below count: Int) -> Point { Point(x: card.x + 60, y: sliders(count) + 24) }
  func play(below count: Int) -> Point {
    Point(x: card.x + Self.width - 74, y: sliders(count) + 24)
  }
  func options(below count: Int) -> Point {
    Point(x: card.x + Self.width - 26, y: sliders(count) + 24)
  }
  func track(below count: Int, at share: Double) -> Point {
    Point(x: card.x + 26 + share * (Self.width - 52), y: sliders(count) + 66)
  }
}
