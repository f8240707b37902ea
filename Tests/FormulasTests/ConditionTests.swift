import Analysis
import Calculator
import Calculus
import Formulas
import Intervals
import Notation
import Operations
import Figures
import TestSupport
import Testing
import Words

/// Formulas that hold under conditions, and what is proven of them.
@Suite("Conditions") struct ConditionTests {
  private typealias Reading = (text: String, values: [(place: Double, value: Double?)])

  private static let readings: [Reading] = [
    ("x² {x>0}", [(2, 4.0), (0, nil), (-1, nil)]),
    ("sin x, 0<=x<=3", [(0, 0), (4, nil)]),
    ("{x<0: -x, x<1: x^2, 2}", [(-3, 3), (0.5, 0.25), (1, 2)]),
    ("If(x>1, ln x, 0)", [(1, 0), (-5, 0)]),
    ("if(x<0, 1, x<1, 2, 3)", [(-1, 1), (0, 2), (1, 3)]),
    ("piecewise(1, x<0, 2, x<1, 3)", [(-1, 1), (0, 2), (1, 3)]),
    ("piecewise(1, x<0, 2, x<1)", [(0, 2), (1, nil)]),
    ("1+{x>0}", [(1, 2), (0, nil)]),
    ("{x>0 and not x>2 or x=-1: 1, 0}", [(1, 1), (3, 0), (-1, 1), (0, 0)]),
    ("{x<0 xor x<2: 1, 0}", [(-1, 0), (1, 1), (3, 0)]),
    ("{x<1 and x>0 xor x<2 or x>5: 1, 0}", [(0.5, 0), (1.5, 1), (-1, 1), (3, 0), (6, 1)]),
    ("{not x<0 xor x<2 xor x<4: 1, 0}", [(-1, 0), (1, 1), (3, 0), (5, 1)]),
    ("x{x!=1}", [(1, nil), (2, 2)]),
    ("x {x>0} {x<1}", [(0.5, 0.5), (1, nil)]),
    ("2{x>0: 1, 3}", [(1, 2), (-1, 6)]),
    ("{−1≤x<2: 5}", [(-1, 5), (2, nil)]),
    ("{x<0: {x<-1: 1, 2}, 3}", [(-2, 1), (-0.5, 2), (1, 3)]),
    ("(x>0)·x", [(2, 2), (-2, 0)]),
    ("x% {x>0}", [(50, 0.5), (-1, nil)]),
    ("{x>10% and x<50%: 1, 0}", [(0.2, 1), (0.5, 0)]),
  ]

  @Test(arguments: readings.indices)
  func `a condition is read as it is meant`(index: Int) throws {
    let (text, values) = Self.readings[index]
    let program = try FormulaParser.parse(text)
    for (place, value) in values {
      #expect(program.evaluate(at: place) == value, "\(text) at \(place)")
    }
    // What is written is read as the same, and as LaTeX too.
    #expect(try FormulaParser.parse(program.description) == program)
    let latex = try #require(program.written(in: .latex))
    guard case .formula(let read)? = try PastedFormula.lines(of: latex, angleUnit: .radians).first
    else {
      Issue.record("\(latex) is no formula")
      return
    }
    for (place, value) in values {
      #expect(try FormulaParser.parse(read).evaluate(at: place) == value)
    }
  }

  @Test(arguments: [
    ("{x: 1}", FormulaFault.comparisonMissing), ("x {x}", .comparisonMissing),
    ("if(x, 1, 2)", .comparisonMissing),
    ("x {x>0, x<1}", .ambiguous("{…, …}", instead: "{… and …}, {… or …}")),
    ("x>0", .unexpectedCharacter(">")), ("x = 2", .unexpectedCharacter("=")),
    ("sin x, 3", .unexpectedCharacter(",")), ("{x>0: 1, 2, x<3: 3}", .unexpectedCharacter(",")),
    ("x {x>0", .notClosed("{", closers: "}")), ("x {0<}", .needsRightSide("<")),
    ("not x", .unexpectedCharacter("not")), ("1∧2", .unexpectedCharacter("∧")),
    ("x && 2", .unexpectedCharacter("&&")), ("{1∨2: 3}", .unexpectedCharacter("∨")),
    ("x: 2", .unexpectedCharacter(":")),
  ])
  func `what is no condition is refused`(text: String, fault: FormulaFault) {
    do throws(FormulaError) {
      _ = try FormulaParser.parse(text)
      Issue.record("\(text) is read")
    } catch {
      #expect(error.kind == fault, "\(text)")
    }
  }

  @Test(arguments: [
    ("2 {1>2}", ProgramFault.conditionFalse), ("{1>2: 3, 1/0}", .divisionByZero),
    ("{1<2: ln(0), 1}", .noRealValue(operation: "ln", operand: "0")),
  ])
  func `why there is no value is said`(text: String, fault: ProgramFault) throws {
    #expect(try FormulaParser.parse(text).reason() == fault)
  }

