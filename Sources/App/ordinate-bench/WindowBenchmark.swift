import Documents
import Drawing
import GraphTools
import Graphs
import Input
import SDLPlatform
import SceneHost
import SceneParts
import Shell

/// Times frames of the whole window while a finger pans twelve curves: bare, and with points of
/// interest and statistics, which are found on another thread meanwhile.
struct WindowBenchmark {
  private static let size = Size(width: 1920, height: 1080)

  static func runAll() throws {
    print(
      "\nThe window, 1920×1080, 12 curves, panned by 16 pixels a step, medians of 60, ms of the thread"
    )
    let bare = try run(isExploring: false)
    let exploring = try run(isExploring: true)
    print(
      "  bare \(rounded(bare.median)), longest \(rounded(bare.longest)); with points and statistics "
        + "\(rounded(exploring.median)), longest \(rounded(exploring.longest)); "
        + "ratio \(rounded(exploring.median / bare.median))"
    )
  }

  private static func run(isExploring: Bool) throws -> (median: Double, longest: Double) {
    let fonts = try FontLibrary()
    let canvas = try PictureCanvas(size: size, scale: .one, fonts: fonts, keepsDrawings: true)
    var state = SavedState()
    var exploration = Exploration()
    if isExploring {
      exploration.statistics = Exploration.Statistics()
    } else {
      exploration.hidesPoints = true
    }
    state.exploration = exploration
    let calculator = GraphingCalculator(state, measurer: fonts)
    calculator.provingTime = .milliseconds(8)
    calculator.work(in: Background { work in Task.detached(priority: .utility) { work() } })
    try calculator.show(formulas: FrameBenchmark.formulas)
    calculator.resize(to: size, contentScale: .one)
    canvas.draw { calculator.draw(on: $0) }

    var place = Point(x: 1700, y: 900)
    var time = 1.0
    _ = calculator.handle(
      .finger(FingerEvent(.began, id: 1, at: place, time: time)),
      at: time
    )
    let times = (0..<60).map { _ in
      place.x -= 16
      time += 1.0 / 60
      return milliseconds {
        _ = calculator.handle(
          .finger(FingerEvent(.moved, id: 1, at: place, time: time)),
          at: time
        )
        _ = calculator.advance(to: time)
        canvas.draw { calculator.draw(on: $0) }
      }
    }
    return (times.sorted()[times.count / 2], times.max() ?? 0)
  }
}
