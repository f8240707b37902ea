import Formulas
import Intervals
import Notation
import Testing

/// Integrals that are known over a view only after they were followed there.
@Suite struct `Integrals that are followed` {
  @Test func `are followed one after another, and then known`() throws {
    let text = (1...5).map { "int(sin(\($0)t²+t), t, 0, x)" }.joined(separator: "+")
    let program = try FormulaParser.parse(text)
    var calls = 0
    while !program.followIntegrals(over: Interval(-10, 10), while: { false }), calls < 50 {
      calls += 1
    }
    // The first of them in each call, and the last call ends it.
    #expect(calls == 4)
    let fresh = try FormulaParser.parse(text)
    #expect(program.enclosure(over: Interval(3, 4)) == fresh.enclosure(over: Interval(3, 4)))
  }

  @Test func `where there is none there is nothing to follow`() throws {
    let ended = try FormulaParser.parse("int(1/t, t, 1, x)+int(√t, t, 1, x)")
    _ = ended.followIntegrals(over: Interval(-3, 3), while: { true })
    #expect(ended.followIntegrals(over: Interval(-3, 3), while: { false }))
  }
}
