import Calculus
import Formulas
import Intervals
import Notation
import TestSupport
import Testing

@Suite struct `Unions of intervals of programs` {
  private func pieces(
    _ text: String,
    _ center: Double,
    _ radius: Double = 1e-9
  ) throws
    -> [Interval]
  {
    try FormulaParser.parse(text).intervalUnion(over: Interval(center - radius, center + radius))
      .map(\.interval)
  }

  @Test func `show the hole of exp 1 over x`() throws {
    let pieces = try pieces("exp(1/x)", 0)
    #expect(pieces.count == 2)
    #expect(pieces[0].isSubset(of: Interval(0, 1e-300)))
    #expect(pieces[1].isSubset(of: Interval(1e300, .infinity)))
  }

  @Test func `show the two values of a step`() throws {
    #expect(try pieces("(1+sign(1/x))/2", 0) == [Interval(0), Interval(1)])
    #expect(try pieces("abs(x)/x", 0) == [Interval(-1), Interval(1)])
  }

  @Test(arguments: ["atan(tan(x))", "atan(1/(x-π/2))"])
  func `show two thin pieces`(text: String) throws {
    let pieces = try pieces(text, .pi / 2)
    #expect(pieces.count == 2)
    #expect(pieces.someAndAllSatisfy { $0.width < 1e-8 })
  }

  @Test func `show both signs at a pole`() throws {
    for (text, place) in [
      ("1/sin(x)+1/cos(x)", 0.0), ("1/(3x-1)³", 1.0 / 3), ("cot(x)", 0), ("x^(-1/3)", 0),
      ("x^(-3)", 0),
    ] {
      let pieces = try pieces(text, place)
      #expect(pieces.count == 2, "\(text)")
      #expect(pieces[0].upperBound < -100 && pieces[1].lowerBound > 100, "\(text): \(pieces)")
    }
  }

  @Test func `show the jump of x times its floor`() throws {
    let pieces = try pieces("x·⌊x⌋", 2)
    #expect(pieces.count == 2)
    #expect(pieces[0].contains(2) && pieces[1].contains(4))
    #expect(pieces.someAndAllSatisfy { $0.width < 1e-8 })
  }

  @Test func `contain every value`() throws {
    var generator = SeededGenerator(seed: 21)
    var (enclosed, evaluated, split) = (0, 0, 0)
    for _ in 0..<3_000 {
      let size = Int.random(in: 2...10, using: &generator)
      let program = try RandomPrograms.program(size: size, using: &generator)
      let box = RandomBoxes.box(using: &generator)
      let pieces = program.intervalUnion(over: box)
      let whole = program.enclosure(over: box).value
      #expect(pieces.count <= IntervalUnion.limit)
      if pieces.count > 1 { split += 1 }
      for _ in 0..<3 {
        let x = RandomBoxes.point(in: box, using: &generator)
        let value = program.enclosure(over: Interval(x)).value
        // Where there may be no value at x, the enclosure may be one of nothing.
        guard value.decoration >= .defined else { continue }
        enclosed += 1
        #expect(
          pieces.contains { !$0.interval.isDisjoint(from: value.interval) },
          "\(program) at \(x) in \(box): \(value) outside \(pieces)"
        )
        guard let y = program.evaluate(at: x), value.interval.contains(y) else { continue }
        evaluated += 1
        let near = Interval(y.nextDown, y.nextUp)
        #expect(
          pieces.contains { !$0.interval.isDisjoint(from: near) },
          "\(program) at \(x) in \(box): \(y) outside \(pieces)"
        )
      }
      for piece in pieces where !piece.interval.isEmpty {
        #expect(piece.decoration <= max(whole.decoration, .defined), "\(program) over \(box)")
      }
    }
    #expect(enclosed > 3_000 && evaluated > 3_000, "\(enclosed), \(evaluated)")
    #expect(split > 30, "\(split)")
  }
}
