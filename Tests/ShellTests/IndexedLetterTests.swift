import Calculator
import Documents
import Drawing
import Formulas
import GraphModel
import Input
import Notation
import Operations
import Shell
import TestSupport
import Testing

/// Letters with an index, which stand for numbers of their own.
@Suite struct IndexedLetterTests {
  @Test(arguments: [
    ("a_1x^2+a_2", "a₁·x²+a₂"), ("σ_12x", "σ₁₂·x"), ("a₁ b₀", "a₁·b₀"), ("2a_1^2", "2·a₁²"),
    ("sin a_1", "sin(a₁)"), ("a_1a_2a", "a₁·a₂·a"), ("c_9(x+1)", "c₉·(x+1)"), ("a_1!", "a₁!"),
  ])
  func `they are read, written and kept`(typed: String, text: String) throws {
    let program = try FormulaParser.parse(typed)
    #expect(program.description == text)
    #expect(try FormulaParser.parse(text) == program)
    #expect(
      Set(program.parameters.map(\.rawValue)).isSubset(of: ["a", "a₁", "a₂", "σ₁₂", "b₀", "c₉"])
    )
  }

  @Test(arguments: [
    "x_1", "a_01", "a_100", "y_1", "M_1", "e_1", "a_b", "a_", "π_2", "a_1′", "a_1_2",
  ])
  func `other letters and other indices are none`(text: String) {
    #expect(throws: FormulaError.self) { try FormulaParser.parse(text) }
  }

  @Test(arguments: ["a1", "a_", "a__1", "a_1_", "a₀₁", "aa"])
  func `digits on the line are no index`(text: String) {
    #expect(Parameter(rawValue: text) == nil)
  }

  @Test func `each has a value of its own`() throws {
    let program = try FormulaParser.parse("a_1x+a_2x+a")
    let values = ["a": 1.0, "a_1": 10, "a₂": 100].reduce(into: [Parameter: Double]()) {
      if let letter = Parameter(rawValue: $1.key) { $0[letter] = $1.value }
    }
    #expect(values.count == 3)
    #expect(program.binding(ParameterValues(values)).evaluate(at: 2) == 221)
    #expect(values.keys.sorted().map(\.rawValue) == ["a", "a₁", "a₂"])
  }

  @Test func `other languages name them as they do`() throws {
    let program = try FormulaParser.parse("a_1 σ_12")
    #expect(program.written(in: .latex) == #"a_{1}\cdot \sigma _{12}"#)
    #expect(program.written(in: .python)?.contains("a_1*σ_12") ?? false)
    let latex = try PastedFormula.lines(of: #"\frac{a_1}{a_{12}}"#, angleUnit: .radians)
    #expect(latex == [.formula("a₁/a₁₂")])
    let first = try #require(Parameter(rawValue: "a_1"))
    #expect(
      try PastedFormula.lines(of: "a_{1} = 3", angleUnit: .radians) == [.parameter(first, [3])]
    )
    #expect(try PastedFormula.lines(of: "a_1 = 3", angleUnit: .radians) == [.parameter(first, [3])])
  }

  @Test func `a slider has them, which a line sets and another index renames`() throws {
    let bench = Bench(1280, 800)
    bench.type("a_1*x")
    bench.key(.enter, .command)
    #expect(bench.document.functions.parameters == ["a₁"])
    #expect(bench.draw().graphWords.contains("a₁"), "\(bench.draw().graphWords)")
    _ = bench.calculator.paste("a_1=2.5")
    #expect(bench.document[settingOf: "a₁"].value == 2.5)
  }

  @Test func `fingers find the index under the key of x`() throws {
    let bench = Bench(390, 844)
    bench.tapKeys("x")
    bench.key(.backspace)
    let key = try #require(bench.draw().keys()?.first { $0.name == "x" }?.frame.center)
    for letter in ["σ", "a₁"] {
      bench.send(.finger(FingerEvent(.began, id: 1, at: key, time: bench.clock)))
      bench.clock += 0.4
      _ = bench.calculator.advance(to: bench.clock)
      bench.send(.finger(FingerEvent(.ended, id: 1, at: key, time: bench.clock)))
      bench.tap(bench.draw().canvas.drawnTexts.last { $0.text == letter }?.box.center)
    }
    bench.tapKeys("2")
    #expect(bench.brain.line == "σ_2")
    #expect(bench.brain.program?.parameters.map(\.rawValue) == ["σ₂"])
  }
}
