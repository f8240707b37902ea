import Documents
import Drawing
import GraphModel
import Input
import Shell
import TestSupport
import Testing

/// Tables with more columns than the list shows at once, and what is wrong with a cell.
@Suite struct WideTableTests {
  private func bench() -> Bench {
    let bench = Bench(1280, 800)
    _ = bench.calculator.paste(
      "t\ta\tb\tc\td\te\n1\t102\t103\t104\t105\t106\n2\t202\tx5\t204\t205\t206\n"
    )
    _ = bench.draw()
    return bench
  }

  private func texts(_ bench: Bench) -> [String] {
    _ = bench.draw()
    return bench.draw().canvas.drawnTexts.map(\.text)
  }

  @Test func `keys go on through the columns that are out of sight`() {
    let bench = bench()
    let first = texts(bench)
    #expect(first.contains("104") && !first.contains("105"))
    #expect(first.contains("b has “x5” in row 2, which is no number."))
    bench.click(bench.draw().place(of: "104"))
    bench.key(.escape)
    bench.key(.right)
    bench.key(.right)
    #expect(texts(bench).contains("106") && !texts(bench).contains("102"))
    bench.type("7")
    bench.key(.enter)
    let table = (bench.state.document.functions[0]?.function.base as? TableFunction)?.table
    #expect(table?.columns[5].cells[0] == .number("7"))
  }

  @Test func `Delete empties the cell with the focus`() {
    let bench = bench()
    bench.click(bench.draw().place(of: "104"))
    bench.key(.escape)
    bench.key(.delete)
    let table = (bench.state.document.functions[0]?.function.base as? TableFunction)?.table
    #expect(table?.columns[3].cells == [.missing, .number("204")])
  }

  @Test func `the wheel goes sideways with Shift`() {
    let bench = bench()
    let middle = bench.draw().place(of: "202") ?? .zero
    bench.send(.pointer(PointerEvent(.moved, at: middle, time: bench.clock)))
    bench.wheel(-2, at: middle, .shift)
    #expect(texts(bench).contains("106") && !texts(bench).contains("102"))
  }

  @Test func `saved rows are what other programs read`() throws {
    let bench = bench()
    let table = try #require(bench.state.document.functions[0]?.function.base as? TableFunction)
    #expect(table.saved(separator: ",").hasPrefix("t,a,b,c,d,e\n1,102,103,104,105,106\n2,202,x5,"))
    #expect(bench.calculator.rows(for: "t.tsv")?.hasPrefix("t\ta\tb") ?? false)
  }
}
