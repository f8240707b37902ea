import Foundation
import Calculator
import Controls
import Documents
import Drawing
import GraphModel
import Input
import SceneHost
import SceneParts
import Shell
import TestSupport
import Testing

/// What a person does in the first minute, by one hand alone, and with how many presses.
///
/// The numbers stand in the documentation; `ORDINATE_RECORD=1` writes them there.
@Suite(.serialized) struct FirstMinuteTests {
  enum Hand: String, CaseIterable {
    case keys, finger, controller

    /// A laptop, a phone, a handheld.
    var size: Size {
      self == .finger ? Size(width: 390, height: 844) : Size(width: 1280, height: 800)
    }
  }

  /// A task: what is there before, what each hand does, and how it shows that it is done.
  struct Task: CustomTestStringConvertible, Sendable {
    let name: String
    var before: [String] = []
    let keys: @Sendable (Presses) -> Void
    let finger: @Sendable (Presses) -> Void
    let controller: @Sendable (Presses) -> Void
    let isDone: @Sendable (Presses) -> Bool

    var testDescription: String { name }

    func way(_ hand: Hand) -> (Presses) -> Void {
      switch hand {
      case .keys: keys
      case .finger: finger
      case .controller: controller
      }
    }
  }

  /// The presses of one hand.
  final class Presses {
    let bench: Bench
    private(set) var count = 0
    private(set) var requests: [SceneRequest] = []

    init(_ hand: Hand) {
      bench = Bench(hand.size.width, hand.size.height, view: .unchosen, entersLine: false)
    }

    // MARK: Keys

    func type(_ text: String) {
      count += text.count
      requests += bench.type(text)
    }

    func key(_ key: Key, _ modifiers: KeyModifiers = []) {
      count += 1
      requests += bench.key(key, modifiers)
    }

    /// Goes down to a control.
    func reach(_ name: String) {
      for _ in 0..<30 where bench.tree.focused?.name != name { key(.down) }
    }

    // MARK: Fingers

    /// Taps of what has such names, as a screen reader says them.
    func tap(_ names: String...) {
      for name in names {
        count += 1
        let node = node(name)
        requests += bench.tap(node?.frame.center)
      }
    }

    /// A finger that drags a slider to the right.
    func drag(_ name: String) {
      count += 1
      guard let frame = node(name)?.frame else { return }
      let start = Point(x: frame.midX, y: frame.midY)
      bench.drag([
        start, Point(x: frame.midX + 20, y: start.y), Point(x: frame.maxX - 20, y: start.y),
      ])
    }

    private func node(_ name: String) -> AccessibilityNode? {
      let nodes = bench.tree.all.filter { !$0.frame.isEmpty }
      let node = nodes.last { $0.name == name }
      if node == nil { Issue.record("nothing is called \(name) in \(nodes.map(\.name))") }
      return node
    }

    /// A finger that rests on a control, slides to what appears, and lifts.
    func hold(_ name: String, to choice: String) {
      count += 1
      guard let node = node(name) else { return }
      bench.clock += 1
      let place = node.frame.center
      bench.send(.finger(FingerEvent(.began, id: 1, at: place, time: bench.clock)))
      bench.clock += 1
      _ = bench.calculator.advance(to: bench.clock)
      guard let target = self.node(choice)?.frame.center else { return }
      bench.send(.finger(FingerEvent(.moved, id: 1, at: target, time: bench.clock)))
      bench.send(.finger(FingerEvent(.ended, id: 1, at: target, time: bench.clock)))
    }

    // MARK: Controller

    func press(_ buttons: ControllerButton...) {
      for button in buttons {
        count += 1
        requests += bench.press(button)
      }
    }

    /// Moves the focus to controls with the pad, each by the shortest way there, and presses A.
    func choose(_ names: String...) {
      for name in names {
        steer(to: name)
        press(.a)
      }
    }

