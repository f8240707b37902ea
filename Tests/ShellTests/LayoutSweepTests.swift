import Settings
import class Foundation.ProcessInfo
import GraphScene
import SceneParts
import Shell
import Documents
import Drawing
import Input
import SceneHost
import TestSupport
import Testing
import Words

/// A window to lay out: its size, its scale, and what the calculator holds.
struct Layout: Sendable, CustomTestStringConvertible {
  enum Content: String, Sendable, CaseIterable { case empty, formula, stack }

  let size: Size
  let scale: Double
  let content: Content
  var textSize = TextSize.normal
  var words = Locale()

  var testDescription: String {
    "\(Int(size.width))x\(Int(size.height)) @\(scale) \(content.rawValue) \(textSize.rawValue) % "
      + words.language.rawValue
  }

  /// The layout drawn, with the widths of some fonts or of the recording canvas.
  func picture(fonts: (any TextMeasurer)? = nil) -> Picture {
    var state = SavedState()
    state.preferences.theme = .dark
    state.preferences.textSize = textSize
    let bench = Bench(
      size.width,
      size.height,
      scale: scale,
      state: state,
      words: words,
      fonts: fonts
    )
    switch content {
    case .empty: break
    case .formula: bench.type("sin(x)*x+cos(12.345678*x)/(exp(-x^2)+sqrt(abs(x)))-log(x)*tan(3x)")
    case .stack:
      bench.key(.character("m"), .command)
      bench.tapKeys("x", "sin", "1", "2", "3", "Enter", "4", "÷", "x", "7", "+", "1", "2", ".")
    }
    return bench.draw()
  }

  /// The design's windows, the ends of the range, and a dozen from a fixed seed, or as many as are asked for.
  static let sizes: [Size] = {
    var generator = SeededGenerator(seed: 2026)
    let asked = ProcessInfo.processInfo.environment["ORDINATE_LAYOUT_SIZES"].flatMap { Int($0) }
    let random = (0..<(asked ?? 12)).map { index in
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

  /// Every fourth of them, so that each size and content has some; all of them where sizes are asked for.
  static let all: [Layout] = {
    let all = scaled + grown + translated
    let isAsked = ProcessInfo.processInfo.environment["ORDINATE_LAYOUT_SIZES"] != nil
    return isAsked ? all : stride(from: 0, to: all.count, by: 4).map { all[$0] }
  }()

  private static let scaled = sizes.flatMap { size in
    [1, 1.25, 1.5, 2, 3].flatMap { scale in
      Content.allCases.map { Layout(size: size, scale: scale, content: $0) }
    }
  }

  private static let grown = sizes.flatMap { size in
    [TextSize.larger, .double].flatMap { textSize in
      Content.allCases.map { Layout(size: size, scale: 1, content: $0, textSize: textSize) }
    }
  }

  private static let translated = sizes.flatMap { size in
    [TextSize.normal, .double].flatMap { textSize in
      Locale.spoken.dropFirst().flatMap { words in
        Content.allCases.map {
          Layout(size: size, scale: 1, content: $0, textSize: textSize, words: words)
        }
      }
    }
  }
}

@Suite struct LayoutSweepTests {
  @Test(arguments: Layout.all)
  func `everything has its place`(layout: Layout) throws {
    let picture = layout.picture()
    let window = Rect(size: layout.size)
    let cut = picture.cutTexts
    let outside = picture.texts(outside: window)
    let touching = picture.touchingTexts
    #expect(cut.isEmpty, "\(cut)")
    #expect(outside.isEmpty, "\(outside)")
    #expect(touching.isEmpty, "\(touching)")

    let pane = try #require(picture.arrangement.master)
    let display = try #require(picture.display)
    let graphKey = try #require(picture.graphKey)
    #expect(picture.keys() != nil)
    #expect(display.height >= 76)
    #expect(graphKey.width >= 44 && graphKey.height >= 36)
    let boxes = picture.faces + [display, graphKey]
    #expect(boxes.someAndAllSatisfy { pane.contains($0) })
    #expect(picture.faces.someAndAllSatisfy { $0.width >= 44 && $0.height >= 44 })
    #expect(boxes.overlaps.isEmpty)
  }
}

extension Locale {
  /// How Brazil speaks and writes.
  static let brazil = Locale(language: .brazilian, mark: .comma)

  /// How Germany speaks and writes.
  static let germany = Locale(language: .german, mark: .comma)

  /// Every language, with the mark it mostly has; English first.
  static let spoken = Language.allCases.map {
    Locale(language: $0, mark: $0 == .english ? .point : .comma)
  }
}

extension [Rect] {
  /// The pairs that share more than an edge.
  fileprivate var overlaps: [(Rect, Rect)] {
    indices.flatMap { i in self[..<i].filter { $0.overlaps(self[i]) }.map { ($0, self[i]) } }
  }
}
