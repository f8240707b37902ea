import Calculus
import ExactEvaluation
import Formulas
import Intervals
import Notation
import Numerals
import Operations
import TestSupport
import Testing

/// Formulas near a place, held against their exact values there.
@Suite struct LocalFormulaTests {
  private static let places = [
    "pi", "e", "sqrt(2)", "1/3", "ln(2)", "0", "1", "-2", "pi/2", "0.1", "7", "cbrt(5)",
    "10^15+1/7",
    "0.73908513321516064165531208767387340401341", "-pi/4",
  ]
  private static let depths = [13, 20, 40, 100, 300]

  /// What is 0 within every view, or breaks there, at its places.
  private static let known: [(formula: String, place: String)] = [
    ("sin(x)", "pi"), ("tan(x)", "pi/2"), ("x^2-2", "sqrt(2)"), ("abs(x-1/7)", "1/7"),
    ("floor(3x)", "1/3"), ("mod(x,1)", "3"), ("min(sin(x),cos(x))", "pi/4"), ("asin(x)", "1"),
    ("acos(x)", "-1"), ("sqrt(x-2/7)", "2/7"), ("x^(1/3)", "0"), ("(x^3-1)/(x-1)", "1"),
    ("{x<pi: 0.2, 0.7}", "pi"), ("1/(x-0.1)", "0.1"), ("ln(x-1/3)", "1/3"), ("x-sin(x)", "0"),
    ("exp(x)-1-x", "0"), ("gamma(x)", "-2"), ("round(x)", "2.5"), ("ceil(x)", "-1"),
    ("atanh(x)", "1"), ("acosh(x)", "1"), ("sign(x^2-2)", "sqrt(2)"), ("x^x", "2"),
    ("exp(-1/(x-1/3)^2)", "1/3"), ("sin(1/(x-1/3))", "1/3"), ("(x^2-2)/(x-sqrt(2))", "sqrt(2)"),
    ("sinc(x)", "0"), ("log(2,x)", "8"), ("root(4,x)", "0"), ("atan2(x,1)", "0"), ("cot(x)", "pi"),
    ("max(x^2,2)", "sqrt(2)"), ("x*abs(x)", "0"), ("erf(x)", "1"), ("cosh(x)-1", "0"),
  ]

  @Test(arguments: known.indices, depths)
  func `special places are seen as they are`(index: Int, depth: Int) throws {
    let (text, place) = Self.known[index]
    var generator = SeededGenerator(seed: UInt64(index * 1_000 + depth))
    let program = try FormulaParser.parse(text)
    try check(program, at: place, depth: depth, using: &generator)
  }

  @Test(arguments: 0..<400)
  func `random formulas keep their values`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed) + 7_000)
    let size = Int.random(in: 2...12, using: &generator)
    let program = try RandomPrograms.written(size: size, using: &generator)
    let place = Self.places.randomElement(using: &generator) ?? "0"
    let depth = Self.depths.randomElement(using: &generator) ?? 20
    try check(program, at: place, depth: depth, using: &generator)
  }

  private func check(
    _ program: Program,
    at place: String,
    depth: Int,
    using generator: inout SeededGenerator
  ) throws {
    let origin = try FormulaParser.parse(place).plain
    let height = Bool.random(using: &generator) ? depth : 0
    let value = digits(of: program, at: origin, count: height + 20)
    var level: [Instruction] = [.number(NumberLiteral(0))]
    if let value, height > 0, let literal = NumberLiteral(value.digitsText) {
      level = [.number(literal)] + (value.isNegative ? [.unary(.negate)] : [])
    }
    let question = LocalQuestion(
      formula: program.plain,
      angleUnit: program.angleUnit,
      x: LocalAxis(
        origin: origin,
        exponent: -depth,
        reach: [3, 10].randomElement(using: &generator) ?? 3
      ),
      value: LocalAxis(origin: level, exponent: -height, reach: 0),
      milliseconds: 4_000
    )
    let read = try #require(LocalQuestion(line: question.line))
    #expect(read == question)
    guard case .formula(let steps) = LocalFormula.answer(to: question) else { return }
    let local = try Program(steps)
    var before: (u: Double, value: Interval)?
    for _ in 0..<6 {
      let u = (Double.random(in: -4...4, using: &generator) * 64).rounded() / 64
      let truth = truth(program, origin, u, depth, level, height)
      let found = local.enclosure(over: Interval(u)).value
      let around = local.enclosure(over: Interval(u - 0.25, u + 0.25)).value.interval
      let context =
        "\(program.description) at \(place) + \(u)·10^-\(depth): \(local.enclosure(over: Interval(u)))"
      switch truth {
      case .value(let exact):
        #expect(!found.interval.isDisjoint(from: exact), "\(context) \(exact)")
        #expect(!around.isDisjoint(from: exact), "\(context) \(exact)")
        if let last = before, last.u != u {
          let over = Interval(min(u, last.u), max(u, last.u))
          let whole = local.enclosure(over: over)
          let chord = (exact - last.value) / (Interval(u) - Interval(last.u))
          if whole.isCertainlyContinuous {
            #expect(!whole.slope.isDisjoint(from: chord), "\(context) \(chord) \(whole.slope)")
          }
        }
        before = (u, exact)
      case .none:
        #expect(found.decoration < .defined, "\(context)")
      case .unknown: break
      }
    }
  }

  private enum Truth { case value(Interval), none, unknown }

  private func truth(
    _ program: Program,
    _ origin: [Instruction],
    _ u: Double,
    _ depth: Int,
    _ level: [Instruction],
    _ height: Int
  ) -> Truth {
    func number(_ text: String) -> [Instruction] {
      NumberLiteral(text).map { [.number($0)] } ?? []
    }
    let step = number("\(u.magnitude)") + number("1e-\(depth)") + [.binary(.multiply)]
    let place = origin + step + [.binary(u < 0 ? .subtract : .add)]
    let formula =
      program.plain + level + [.binary(.subtract)] + number("1e\(height)") + [.binary(.multiply)]
    let question = ExactQuestion(
      formula: formula,
      place: place,
      angleUnit: program.angleUnit,
      digits: 18,
      wantsForm: false,
      milliseconds: 300
    )
    switch ExactCalculation(question).answer {
    case .number(let digits):
      guard let low = Double(digits.lowerBound), let high = Double(digits.upperBound),
        low.isFinite, high.isFinite
      else { return .unknown }
      return .value(Interval(low.nextDown, high.nextUp))
    case .undefined: return .none
    case .overflow, .underflow, .undecided: return .unknown
    }
  }

  private func digits(of program: Program, at origin: [Instruction], count: Int) -> CertainDigits? {
    let question = ExactQuestion(
      formula: program.plain,
      place: origin,
      angleUnit: program.angleUnit,
      digits: count,
      wantsForm: false,
      milliseconds: 300
    )
    if case .number(let digits) = ExactCalculation(question).answer { return digits }
    return nil
  }
}

extension CertainDigits {
  /// The digits of its size, as a number is written.
  fileprivate var digitsText: String { String(text.drop { $0 == "-" }) }
}
