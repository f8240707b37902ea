import Calculus
import Intervals
import Notation
import Figures
import Testing

import Analysis

struct MonotoneRootsTests {
  /// (x − 1)(x − 1.25) turns at 1.125.
  private func decided(apartFrom other: Double?) throws -> [FactorZero] {
    let program = PiecewiseProgram(try FormulaParser.parse("(x-1)(x-1.25)"))
    let whole = SmoothPart(program, .whole, 0, Cell(x: Interval(0, 2)))
    let turn = Zero(x: Interval(1.125), isProven: true, signs: (-1, 1))
    var tangents = MonotoneRoots(whole: whole, turns: [turn])
    var zeros = [Zero(x: Interval(0.875, 1.1875), isProven: false)]
    if let other { zeros.append(Zero(x: Interval(other), isProven: true)) }
    return tangents.decided(zeros.map { FactorZero(part: whole, zero: $0) })
  }

  @Test func `a stretch is decided with all that is around it`() throws {
    let found = try decided(apartFrom: nil).map(\.zero)
    #expect(found.map(\.isProven) == [true, true])
    #expect(found[0].x.contains(1) && found[1].x.contains(1.25))
  }

  @Test func `a root that is known already is not found again beside a stretch`() throws {
    let found = try decided(apartFrom: 1.25).map(\.zero)
    #expect(found.count { $0.x.contains(1.25) } == 1)
  }
}
