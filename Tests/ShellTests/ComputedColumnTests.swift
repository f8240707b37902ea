import Documents
import Drawing
import Figures
import GraphModel
import Input
import Intervals
import Numerals
import Shell
import TestSupport
import Testing
import Words

/// Columns that follow from others, and what else is done with rows.
@Suite struct ComputedColumnTests {
  private func table(_ text: String, _ formulas: String...) throws -> TableFunction {
    var function = GraphFunction(TableFunction(try DataReader.table(of: text)))
    for formula in formulas {
      let table = try #require(function.base as? TableFunction)
      let wider = try #require(table.withOneMoreColumn.base as? TableFunction)
      function = try #require(wider.replacing(row: -1, column: table.columnCount, with: formula))
    }
    return try #require(function.base as? TableFunction)
  }

  @Test func `fractions stay fractions, what is none is enclosed`() throws {
    let table = try table("1,2\n3,-0.5\n4,\n", "y1^2", "sqrt(x1)", "1/y1", "y2+x1")
    #expect(table.table.columns[2].cells == [.number("4"), .number("0.25"), .missing])
    guard case .between(let root) = table.table.columns[3].cells[1] else {
      Issue.record("no enclosure")
      return
    }
    #expect(root.contains(3.0.squareRoot()) && root.width < 1e-14)
    #expect(table.table.columns[3].cells[0] == .number("1"))
    #expect(table.table.columns[4].cells[1] == .number("-2"))
    #expect(table.table.columns[5].cells[1] == .number("3.25"))
    #expect(table.name.hasPrefix("x₁, y₁, y₁²"))
  }

  @Test func `they follow a cell that is typed and a point that is moved`() throws {
    let first = try table("1,2\n3,5\n", "y1^2/2")
    let typed = try #require(
      first.replacing(row: 1, column: 1, with: "1/3")?.base as? TableFunction
    )
    #expect(typed.table.columns[2].cells == [.number("2"), .number("1/18")])
    let moved = try #require(first.moving(mark: 0, to: "1", "6")?.function?.base as? TableFunction)
    #expect(moved.table.columns[2].cells[0] == .number("18"))
    // Its own points are where they are.
    #expect(first.moving(mark: 2, to: "1", "6") == nil)
  }

  @Test(arguments: ["y1+", "z9*2", "y2^2", "2+3", "m*x1", "sin("])
  func `what is no formula of the columns before is refused`(formula: String) throws {
    let table = try #require(try table("1,2\n").withOneMoreColumn.base as? TableFunction)
    #expect(table.replacing(row: -1, column: 2, with: formula) == nil)
  }

  @Test func `columns are named and taken out`() throws {
    let table = try table("1,2\n3,4\n", "x1*y1")
    let named = try #require(
      table.replacing(row: -1, column: 1, with: "mass")?.base as? TableFunction
    )
    #expect(named.table.columns[1].name == "mass")
    #expect(named.table.columns[2].cells == [.number("2"), .number("12")])
    #expect(table.replacing(row: -1, column: 1, with: "x1") == nil)
    let less = try #require(named.replacing(row: -1, column: 2, with: "")?.base as? TableFunction)
    #expect(less.columnCount == 2)
  }

  @Test func `they come back with their document`() throws {
    let table = try table("1,2\n3,5\n", "sqrt(y1)")
    let again = try DataReader.table(of: table.table.text, isSaved: true)
    #expect(again == table.table)
  }

  @Test func `rows are sorted by numbers, others come last`() throws {
    let table = try table("10,1\nx,2\n9.5,3\n-3,4\n1/3,5\n")
    let sorted = try #require(table.sorted.base as? TableFunction)
    #expect(
      sorted.table.columns[1].cells
        == [.number("4"), .number("3"), .number("1"), .number("2"), .number("5")]
        || sorted.table.columns[1].cells.first == .number("4")
    )
    #expect(sorted.copied.hasPrefix("x1\ty1\n-3\t4\n"))
  }

  @Test func `a list of numbers tells what it is like, exactly`() throws {
    let values = [4, 1, 2, 8].map { Rational($0) }
    let summary = try #require(ListSummary(values))
    #expect(summary.mean.fractionText == "15/4" && summary.total.fractionText == "15")
    #expect(summary.median?.fractionText == "3")
    #expect(summary.variance?.fractionText == "115/12")
    #expect(Rational(1, over: 4).flatMap(summary.quantile)?.fractionText == "7/4")
    #expect(Rational(3, over: 4).flatMap(summary.quantile)?.fractionText == "5")
    let one = try #require(ListSummary([Rational(7)]))
    #expect(one.median?.fractionText == "7" && one.variance == nil)
    #expect(ListSummary([]) == nil)
  }

  @Test func `points are joined, closed and filled in turn`() throws {
    var document = GraphDocument()
    _ = document.functions.add(GraphFunction(try table("1,2\n3,5\n")), text: "")
    var seen: [MarkJoin] = []
    for _ in 0..<4 {
      seen += document.curves.map(\.join)
      document.functions.update(0) { $0.join = $0.join.next(of: .points) }
    }
    #expect(seen == [.alone, .joined, .closed, .filled] && document.curves[0].join == .alone)
  }
}
