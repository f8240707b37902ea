import CalculatorScene
import Controls
import Drawing
import Input
import SceneHost
import SceneParts
import TestSupport
import Testing
import Words

/// The calculator alone, without a graph or a window.
@Suite struct KeypadSceneTests {
  private static let sizes = [
    Size(width: 320, height: 480), Size(width: 390, height: 844), Size(width: 480, height: 320),
    Size(width: 844, height: 390), Size(width: 1024, height: 768),
  ]

  private func scene(_ size: Size) -> KeypadScene {
    let scene = KeypadScene()
    layOut(scene, size)
    return scene
  }

  private func layOut(_ scene: KeypadScene, _ size: Size) {
    scene.layOut(in: SceneContext(frame: Rect(size: size), measurer: RecordingCanvas()))
  }

  private func node(_ name: String, in scene: KeypadScene) -> AccessibilityNode? {
    scene.accessibilityNodes(hasFocus: true).flatMap(\.all).first { $0.name == name }
  }

  private func tap(_ place: Point, _ scene: KeypadScene) -> [HostRequest<SceneCommand>] {
    [PointerEvent.Phase.pressed, .released].flatMap {
      scene.handle(.pointer(PointerEvent($0, button: .primary, at: place, time: 1)), at: 1)
    }
  }

  @Test(arguments: sizes)
  func `a pressed key stands in the line`(size: Size) throws {
    let scene = scene(size)
    for name in ["7", "plus", "8"] {
      let key = try #require(node(name, in: scene))
      _ = tap(key.frame.center, scene)
      layOut(scene, size)
    }
    #expect(scene.line == "7+8")
  }

  @Test(arguments: sizes)
  func `all that can be pressed lies inside the pane and apart`(size: Size) {
    let nodes = scene(size).accessibilityNodes(hasFocus: true).flatMap(\.all)
    #expect(nodes.count > 36)
    for node in nodes {
      #expect(node.frame.x >= 0 && node.frame.maxX <= size.width, "\(node.name)")
      #expect(node.frame.y >= 0 && node.frame.maxY <= size.height, "\(node.name)")
      #expect(!node.name.isEmpty)
    }
  }

  @Test func `typed text goes into the line, too`() {
    let scene = scene(Size(width: 390, height: 844))
    _ = scene.handle(.text("sin(x)"), at: 1)
    #expect(scene.line == "sin(x)")
  }

  @Test func `the Graph key asks for a graph and draws none`() throws {
    let size = Size(width: 390, height: 844)
    let scene = scene(size)
    _ = scene.handle(.text("x"), at: 1)
    layOut(scene, size)
    let key = try #require(node("Graph", in: scene))
    #expect(tap(key.frame.center, scene).contains(.command(.graph)))
  }

  @Test(arguments: sizes)
  func `a press shows at once where it is drawn`(size: Size) throws {
    let scene = scene(size)
    let before = RecordingCanvas()
    scene.draw(on: before)
    _ = scene.handle(.text("9"), at: 1)
    layOut(scene, size)
    let after = RecordingCanvas()
    scene.draw(on: after)
    #expect(before.log != after.log)
    #expect(after.texts.count { $0.text == "9" } > before.texts.count { $0.text == "9" })
  }
}
