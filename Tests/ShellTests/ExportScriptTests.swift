import Documents
import Drawing
import GraphScene
import GraphTools
import Input
import Notation
import SceneHost
import SceneParts
import Shell
import TestSupport
import Testing
import Words

/// What can be chosen of a picture, by keys and fingers.
extension FileScriptTests {
  @Test func `the choices of an export change its ending and its scale`() {
    bench.key(.character("e"), .command)
    #expect(words().contains("~/Pictures/sin-x-over-x.png"))
    bench.tap(bench.draw().place(of: "4×"))
    bench.tap(bench.draw().place(of: "SVG"))
    #expect(words().contains("~/Pictures/sin-x-over-x.svg"))
    // Shapes have no pixels to be chosen; the size is kept for those that have.
    #expect(!words().contains("4×"))
    bench.tap(bench.draw().place(of: "PNG"))
    bench.tap(bench.draw().place(of: "~/Pictures/sin-x-over-x.png"))
    let path = "~/Pictures/sin-x-over-x.png"
    var look = bench.calculator.pictureLook
    look.scale = 4
    #expect(requests(bench.key(.enter)) == [.export(path: path, look, mayReplace: false)])
  }

  @Test func `the next export begins as the last one ended, and Enter saves`() {
    bench.key(.character("e"), .command)
    bench.type("~/Desktop/a")
    bench.tap(bench.draw().place(of: "SVG"))
    bench.tap(bench.draw().place(of: "Transparent"))
    let saved = requests(bench.key(.enter))
    guard case .export(let path, let look, _) = saved.first else {
      Issue.record("nothing is saved")
      return
    }
    #expect(path.hasSuffix(".svg") && look.ground == .clear)
    _ = bench.calculator.take(.written(path: path))
    let folder = path.split(separator: "/").dropLast().joined(separator: "/") + "/"
    for next in [bench, Bench(1280, 800, state: bench.state)] {
      next.key(.character("e"), .command)
      let again = requests(next.key(.enter))
      guard case .export(let path, let look, _) = again.first else {
        Issue.record("nothing is saved")
        return
      }
      #expect(path.hasPrefix(folder) && path.hasSuffix(".svg") && look.ground == .clear)
    }
  }

  @Test(arguments: windows) func `ground, points and numbers of an export can be chosen`(size: Size)
  {
    bench.resize(to: size)
    bench.key(.character("e"), .command)
    var look = bench.calculator.pictureLook
    #expect(look.ground == .dark && look.showsPoints && look.showsNumbers)
    for word in ["Transparent", "Points", "Curve numbers"] {
      bench.tap(bench.draw().place(of: word))
    }
    (look.ground, look.showsPoints, look.showsNumbers) = (.clear, false, false)
    let path = "~/Pictures/sin-x-over-x.png"
    #expect(
      requests(bench.tap(bench.draw().place(of: "Save")))
        == [.export(path: path, look, mayReplace: false)]
    )
  }

  @Test func `Tab reaches every choice of an export, and the buttons`() {
    bench.key(.character("e"), .command)
    // Path, format, size, ground, points, numbers, folders, Save, Cancel, the cross.
    for _ in 0..<3 { bench.key(.tab) }
    bench.key(.right)
    bench.key(.enter)
    for _ in 0..<2 { bench.key(.tab) }
    bench.key(.enter)
    for _ in 0..<2 { bench.key(.tab) }
    var look = bench.calculator.pictureLook
    (look.ground, look.showsNumbers) = (.clear, false)
    let path = "~/Pictures/sin-x-over-x.png"
    #expect(requests(bench.key(.enter)) == [.export(path: path, look, mayReplace: false)])
    for _ in 0..<2 { bench.key(.tab, .shift) }
    bench.key(.enter)
    #expect(bench.calculator.pictureLook.showsNumbers)
  }
}
