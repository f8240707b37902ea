import Drawing
import TestSupport

extension Picture {
  /// Texts that are cut off, except a formula too long for the display, which scrolls in three clips.
  var cutTexts: [String] {
    canvas.drawnTexts.filter { $0.clips.count < 3 && !$0.isWhole }.map(\.text)
  }

  /// Texts that are seen beyond a box.
  func texts(outside box: Rect) -> [String] {
    canvas.drawnTexts.filter { !$0.visibleBox.isEmpty && !box.contains($0.visibleBox) }.map(\.text)
  }

  /// Texts of the calculator that lie on each other, in pairs.
  var touchingTexts: [String] { touching(calculatorTexts) }

  /// Texts of the graph that lie on each other, in pairs.
  var touchingGraphTexts: [String] { touching(graphTexts) }

  /// Texts of what lies over everything else that lie on each other, in pairs: those from a title on.
  func touchingTexts(from title: String) -> [String] {
    touching(Array(canvas.drawnTexts.drop { $0.text != title }))
  }

  private func touching(_ texts: [DrawnText]) -> [String] {
    let texts = texts.filter { !$0.visibleBox.isEmpty }
    // A quarter of a point of advance is side bearing, not ink.
    let boxes = texts.map { $0.visibleBox.inset(by: 0.25) }
    return boxes.indices.flatMap { i in
      // A number that is written once more, over a dot on it, touches nothing.
      boxes[..<i].indices.filter {
        boxes[$0].overlaps(boxes[i]) && (boxes[$0] != boxes[i] || texts[$0].text != texts[i].text)
      }
      .map { "\(texts[$0].text) \(texts[i].text)" }
    }
  }
}
