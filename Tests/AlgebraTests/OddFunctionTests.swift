import Algebra
import Analysis
import Formulas
import Notation
import Testing

/// That what is left of a place is what is right of it, with the other sign, by rules alone.
@Suite struct OddFunctionTests {
  private static let half = ClosedForm.quotient(.pi, .whole(2))

  @Test(
    arguments: [
      ("x^3-3x", .whole(0), true), ("sin(x)", .whole(0), true), ("sin(x)", .pi, true),
      ("cos(x)", half, true), ("cos(x)", .whole(0), false), ("x", .whole(1), false),
      ("x-1", .whole(1), true), ("x e^(-x^2)", .whole(0), true),
      ("tan(2x)/(1+x^2)", .whole(0), true),
      ("sinh(x)", .whole(0), true), ("x^3+1e-30", .whole(0), false), ("abs(x)", .whole(0), false),
      ("sin(x)", .whole(3), false), ("x*√x", .whole(0), false), ("floor(x)+1/2", .whole(0), false),
    ] as [(String, ClosedForm, Bool)]
  )
  func `is found where it is so`(formula: String, place: ClosedForm, isOdd: Bool) throws {
    let program = try FormulaParser.parse(formula)
    #expect(try #require(SymbolicProgram(program)).isOdd(around: place) == isOdd)
  }
}
