import Formulas
import Notation
import TestSupport
import Testing
import Words

@Suite struct `Program description` {
  @Test(arguments: 0..<12)
  func `reads back as the same program`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<500 {
      let size = Int.random(in: 1...24, using: &generator)
      let program = try RandomPrograms.written(size: size, using: &generator)
      let text = program.description
      let again = try FormulaParser.parse(text, angleUnit: program.angleUnit)
      guard again == program else {
        Issue.record("\(text) became \(again.description)")
        return
      }
      for x in [-2.5, -1, 0, 0.75, 3] {
        #expect(again.evaluate(at: x) == program.evaluate(at: x))
      }
    }
  }

  @Test(arguments: 0..<12)
  func `reads back as the same program where people write a comma`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<200 {
      let program = try RandomPrograms.written(size: 12, using: &generator)
      let written = DecimalMark.comma.written(program.description)
      let kept = DecimalMark.comma.kept(written)
      #expect(try FormulaParser.parse(kept, angleUnit: program.angleUnit) == program, "\(written)")
      // Alone, "log(2,5)" could be two arguments; a semicolon makes it clear.
      guard written.contains(";") else { continue }
      #expect(try FormulaParser.parse(written, angleUnit: program.angleUnit) == program)
    }
  }

  @Test(arguments: [
    ("sin(x)*x^2", "sin(x)·x²"),
    ("1/x", "1/x"),
    ("x*cos(1/x)", "x·cos(1/x)"),
    ("arcsin(x)", "asin(x)"),
    ("sin(2)sqrt(3)", "sin(2)·√3"),
    ("-2^2", "−2²"),
    ("(-2)^2", "(−2)²"),
    ("2^3^2", "2^(3²)"),
    ("|x|+|x-1|", "|x|+|x−1|"),
    ("||x|-1|", "||x|−1|"),
    ("1/2x", "1/2·x"),
    ("1/(2x)", "1/(2·x)"),
    ("x-(1-x)", "x−(1−x)"),
    ("x-(-x)", "x−(−x)"),
    ("x^(1/3)", "x^(1/3)"),
    ("floor(x)!", "⌊x⌋!"),
    ("(x+1)!", "(x+1)!"),
    ("log(2,x)", "log(2, x)"),
    ("√(x)^3", "(√x)³"),
    ("√x²", "√(x²)"),
    ("50%", "50%"),
    ("2e-3x", "2E−3·x"),
    ("x^-1", "x^(−1)"),
    ("cbrt x", "∛(x)"),
  ])
  func `is written as people write it`(typed: String, expected: String) throws {
    #expect(try FormulaParser.parse(typed).description == expected)
  }
}
