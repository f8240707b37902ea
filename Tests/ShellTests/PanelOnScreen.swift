import Drawing
import GraphTools
import Shell
import TestSupport
import Testing

/// The list of functions as it lies in the calculator's place at 1280×800.
struct PanelOnScreen {
  /// What can be pressed, in its order: the bar, three for each function, "Add" with the table beside
  /// it, and three for each slider with its track.
  private let targets: [Rect]
  let card: Rect

  init(_ bench: Bench) throws {
    _ = bench.draw()
    let list = try #require(bench.calculator.layers.first { $0.layer == .graph(.list) })
    card = try #require(list.boxes.first)
    targets = list.targets
  }

  /// How many controls are in the bar.
  private static let bar = 5

  private func target(_ index: Int) -> Rect {
    targets.indices.contains(index) ? targets[index] : .zero
  }

  func disc(_ index: Int) -> Point { target(Self.bar + 3 * index).center }
  func row(_ index: Int) -> Rect { target(Self.bar + 3 * index + 1) }
  func formula(_ index: Int) -> Point { row(index).center }
  func menu(_ index: Int) -> Point { target(Self.bar + 3 * index + 2).center }
  /// The row for a new function below so many.
  func add(below count: Int) -> Rect { target(Self.bar + 3 * count) }
  var close: Point { bar(0) }
  /// Keypad, undo, redo, the menu and Live.
  func bar(_ index: Int) -> Point { target(index).center }
  /// A sign with boxes, below so many functions without sliders.
  func template(_ index: Int, below count: Int) -> Point {
    target(Self.bar + 3 * count + 2 + index).center
  }

  private func slider(_ count: Int, _ part: Int) -> Rect { target(Self.bar + 3 * count + 2 + part) }

  func value(below count: Int) -> Point { slider(count, 0).center }
  func play(below count: Int) -> Point { slider(count, 1).center }
  func options(below count: Int) -> Point { slider(count, 2).center }
  func track(below count: Int, at share: Double) -> Point {
    let frame = slider(count, 3).inset(dx: 14, dy: 0)
    return Point(x: frame.x + share * frame.width, y: frame.midY)
  }
}
