import Calculator
import Documents
import Drawing
import GraphModel
import Input
import Shell
import TestSupport
import Testing

/// The key x, held, has the parameters, too.
@Suite struct LettersTests {
  private func place(of letter: String, _ bench: Bench) -> Point? {
    bench.draw().canvas.drawnTexts.last { $0.text == letter }?.box.center
  }

  private func finger(_ bench: Bench, _ phase: FingerEvent.Phase, _ place: Point) {
    bench.clock += 0.05
    bench.send(.finger(FingerEvent(phase, id: 1, at: place, time: bench.clock)))
  }

  /// Holds the key until its letters are there.
  private func hold(_ bench: Bench) throws -> Point {
    let key = try #require(bench.draw().keys()?.first { $0.name == "x" }?.frame.center)
    finger(bench, .began, key)
    bench.clock += 0.4
    _ = bench.calculator.advance(to: bench.clock)
    return key
  }

  @Test(
    arguments: [Size(width: 390, height: 844), Size(width: 844, height: 390)],
    ["a", "b", "c", "x"]
  )
  func `a finger slides to a letter and lifts`(size: Size, letter: String) throws {
    let bench = Bench(size.width, size.height)
    _ = try hold(bench)
    let goal = try #require(place(of: letter, bench))
    finger(bench, .moved, goal)
    finger(bench, .ended, goal)
    #expect(bench.brain.line == letter)
    #expect(bench.calculator.keyLayer == .keypad)
  }

  @Test func `lifted on the key they stay, and are tapped or closed`() throws {
    let bench = Bench(390, 844)
    finger(bench, .ended, try hold(bench))
    #expect(bench.brain.line.isEmpty)
    bench.tap(place(of: "b", bench))
    #expect(bench.brain.line == "b")
    finger(bench, .ended, try hold(bench))
    bench.tap(Point(x: 195, y: 100))
    #expect(bench.brain.line == "b")
    #expect(bench.calculator.keyLayer == .keypad)
    bench.tapKeys("x")
    #expect(bench.brain.line == "bx")
  }

  @Test func `a controller holds X for them`() {
    let bench = Bench(1280, 800)
    bench.send(.controller(.button(.x, isDown: true)))
    bench.clock += 0.7
    _ = bench.calculator.advance(to: bench.clock)
    bench.send(.controller(.button(.x, isDown: false)))
    bench.press(.dpadRight, .dpadRight, .a)
    #expect(bench.brain.line == "a")
  }

  @Test func `a controller holds X for what the key with the focus has`() {
    let bench = Bench(1280, 800)
    bench.tapKeys("x")
    #expect(bench.steer(to: "="))
    bench.send(.controller(.button(.x, isDown: true)))
    bench.clock += 0.7
    _ = bench.calculator.advance(to: bench.clock)
    bench.send(.controller(.button(.x, isDown: false)))
    bench.press(.a)
    #expect(bench.brain.line == "x<", "\(bench.brain.line)")
  }

  // MARK: Enter and Graph

  @Test func `Enter graphs a function and works out a number`() {
    let bench = Bench(1280, 800)
    bench.type("2+3")
    bench.key(.enter)
    #expect(bench.graphed.isEmpty)
    bench.type("sin(2x")
    bench.key(.enter)
    #expect(bench.graphed == ["sin(2·x)"])
    #expect(bench.brain.line == "sin(2x)")
  }

  @Test func `Enter does with a relation and a letter's values what Graph does`() {
    let bench = Bench(1280, 800)
    bench.type("x^2+y^2<4")
    bench.key(.enter)
    #expect(bench.graphed.count == 1)
    bench.key(.escape)
    bench.tapKeys("C")
    bench.type("a={1,2,3}")
    bench.key(.enter)
    #expect(bench.state.document.parameters["a"]?.list == [1, 2, 3])
  }

  @Test func `Graph and the list take brackets that are left open`() throws {
    let bench = Bench(1280, 800)
    bench.type("sin(2(x")
    bench.tapGraph()
    #expect(bench.graphed == ["sin(2·x)"])
    #expect(bench.brain.line == "sin(2(x))")
    bench.key(.character("l"), .command)
    bench.type("cos(x")
    bench.key(.enter)
    #expect(bench.graphed == ["sin(2·x)", "cos(x)"])
  }
}

/// Equations by fingers alone: "=" where it can't mean Enter, and held for the signs that compare.
@Suite struct EquationKeysTests {
  private func finger(_ bench: Bench, _ phase: FingerEvent.Phase, _ place: Point) {
    bench.clock += 0.05
    bench.send(.finger(FingerEvent(phase, id: 1, at: place, time: bench.clock)))
  }

  /// Holds a key until its choices are there, and slides to one.
  private func choose(_ choice: String, from name: String, _ bench: Bench) throws {
    let key = try #require(bench.draw().keys()?.first { $0.name == name }?.frame.center)
    finger(bench, .began, key)
    bench.clock += 0.4
    _ = bench.calculator.advance(to: bench.clock)
    let goal = try #require(
      bench.draw().canvas.drawnTexts.last { $0.text == choice }?.box.center
    )
    finger(bench, .moved, goal)
    finger(bench, .ended, goal)
  }

  private func tap(_ name: String, _ bench: Bench) throws {
    bench.tap(try #require(bench.draw().keys()?.first { $0.name == name }?.frame.center))
  }

  @Test func `an equation of x and y is typed and graphed`() throws {
    let bench = Bench(390, 844)
    for key in ["x", "x²", "+"] { try tap(key, bench) }
    try choose("y", from: "x", bench)
    for key in ["x²", "=", "4"] { try tap(key, bench) }
    #expect(bench.brain.line.filter { $0 != " " } == "x²+y²=4")
    #expect(bench.brain.figure != nil)
  }

  @Test(arguments: ["<", "≤", "=", "≥", ">"])
  func `a comparison is chosen, also behind what has a value`(sign: String) throws {
    let bench = Bench(390, 844)
    for key in ["x", "x²"] { try tap(key, bench) }
    try choose(sign, from: "=", bench)
    try tap("4", bench)
    #expect(bench.brain.line.filter { $0 != " " } == "x²" + sign + "4")
  }

  @Test func `what has been worked out is a side of the comparison that is chosen`() throws {
    let bench = Bench(390, 844)
    for key in ["x", "="] { try tap(key, bench) }
    try choose("<", from: "=", bench)
    try tap("4", bench)
    #expect(bench.brain.line.filter { $0 != " " } == "x<4")
  }
}
