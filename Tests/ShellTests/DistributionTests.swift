import Analysis
import CLibrary
import Documents
import GraphModel
import Intervals
import TestSupport
import Testing
import Shell

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

  @Test(arguments: [
    ["3.14159265358979323846264338327950288419716939937510", "2", "3"], ["1e-400", "2", "3"],
    ["1e40", "2", "3"], ["1e-20", "2e-20", "4e-20"], ["1e35", "2e35", "4e35"],
    ["-1.275024000956212e-05", "-1.7313507433891213e-05", "8.524167009527473e-06", "1.1e-05"],
    ["5"], ["5", "5"], ["1e-400", "2e-400"],
    ["1e308", "-1e308"], ["123456789012345678901234567890", "123456789012345678901234567891"],
  ])
  func `numbers of any length and size are drawn`(numbers: [String]) throws {
    let table = try table(numbers)
    #expect(table.marks.count == numbers.count)
    #expect(table.bars.reduce(0) { $0 + $1.count } == numbers.count)
    #expect(table.quartiles.count == 5 && table.quartiles.allSatisfy(\.isFinite))
    #expect(table.quartiles == table.quartiles.sorted())
    let places = table.marks.map(\.x.midpoint)
    let (least, greatest) = try (#require(places.min()), #require(places.max()))
    let (first, last) = try (#require(table.bars.first), #require(table.bars.last))
    #expect(first.from <= least && greatest <= last.to)
    // No wider than the numbers by more than a bar at each end.
    let width = first.to - first.from
    #expect(last.to - first.from <= greatest - least + 2.001 * width)
    // A view of them is found.
    let bench = Bench(1024, 768, entersLine: false)
    _ = bench.calculator.paste(numbers.joined(separator: "\n") + "\n")
    _ = bench.draw()
  }

  @Test func `fractions that are the same stand on each other`() throws {
    let texts = ["1/3", "2/6", "0.5", "12/36", "1/2", "-7/12"]
    let column = DataTable.Column(name: "x1", cells: texts.map { .number($0) })
    let table = TableFunction(DataTable(columns: [column]))
    #expect(table.marks.map(\.y) == [1, 2, 1, 3, 2, 1].map { Interval($0) })
    #expect(table.bars.reduce(0) { $0 + $1.count } == texts.count)
  }

  @Test func `long random numbers are in the bars that hold them`() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<100 {
      let size = pow(10, Double.random(in: -30...30, using: &random))
      let numbers = (0..<Int.random(in: 1...40, using: &random)).map { _ in
        Double.random(in: -1...1, using: &random) * size
      }
      let table = try table(numbers.map { "\($0)" })
      #expect(table.bars.reduce(0) { $0 + $1.count } == numbers.count)
      for bar in table.bars {
        #expect(numbers.count { $0 >= bar.from && $0 < bar.to } == bar.count)
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
