import Numerals
import Calculus
import Formulas
import Intervals
import Notation
import Operations
import Figures
import TestSupport
import Testing
import Words

/// What must hold for every operation, walked from the tables.
@Suite("Tables of operations") struct OperationTableTests {
  private static let uses: [[Instruction]] = numericUses.map { use in
    guard let operation = use.last, operation.conditionCount > 0 else { return use }
    return use.dropLast().enumerated().flatMap { index, operand in
      index < operation.conditionCount
        ? [operand, .number(NumberLiteral(1)), .binary(.less)] : [operand]
    } + [operation]
  }

  private static let numericUses: [[Instruction]] =
    UnaryOperation.allCases.map { [.variable, .unary($0)] }
    + BinaryOperation.allCases.map { [.variable, .number(NumberLiteral(3)), .binary($0)] }
    + BinaryOperation.allCases.map { [.number(NumberLiteral(2)), .variable, .binary($0)] }
    + DefinedFunction.allCases.map { function in
      [.variable, .number(NumberLiteral(1)), .number(NumberLiteral(2))]
        .prefix(function.argumentCount) + [.defined(function)]
    }

  @Test(arguments: uses)
  func `a use is saved and read back`(instructions: [Instruction]) throws {
    #expect(instructions.map { Instruction(name: $0.name) } == instructions)
  }

  @Test(arguments: uses)
  func `a use is written and read back`(instructions: [Instruction]) throws {
    // A statement is no formula by itself.
    let isStatement = (try? FormulaParser.parse(Program(instructions).description)) == nil
    let steps =
      isStatement
      ? instructions + [.number(NumberLiteral(1)), .binary(.when)] : instructions
    let program = try Program(steps)
    #expect(try FormulaParser.parse(program.description) == program)
  }

  @Test(arguments: uses, AngleUnit.allCases)
  func `an enclosure holds values and slopes`(instructions: [Instruction], unit: AngleUnit) throws {
    let program = try Program(instructions, angleUnit: unit)
    var generator = SeededGenerator(seed: 11)
    var checked = 0
    for _ in 0..<400 {
      let low = Double.random(in: -6...6, using: &generator)
      let box = Interval(low, low + Double.random(in: 0...0.5, using: &generator))
      let enclosure = program.enclosure(over: box)
      let places = [box.lowerBound, box.midpoint, box.upperBound]
      let values = places.map { program.code.value(at: $0) }
      for value in values where value.isFinite {
        let room = value.magnitude * 0x1p-45
        let values = enclosure.value.interval
        #expect(values.lowerBound - room <= value && value <= values.upperBound + room)
      }
      guard enclosure.isCertainlyContinuous, values.allSatisfy(\.isFinite) else { continue }
      checked += 1
      let width = box.upperBound - box.lowerBound
      guard width > 1e-6 else { continue }
      let chord = (values[2] - values[0]) / width
      let room = values.map(\.magnitude).max().map { $0 * 0x1p-40 / width } ?? 0
      #expect(enclosure.slope.lowerBound - room <= chord)
      #expect(chord <= enclosure.slope.upperBound + room)
    }
    // Functions of whole numbers are certain of nothing on stretches.
    #expect(checked > 0 || program.code.value(at: 0.5).isNaN)
  }

  /// Whole numbers, fractions, and what lies around the ends of domains.
  private static let operands = stride(from: -9.0, through: 9, by: 0.125).map { $0 }

  @Test(arguments: UnaryOperation.allCases)
  func `an operation is total where it has all values`(operation: UnaryOperation) {
    let row = operation.row
    let hasAll = Self.operands.allSatisfy { row.real($0).isFinite }
    // The poles of a periodic one lie at no Double.
    #expect(row.isTotal == hasAll || row.shape.isPeriodic && !row.isTotal)
  }

