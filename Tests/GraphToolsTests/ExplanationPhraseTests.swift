import CurveProof
import Documents
import GraphKit
import GraphTools
import Notation
import Testing
import Words

/// What is said of a column, of real formulas: no number looks more exact than it is known.
@Suite struct ExplanationPhraseTests {
  private static let grid = PixelGrid(x: -5...5, y: -4...4, columnCount: 1000, rowCount: 800)

  private static let cases: [(formula: String, x: Double, said: String)] = [
    ("floor(3x)", 1.0 / 3, "jump from 0 to 1 at x ≈ 0.333"),
    ("sign(x)·√2", 0, "jump from ≈ −1.414 to ≈ 1.414 at x = 0"),
    ("(x²−1)/(x−1)", 1, "one point is missing at x = 1"),
    ("sign(x−1/3)²", 1.0 / 3, "isolated point (≈ 0.333, 0)"),
    ("1/(3x−1)", 1.0 / 3, "pole between 0.332 and 0.334"),
    // No value below 2/3, nor where the curve begins again.
    ("√(x−2/3)", 0, "not defined for x < 0.666"),
    ("√((x+6)·(x−2/3))", 0, "not defined for −5 < x < 0.666"),
    ("√(−1−x²)", 0, "not defined in this view"),
    // From −1 to 1 within 10⁻²⁸, without a jump.
    ("tanh(10^30·x)", 0.004, "x = 0.005, y = 1"),
  ]

  @Test(arguments: cases)
  func `only what is proven`(formula: String, x: Double, said: String) throws {
    let function = ProgramFunction(try FormulaParser.parse(formula))
    let column = Int((x - Self.grid.left) / Self.grid.unitsPerColumn)
    let found = try #require(CurveExplanation(of: function, at: column, on: Self.grid))
    #expect(Locale()(found.phrase(in: Viewport(pointsPerUnit: 100))) == said)
  }
}
