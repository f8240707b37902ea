import Controls
import Documents
import Drawing
import GraphModel
import GraphTools
import Input
import SceneHost
import SceneParts
import Shell
import TestSupport
import Testing

/// What an audience reads from ten metres, of a picture of two metres.
@Suite struct PresentationSizeTests {
  /// The height of a line that is seen under 16 minutes of arc, as a share of the picture's width.
  private static let least = 16.0 / 60 * .pi / 180 * 10 / 2

  /// What is done on the stage before it is looked at.
  enum Sight: String, CaseIterable {
    case plain, many, trace, point, tangent, statistics, area, table, keys, way, empty, told,
      letters
  }

  private static let long = "(x^3-3x+1)/(x^2+1)+sqrt(x+5)-abs(x-2)+sin(3x)^2"

  private func stage(_ sight: Sight, _ size: Size) throws -> Bench {
    let bench = Bench(1280, 800)
    switch sight {
    case .empty: break
    case .letters: try bench.graph(["a*x^(2x+b)", "x^2/4-1"])
    case .many: try bench.graph(["sin(x)", "x^2/4", "1/x", "x^2+y^2=9"])
    case .statistics, .table: try bench.graph([Self.long, "sin(x)*x", "x^2/4-1"])
    default: try bench.graph(["sin(x)*x", "x^2/4-1"])
    }
    bench.key(.function(5))
    bench.resize(to: size)
    _ = bench.draw()
    switch sight {
    case .plain, .many, .empty, .letters: break
    case .told: _ = bench.calculator.take(.pictureCopied)
    case .trace: bench.type("t")
    case .point: bench.type("tn")
    case .tangent: bench.type("tnd")
    case .statistics: bench.type("s")
    case .area:
      bench.type("s")
      for name in ["Select an interval"] {
        let node = bench.tree.all.last { $0.name == name }
        bench.tap(node?.frame.center)
      }
    case .table: bench.key(.character("t"), .command)
    case .keys: for digit in "123" { bench.key(.character(digit), [.command, .shift]) }
    case .way: bench.tap(Point(x: size.width / 2, y: size.height / 3))
    }
    return bench
  }

  @Test(
    arguments: Sight.allCases,
    [Size(width: 1920, height: 1080), Size(width: 3840, height: 2160)]
  )
  func `all text is read from ten metres`(sight: Sight, size: Size) throws {
    let bench = try stage(sight, size)
    let texts = bench.draw().canvas.drawnTexts.filter { !$0.visibleBox.isEmpty }
    #expect(!texts.isEmpty)
    let least = Self.least * size.width - 0.01
    let small = texts.filter { $0.font.size < least }
    #expect(small.map { "\($0.text) \($0.font.size)" } == [])
  }

  @Test(
    arguments: Sight.allCases,
    [Size(width: 1920, height: 1080), Size(width: 1280, height: 800)]
  )
  func `nothing runs into anything else, nor into the way out`(sight: Sight, size: Size) throws {
    let bench = try stage(sight, size)
    bench.tap(Point(x: size.width * 0.6, y: size.height * 0.7))
    let picture = bench.draw()
    #expect(picture.touchingGraphTexts == [])
    let exit = bench.tree.all.last { $0.name == "close" && $0.frame.maxY > size.height / 2 }?.frame
    let texts = picture.canvas.drawnTexts.filter { !$0.visibleBox.isEmpty }
    let panel = bench.calculator.layers.first {
      $0.layer == .graph(.statistics) || $0.layer == .graph(.table)
    }
    .flatMap(\.boxes.first)
    #expect(
      texts.filter { text in
        panel.map { $0.overlaps(text.box) && text.box.x < $0.x } ?? false
      }.map(\.text) == []
    )
    #expect(texts.filter { exit?.overlaps($0.visibleBox) ?? false }.map(\.text) == [])
  }
}
