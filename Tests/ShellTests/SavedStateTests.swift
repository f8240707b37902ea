import Settings
import Documents
import Drawing
import Foundation
import GraphKit
import GraphScene
import GraphTools
import GraphModel
import Input
import SceneParts
import Shell
import TestSupport
import Testing

/// A way to leave the program in the middle of something.
struct Session: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let act: @Sendable (Bench) -> Void

  init(_ name: String, _ act: @escaping @Sendable (Bench) -> Void) {
    testDescription = name
    self.act = act
  }

  /// The bench after the session, in a window that pushes its scenes.
  var bench: Bench {
    let bench = Bench(390, 844)
    act(bench)
    return bench
  }

  static let all = [
    Session("nothing") { _ in },
    Session("mid-number") { $0.tapKeys("1", "2", ".") },
    Session("mid-exponent") { $0.tapKeys("1", "EE") },
    Session("mid-formula") { $0.tapKeys("sin", "x", ")", "×", "(") },
    Session("caret inside") {
      $0.type("sin(x)*x")
      $0.key(.left)
      $0.key(.left)
    },
    Session("after =") { $0.type("2/3=") },
    Session("an earlier line recalled") {
      $0.type("1+2=")
      $0.type("3*4=")
      $0.key(.up)
    },
    Session("a name half typed") { $0.type("co") },
    Session("stack, mid-number") {
      $0.key(.character("m"), .command)
      $0.tapKeys("3", "Enter", "x", "sin", "4", ".")
    },
    Session("stack from a formula") {
      $0.type("x+1")
      $0.key(.character("m"), .command)
      $0.tapKeys("x²")
    },
    Session("degrees") {
      $0.key(.character("d"), .command)
      $0.type("sin(30)=")
    },
    Session("no value") { $0.type("1/0=") },
    Session("graph shown and moved") {
      $0.type("tan(x)")
      $0.tapGraph()
      $0.drag([Point(x: 200, y: 400), Point(x: 120, y: 333)])
      $0.wheel(-3, at: Point(x: 50, y: 300))
      $0.type("l")
    },
    Session("graph left behind") {
      $0.type("x^(1/3)")
      $0.tapGraph()
      $0.key(.escape)
      $0.tapKeys("C", "7")
      $0.calculator.setTheme(.contrast)
    },
  ]
}

@Suite struct SavedStateTests {
  private func encoded(_ state: SavedState) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return try encoder.encode(state)
  }

  private func decoded(_ data: Data) throws -> SavedState {
    try JSONDecoder().decode(SavedState.self, from: data)
  }

  @Test(arguments: Session.all)
  func `what is saved comes back equal`(session: Session) throws {
    let state = session.bench.state
    let back = try decoded(try encoded(state))
    #expect(back == state)
    #expect(try encoded(back) == encoded(state))
  }

  @Test(arguments: Session.all)
  func `the program looks as it did and goes on as if nothing had happened`(session: Session) throws
  {
    let bench = session.bench
    let restarted = Bench(390, 844, state: try decoded(try encoded(bench.state)))
    // Press and focus are not kept: both draw as after a touch.
    bench.tap(Point(x: 1, y: 1))
    restarted.tap(Point(x: 1, y: 1))
    #expect(restarted.state == bench.state)
    for text in ["5", "+", "x"] {
      bench.type(text)
      restarted.type(text)
    }
    // A restart ends an edit: undo has one step more.
    #expect(restarted.state.calculator == bench.state.calculator)
    #expect(restarted.state.document == bench.state.document)
    #expect(restarted.draw().canvas.log == bench.draw().canvas.log)
  }

  @Test(arguments: Session.all)
  func `a file cut at any byte is refused and never crashes`(session: Session) throws {
    let data = try encoded(session.bench.state)
    let readable = (0..<data.count).filter { (try? decoded(data.prefix($0))) != nil }
    #expect(readable.isEmpty)
  }

  @Test(arguments: Session.all)
  func `a damaged file is refused or gives a program that works`(session: Session) throws {
    let data = try encoded(session.bench.state)
    var generator = SeededGenerator(seed: 9)
    var (read, refused) = (0, 0)
    for _ in 0..<60 {
      var damaged = data
      let place = Int.random(in: 0..<data.count, using: &generator)
      damaged[place] = UInt8.random(in: 0x20...0x7E, using: &generator)
      guard let state = try? decoded(damaged) else {
        refused += 1
        continue
      }
      read += 1
      let bench = Bench(390, 844, state: state)
      bench.type("1")
      #expect(!bench.draw().canvas.calls.isEmpty)
      #expect(throws: Never.self) { try encoded(bench.state) }
    }
    #expect(read > 0 && refused > 0, "\(read) read, \(refused) refused")
  }

  @Test func `two graphs would not share their views`() throws {
    let bench = Session.all[12].bench
    let viewports = bench.state.document.viewports
    #expect(viewports.keys.sorted() == ["main"])
    var state = bench.state.document
    state[viewportOf: "second"] = .standard
    #expect(state[viewportOf: "main"] == bench.viewport)
  }

  @Test func `a view with senseless numbers is brought to the limits`() throws {
    let text = try #require(String(data: encoded(Session.all[12].bench.state), encoding: .utf8))
    let number = try Regex(#""pointsPerUnitX":[0-9.e+-]+"#)
    let broken = text.replacing(number, with: "\"pointsPerUnitX\":-5")
    #expect(broken != text)
    let state = try decoded(Data(broken.utf8))
    let bench = Bench(1024, 768, state: state)
    #expect(Viewport.scaleLimits.contains(bench.viewport.pointsPerUnitX))
    #expect(!bench.draw().canvas.calls.isEmpty)
  }
}
