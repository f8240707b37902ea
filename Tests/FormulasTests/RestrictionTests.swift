import Calculus
import Formulas
import Intervals
import Notation
import Operations
import TestSupport
import Testing

/// A program on a box, without the parts that do not matter there.
@Suite struct RestrictionTests {
  private func code(_ text: String) throws -> PlaneCode {
    PlaneCode(try FormulaParser.parse(text, withOrdinate: true))
  }

  @Test(arguments: [
    ("min(x,y+10)", 1), ("max(x,y+10)", 3), ("max(min(x-20,y),x-5)", 3), ("abs(x+2)", 3),
    ("min(sqrt(x-1),3)", 4), ("max(ln(x+1/2),5)", 1), ("min(floor(x)-9,y)", 4),
  ])
  func `what can't be the least or the largest is left out`(text: String, steps: Int) throws {
    let unit = Interval(0, 1)
    let restricted = try #require(try code(text).restricted(toX: unit, y: unit))
    #expect(restricted.stepCount == steps)
  }

  @Test(arguments: ["min(x,y)", "max(ln(x-1/2),5)", "x^2+y", "abs(x-y)", "min(sqrt(x-1),-3)"])
  func `nothing is left out that may matter, or may have no value`(text: String) throws {
    let unit = Interval(0, 1)
    #expect(try code(text).restricted(toX: unit, y: unit) == nil)
  }

  @Test func `random programs keep their values`() throws {
    var random = SeededGenerator(seed: 11)
    var shorter = 0
    for _ in 0..<4_000 {
      let program = try Self.program(depth: 5, using: &random)
      let (full, x, y) = (
        PlaneCode(program), RandomBoxes.box(using: &random), RandomBoxes.box(using: &random)
      )
      guard let restricted = full.restricted(toX: x, y: y) else { continue }
      shorter += 1
      for _ in 0..<8 {
        let place = (
          x: Interval(RandomBoxes.point(in: x, using: &random)),
          y: Interval(RandomBoxes.point(in: y, using: &random))
        )
        let before = full.value(x: place.x, y: place.y)
        let after = restricted.value(x: place.x, y: place.y)
        hold(
          after.interval == before.interval && after.decoration >= before.decoration,
          "\(program.description) over \(x), \(y) at \(place): \(after), not \(before)"
        )
      }
    }
    #expect(shorter > 1_000)
  }

  /// Many minima and maxima of other things.
  private static func program(
    depth: Int,
    using random: inout SeededGenerator
  ) throws -> Program {
    try Program(steps(depth, &random), angleUnit: .radians)
  }

  private static func steps(_ depth: Int, _ random: inout SeededGenerator) -> [Instruction] {
    guard depth > 0 else {
      let operands: [Instruction] = [.variable, .parameter(.y), .constant(.e)]
      return [operands.randomElement(using: &random) ?? .variable]
    }
    let first = steps(Int.random(in: 0..<depth, using: &random), &random)
    let unary: [UnaryOperation] = [.absolute, .negate, .squareRoot, .ln, .floor, .sin, .square]
    if Int.random(in: 0..<3, using: &random) == 0 {
      return first + [.unary(unary.randomElement(using: &random) ?? .sin)]
    }
    let binary: [BinaryOperation] = [.min, .max, .min, .max, .add, .subtract, .multiply, .divide]
    let second = steps(Int.random(in: 0..<depth, using: &random), &random)
    return first + second + [.binary(binary.randomElement(using: &random) ?? .add)]
  }
}
