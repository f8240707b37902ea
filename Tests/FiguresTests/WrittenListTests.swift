import Figures
import Intervals
import Notation
import Numerals
import Testing
import Words

/// Points and numbers that are written one by one.
@Suite struct WrittenListTests {
  private func list(_ text: String) throws -> WrittenList? {
    guard case .list(let list) = try WrittenFigure(reading: text) else { return nil }
    return list
  }

  @Test(
    arguments: [
      ("(1,2)", nil, WrittenList.Kind.point, [1, 2.0]), ("(1, 2)", nil, .point, [1, 2]),
      ("A=(1,2)", "A", .point, [1, 2]), ("P12 = (−1/2, √(4))", "P12", .point, [-0.5, 2]),
      ("{(1,2),(3,4)}", nil, .points, [1, 2, 3, 4]),
      ("T={(−2, 1), (0, 3)}", "T", .points, [-2, 1, 0, 3]),
      ("{1,2,4}", nil, .numbers, [1, 2, 4]), ("L = {2^10}", "L", .numbers, [1024]),
      ("(max(1,2), 3)", nil, .point, [2, 3]), ("{(1;2);(3;4)}", nil, .points, [1, 2, 3, 4]),
    ] as [(String, String?, WrittenList.Kind, [Double])]
  )
  func `points and numbers are read`(
    text: String,
    label: String?,
    kind: WrittenList.Kind,
    values: [Double]
  ) throws {
    let list = try #require(try list(text))
    #expect(list.label == label && list.kind == kind)
    #expect(list.intervals.map(\.midpoint) == values)
    #expect(list.intervals.allSatisfy { $0.width < 1e-15 })
  }

  @Test(arguments: ["(cos t, sin t)", "(t,1)", "r=1+cos θ"])
  func `what moves with t stays a moving point`(text: String) throws {
    guard case .point = try WrittenFigure(reading: text) else {
      Issue.record("\(text)")
      return
    }
  }

  @Test(arguments: [
    "{x>0}", "{x<1: 2, 3}", "x^2 {x>0}", "(x+1)(x-1)", "(1+2)*3", "|x|", "y = (1+x)", "a = {1,2}",
  ])
  func `formulas, conditions and letters are no lists`(text: String) {
    #expect(FormulaTree(text).list == nil)
  }

  @Test func `a brace that is open can be closed, what is wrong is marked`() throws {
    let open = try #require(throws: FormulaError.self) {
      try WrittenFigure(reading: "{(1,2),(3,4)")
    }
    #expect(open.isPending)
    let missing = try #require(throws: FormulaError.self) {
      try WrittenFigure(reading: "{(1,),(3,4)}")
    }
    #expect(missing.isPending)
    let wrong = try #require(throws: FormulaError.self) { try WrittenFigure(reading: "A=(1,x)") }
    #expect(!wrong.isPending && wrong.range == 5..<6)
  }

  @Test(arguments: [
    ("{1,2,4,8}", "4 numbers, mean 15/4, total 15"),
    ("L={1/3,1/6}", "2 numbers, mean 1/4, total 1/2"),
    ("{0.1,0.2}", "2 numbers, mean 3/20, total 3/10"),
    ("{-5, 2}", "2 numbers, mean −3/2, total −3"),
  ])
  func `mean and total are exact`(text: String, summary: String) throws {
    let list = try #require(try list(text))
    #expect(ListSummary(list)?.text(in: Locale()) == summary)
  }

  @Test func `what is no fraction has no exact mean`() throws {
    let roots = try #require(try list("{√(2), 1}"))
    #expect(ListSummary(roots) == nil)
    let points = try #require(try list("{(1,2)}"))
    #expect(ListSummary(points) == nil)
  }
}
