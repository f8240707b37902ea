import Documents
import Drawing
import ExactEvaluation
import Figures
import Formulas
import GraphKit
import GraphModel
import Input
import Operations
import SceneHost
import Shell
import TestSupport
import Testing

/// Tables of data in the list, and models that are fitted to them.
@Suite struct TableOfDataTests {
  /// A falling line, of which one decimal has a comma.
  private static let rows =
    "2003\t58\n2004\t54\n2005\t51\n2006\t43\n2007\t41\n2008\t37\n2009\t26\n2010\t22\n2011\t16\n2012\t9,5\n"

  private func bench(_ width: Double = 1280, _ height: Double = 800) -> Bench {
    let bench = Bench(width, height)
    bench.calculator.answerFits { FitCalculation($0)?.answer ?? FitAnswer(.none) }
    return bench
  }

  private func add(_ line: String, to bench: Bench) {
    bench.click(bench.draw().place(of: "Add a function"))
    bench.type(line)
    bench.key(.enter)
  }

  private func texts(_ bench: Bench) -> [String] {
    for _ in 0..<2 { _ = bench.draw() }
    return bench.draw().canvas.drawnTexts.map(\.text)
  }

  private func table(_ bench: Bench, _ index: Int = 0) -> DataTable? {
    (bench.state.document.functions[index]?.function.base as? TableFunction)?.table
  }

  @Test func `rows from a spreadsheet become one table, drawn as points`() throws {
    let bench = bench()
    _ = bench.calculator.paste(Self.rows)
    let pasted = try #require(table(bench))
    #expect(pasted.columns.map(\.name) == ["x1", "y1"] && pasted.rowCount == 10)
    #expect(pasted.columns[1].cells[9] == .number("9.5"))
    let all = texts(bench)
    #expect(all.contains("2003") && all.contains("9.5") && all.contains("+"))
    bench.key(.character("z"), .command)
    #expect(bench.graphed.isEmpty)
  }

  @Test(arguments: [
    ("year,price\n1,2\n3,4\n", ["year", "price"], 2), ("1;2,5\n3;4,5\n", ["x1", "y1"], 2),
    ("\"a b\",c\n1,2\n3,\n", ["a b", "c"], 2), ("1\n2\n3\n", ["x1"], 3),
    ("1,2\n3,x\n4,5\n", ["x1", "y1"], 3),
  ])
  func `tables are read however they are parted`(text: String, names: [String], rows: Int) {
    let bench = bench()
    _ = bench.calculator.paste(text)
    #expect(table(bench)?.columns.map(\.name) == names)
    #expect(table(bench)?.rowCount == rows)
  }

