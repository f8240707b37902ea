import Analysis
import Calculus
import Formulas
import Intervals
import Notation
import Numerals
import Operations
import Figures
import TestSupport
import Testing
import Words

/// Sums, products and derivatives.
@Suite("Language of functions") struct LanguageTests {
  /// What it costs decides how often a picture looks at it.
  @Test func `a sum costs as much as what it stands for`() throws {
    let short = try FormulaParser.parse("sum(x^k, k, 1, 4)").cost
    let long = try FormulaParser.parse("sum(x^k, k, 1, 400)").cost
    #expect(long >= 90 * short)
  }

  @Test(arguments: [
    ("sum(k², k, 1, 4)", 30.0), ("prod(k, k, 1, 5)", 120), ("sum(k, k, 3, 2)", 0),
    ("prod(k, k, 3, 2)", 1), ("sum(n·x, n, −2, 3)", 6), ("sum(sum(j·k, j, 1, k), k, 1, 3)", 25),
    ("sum(sum(k, k, 1, 2), k, 1, 3)", 9), ("diff(x³, x)", 12), ("diff(x³, x, 3)", 27),
    ("diff(t³, t, x)", 12), ("d/dx(x³)", 12), ("2 d/dx(x²)+1", 9), ("Derivative(x²)", 4),
    ("diff(diff(x³))", 12), ("sum(diff(x^k, x), k, 1, 2)", 5), ("diff(sum(x^k, k, 0, 2), x)", 5),
    ("diff(a·x², x)", 4), ("sum(k, k, 1, a)", 1), ("sum(int(k², k, 0, 3), k, 1, 3)", 27),
    ("sum(sum(j, j, 1, sum(i, i, 1, k)), k, 1, 3)", 28), ("sum(diff(k²·x, x), k, 1, 3)", 14),
    ("sum(diff(sum(x, j, 1, k), x), k, 1, 3)", 6), ("sum(diff(k², k, 1), k, 1, 3)", 6),
  ])
  func `a formula is read, written and read back`(text: String, value: Double) throws {
    let program = try FormulaParser.parse(text)
    #expect(program.evaluate(at: 2) == value)
    #expect(try FormulaParser.parse(program.description) == program)
  }

  @Test(arguments: [
    ("sum(k, k, x, 9)", FormulaFault.boundsNeedNumbers("sum")),
    ("sum(sin(k·x), k, 1, 20000)", .tooManyTerms("sum")),
    ("sum(sin(k), k, 1, 10^6+1)", .tooManyTerms("sum")),
    ("sum(k, k, 1, 2.5)", .boundsNeedNumbers("sum")), ("sum(k, k, 1)", .needsArguments("sum", 4)),
    ("sum(k, 3, 1, 2)", .unexpectedCharacter("3")), ("sum(Q, k, 1, 2)", .unknownName("Q")),
    ("K", .unknownName("K")), ("diff(gcd(x, 2))", .noDerivative("gcd")),
    ("diff(", .needsArgument("diff")),
    ("diff(x+√(0−1))", .noDerivative("")), ("diff(t², t)", .unknownName("t")),
    ("diff()", .needsArgument("diff")), ("diff", .needsArgument("diff")),
  ])
  func `what cannot be is refused with its place`(text: String, fault: FormulaFault) {
    do throws(FormulaError) {
      _ = try FormulaParser.parse(text)
      Issue.record("\(text) is read")
    } catch {
      #expect(error.kind == fault, "\(text)")
    }
  }

  @Test(arguments: [
    ("diff(|x|)", 0.0, ProgramFault?.some(.conditionFalse)), ("diff(x·|x|)", 0, nil),
    ("diff(|x²|)", 0, nil), ("diff(⌊x⌋)", 2, .conditionFalse),
    ("diff({x<1: x, x²})", 1, .conditionFalse), ("diff(min(x, x²))", 0, .conditionFalse),
    ("diff(|x²−1|)", 1, .conditionFalse), ("diff(|x³|)", 0, nil),
    ("diff(x+|sin(x)|)", 0, .conditionFalse), ("diff(2^|x|)", 0, .conditionFalse),
    ("diff(atan(|x|))", 0, .conditionFalse),
    ("diff(max(x², 3x−2))", 1, .conditionFalse),
    // Two kinks may make up for each other.
    ("diff(|x|−|x|)", 0, nil), ("diff(2|x|−|2x|)", 0, nil), ("diff(√(x²)−|x|)", 0, nil),
    ("diff(⌊x⌋−⌊x⌋)", 2, nil), ("diff(int(sign(t), t, 0, x)−|x|)", 0, nil),
    ("diff(max(x, x²)+min(x, x²))", 0, nil), ("diff({x<1: x, x²}−{x<1: x, x²})", 1, nil),
    ("diff({x<1: x, x²}+|x−1|)", 1, nil), ("diff({x<1: x, 2x}·(x−1))", 1, nil),
    // What is compared may jump over what it is compared with.
    ("diff(max(0, {x<−2: 1, −5}))", -2, nil), ("diff({⌊x⌋<0.5: 1, 2})", 1, nil),
    ("diff(max((x>0)+0, 0.5))", 0, nil), ("diff(0^⌊x⌋)", 1, nil),
    ("diff(sign({x<−1: 2, −5}))", -1, nil),
    ("diff(|max(−1, {x<−2: 1, −5})|)", -2, nil),
    ("diff(x^(1/3))", 0, .conditionFalse), ("diff(x^(1/3)−∛x)", 0, nil),
    ("diff((x²)^(1/2))", 0, nil), ("diff((x³)^(1/3))", 0, nil),
  ])
  func `where there may be no derivative nothing is claimed`(
    text: String,
    place: Double,
    fault: ProgramFault?
  ) throws {
    let program = try FormulaParser.parse(text)
    #expect(program.evaluate(at: place) == nil)
    #expect(try program.reason(at: place) == fault)
    let facts = PiecewiseProgram(program).facts(over: Interval(-3, 3))
    guard fault == nil else { return }
    // No hole or jump there is proven.
    for feature in facts.features where feature.x.contains(place) && feature.isProven {
      switch feature.kind {
      case .hole(_, .undefined), .jump(_, _, .undefined): Issue.record("\(text): \(feature)")
      default: break
      }
    }
  }