    func steer(to name: String) {
      for _ in 0..<30 {
        let nodes = bench.tree.all
        guard let goal = node(name)?.frame.center else { return }
        guard let focus = nodes.last(where: \.isFocused) else {
          press(.dpadDown)
          continue
        }
        if focus.name == name { return }
        let way = Vector(
          dx: goal.x - focus.frame.center.x,
          dy: goal.y - focus.frame.center.y
        )
        if abs(way.dy) > 12 {
          press(way.dy > 0 ? .dpadDown : .dpadUp)
        } else {
          press(way.dx > 0 ? .dpadRight : .dpadLeft)
        }
      }
      Issue.record("the pad does not reach \(name)")
    }

    func hold(_ button: ControllerButton) {
      count += 1
      bench.clock += 1
      requests += bench.send(.controller(.button(button, isDown: true)))
      bench.clock += 1
      requests += bench.calculator.advance(to: bench.clock)
      requests += bench.send(.controller(.button(button, isDown: false)))
    }

    // MARK: The plane

    func tapPlane(x: Double, y: Double) {
      count += 1
      requests += bench.tap(bench.place(ofX: x, y: y))
    }

    /// Goes on until something holds, or for a minute.
    func until(_ isDone: (Presses) -> Bool, _ act: (Presses) -> Void) {
      for _ in 0..<30 where !isDone(self) { act(self) }
    }

    // MARK: What came of it

    func value(of index: Int, at x: Double) -> Double? {
      let functions = bench.state.document.functions.functions
      return index < functions.count ? functions[index].function.y(at: x) : nil
    }

    var tracedX: Double? { bench.state.exploration?.trace?.x }
  }

  @Sendable private static func isCrossing(_ presses: Presses) -> Bool {
    guard let x = presses.tracedX, let one = presses.value(of: 0, at: x),
      let other = presses.value(of: 1, at: x)
    else { return false }
    return abs(one - other) < 1e-9
  }

