import Documents
import Drawing
import GraphModel
import Input
import Shell
import TestSupport
import Testing

/// Tables with more rows than the list shows at once.
@Suite struct LongTableTests {
  private func bench() -> Bench {
    let bench = Bench(1280, 800)
    let rows = (1...40).map { "\(100 + $0)\t\(200 + $0)" }.joined(separator: "\n")
    _ = bench.calculator.paste(rows + "\n")
    _ = bench.draw()
    return bench
  }

  private func texts(_ bench: Bench) -> [String] {
    _ = bench.draw()
    return bench.draw().canvas.drawnTexts.map(\.text)
  }

  @Test func `the wheel over a table goes through its rows`() {
    let bench = bench()
    let all = texts(bench)
    #expect(all.contains("112") && !all.contains("113") && all.contains("40 points"))
    let middle = bench.draw().place(of: "106") ?? .zero
    bench.send(.pointer(PointerEvent(.moved, at: middle, time: bench.clock)))
    bench.wheel(-4, at: middle)
    let later = texts(bench)
    #expect(later.contains("109") && later.contains("120") && !later.contains("108"))
    bench.wheel(-40, at: middle)
    let end = texts(bench)
    #expect(end.contains("140") && end.contains("+") && !end.contains("129"))
    bench.wheel(60, at: middle)
    #expect(texts(bench).contains("101"))
  }

  @Test func `a table is seen also where its own line is scrolled away`() {
    let bench = Bench(1280, 420)
    _ = bench.calculator.paste(
      (1...10).map { "\(100 + $0)\t\(200 + $0)" }.joined(separator: "\n") + "\n"
    )
    #expect(texts(bench).contains("10 points"))
    let middle = bench.draw().place(of: "104") ?? .zero
    bench.send(.pointer(PointerEvent(.moved, at: middle, time: bench.clock)))
    bench.wheel(-30, at: middle)
    let later = texts(bench)
    #expect(!later.contains("10 points"))
    #expect(later.contains("110") && later.contains("210"))
  }

  @Test func `typing goes on past the last row that is seen`() {
    let bench = bench()
    bench.click(bench.draw().place(of: "212"))
    bench.type("7")
    bench.key(.enter)
    bench.type("8")
    bench.key(.enter)
    let all = texts(bench)
    #expect(all.contains("114") && !all.contains("102"))
    let table = (bench.state.document.functions[0]?.function.base as? TableFunction)?.table
    #expect(table?.columns[1].cells[11] == .number("7"))
    #expect(table?.columns[1].cells[12] == .number("8"))
  }

  @Test func `the row of a chosen point is seen`() {
    let bench = bench()
    bench.click(bench.draw().place(of: "40 points outside"))
    _ = texts(bench)
    bench.click(bench.place(ofX: 130, y: 230))
    let all = texts(bench)
    #expect(all.contains("point 30 of 40"))
    #expect(all.contains("130"))
  }
}
