import Settings
import GraphScene
import SceneParts
import Shell
import Documents
import Drawing
import Input
import SceneHost
import TestSupport
import Testing

/// A scene to draw.
struct GoldenScene: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let size: Size
  let theme: ThemeChoice
  let act: @Sendable (Bench) -> Void

  init(
    _ name: String,
    _ width: Double,
    _ height: Double,
    _ theme: ThemeChoice,
    _ act: @escaping @Sendable (Bench) -> Void
  ) {
    testDescription = name
    size = Size(width: width, height: height)
    self.theme = theme
    self.act = act
  }

  static let all = [
    GoldenScene("formula-390x844-dark", 390, 844, .dark) { $0.type("sin(x)*x") },
    GoldenScene("stack-320x480-light", 320, 480, .light) {
      $0.key(.character("m"), .command)
      $0.tapKeys("x", "sin", "3", "Enter", "4")
    },
    GoldenScene("split-844x390-dark", 844, 390, .dark) { $0.type("2*x+1") },
    GoldenScene("first-run-1024x768-light", 1024, 768, .light) { _ in },
    GoldenScene("tangent-1440x900-light", 1440, 900, .light) {
      $0.type("tan(x)")
      $0.tapGraph()
    },
    GoldenScene("menu-390x844-dark", 390, 844, .dark) { $0.press(.start) },
    GoldenScene("contrast-390x844", 390, 844, .contrast) { $0.type("sqrt(-4)=") },
    GoldenScene("pushed-390x844-dark", 390, 844, .dark) {
      $0.type("sin(x)*x")
      $0.tapGraph()
    },
  ]
}

@Suite struct GoldenTests {
  @Test(arguments: GoldenScene.all)
  func `a scene is drawn as it was`(scene: GoldenScene) throws {
    let bench = Bench(scene.size.width, scene.size.height, theme: scene.theme)
    scene.act(bench)
    let picture = bench.draw()
    try Golden.compare(lines(of: picture, scene), with: scene.testDescription)
  }

  /// The tools' icons are kept in one golden only: left out is what lies in the others' toolbars.
  private func lines(of picture: Picture, _ scene: GoldenScene) -> [String] {
    let calls = picture.canvas.calls
    guard scene.testDescription != "tangent-1440x900-light",
      let pane = picture.arrangement.detail
    else { return calls }
    let toolbars =
      picture.arrangement.isSplit
      ? [
        Rect(x: pane.x + 1, y: 1, width: pane.width, height: 70),
        Rect(x: pane.maxX - 70, y: 1, width: 70, height: pane.height - 120),
      ] : [Rect(x: pane.x + 1, y: pane.maxY - 75, width: pane.width, height: 75)]
    return calls.filter { call in
      guard let place = Self.firstPlace(in: call) else { return true }
      return !toolbars.contains { $0.contains(place) }
    }
  }

  /// The first pair of coordinates in a line of the display list.
  private static func firstPlace(in call: String) -> Point? {
    let words = call.split(separator: " ").map { $0.split(separator: ",") }
    guard let pair = words.first(where: { $0.count == 2 && Double($0[0]) != nil }),
      let x = Double(pair[0]), let y = Double(pair[1])
    else { return nil }
    return Point(x: x, y: y)
  }

  @Test(arguments: [
    ("path w2 #ffffff 1,2 3,4", "path w2 #ffffff 1,2 3,4"),
    ("  path w2 #ffffff" + String(repeating: " 1,2", count: 13), "  curves"),
    ("columns #ff0000 1:2-3 2:3-4", "  curves"),
    ("text \"a b c\" 1,2 regular 17 #000000", "text \"a b c\" 1,2 regular 17 #000000"),
  ])
  func `curves are kept without their points`(call: String, kept: String) {
    #expect(Golden.shortened(call) == kept)
  }
}
