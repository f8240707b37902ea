import Calculus
import Formulas
import Intervals
import Notation
import Operations
import Testing

/// Solutions of equations whose right side has kinks, or jumps along x, held to closed ones piece by piece.
@Suite struct CrossedKinkTests {
  /// An equation, where its solution begins, and what it is at a few places.
  private static let known:
    [(slope: String, at: Double, value: Double, solution: [(x: Double, y: String)])] = [
      ("abs(x)", -1, 0, [(-0.5, "3/8"), (0, "1/2"), (3, "5")]),
      ("max(x,1)", 0, 0, [(0.5, "1/2"), (3, "5")]),
      ("min(x,y)", -3, -3, [(-3.5, "-11/8"), (2, "-3exp(5)")]),
      ("floor(x)", 0.5, 0, [(0.75, "0"), (3, "3"), (-1.5, "2")]),
      ("sign(x-1)", 0, 0, [(3, "1"), (1, "-1")]),
      ("mod(x,1)y", 0, 1, [(0.5, "exp(1/8)"), (3, "exp(3/2)"), (-2, "exp(-1)")]),
      ("{x<1: y, x-y}", 0, 1, [(0.5, "exp(1/2)"), (3, "2+exp(-1)")]),
      ("y{x<1: 2, 3}", 0, 1, [(1, "exp(2)"), (3, "exp(8)")]),
      ("{0<x<1: y, 3}", 0.5, 1, [(3, "exp(1/2)+6"), (-1, "exp(-1/2)-3")]),
      ("1/floor(x)", 1, 1, [(3, "5/2"), (1.5, "3/2")]),
      ("abs(sin(x))y", 0, 1, [(3, "exp(1-cos(3))"), (4, "exp(3+cos(4))")]),
      ("abs(y)", 0, -1, [(3, "-exp(-3)")]),
      ("abs(y-1)+1", 0, 0, [(2, "exp(2-ln(2))")]),
    ]

  private func program(_ text: String) throws -> Program {
    let tree = FormulaTree(text)
    return try tree.program(of: tree.root, .radians)
  }

  private func solution(_ slope: String, _ x: Double, _ y: Double) throws -> Program {
    let steps = try program(slope).plain
    let solution = IntegralFunction(solving: steps, at: Interval(x), from: Interval(y), .radians)
    return try Program([.variable, .variable, .integral(solution)])
  }

  @Test(arguments: known.indices)
  func `a solution goes on beyond a kink`(index: Int) throws {
    let (slope, at, value, places) = Self.known[index]
    let solution = try solution(slope, at, value)
    for (x, y) in places {
      let found = solution.enclosure(over: Interval(x)).value
      let right = try program(y).enclosure(over: Interval(0)).value.interval
      #expect(found.decoration >= .definedAndContinuous, "\(slope) at \(x)")
      #expect(!found.interval.intersection(right).isEmpty, "\(slope) at \(x): \(found) \(right)")
      #expect(found.interval.width < 1e-11 * max(1, right.magnitude), "\(slope) at \(x): \(found)")
    }
  }

  /// Where f jumps along y there may be several solutions, or none.
  @Test(arguments: [
    ("-sign(y)", 1.0, 3.0), ("1/2-sign(y)", 1, 4), ("{y<2: 1, -1}", 0, 3),
    ("floor(y)-1/2", 0.5, 3),
    ("{y<x: 3, 1}", -1, 3), ("mod(y,1)-1/2", 0.25, 3), ("y+floor(x y)", 1, 3),
    ("{x+y<2: 1, 2}", 0, 3), ("sqrt(abs(y))", -1, 4),
  ])
  func `nothing is said beyond a jump along y`(slope: String, value: Double, x: Double) throws {
    let found = try solution(slope, 0, value).enclosure(over: Interval(x)).value
    #expect(found.decoration < .defined && !found.interval.isEmpty, "\(slope): \(found)")
  }

  @Test func `a gap in x ends it, and so does a jump to no value`() throws {
    for slope in ["{x<1: y}", "y/(x-1)", "sqrt(1-x)"] {
      let beyond = try solution(slope, 0, 1).enclosure(over: Interval(1.5)).value
      #expect(beyond.decoration < .defined, "\(slope)")
    }
  }
}