  static let tasks = [
    Task(
      name: "sin x",
      keys: { $0.type("sinx") },
      finger: { $0.tap("sine", "x", "Graph") },
      controller: {
        $0.choose("sine"); $0.press(.x, .y)
      },
      isDone: { $0.value(of: 0, at: 1) == 0.8414709848078965 }
    ),
    Task(
      name: "x² − 4 beside it",
      before: ["sin(x)"],
      keys: {
        $0.key(.character("a"), .command)
        $0.type("x^2-4")
        $0.key(.enter, [.command, .shift])
      },
      finger: {
        $0.tap("back to the calculator", "clear", "x", "squared", "minus", "4", "Add to graph")
      },
      controller: {
        $0.hold(.b)
        $0.press(.x)
        $0.choose("squared", "minus", "4")
        $0.hold(.y)
      },
      isDone: { $0.value(of: 0, at: 1) == 0.8414709848078965 && $0.value(of: 1, at: 3) == 5 }
    ),
    Task(
      name: "where they cross",
      before: ["sin(x)", "x^2-4"],
      keys: {
        $0.key(.function(6)); $0.until(isCrossing) { $0.type("n") }
      },
      finger: { $0.tapPlane(x: 2.1, y: 0.8) },
      controller: {
        $0.press(.back); $0.until(isCrossing) { $0.press(.rightShoulder) }
      },
      isDone: isCrossing
    ),
    Task(
      name: "y < x²",
      keys: { $0.type("y<x^2") },
      finger: {
        $0.hold("x", to: "y"); $0.hold("equals", to: "<"); $0.tap("x", "squared", "Graph")
      },
      controller: {
        $0.hold(.x)
        $0.choose("y")
        $0.steer(to: "equals")
        $0.hold(.x)
        $0.choose("<")
        $0.press(.x)
        $0.choose("squared")
        $0.press(.y)
      },
      isDone: { $0.bench.graphed.first?.hasPrefix("y<x") == true }
    ),
    Task(
      name: "a·sin(bx), and a moved",
      keys: {
        $0.type("a sin(bx)")
        $0.key(.character("l"), .command)
        $0.reach("a")
        $0.key(.right)
      },
      finger: {
        $0.hold("x", to: "a")
        $0.tap("sine")
        $0.hold("x", to: "b")
        $0.tap("x", "Graph")
        $0.drag("a")
      },
      controller: {
        $0.hold(.x)
        $0.choose("a", "sine")
        $0.steer(to: "x")
        $0.hold(.x)
        $0.choose("b", "x")
        $0.press(.y, .back)
        $0.hold(.y)
        $0.steer(to: "a")
        $0.press(.dpadRight)
      },
      isDone: isSlid
    ),
    Task(
      name: "a maximum of x³ − 3x",
      before: ["x^3-3x"],
      keys: {
        $0.key(.function(6)); $0.until(isMaximum) { $0.type("n") }
      },
      finger: { $0.tapPlane(x: -1, y: 2) },
      controller: {
        $0.press(.back); $0.until(isMaximum) { $0.press(.rightShoulder) }
      },
      isDone: isMaximum
    ),
    Task(
      name: "Σ 1/n², n from 1 to 100",
      keys: { $0.type("sum(1/n^2,n,1,100") },
      finger: {
        $0.tap("sum", "1", "0", "0", "caret forward", "1", "divided by", "x", "squared", "equals")
      },
      controller: {
        $0.choose("sum", "1", "0")
        $0.press(.a, .rightShoulder)
        $0.choose("1", "divided by")
        $0.press(.x)
        $0.choose("squared", "equals")
      },
      isDone: { $0.bench.draw().displayWords.contains("1.6349839") }
    ),
    Task(
      name: "−x for x < 0, else x²",
      keys: { $0.type("{x<0:-x,x^2") },
      finger: {
        $0.tap("cases", "minus", "x", "caret forward", "x")
        $0.hold("equals", to: "<")
        $0.tap("0", "caret forward", "x", "squared", "Graph")
      },
      controller: {
        $0.choose("cases", "minus")
        $0.press(.x, .rightShoulder, .x)
        $0.steer(to: "equals")
        $0.hold(.x)
        $0.choose("<", "0")
        $0.press(.rightShoulder, .x)
        $0.choose("squared")
        $0.press(.y)
      },
      isDone: { $0.value(of: 0, at: -3) == 3 && $0.value(of: 0, at: 3) == 9 }
    ),
    Task(
      name: "a table of x²",
      before: ["x^2"],
      keys: { $0.key(.character("t"), .command) },
      finger: { $0.tap("more", "Table of values") },
      controller: {
        $0.press(.start); $0.choose("Table of values")
      },
      isDone: { presses in presses.bench.tree.all.contains { $0.name == "Own x" } }
    ),
    Task(
      name: "a picture of it in a file",
      before: ["x^2"],
      keys: {
        $0.key(.character("e"), .command); $0.key(.enter)
      },
      finger: { $0.tap("more", "Document…", "Export picture…", "Save") },
      controller: {
        $0.press(.start); $0.choose("Document…", "Export picture…", "Save")
      },
      isDone: { presses in
        presses.requests.contains { if case .file(.export) = $0 { true } else { false } }
      }
    ),
  ]

  @Sendable private static func isMaximum(_ presses: Presses) -> Bool {
    presses.tracedX.map { abs($0 + 1) < 1e-12 } ?? false
  }

  @Sendable private static func isSlid(_ presses: Presses) -> Bool {
    let document = presses.bench.state.document
    return document.functions.functions.first?.function.parameters == ["a", "b"]
      && document.graph[settingOf: "a"].value != 1
  }

  @Test(arguments: tasks, Hand.allCases)
  func `a task takes the presses that the documentation names`(task: Task, hand: Hand) throws {
    let presses = try done(task, by: hand)
    print("COUNT", task.name, hand, presses.count)
    #expect(task.isDone(presses), "\(presses.bench.brain.line) \(presses.bench.graphed)")
    let row = try #require(Self.page().first { $0.first == task.name })
    #expect(Int(row[1 + (Hand.allCases.firstIndex(of: hand) ?? 0)]) == presses.count)
  }

  private func done(_ task: Task, by hand: Hand) throws -> Presses {
    let presses = Presses(hand)
    if !task.before.isEmpty {
      // A phone shows the graph then; beside it, the calculator has the keys.
      hand == .finger
        ? try presses.bench.graph(task.before)
        : try presses.bench.calculator.show(formulas: task.before)
    }
    task.way(hand)(presses)
    return presses
  }

  /// The cells of the table in the documentation.
  private static func page() throws -> [[String]] {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent()
      .appendingPathComponent("../../Documentation/first-minute.md")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }
}
