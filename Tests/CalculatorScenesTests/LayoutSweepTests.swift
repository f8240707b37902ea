import CalculatorScenes
import Drawing
import Input
import SceneHost
import TestSupport
import Testing

/// A window to lay out: its size, its scale, and what the calculator holds.
struct Layout: Sendable, CustomTestStringConvertible {
  enum Content: String, Sendable, CaseIterable { case empty, formula, stack }

  let size: Size
  let scale: Double
  let content: Content
  var textSize = TextSize.normal

  var testDescription: String {
    "\(Int(size.width))x\(Int(size.height)) @\(scale) \(content.rawValue) \(textSize.rawValue) %"
  }

  var picture: Picture {
    var state = SavedState()
    state.theme = .dark
    state.textSize = textSize
    let bench = Bench(size.width, size.height, scale: scale, state: state)
    switch content {
    case .empty: break
    case .formula: bench.type("sin(x)*x+cos(12345.678*x)/(exp(-x^2)+sqrt(abs(x)))-log(x)*tan(3x)")
    case .stack:
      bench.key(.character("m"), .command)
      bench.tapKeys("x", "sin", "1", "2", "3", "Enter", "4", "÷", "x", "7", "+", "1", "2", ".")
    }
    return bench.draw()
  }

  /// The design's windows, the ends of the range, and forty from a fixed seed.
  static let sizes: [Size] = {
    var generator = SeededGenerator(seed: 2026)
    let random = (0..<40).map { index in
      let isWide = index % 2 == 0
      return Size(
        width: Double.random(in: isWide ? 480...2000 : 320...900, using: &generator).rounded(),
        height: Double.random(in: isWide ? 320...1200 : 480...1400, using: &generator).rounded()
      )
    }
    let ends = [
      Size(width: 2560, height: 1440), Size(width: 3840, height: 2160),
      Size(width: 7680, height: 4320), Size(width: 699, height: 320),
      Size(width: 320, height: 2000), Size(width: 3000, height: 330),
    ]
    return PlanRow.table.map(\.size) + ends + random
  }()

  static let all =
    sizes.flatMap { size in
      [1, 1.25, 1.5, 2, 3].flatMap { scale in
        Content.allCases.map { Layout(size: size, scale: scale, content: $0) }
      }
    }
    + sizes.flatMap { size in
      TextSize.allCases.flatMap { textSize in
        Content.allCases.map { Layout(size: size, scale: 1, content: $0, textSize: textSize) }
      }
    }
}

@Suite struct LayoutSweepTests {
  @Test(arguments: Layout.all)
  func `everything has its place`(layout: Layout) throws {
    let picture = layout.picture
    let window = Rect(size: layout.size)
    expectTextsInside(picture, window)
    expectTextsApart(picture)

    let pane = try #require(picture.arrangement.master)
    let display = try #require(picture.display)
    let graphKey = try #require(picture.graphKey)
    #expect(picture.keys() != nil)
    #expect(display.height >= 76)
    #expect(graphKey.width >= 44 && graphKey.height >= 36)
    let boxes = picture.faces + [display, graphKey]
    #expect(boxes.allSatisfy { pane.contains($0) })
    #expect(picture.faces.allSatisfy { $0.width >= 44 && $0.height >= 44 })
    #expect(Self.overlaps(boxes).isEmpty)
  }

  private static func overlaps(_ boxes: [Rect]) -> [(Rect, Rect)] {
    boxes.indices.flatMap { i in
      boxes[..<i].filter { $0.overlaps(boxes[i]) }.map { ($0, boxes[i]) }
    }
  }

  /// Only a formula too long for the display may be cut, and what is cut is cut by the display.
  private func expectTextsInside(_ picture: Picture, _ window: Rect) {
    let scrolls = 3
    let cut = picture.canvas.drawnTexts.filter { $0.clips.count < scrolls && !$0.isWhole }
    #expect(cut.isEmpty, "\(cut.map(\.text))")
    let outside = picture.canvas.drawnTexts.filter {
      !$0.visibleBox.isEmpty && !window.contains($0.visibleBox)
    }
    #expect(outside.isEmpty, "\(outside.map(\.text))")
  }

  private func expectTextsApart(_ picture: Picture) {
    // Half a point of advance is side bearing, not ink.
    let texts = picture.calculatorTexts.filter { !$0.visibleBox.isEmpty }
    let boxes = texts.map { $0.visibleBox.inset(by: 0.25) }
    let touching = boxes.indices.flatMap { i in
      boxes[..<i].indices.filter { boxes[$0].overlaps(boxes[i]) }
        .map { "\(texts[$0].text) \(texts[i].text)" }
    }
    #expect(touching.isEmpty, "\(touching)")
  }
}
