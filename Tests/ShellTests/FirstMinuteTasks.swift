import Controls
import Documents
import GraphModel
import Input
import SceneHost

extension FirstMinuteTests {
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
        $0.choose("sine"); $0.press(.x)
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
        $0.key(.function(6)); $0.until(isCrossing) { $0.type("N") }
      },
      mouse: { $0.clickPlane(x: 2.1, y: 0.8) },
      finger: { $0.tapPlane(x: 2.1, y: 0.8) },
      controller: {
        $0.press(.back); $0.until(isCrossing) { $0.press(.leftShoulder) }
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
      },
      isDone: { $0.bench.graphed.first?.hasPrefix("y<x") == true }
    ),
    Task(
      name: "a·sin(bx), and a moved",
      keys: {
        $0.type("a sinbx"); $0.key(.up, .option)
      },
      mouse: {
        $0.type("a sinbx"); $0.dragMouse("a")
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
        $0.press(.back)
        $0.hold(.x)
        $0.press(.dpadRight)
      },
      isDone: isSlid
    ),
    Task(
      name: "a maximum of x³ − 3x",
      before: ["x^3-3x"],
      keys: {
        $0.key(.function(6)); $0.until(isMaximum) { $0.type("N") }
      },
      mouse: { $0.clickPlane(x: -1, y: 2) },
      finger: { $0.tapPlane(x: -1, y: 2) },
      controller: {
        $0.press(.back); $0.until(isMaximum) { $0.press(.leftShoulder) }
      },
      isDone: isMaximum
    ),
    Task(
      name: "Σ 1/n², n from 1 to 100",
      keys: {
        $0.type("sum")
        $0.type("100")
        $0.key(.right)
        $0.type("1/n^2")
      },
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
      finger: { $0.tap("more", "Export picture…", "Save") },
      controller: {
        $0.press(.start); $0.choose("Export picture…"); $0.press(.y)
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
}