  @Test(arguments: UnaryOperation.allCases.filter { !$0.row.writing.isStatement })
  func `an injective operation takes no value twice`(operation: UnaryOperation) {
    let values = Self.operands.filter { $0.magnitude <= 4 }.map(operation.row.real)
      .filter(\.isFinite)
    let isStrict = [values, values.reversed()].contains { values in
      zip(values, values.dropFirst()).allSatisfy { $0 < $1 }
    }
    if operation.row.isInjective { #expect(Set(values).count == values.count) }
    if isStrict { #expect(operation.row.isInjective) }
  }

  @Test(arguments: uses)
  func `derivatives agree with series`(instructions: [Instruction]) throws {
    let function = PiecewiseProgram(try Program(instructions))
    var generator = SeededGenerator(seed: 12)
    var (expanded, compared) = (0, 0)
    for _ in 0..<100 {
      let place = Double.random(in: -4...4, using: &generator)
      let x = Interval(place)
      guard let series = function.taylorModel(around: place, over: x) else { continue }
      expanded += 1
      var cell: [Gap] = []
      for (index, targets) in function.breaks.enumerated() {
        let argument = function.jet(of: .argument(index), over: x, in: cell).c0
        if let gap = targets.gap(around: argument) {
          cell.append(gap)
        } else if targets.possible(in: argument, atMost: 1) == [argument] {
          cell.append(Gap(at: argument))
        }
      }
      guard cell.count == function.breaks.count else { continue }
      let jet = function.jet(of: .whole, over: x, in: cell)
      guard jet.isBounded else { continue }
      compared += 1
      for (term, coefficient) in zip([jet.c0, jet.c1, jet.c2, jet.c3], series.coefficients) {
        #expect(!term.intersection(coefficient).isEmpty)
      }
    }
    #expect(compared > 0 || expanded == 0)
  }

  @Test func `most uses have series`() throws {
    let functions = try Self.uses.map { PiecewiseProgram(try Program($0)) }
    let expanded = functions.count { function in
      [0.3, 1.7, -2.3].contains { function.taylorModel(around: $0, over: Interval($0)) != nil }
    }
    // Not those of a pair, which these numbers are none of, nor inverses in a parameter.
    #expect(expanded >= functions.count - 21, "\(expanded) of \(functions.count)")
  }

  private static let meanings: [(String, Double, Double)] = [
    ("coth(x)", 0.7, 1 / Real.tanh(0.7)), ("sech(x)", 0.7, 1 / Real.cosh(0.7)),
    ("csch(x)", -0.7, 1 / Real.sinh(-0.7)), ("acot(x)", 0, Double.pi / 2),
    ("acot(x)", -1, 0.75 * Double.pi), ("asec(x)", 2, Double.pi / 3),
    ("acsc(x)", 2, Double.pi / 6), ("acoth(x)", 2, 0.5 * Real.ln(3)),
    ("asech(x)", 0.5, Real.ln(2 + Real.sqrt(3))), ("acsch(x)", 1, Real.ln(1 + Real.sqrt(2))),
    ("hypot(x, 4)", 3, 5), ("clamp(x, 1, 2)", 0, 1), ("clamp(x, 1, 2)", 5, 2),
    ("trunc(x)", -2.75, -2), ("frac(x)", -2.75, -0.75), ("frac(x)", 2.75, 0.75),
    ("normalpdf(x, 0, 1)", 0, 0.3989422804014327),
    ("normalcdf(x, 1, 2)", 0, 0.3085375387259869),
    ("normalcdf(x, 0, 1)", -1, 0.15865525393145705),
    ("binompdf(x, 10, 1/4)", 3, 0.25028228759765625), ("poissonpdf(x, 3)", 2, 0.22404180765538775),
    ("clamp(x, 1, 2)", 1.5, 1.5), ("erf(x)", 1, 0.8427007929497149),
    ("erfc(x)", 1, 0.15729920705028513), ("sinc(x)", 0, 1), ("atan2(x, −1)", 0, Double.pi),
    ("x!", 0.5, 0.8862269254527580), ("nCr(5, x)", 2, 10), ("nPr(5, x)", 2, 20),
    ("gcd(x, 18)", 12, 6), ("lcm(x, 6)", 4, 12), ("sinh⁻¹(x)", 1, Real.asinh(1)),
    ("sech⁻¹(x)", 1, 0), ("arccot(x)", 1, Double.pi / 4), ("sgn(x)", -3, -1),
    ("tg(x)", 1, Real.tan(1)),
  ]

  @Test(arguments: meanings)
  func `the functions mean what they are called`(text: String, x: Double, value: Double) throws {
    let result = try #require(try FormulaParser.parse(text).evaluate(at: x))
    #expect(abs(result - value) <= 4 * value.ulp)
  }

  @Test(
    arguments: [
      ("acot(x)", 1, 45), ("asec(x)", 2, 60), ("acsc(x)", 2, 30), ("atan2(x, 1)", 1, 45),
    ] as [(String, Double, Double)]
  )
  func `angles are given in degrees`(text: String, x: Double, value: Double) throws {
    let result = try #require(try FormulaParser.parse(text, angleUnit: .degrees).evaluate(at: x))
    #expect(abs(result - value) <= 4 * value.ulp)
  }

  @Test(arguments: [
    ("acoth(0.5)", "undefined: acoth at 0.5"), ("asech(2)", "undefined: asech at 2"),
    ("atan2(0, 0)", "undefined: atan2 at (0, 0)"), ("(−2)!", "undefined: n! at −2"),
    ("coth(0)", "undefined: coth at 0"), ("coth(√(−1))", "no real value: √ of −1"),
  ])
  func `a fault names the function that was written`(text: String, sentence: String) throws {
    #expect(try FormulaParser.parse(text).reason()?.description == sentence)
  }
}
