import Calculus
import Formulas
import Intervals
import Notation
import Operations
import TestSupport
import Testing
import Words

@Suite struct `Enclosures of programs` {
  private func value(
    _ text: String,
    _ low: Double,
    _ high: Double,
    _ unit: AngleUnit = .radians
  ) throws -> DecoratedInterval {
    try FormulaParser.parse(text, angleUnit: unit).enclosure(over: Interval(low, high)).value
  }

  @Test func `contain every value`() throws {
    var generator = SeededGenerator(seed: 11)
    var checked = 0
    var deviations = 0
    for _ in 0..<3_000 {
      let size = Int.random(in: 2...12, using: &generator)
      let program = try RandomPrograms.program(size: size, using: &generator)
      for _ in 0..<3 {
        let box = RandomBoxes.box(using: &generator)
        let enclosure = program.enclosure(over: box)
        for _ in 0..<3 {
          let x = RandomBoxes.point(in: box, using: &generator)
          let thin = program.enclosure(over: Interval(x))
          #expect(
            thin.value.interval.isSubset(of: widened(enclosure.value.interval)),
            "\(program) at \(x) in \(box)"
          )
          guard let y = program.evaluate(at: x) else { continue }
          checked += 1
          if !widened(thin.value.interval).contains(y) {
            // The point's own roundings have grown, as in cos(17!).
            deviations += 1
            continue
          }
          #expect(
            widened(enclosure.value.interval).contains(y),
            "\(program) at \(x) in \(box): \(y) outside \(enclosure.value)"
          )
        }
      }
    }
    #expect(checked > 10_000)
    #expect(deviations < 30, "\(deviations)")
  }

  @Test func `grow with the box`() throws {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<3_000 {
      let program = try RandomPrograms.program(size: 8, using: &generator)
      let box = RandomBoxes.box(using: &generator)
      let inner = Interval(
        RandomBoxes.point(in: box, using: &generator),
        box.upperBound
      )
      let small = program.enclosure(over: inner)
      let large = program.enclosure(over: box)
      #expect(
        small.value.interval.isSubset(of: widened(large.value.interval)),
        "\(program) over \(inner) in \(box)"
      )
      // Beside whole numbers gamma is rounded, at them it is not.
      let known = min(
        large.value.decoration,
        program.enclosure(over: widened(box)).value.decoration
      )
      #expect(
        small.value.decoration >= known,
        "\(program) over \(inner) in \(box)"
      )
    }
  }

  @Test func `contain the slopes of chords`() throws {
    var generator = SeededGenerator(seed: 13)
    var checked = 0
    for _ in 0..<3_000 {
      let program = try RandomPrograms.program(size: 7, using: &generator)
      let box = RandomBoxes.box(using: &generator)
      let enclosure = program.enclosure(over: box)
      guard enclosure.isCertainlyContinuous else { continue }
      let a = Interval(RandomBoxes.point(in: box, using: &generator))
      let b = Interval(RandomBoxes.point(in: box, using: &generator))
      let rise =
        program.enclosure(over: b).value.interval - program.enclosure(over: a).value.interval
      let chord = rise / (b - a)
      #expect(
        chord.isEmpty || !chord.isDisjoint(from: enclosure.slope),
        "\(program) over \(box): \(chord) outside \(enclosure.slope)"
      )
      checked += 1
    }
    #expect(checked > 500)
  }

  @Test func `say where there is certainly a value`() throws {
    var generator = SeededGenerator(seed: 14)
    var certain = 0
    for _ in 0..<3_000 {
      let program = try RandomPrograms.program(size: 6, using: &generator)
      let box = RandomBoxes.box(using: &generator)
      let enclosure = program.enclosure(over: box)
      guard enclosure.value.decoration >= .defined, enclosure.value.interval.isBounded else {
        continue
      }
      certain += 1
      let x = RandomBoxes.point(in: box, using: &generator)
      #expect(try program.reason(at: x) == nil, "\(program) at \(x) in \(box)")
    }
    #expect(certain > 500, "\(certain)")
  }

  @Test func `are exact in degrees where the values are`() throws {
    #expect(try value("sin(x)", 180, 180, .degrees).interval == Interval(0))
    #expect(try value("tan(x)", 90, 90, .degrees).interval.isEmpty)
    #expect(try value("sin(30°)", 0, 0, .degrees).interval == Interval(0.5))
    #expect(try value("asin(x)", 0.5, 0.5, .degrees).interval == Interval(30))
    #expect(try value("sin(180°)", 0, 0).interval.contains(0))
  }

  @Test func `take numbers as they are written`() throws {
    #expect(try value("x", 1, 1).interval == Interval(1))
    let tenth = try value("0.1+0*x", 1, 1).interval
    #expect(tenth == Interval((0.1).nextDown, 0.1))
    #expect(try value("π+0·x", 1, 1).interval == .pi)
    #expect(try value("1e16+1-1e16+0x", 1, 1).interval.contains(1))
  }

  @Test func `see one thing where a formula repeats it`() throws {
    #expect(try value("x·x", -1, 2).interval == Interval(0, 4))
    #expect(try value("(x+0.1)(x+0.1)", -1, 2).interval.lowerBound == 0)
    #expect(try value("(x+1/3)(x+1/3)", -1, 2).interval.lowerBound == 0)
    #expect(try value("(x+0.1)(x+0.10000000000000001)", -1, 2).interval.lowerBound < 0)
    #expect(try value("x^x", 0, 1).interval.lowerBound > 0.69)
    #expect(try value("abs(x)/x", 0.5, 2).interval == Interval(1))
    #expect(try value("x/abs(x)", -1, 2) == DecoratedInterval(Interval(-1, 1), .trivial))
    #expect(try value("sinh(x)/cosh(x)", 800, 900).interval.isSubset(of: Interval(0.999, 1)))
    #expect(try value("exp(x)/(1+exp(x))", 800, 900).interval.isSubset(of: Interval(0.999, 1)))
    let small = try value("exp(x)/(1+exp(x))", -60, -50).interval
    #expect(small.lowerBound > 8e-27 && small.upperBound < 2e-22)
    #expect(try value("exp(x)/(1+exp(x))", -900, 900).decoration >= .definedAndContinuous)
    #expect(try value("exp(x)/(exp(x)+(-2))", 0, 1).decoration == .trivial)
    #expect(try value("2^x/(2^x+3)", -2000, 2000).interval.isSubset(of: Interval(0, 1)))
    #expect(try value("exp(x)/(exp(x)+x)", 1, 2).interval.contains(0.7310585786300049))
    #expect(try value("exp(x)/(exp(-x)+1)", 0, 0).interval == Interval(0.5))
  }

  /// A few units in the last place more on either side: point values are rounded, too.
  private func widened(_ interval: Interval) -> Interval {
    guard !interval.isEmpty else { return interval }
    let slack = Interval(-0x1p-48, 0x1p-48)
    return interval + interval * slack + Interval(-1e-300, 1e-300)
  }
}