  /// Random cases of x, with the same in plain Swift.
  private struct RandomCases {
    var text: String
    var value: (Double) -> Double?

    init(using generator: inout SeededGenerator, depth: Int = 2) {
      let pieces: [(String, (Double) -> Double?)] = [
        ("x", { $0 }), ("x²", { $0 * $0 }), ("1", { _ in 1 }), ("sin(x)", sin), ("√x", root),
        ("1/x", { $0 == 0 ? nil : 1 / $0 }), ("⌊x⌋", { $0.rounded(.down) }), ("−2·x", { -2 * $0 }),
        ("ln(x)", { $0 > 0 ? log($0) : nil }), ("|x|", { abs($0) }),
      ]
      func root(_ x: Double) -> Double? { x < 0 ? nil : x.squareRoot() }
      func piece() -> (String, (Double) -> Double?) {
        if depth > 0, Int.random(in: 0..<4, using: &generator) == 0 {
          let inner = RandomCases(using: &generator, depth: depth - 1)
          return ("(\(inner.text))", inner.value)
        }
        return pieces[Int.random(in: 0..<pieces.count, using: &generator)]
      }
      func condition() -> (String, (Double) -> Bool?) {
        let edge = Double(Int.random(in: -6...6, using: &generator)) / 2
        let signs: [(String, (Double, Double) -> Bool)] = [
          ("<", { $0 < $1 }), ("≤", { $0 <= $1 }), (">", { $0 > $1 }), ("≥", { $0 >= $1 }),
          ("=", { $0 == $1 }), ("≠", { $0 != $1 }),
        ]
        let (sign, holds) = signs[Int.random(in: 0..<signs.count, using: &generator)]
        let left = [("x", { $0 }), ("x²", { $0 * $0 })] as [(String, (Double) -> Double)]
        let (name, of) = left[Int.random(in: 0..<2, using: &generator)]
        return ("\(name)\(sign)\(edge)", { holds(of($0), edge) })
      }
      let (first, firstValue) = piece()
      let (rule, holds) = condition()
      switch Int.random(in: 0..<3, using: &generator) {
      case 0:
        text = "\(first) {\(rule)}"
        value = { holds($0) == true ? firstValue($0) : nil }
      case 1:
        let (second, secondValue) = piece()
        text = "{\(rule): \(first), \(second)}"
        value = { holds($0) == true ? firstValue($0) : secondValue($0) }
      default:
        let (second, secondValue) = piece()
        let (other, otherHolds) = condition()
        text = "{\(rule): \(first), \(other): \(second)} + 1"
        value = { x in
          let chosen =
            holds(x) == true ? firstValue(x) : otherHolds(x) == true ? secondValue(x) : nil
          return chosen.map { $0 + 1 }
        }
      }
    }
  }

  @Test(arguments: ["or", "not", "if"])
  func `a level of the stack is no condition`(word: String) {
    var brain = CalculatorBrain()
    brain.mode = .rpn
    brain.type("1\n2\n3\n" + word + "\n")
    #expect(brain.stackCount == 3)
    #expect(brain.message != nil)
  }

  @Test(arguments: 0..<30)
  func `what is proven of random cases agrees with plain numbers`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let random = RandomCases(using: &generator)
    let program = try FormulaParser.parse(random.text)
    let window = Interval(-4, 4)
    let facts = PiecewiseProgram(program).facts(over: window)
    let domain = facts.statistics(withArcLength: false, budget: 200).domain
    // Halves and quarters, where the breaks are, and places between.
    let places =
      (-64...64).map { Double($0) / 16 }
      + (0..<60).map { _ in Double.random(in: -4...4, using: &generator) }
    for place in places {
      let value = random.value(place)
      let own = program.evaluate(at: place)
      #expect((own == nil) == (value == nil), "\(random.text) at \(place)")
      if let own, let value { #expect(abs(own - value) <= 1e-12 * max(1, abs(value))) }
      let point = program.enclosure(over: Interval(place)).value
      if let value {
        #expect(point.interval.inflated.contains(value), "\(random.text) at \(place)")
        let intervalUnion = program.intervalUnion(over: Interval(place - 1e-3, place + 1e-3))
        #expect(intervalUnion.contains { $0.interval.inflated.contains(value) })
        #expect(domain.contains { $0.contains(place) }, "\(random.text) at \(place)")
      } else {
        #expect(point.decoration < .defined, "\(random.text) at \(place)")
      }
    }
  }
}

extension Interval {
  /// A little larger, for the rounding of plain numbers.
  fileprivate var inflated: Interval {
    let room = 1e-12 * Swift.max(1, magnitude)
    return Interval(lowerBound - room, upperBound + room)
  }
}

private func sin(_ x: Double) -> Double? { Real.sin(x) }
private func log(_ x: Double) -> Double { Real.ln(x) }
