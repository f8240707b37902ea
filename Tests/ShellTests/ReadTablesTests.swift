import Documents
import Drawing
import ExactEvaluation
import Formulas
import GraphModel
import Input
import SceneParts
import Shell
import Testing

/// Tables as those read them who don't see them.
@Suite struct ReadTablesTests {
  /// A window with data and a line that is fitted to them, 7/2 − 3/4·x; −1/2, 1 and −1/2 are left.
  private func bench() -> Bench {
    let bench = Bench(1280, 800, entersLine: false)
    bench.calculator.answerFits { FitCalculation($0)?.answer ?? FitAnswer(.none) }
    _ = bench.calculator.paste("0,3\n2,3\n4,0\n")
    for _ in 0..<2 { _ = bench.draw() }
    bench.click(bench.draw().place(of: "Fit"))
    for _ in 0..<3 { _ = bench.draw() }
    return bench
  }

  private func table(_ bench: Bench) -> AccessibilityNode? {
    bench.tree.all.first { $0.role == .table }
  }

  /// The ids that lead to the first part that is meant.
  private func way(
    in node: AccessibilityNode,
    to isMeant: (AccessibilityNode) -> Bool
  ) -> [String]? {
    for (id, part) in node.children.withIDs {
      if isMeant(part) { return [id] }
      if let rest = way(in: part, to: isMeant) { return [id] + rest }
    }
    return nil
  }

  @Test func `a table has rows and columns, and each cell says where it is`() throws {
    let table = try #require(self.table(bench()))
    #expect(table.grid == .size(rows: 4, columns: 3))
    let cells = table.children.filter { $0.role == .cell }
    #expect(cells.allSatisfy { table.frame.union($0.frame) == table.frame })
    let third = cells.first { $0.grid == .cell(row: 2, column: 0) }
    #expect(third?.name == "row 3, x₁")
    #expect(third?.value == "4")
    #expect(third?.line?.text == "4")
    let heads = table.children.filter { $0.role == .columnHead }
    #expect(heads.map(\.grid) == (0..<3).map { .cell(row: -1, column: $0) })
  }

  @Test func `what a model leaves of a column is read, and not typed`() throws {
    let bench = bench()
    bench.click(bench.draw().place(of: "Resi…als"))
    for _ in 0..<3 { _ = bench.draw() }
    let rest = try #require(table(bench)?.children.last { $0.name == "row 2, e₁" })
    #expect(rest.grid == .cell(row: 1, column: 2))
    #expect(rest.value == "1")
    #expect(rest.line == nil)
    let head = table(bench)?.children.first { $0.grid == .cell(row: -1, column: 2) }
    #expect(head?.role == .columnHead && head?.line == nil)
  }

  @Test func `the numbers of a model are read below it`() {
    let bench = bench()
    let list = bench.tree.all.first { $0.role == .list }
    let names = list?.children.filter { $0.role == .text }.map(\.name) ?? []
    #expect(names.contains("m, about −0.75, exactly minus 3 over 4"), "\(names)")
    #expect(names.contains { $0.hasPrefix("Least squares, proven") }, "\(names)")
    // They follow the model's own row.
    let places = list?.children.map(\.name) ?? []
    let (row, number) = (
      places.firstIndex { $0.hasPrefix("2 of 2") }, places.firstIndex { $0.hasPrefix("m, ") }
    )
    #expect((row ?? .max) < (number ?? -1))
  }

  @Test func `a cell takes the keys and a number`() throws {
    let bench = bench()
    let way = try #require(self.way(in: bench.tree) { $0.name == "row 2, y₁" })
    _ = bench.calculator.perform(.focus, at: way, time: bench.clock)
    #expect(bench.tree.focused?.name == "row 2, y₁")
    _ = bench.calculator.perform(.enter("4.5"), at: way, time: bench.clock)
    #expect(bench.tree.all.first { $0.name == "row 2, y₁" }?.value == "4.5")
  }

  @Test func `rows out of sight come into it by an action of the table`() throws {
    let many = Bench(1280, 800, entersLine: false)
    _ = many.calculator.paste((0..<40).map { "\($0),\($0 * $0)\n" }.joined())
    for _ in 0..<3 { _ = many.draw() }
    let values = Bench(1280, 800)
    values.type("x²")
    values.key(.enter, .command)
    values.key(.character("t"), .command)
    for bench in [many, values] {
      let way = try #require(self.way(in: bench.tree) { $0.role == .table })
      let first = try #require(rows(of: bench).last)
      _ = bench.calculator.perform(.pan(.down), at: way, time: bench.clock)
      _ = bench.draw()
      let next = rows(of: bench)
      #expect(next.contains(first + 1), "\(next)")
      for _ in 0..<15 { _ = bench.calculator.perform(.pan(.down), at: way, time: bench.clock) }
      _ = bench.draw()
      let grid = try #require(table(bench)?.grid)
      let last = try #require(rows(of: bench).last)
      #expect(grid == .size(rows: last + 1, columns: 2))
      for _ in 0..<15 { _ = bench.calculator.perform(.pan(.up), at: way, time: bench.clock) }
      _ = bench.draw()
      #expect(rows(of: bench).first == 0)
    }
  }

  /// The rows of the table that are parts of it.
  private func rows(of bench: Bench) -> [Int] {
    let cells = table(bench)?.all.filter { $0.role == .cell } ?? []
    return cells.compactMap { if case .cell(let row, _)? = $0.grid { row } else { nil } }
  }

  @Test func `the table of values has rows with cells`() throws {
    let bench = Bench(1280, 800)
    bench.type("x²")
    bench.key(.enter, .command)
    bench.key(.character("t"), .command)
    let table = try #require(self.table(bench))
    let row = try #require(table.children.filter { $0.role == .row }.dropFirst().first)
    #expect(row.children.map(\.grid) == [.cell(row: 1, column: 0), .cell(row: 1, column: 1)])
    #expect(row.children.map(\.name).joined(separator: ", ") == row.name)
    #expect(table.children.prefix(2).map(\.name) == ["x", "y"])
    let way = try #require(self.way(in: bench.tree) { $0.role == .row && $0.name == row.name })
    _ = bench.calculator.perform(.focus, at: way, time: bench.clock)
    #expect(bench.tree.focused?.name == row.name)
    _ = bench.calculator.perform(.press, at: way, time: bench.clock)
    let trace = bench.state.exploration?.trace
    #expect(trace != nil)
  }
}
