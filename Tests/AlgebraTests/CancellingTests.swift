import Algebra
import CurveProof
import Documents
import Formulas
import Notation
import Testing

/// Sums of which the highest powers cancel.
@Suite struct CancellingTests {
  private static let sums: [(text: String, short: String)] = [
    ("(x+1)^2-x^2-2x", "1"), ("(x+1)^3-x^3-3x^2-3x", "1"), ("(2x-1)²-4x²+4x", "1"),
    ("(x+2)²-x²-4x+sin(x)", "4+sin(x)"), ("x·(x+1)-x²", "x"), ("(x-3)^3-x^3+9x^2-27x", "-27"),
  ]

  @Test(arguments: sums)
  func `they are worked out before they are drawn`(text: String, short: String) throws {
    let grid = PixelGrid(x: -1000...1000, y: -30...30, columnCount: 200, rowCount: 90)
    func pixels(_ text: String) throws -> [InkMap.Ink] {
      InkMap(proving: ProgramFunction(try FormulaParser.parse(text)), on: grid).pixels
    }
    let drawn = try pixels(text)
    #expect(!drawn.contains(.possible))
    #expect(try drawn == pixels(short))
  }

  @Test(arguments: sums)
  func `their values stay`(text: String, short: String) throws {
    let program = try FormulaParser.parse(text)
    let sum = try #require(program.workedOut)
    for x in -8...8 {
      let (first, second) = (program.evaluate(at: Double(x)), sum.evaluate(at: Double(x)))
      #expect(try abs(#require(first) - #require(second)) < 1e-9)
    }
  }

  @Test(arguments: ["(x-1)^6", "x^2-2x+1", "sin(x)^2", "1/x-1/x+x", "√x-√x+1", "x-x"])
  func `nothing else is written anew`(text: String) throws {
    #expect(try FormulaParser.parse(text).workedOut == nil)
  }
}
