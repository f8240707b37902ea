import Analysis
import Documents
import GraphModel
import Intervals
import TestSupport
import Testing

/// The numbers of one column: stacks of points, histogram and box plot.
@Suite struct DistributionTests {
  private func table(_ numbers: [String]) throws -> TableFunction {
    TableFunction(try DataReader.table(of: numbers.joined(separator: "\n") + "\n"))
  }

  @Test func `equal numbers stand on each other`() throws {
    let table = try table(["2", "0.5", "2.0", "x", "2"])
    #expect(table.marks.map(\.x.midpoint) == [2, 0.5, 2, 2])
    #expect(table.marks.map(\.y) == [1, 1, 2, 3].map { Interval($0) })
  }

  @Test func `a number at the edge of two bars is in the upper one`() throws {
    // In binary64 0.3/0.1 is less than 3.
    let table = try table((0..<9).map { "0.\($0)" } + ["0.3", "0.3"])
    #expect(table.bars.map(\.count).reduce(0, +) == 11)
    let bar = try #require(table.bars.first { $0.from <= 0.3000001 && $0.to > 0.3000001 })
    #expect(bar.count >= 3)
    for bar in table.bars { #expect(bar.from < bar.to) }
  }

  @Test func `every number is in the bar that holds it`() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let decimals = Int.random(in: 0...4, using: &random)
      let count = Int.random(in: 2...60, using: &random)
      let wholes = (0..<count).map { _ in Int.random(in: -3_000...3_000, using: &random) }
      let scale = (0..<decimals).reduce(1) { scale, _ in scale * 10 }
      let texts = wholes.map { whole in
        let digits = "\(abs(whole) / scale)"
        let rest = decimals == 0 ? "" : "." + String("\(scale + abs(whole) % scale)".dropFirst())
        return (whole < 0 ? "-" : "") + digits + rest
      }
      let table = try table(texts)
      #expect(table.bars.reduce(0) { $0 + $1.count } == count)
      for bar in table.bars {
        // Ends are whole numbers of the last decimal, or of a part of it.
        let (low, high) = (bar.from * Double(scale), bar.to * Double(scale))
        let inside = wholes.count { Double($0) >= low - 1e-6 && Double($0) < high - 1e-6 }
        #expect(inside == bar.count, "\(texts) \(bar)")
      }
    }
  }

  @Test func `quarters lie between numbers`() throws {
    #expect(try table(["8", "1", "4", "2"]).quartiles == [1, 1.75, 3, 5, 8])
    #expect(try table(["1", "2"]).bars.count <= 2)
  }

  @Test func `a first view shows bars and stacks`() throws {
    let table = try table(["170", "171", "171", "180"])
    let whole = try #require(table.landmarks.whole)
    #expect(whole.x.contains(170) && whole.x.contains(180) && whole.y.contains(2))
    #expect(whole.y.lowerBound < 0)
  }
}