  @Test(arguments: [
    ("diff(max(x², 2x−1))", 1.0, 2.0), ("diff(min(x², 2x−1))", 1, 2), ("diff(max(x, x))", 3, 1),
    ("diff(min(max(x, 2x), max(2x, x)))", 3, 2), ("diff(max(sin(x), x))", 0, 1),
    ("diff(min(x³, 0))", 0, 0), ("diff(abs(min(x, x)), x)", -2, -1),
  ])
  func `the greater of two has their slope where both have one`(
    text: String,
    place: Double,
    slope: Double
  ) throws {
    #expect(try FormulaParser.parse(text).evaluate(at: place) == slope)
  }

  private static let differentiable: [Instruction] = {
    let unary = UnaryOperation.allCases.filter { $0.row.shape.derivative != nil }
    return unary.map { .unary($0) }
  }()

  @Test(arguments: differentiable, AngleUnit.allCases)
  func `a row's derivative is the slope of its enclosures`(
    use: Instruction,
    unit: AngleUnit
  ) throws {
    try checkSlope(of: Program([.variable, use], angleUnit: unit), from: -3, to: 3)
  }

  @Test(arguments: 0..<150)
  func `the derivative of a random formula is its slope`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    var steps: [Instruction] = [.variable]
    for _ in 0..<Int.random(in: 1...5, using: &generator) {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0:
        steps.append(
          Self.differentiable[Int.random(in: 0..<Self.differentiable.count, using: &generator)]
        )
      case 1:
        let number = UInt16.random(in: 1...4, using: &generator)
        let operations: [BinaryOperation] = [
          .add, .subtract, .multiply, .divide, .power, .mod, .max,
        ]
        steps += [
          .number(NumberLiteral(number)),
          .binary(operations[Int.random(in: 0..<7, using: &generator)]),
        ]
      case 2:
        let operations: [BinaryOperation] = [
          .add, .subtract, .multiply, .divide, .power, .min, .atan2,
        ]
        steps += [.variable, .binary(operations[Int.random(in: 0..<7, using: &generator)])]
      default:
        steps += [
          .number(NumberLiteral(3)), .variable, .unary(.sin), .binary(.multiply), .binary(.add),
        ]
      }
    }
    try checkSlope(of: Program(steps), from: -2.5, to: 2.5)
  }

  /// Compares the derivative, written out, with the slopes of chords over small boxes.
  private func checkSlope(of program: Program, from low: Double, to high: Double) throws {
    let text = "diff(\(program.description), x)"
    let derivative: Program
    do {
      derivative = try FormulaParser.parse(text, angleUnit: program.angleUnit)
    } catch {
      // A part without values has no derivative.
      #expect(error.kind == .noDerivative(""), "\(text)")
      return
    }
    for step in 0..<80 {
      let x = low + (high - low) * (Double(step) + 0.37) / 80
      let box = Interval(x - 0x1p-20, x + 0x1p-20)
      let enclosure = program.enclosure(over: box)
      guard let slope = derivative.evaluate(at: x) else { continue }
      // It has no values where the formula has none.
      #expect(program.evaluate(at: x) != nil, "\(text) at \(x)")
      let values = derivative.enclosure(over: Interval(x)).value.interval
      #expect(values.contains(slope) || abs(slope) > 1e12 || values.inflated(slope).contains(slope))
      guard enclosure.isCertainlyContinuous, enclosure.slope.isBounded else { continue }
      #expect(
        enclosure.slope.inflated(slope).contains(slope),
        "\(text) at \(x): \(slope), \(enclosure.slope)"
      )
    }
  }
}

extension Interval {
  /// A little larger, for the rounding of plain numbers.
  fileprivate func inflated(_ size: Double) -> Interval {
    let room = 1e-9 * Swift.max(1, size.magnitude, magnitude.isFinite ? magnitude : 1)
    return Interval(lowerBound - room, upperBound + room)
  }
}
