import Calculator
import Drawing
import Formulas
import Input
import Operations
import Testing

/// What the design says of a window: the pane, gutter and margin, the keys, the display.
struct PlanRow: Sendable, CustomTestStringConvertible {
  let size: Size
  let rows: Int
  let gap: Double
  let margin: Double
  let key: (width: Double, function: Double, number: Double)
  let display: Double

  var testDescription: String { "\(Int(size.width))x\(Int(size.height))" }

  init(
    _ width: Double,
    _ height: Double,
    _ rows: Int,
    gap: Double,
    margin: Double,
    key: (Double, Double, Double),
    display: Double
  ) {
    size = Size(width: width, height: height)
    self.rows = rows
    self.gap = gap
    self.margin = margin
    self.key = key
    self.display = display
  }

  /// The table of the design's third section.
  static let table = [
    PlanRow(320, 480, 6, gap: 4, margin: 8, key: (47, 44, 44), display: 80),
    PlanRow(375, 667, 8, gap: 4, margin: 8, key: (56, 48, 52), display: 123),
    PlanRow(390, 844, 8, gap: 8, margin: 12, key: (54, 52, 60), display: 188),
    PlanRow(412, 915, 8, gap: 8, margin: 16, key: (57, 56, 64), display: 227),
    PlanRow(480, 320, 4, gap: 4, margin: 8, key: (48, 44, 44), display: 76),
    PlanRow(568, 320, 4, gap: 4, margin: 8, key: (57, 44, 44), display: 76),
    PlanRow(667, 375, 4, gap: 4, margin: 12, key: (49, 48, 48), display: 107),
    PlanRow(699, 600, 4, gap: 8, margin: 12, key: (48, 64, 64), display: 252),
    PlanRow(700, 480, 6, gap: 4, margin: 8, key: (51, 44, 44), display: 80),
    PlanRow(844, 390, 4, gap: 4, margin: 8, key: (48, 52, 52), display: 106),
    PlanRow(915, 412, 4, gap: 4, margin: 8, key: (48, 56, 56), display: 112),
    PlanRow(1024, 600, 6, gap: 4, margin: 8, key: (51, 48, 52), display: 160),
    PlanRow(1024, 768, 8, gap: 8, margin: 12, key: (46, 44, 52), display: 176),
    PlanRow(768, 1024, 8, gap: 8, margin: 12, key: (46, 64, 72), display: 272),
    // 1280 × 800 without the 40 points of the controller's hints.
    PlanRow(1280, 760, 8, gap: 8, margin: 12, key: (53, 44, 52), display: 168),
    PlanRow(1280, 720, 8, gap: 4, margin: 8, key: (58, 48, 52), display: 176),
    PlanRow(1440, 900, 8, gap: 8, margin: 16, key: (58, 56, 64), display: 212),
    PlanRow(1920, 1080, 8, gap: 8, margin: 16, key: (58, 64, 72), display: 328),
  ]
}

@Suite struct KeypadTests {
  private func bench(_ row: PlanRow) -> Bench { Bench(row.size.width, row.size.height) }

  @Test(arguments: PlanRow.table)
  func `the keypad has the design's shape`(row: PlanRow) {
    let picture = bench(row).draw()
    #expect(Set(picture.faces.map(\.y)).count == row.rows)
    #expect(picture.keys() != nil)
  }

  @Test(arguments: PlanRow.table)
  func `every key carries its label`(row: PlanRow) throws {
    let keys = try #require(bench(row).draw().keys())
    #expect(keys.map(\.label) == keys.map { Keypad.label($0.name) })
  }

  @Test(arguments: PlanRow.table)
  func `the keys are as large as the design says`(row: PlanRow) throws {
    let keys = try #require(bench(row).draw().keys())
    let sine = try #require(keys.first { $0.name == "sin" })
    let seven = try #require(keys.first { $0.name == "7" })
    #expect(abs(sine.frame.width - row.key.width) <= 1)
    #expect(sine.frame.height == row.key.function)
    #expect(seven.frame.height == row.key.number)
  }

  @Test(arguments: PlanRow.table)
  func `gutters and margins are the design's`(row: PlanRow) throws {
    let keys = try #require(bench(row).draw().keys())
    let seven = try #require(keys.first { $0.name == "7" }).frame
    let eight = try #require(keys.first { $0.name == "8" }).frame
    let four = try #require(keys.first { $0.name == "4" }).frame
    #expect(abs(eight.x - seven.maxX - row.gap) <= 1)
    #expect(four.y - seven.maxY == row.gap)
    #expect(keys.map(\.frame.x).min() == row.margin)
  }

  @Test(arguments: PlanRow.table)
  func `the display has the height that is left`(row: PlanRow) throws {
    let display = try #require(bench(row).draw().display)
    #expect(abs(display.height - row.display) <= 1)
    #expect(display.height >= 76)
  }

  @Test(arguments: PlanRow.table, [-21.9, 21.9])
  func `the Graph key is hit within 44 points, however low it is drawn`(
    row: PlanRow,
    offset: Double
  ) throws {
    let bench = bench(row)
    bench.type("x")
    let key = try #require(bench.draw().graphKey)
    bench.tap(key.center + Vector(dx: 0, dy: offset))
    #expect(bench.graphed == ["x"])
  }

  @Test(arguments: PlanRow.table, [-21.9, 21.9])
  func `mode, angle and the second page are hit within 44 points`(
    row: PlanRow,
    offset: Double
  ) throws {
    let bench = bench(row)
    let way = Vector(dx: 0, dy: offset)
    bench.tap(try #require(bench.draw().place(of: "RPN")) + way)
    #expect(bench.brain.mode == .rpn)
    bench.tap(try #require(bench.draw().place(of: "RAD")) + way)
    #expect(bench.brain.angleUnit == .degrees)
    let labels = bench.draw().keys()?.map(\.label)
    guard let title = bench.draw().place(of: "2nd") else { return }
    // The title stands a little above the middle.
    bench.tap(title + Vector(dx: 0, dy: offset + 3))
    #expect(bench.draw().keys()?.map(\.label) != labels)
  }

  @Test(arguments: PlanRow.table)
  func `the stack relabels four keys and moves none`(row: PlanRow) throws {
    let bench = bench(row)
    let formula = try #require(bench.draw().keys())
    bench.key(.character("m"), .command)
    let stack = try #require(bench.draw().keys())
    #expect(formula.map(\.frame) == stack.map(\.frame))
    #expect(stack.map(\.label) == formula.map { Keypad.label(Keypad.onStack($0.name)) })
  }

  @Test(arguments: PlanRow.table.filter { $0.rows == 6 || $0.size.width < 600 && $0.rows == 4 })
  func `the second page changes functions only and stays until it is left`(row: PlanRow) throws {
    let bench = bench(row)
    let first = try #require(bench.draw().keys())
    bench.tapPage()
    let second = try #require(bench.draw().keys(page: 2))
    #expect(second.map(\.label) == second.map { Keypad.label($0.name) })
    #expect(first.map(\.frame) == second.map(\.frame))
    bench.tapKeys("7", "asin")
    #expect(bench.brain.line == "7asin(")
    bench.tapPage()
    #expect(bench.draw().keys()?.map(\.label) == first.map(\.label))
  }
}
