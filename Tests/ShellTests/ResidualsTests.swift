import Documents
import Drawing
import ExactEvaluation
import Formulas
import GraphModel
import Input
import Operations
import Shell
import TestSupport
import Testing

/// What a model leaves of its data: a column of the table, and a strip below the plane.
@Suite struct ResidualsTests {
  /// The least squares of these are 7/2 − 3/4·x; −1/2, 1 and −1/2 are left.
  private func bench(_ width: Double = 1280, _ height: Double = 800) -> Bench {
    let bench = Bench(width, height, entersLine: false)
    bench.calculator.answerFits { FitCalculation($0)?.answer ?? FitAnswer(.none) }
    _ = bench.calculator.paste("0,3\n2,3\n4,0\n")
    for _ in 0..<2 { _ = bench.draw() }
    return bench
  }

  private func texts(_ bench: Bench) -> [String] {
    for _ in 0..<3 { _ = bench.draw() }
    return bench.draw().canvas.drawnTexts.map(\.text)
  }

  @Test func `a button fits a line, and another one shows what is left`() throws {
    let bench = bench()
    bench.click(bench.draw().place(of: "Fit"))
    #expect(bench.graphed.last == "y₁ ~ m·x₁ + b")
    let all = texts(bench)
    #expect(all.contains("−0.5"), "\(all)")

    let plane = bench.plot
    bench.click(bench.draw().place(of: "Resi…als"))
    _ = texts(bench)
    #expect(bench.plot.height == plane.height - 148)
    let saved = bench.state.exploration?.residuals
    #expect(saved == 1)
    bench.click(bench.draw().place(of: "Resi…als"))
    _ = bench.draw()
    #expect(bench.plot.height == plane.height)
  }

  @Test func `the strip is dragged higher, and shut`() {
    let bench = bench()
    bench.click(bench.draw().place(of: "Fit"))
    _ = texts(bench)
    bench.click(bench.draw().place(of: "Resi…als"))
    _ = texts(bench)
    let plane = bench.plot
    let edge = Point(x: plane.midX, y: plane.maxY + 8)
    bench.drag([edge, Point(x: edge.x, y: edge.y - 60)])
    _ = texts(bench)
    #expect(bench.plot.height == plane.height - 60)
    let low = Point(x: edge.x, y: bench.plot.maxY + 8)
    bench.drag([low, Point(x: low.x, y: low.y + 180)])
    _ = texts(bench)
    #expect(bench.plot.height == plane.height + 148)
  }

  @Test func `a press in the strip moves no view`() {
    let bench = bench()
    bench.click(bench.draw().place(of: "Fit"))
    _ = texts(bench)
    bench.click(bench.draw().place(of: "Resi…als"))
    _ = texts(bench)
    let before = bench.viewport
    let middle = Point(x: bench.plot.midX, y: bench.plot.maxY + 90)
    bench.drag([middle, Point(x: middle.x - 100, y: middle.y - 20)])
    #expect(bench.viewport == before)
  }
}