  @Test(arguments: ["sin(x)\ncos(x)", "x^2\ny=2x\n", "a = 3\nx+a", "5", "x,y\n"])
  func `formulas and single numbers are no tables`(text: String) {
    let bench = bench()
    _ = bench.calculator.paste(text)
    #expect(
      !bench.state.document.functions.functions.contains { $0.function.base is TableFunction }
    )
  }

  @Test func `a second table has names of its own`() {
    let bench = bench()
    _ = bench.calculator.paste("1,2\n3,4\n")
    _ = bench.calculator.paste("5,6\n7,8\n")
    #expect(table(bench, 1)?.columns.map(\.name) == ["x2", "y2"])
  }

  @Test func `a model is fitted exactly, and follows a cell that is typed`() throws {
    let bench = bench()
    _ = bench.calculator.paste(Self.rows)
    _ = bench.draw()
    add("y1~mx1+b", to: bench)
    let all = texts(bench)
    #expect(all.contains("= −361/66") && all.contains("= 66097/6"), "\(all)")
    #expect(all.contains("= 6859/6963") && all.contains("Least squares, proven and unique."))

    bench.click(bench.draw().place(of: "37"))
    bench.type("60")
    bench.key(.enter)
    #expect(table(bench)?.columns[1].cells[5] == .number("60"))
    #expect(texts(bench).contains("= −1759/330"))
    bench.key(.escape)
    bench.key(.character("z"), .command)
    #expect(table(bench)?.columns[1].cells[5] == .number("37"))
    #expect(texts(bench).contains("= −361/66"))
  }

  @Test func `typing goes from row to row, below the last one adds a row`() throws {
    let bench = bench()
    _ = bench.calculator.paste("1,2\n3,4.75\n")
    _ = bench.draw()
    bench.click(bench.draw().place(of: "4.75"))
    for value in ["40", "50"] {
      bench.type(value)
      bench.key(.enter)
    }
    #expect(table(bench)?.columns[1].cells == [.number("2"), .number("40"), .number("50")])
    #expect(table(bench)?.columns[0].cells == [.number("1"), .number("3"), .missing])
    bench.type("1/4")
    bench.key(.tab)
    #expect(table(bench)?.columns[1].cells.last == .number("0.25"))
    // What is no number stays on the line.
    bench.type("abc+")
    bench.key(.enter)
    #expect(table(bench)?.rowCount == 4)
  }

  @Test func `what is not determined says why, and draws nothing`() throws {
    let bench = bench()
    _ = bench.calculator.paste("2,1\n2,3\n2,4\n")
    add("y1~mx1+b", to: bench)
    // In a narrow list it takes two lines.
    let all = texts(bench).joined(separator: " ")
    #expect(all.contains("Not determined: x1 has 1 different value."), "\(all)")
  }

  @Test func `a dragged point takes the fit along`() throws {
    let bench = bench()
    _ = bench.calculator.paste("1,1\n2,2\n3,3\n")
    add("y1~mx1+b", to: bench)
    #expect(texts(bench).contains("= 1"))
    let start = bench.place(ofX: 2, y: 2)
    bench.drag([start, start + Vector(dx: 0, dy: -30), start + Vector(dx: 0, dy: -60)])
    let moved = try #require(table(bench))
    #expect(moved.columns[1].cells[1] != .number("2"))
    #expect(moved.columns[1].cells[0] == .number("1"))
    #expect(!texts(bench).contains("Least squares") || texts(bench).count > 0)
    bench.key(.character("z"), .command)
    #expect(table(bench)?.columns[1].cells[1] == .number("2"))
  }

  @Test func `tables and models come back with their document`() {
    let bench = bench()
    _ = bench.calculator.paste("year,\"a,b\"\n1,2\n3,x y\n")
    let before = table(bench)
    let again = Bench(1280, 800, state: bench.state)
    #expect(table(again) == before && before != nil)
  }

  @Test func `a file of data joins the list`() throws {
    let bench = bench()
    let table = try DataReader.table(in: Array("a,b\n1,2\n3,4".utf8))
    _ = bench.calculator.take(.openedTable(table))
    #expect(self.table(bench)?.columns.map(\.name) == ["a", "b"])
  }

  @Test func `a new table is typed from its first cell on, fractions stay exact`() {
    let bench = bench()
    bench.key(.character("t"), [.command, .shift])
    for value in ["1", "1/3", "2", "2/3", "3", "1"] {
      bench.type(value)
      bench.key(.tab)
    }
    bench.key(.escape)
    let columns = table(bench)?.columns.map(\.cells) ?? []
    #expect(columns.first?.prefix(3) == [.number("1"), .number("2"), .number("3")])
    #expect(columns.last?.prefix(3) == [.number("1/3"), .number("2/3"), .number("1")])
    add("y1~mx1+b", to: bench)
    #expect(texts(bench).contains("= 1/3"), "\(texts(bench))")
    let again = Bench(1280, 800, state: bench.state)
    #expect(table(again) == table(bench))
  }

  @Test func `a table without rows comes back, too`() {
    let bench = bench()
    bench.key(.character("t"), [.command, .shift])
    let again = Bench(1280, 800, state: bench.state)
    #expect(table(again) == .blank)
  }

  @Test func `the card of a point tells its numbers and how far it is from the curve`() {
    let bench = bench()
    _ = bench.calculator.paste(Self.rows)
    add("y1~mx1+b", to: bench)
    bench.click(bench.draw().place(of: "10 points outside"))
    bench.clock += 1
    _ = texts(bench)
    bench.click(bench.place(ofX: 2008, y: 37))
    let all = texts(bench)
    // 11016 + 1/6 − 2008·361/66 = 33 + 1/66, and 37 less that.
    #expect(all.contains("point 6 of 10") && all.contains { $0.hasPrefix("≈ 33.015") }, "\(all)")
    #expect(all.contains { $0.hasPrefix("≈ 3.98") })
  }

  @Test(arguments: [
    "\u{0}1,2\n3,4\n", "\"1,2\n3,4\n", "1,2\n3,4,5\n",
    String(repeating: "1,", count: 1_100) + "\n1\n",
  ])
  func `what is no table is pasted as before, and nothing is lost`(text: String) {
    let bench = bench()
    _ = bench.calculator.paste("1,2\n3,4\n")
    let before = bench.state.document.functions
    _ = bench.calculator.paste(text)
    #expect(bench.state.document.functions.functions.prefix(1) == before.functions[...])
    #expect(
      !bench.state.document.functions.functions.dropFirst().contains {
        $0.function.base is TableFunction
      }
    )
  }

  @Test func `what was proven of other numbers is not told while it is calculated anew`() {
    let later = Later()
    let bench = bench()
    bench.calculator.work(in: later.background)
    func settle() {
      for _ in 0..<4 {
        _ = bench.draw()
        later.run()
      }
    }
    _ = bench.calculator.paste(Self.rows)
    add("y1~mx1+b", to: bench)
    settle()
    #expect(texts(bench).contains("Least squares, proven and unique."))
    bench.click(bench.draw().place(of: "37"))
    bench.type("60")
    bench.key(.enter)
    let waiting = bench.draw().canvas.drawnTexts.map(\.text)
    #expect(waiting.contains("calculating") && !waiting.contains("= −361/66"))
    #expect(!waiting.contains("Least squares, proven and unique."))
    settle()
    #expect(texts(bench).contains("= −1759/330"))
  }

  @Test func `a hidden model waits for nothing`() {
    let bench = bench()
    _ = bench.calculator.paste(Self.rows)
    add("y1~mx1+b", to: bench)
    bench.key(.escape)
    var document = bench.calculator.document
    document.functions.update(1) { $0.isHidden = true }
    _ = bench.calculator.open(document)
    let all = texts(bench)
    #expect(!all.contains("calculating") && !all.contains("= −361/66"))
  }

  @Test func `a model of the first column is told, but is no curve over it`() throws {
    let bench = bench()
    _ = bench.calculator.paste("1,2\n2,5\n3,7\n")
    add("x1~my1+b", to: bench)
    #expect(texts(bench).contains("= 15/38"), "\(texts(bench))")
    let functions = bench.state.document.functions
    func curve(_ line: String) throws -> GraphFunction? {
      let model = FitFunction(try WrittenModel(line: line, .radians))
      let bound = model.binding([:], naming: functions.named)
      let question = try #require(bound.question)
      let calculation = try #require(FitCalculation(question))
      return bound.solved(calculation.answer).curve
    }
    #expect(try curve("x1~my1+b") == nil)
    let line = try curve("y1~mx1+b")
    #expect(line?.y(at: 2) != nil)
  }

  @Test(arguments: [(1280.0, 800.0), (390, 844)])
  func `a formula on the calculator stands beside a table, not in its place`(
    width: Double,
    height: Double
  ) {
    let bench = bench(width, height)
    _ = bench.calculator.paste("1,2\n3,4\n")
    bench.key(.character("l"), .command)
    bench.key(.function(6))
    bench.type("x^2")
    bench.key(.enter)
    bench.tapGraph()
    #expect(table(bench)?.rowCount == 2)
    #expect(bench.state.document.functions.count == 2, "\(bench.graphed)")
  }

  @Test func `a point of another column is not held against the curve`() {
    let bench = bench()
    _ = bench.calculator.paste("1,2,-1\n2,4,-3\n3,6,-2\n")
    add("y1~mx1+b", to: bench)
    for (y, isFitted) in [(4.0, true), (-3, false)] {
      bench.click(bench.place(ofX: 2, y: y))
      let all = texts(bench)
      #expect(all.contains("point 2 of 3") && all.contains("on the curve") == isFitted, "\(all)")
    }
  }
}
