import Numerals
import Calculus
import Formulas
import Intervals
import Notation
import Testing
import Words

/// What could be meant in two ways is refused; what others write is understood.
@Suite struct AmbiguityTests {
  @Test(arguments: [
    "1,000", "12,345+1", "1,000,000", "(1,2)", "7%3", "7%x", "20%(3)", "5C2", "|2|x|-1|",
    "|x-1|x|x+1|", "2+|a|b|c|",
  ])
  func `nothing is quietly read in one of two ways`(formula: String) {
    #expect {
      try FormulaParser.parse(formula)
    } throws: { error in
      if case .ambiguous? = (error as? FormulaError)?.kind { true } else { false }
    }
  }

  @Test(arguments: [
    ("1,5", 1.5), ("1,25+1", 2.25), ("0,125", 0.125), ("1,0005", 1.0005), ("1000,5", 1000.5),
    ("sin(0,5)^0", 1), ("2(1,5)", 3), ("max(1,000)", 1), ("max(1,2)", 2), ("7%", 0.07),
    ("50%·3", 1.5), ("2·(1,5)", 3), ("7%+3", 3.07), ("C(5,2)", 10), ("C(2+3, 2)", 10),
    ("nCr(5,2)", 10),
    ("7 mod 3", 1), ("2·7 mod 3", 2), ("2+7 mod 3", 3), ("7 mod 3^2", 7), ("mod(7,3)", 1),
    ("7 mod (3+1)", 3), ("7 mod(3)", 1), ("2 mod(7,4)", 6), ("(9) mod (max(2,4))", 1),
    ("y = 2+1", 3), ("f(x)=2·3", 6), ("y=|−2|", 2), ("|2||−1|", 2), ("|2|·3·|−1|", 6),
    ("||2|−3|", 1), ("|1|2", 2), ("2|−1|", 2),
  ])
  func `what has one meaning has a value`(formula: String, value: Double) throws {
    #expect(try FormulaParser.parse(formula).evaluate(at: 0) == value)
  }

  @Test(arguments: ["=3", "x=3", "z=3", "y", "y=", "F", "f(x", "P(5,2)", "5P2"])
  func `what has no meaning is refused`(formula: String) {
    #expect(throws: FormulaError.self) { try FormulaParser.parse(formula) }
  }

  @Test(
    arguments: [
      ("sinn(2)", "sinn", "sin"), ("sqr(2)", "sqr", "sqrt"), ("2sim(3)", "sim", "sin"),
      ("sqtr(x)", "sqtr", "sqrt"), ("1+acosecant(x)", "acosecant", nil), ("foo(x)", "foo", nil),
      ("sinex", "sinex", "sin"), ("flor(x)", "flor", "floor"), ("log3z(x)", "z", nil),
    ] as [(String, String, String?)]
  )
  func `a word that is not known is named whole, with the one it is like`(
    formula: String,
    word: String,
    nearest: String?
  ) {
    #expect {
      try FormulaParser.parse(formula)
    } throws: { error in
      (error as? FormulaError)?.kind == .unknownName(word, nearest: nearest)
    }
  }

  @Test(arguments: [
    ("acosec(2)", "acsc(2)"), ("acosecx", "acsc(x)"), ("arccosec x", "acsc(x)"),
    ("xsinx", "x sin(x)"),
    ("sine", "sin(e)"), ("sinln x", "sin(ln(x))"), ("axe^x", "a x e^x"),
  ])
  func `words that run together are read as words`(formula: String, meaning: String) throws {
    #expect(try FormulaParser.parse(formula) == FormulaParser.parse(meaning))
  }

  @Test(arguments: ["1e400", "1e-400", "1e99999", "12345678e400"])
  func `a number may be beyond those of machines`(formula: String) throws {
    let program = try FormulaParser.parse(formula)
    #expect(program.instructions == [NumberLiteral(formula).map(Instruction.number)])
    #expect(program.enclosure(over: Interval(0)).value.interval.isEmpty == false)
  }
}
