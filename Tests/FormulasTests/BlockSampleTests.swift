import Numerals
import CLanes
import Calculus
import Formulas
import Intervals
import Notation
import Operations
import TestSupport
import Testing

/// Every instruction set that this processor has.
let laneLevels: [LanesLevel] = [.baseline, .AVX2, .AVX512].filter {
  $0.rawValue <= lanes_best_level().rawValue
}

extension BlockTests {
  private static let places = special + steps + far
  private static let steps: [Double] = (0..<400).map { Double($0 - 200) * 0.173 }
  private static let far: [Double] = (0..<100).map { Double($0) * 7.7e4 }
  private static let special: [Double] = [
    0, -0.0, 1, -1, 0.5, -0.5, 2, -2, 3, 10, -10, 1e-300, -1e-300, 0x1p-1074, 1e300, -1e300, 1e16,
    709.5, 710.2, -745, 171, 22.5, .infinity, -.infinity, .nan, .pi, 1.57, 90, 180, 1e22,
  ]

  /// Each place with the value that a loop gives it.
  private static func samples(
    of program: Program,
    at xs: [Double] = places
  ) -> Zip2Sequence<[Double], [Double]> {
    let values = program.sample(xs)
    #expect(values.count == xs.count, "\(program.description)")
    return zip(xs, values)
  }

  /// How many units in the last place apart two numbers are, 0 where both are NaN.
  private static func distance(_ a: Double, _ b: Double) -> Double {
    if a.isNaN || b.isNaN { return a.isNaN && b.isNaN ? 0 : .infinity }
    if a == b { return 0 }
    return (a - b).magnitude / max(a.magnitude, b.magnitude, .leastNormalMagnitude).ulp
  }

  @Test(arguments: UnaryOperation.allCases, laneLevels)
  func `one-place operations agree`(operation: UnaryOperation, level: LanesLevel) throws {
    lanes_use_level(level)
    for unit in Self.units(for: operation) {
      let program = try Program([.variable, .unary(operation)], angleUnit: unit)
      for (x, y) in Self.samples(of: program) {
        let plain = program.code.value(at: x)
        // sec, csc and cot are a quotient more.
        hold(Self.distance(y, plain) <= 5, "\(operation) \(unit) of \(x): \(y), not \(plain)")
      }
    }
  }

  @Test(arguments: BinaryOperation.allCases, laneLevels)
  func `two-place operations agree`(operation: BinaryOperation, level: LanesLevel) throws {
    lanes_use_level(level)
    let isAgain = Self.slow.contains(operation) && level != laneLevels.first
    for text in isAgain ? ["2"] : ["0", "1", "2", "3", "10", "0.5", "2.5", "7", "1000"] {
      let number = Instruction.number(try #require(NumberLiteral(text)))
      for operands in [[number, .variable], [.variable, number], [.variable, .variable]] {
        let program = try Program(operands + [.binary(operation)])
        for (x, y) in Self.samples(of: program) {
          let plain = program.code.value(at: x)
          hold(
            Self.distance(y, plain) <= 5,
            "\(program.description) at \(x): \(y), not \(plain)"
          )
        }
      }
    }
  }

  @Test(arguments: laneLevels)
  func `arithmetic is the same to the last bit`(level: LanesLevel) throws {
    lanes_use_level(level)
    let program = try FormulaParser.parse("|x|*(x-3)/(x+2)-√(x)+min(x,2)-max(x,-1)")
    for (x, y) in Self.samples(of: program) {
      let plain = program.code.value(at: x)
      #expect(y == plain || y.isNaN && plain.isNaN)
    }
  }

  @Test(arguments: [1, 2, 7, 8, 9, 127, 128, 129, 1000])
  func `any number of points`(count: Int) throws {
    let program = try FormulaParser.parse("x^2-3x+2")
    let xs = (0..<count).map { Double($0) / 8 }
    #expect(program.sample(xs) == xs.map { program.code.value(at: $0) })
  }

  @Test func `a number has the same value everywhere`() throws {
    #expect(try FormulaParser.parse("1+2*3").sample([1, 2, 3]) == [7, 7, 7])
    #expect(try FormulaParser.parse("x").sample([1, 2, 3]) == [1, 2, 3])
  }

  @Test(arguments: 0..<300)
  func `random programs agree where they are well conditioned`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let program = try RandomPrograms.program(size: 8, using: &generator)
    let xs = (0..<150).map { _ in Double.random(in: -20...20, using: &generator) }
    for (x, y) in Self.samples(of: program, at: xs) {
      let plain = program.code.value(at: x)
      guard y != plain, !(y.isNaN && plain.isNaN) else { continue }
      let nearby = program.enclosure(over: Interval(x - 1e-9, x + 1e-9))
      let size = max(1, plain.magnitude)
      let isTame =
        nearby.isCertainlyContinuous && nearby.slope.magnitude < 1e4 * size
        && nearby.value.interval.magnitude < 1e300
      // Parts that cancel or overflow may differ; the whole then is wide.
      guard isTame, program.enclosure(over: Interval(x)).value.interval.width < 1e-12 * size else {
        continue
      }
      #expect((y - plain).magnitude < 1e-9 * size, "\(program.description) at \(x)")
    }
  }
}

/// Blocks of lanes; one after another, because the instruction set is the process's.
@Suite(.serialized) struct BlockTests {
  /// Functions without loops of their own: they are the same with each instruction set, and slow.
  static let slow: Set<BinaryOperation> = [
    .besselJ, .besselY, .besselI, .besselK, .gammaBelow, .gammaAbove, .student, .betaBelow,
    .betaOdds, .gammaInverse, .studentInverse, .poissonInverse, .binomialInverse,
  ]

  /// The units in which a function is another one each.
  static func units(for operation: UnaryOperation) -> [AngleUnit] {
    operation.row.writing.dependsOnUnit ? AngleUnit.allCases : [.radians]
  }
}
