import Numerals
import Formulas
import Foundation
import Notation
import Operations
import TestSupport
import Testing

@Suite struct DialectTests {
  private func program(_ text: String, _ unit: AngleUnit = .radians) throws -> Program {
    try FormulaParser.parse(text, angleUnit: unit)
  }

  // MARK: As it is written

  @Test(arguments: [
    ("sin(x)*x^2", "math.sin(x)*x**2"), ("-x^2", "-x**2"), ("(-x)^2", "(-x)**2"),
    ("x^3^2", "math.pow(x, 3**2)"), ("x^x", "math.pow(x, x)"), ("x^(-2)", "x**(-2)"),
    ("1-(2-x)", "1 - (2 - x)"), ("1/(2x)", "1/(2*x)"), ("1-(-x)*2", "1 - (-x)*2"),
    ("√x+|x|", "math.sqrt(x) + abs(x)"), ("5!", "math.gamma(5 + 1)"),
    ("a·e^(bx)+c", "a*math.pow(math.e, b*x) + c"), ("coth(x)", "1/math.tanh(x)"),
    ("mod(x+1, 2)", "((x + 1) % 2)"), ("1.5E-3", "1.5e-3"), ("50%", "(50 / 100)"),
  ])
  func `Python says what is meant`(formula: String, python: String) throws {
    #expect(try program(formula).written(in: .python) == python)
  }

  @Test(arguments: [
    ("sin(x)*x^2", "\\sin\\left(x\\right)\\cdot {x}^{2}"), ("1/(x+1)", "\\frac{1}{x+1}"),
    ("√(x+1)", "\\sqrt{x+1}"), ("root(3, x)", "\\sqrt[3]{x}"), ("|x|", "\\left|x\\right|"),
    ("2π", "2\\cdot \\pi"), ("π·x", "\\pi \\cdot x"), ("1.5E-3", "1.5\\cdot 10^{-3}"),
    ("(x+1)^2", "{\\left(x+1\\right)}^{2}"), ("asin(x)", "\\arcsin\\left(x\\right)"),
    ("hypot(x, 1)", "\\operatorname{hypot}\\left(x, 1\\right)"), ("30°", "30^{\\circ}"),
    ("1-(-x)", "1-\\left(-x\\right)"),
  ])
  func `LaTeX sets it`(formula: String, latex: String) throws {
    #expect(try program(formula).written(in: .latex) == latex)
  }

  @Test(arguments: [
    ("sin(x)*x^2", "=SIN(A2)*A2^2"), ("-x^2", "=-(A2^2)"), ("(-x)^2", "=(-A2)^2"),
    ("x^3^2", "=A2^(3^2)"), ("e^x", "=EXP(1)^A2"), ("log(2, x)", "=LOG(A2,2)"),
    ("atan2(1, x)", "=ATAN2(A2,1)"), ("a·x+M", "=$C$1*A2+$F$1"), ("√x·π", "=SQRT(A2)*PI()"),
    ("x^(1/3)", "=(SIGN(A2)*ABS(A2)^(1/3))"), ("x^(2/3)", "=ABS(A2)^(2/3)"),
    ("⌈x⌉", "=(-INT(-A2))"), ("1.5E-3", "=1.5E-3"), ("coth(x)", "=1/TANH(A2)"),
  ])
  func `a spreadsheet calculates it`(formula: String, cell: String) throws {
    #expect(try program(formula).written(in: .spreadsheet) == cell)
  }

  @Test func `degrees are said where a language has none`() throws {
    let program = try program("sin(x)+asin(0.5)+30°+sec(x)+atan2(1, x)", .degrees)
    #expect(
      program.written(in: .python)
        == "math.sin(math.radians(x)) + math.degrees(math.asin(0.5)) + 30 "
        + "+ 1/math.cos(math.radians(x)) + math.degrees(math.atan2(1, x))"
    )
    #expect(
      program.written(in: .spreadsheet)
        == "=SIN(RADIANS(A2))+DEGREES(ASIN(0.5))+30+1/COS(RADIANS(A2))+DEGREES(ATAN2(A2,1))"
    )
    #expect(program.written(in: .latex)?.contains("\\sin\\left(x\\right)") ?? false)
  }

  @Test func `what a cell can't hold is not written`() throws {
    let nested = Array(repeating: Instruction.unary(.cubeRoot), count: 40)
    let program = try Program([.variable] + nested)
    #expect(program.written(in: .spreadsheet) == nil)
    #expect(program.written(in: .python) != nil)
  }

  @Test func `a sum up to a letter is not written for one value of it`() throws {
    for name in ["n", "k"] {
      let open = try program("sum(\(name)², \(name), 1, m)")
      #expect(open.written(in: .python) == nil && open.written(in: .spreadsheet) == nil)
      #expect(open.written(in: .latex) != nil)
    }
    #expect(try program("sum(k², k, 1, 3)").written(in: .python) != nil)
  }

  @Test func `an integral of what hangs on a letter is not written for one value of it`() throws {
    let open = try program("int(sin(a s²+s), s, 0, 1)")
    #expect(open.written(in: .python) == nil && open.written(in: .spreadsheet) == nil)
    #expect(open.written(in: .latex) != nil)
    #expect(try program("int(a s, s, 0, x)").written(in: .python) != nil)
  }

  // MARK: As it is read

  /// Every operation and function that people write, with numbers that it has a value for, and some
  /// formulas that are easily written wrong.
  static let cases: [Program] = {
    let number = { (text: String) in NumberLiteral(text).map { [Instruction.number($0)] } ?? [] }
    let negative = { (text: String) in number(text) + [.unary(.negate)] }
    let operands = [number("0.5"), number("2.5"), negative("0.4"), negative("2.5"), number("0")]
    let units: [AngleUnit] = [.radians, .degrees]
    let unary = UnaryOperation.allCases.flatMap { operation in
      units.flatMap { unit in
        operands.compactMap { operand in
          try? Program(
            Self.operands([operand], of: .unary(operation)) + [.unary(operation)],
            angleUnit: unit
          )
        }
      }
    }
    let pairs = [
      (number("7"), number("3")), (number("3"), negative("8")), (number("2"), number("8")),
      (negative("7.5"), number("2")), (negative("2"), number("3")), (number("3"), number("0")),
    ]
    let binary = BinaryOperation.allCases.flatMap { operation in
      units.flatMap { unit in
        pairs.compactMap { first, second in
          try? Program(
            Self.operands([first, second], of: .binary(operation)) + [.binary(operation)],
            angleUnit: unit
          )
        }
      }
    }
    let defined = DefinedFunction.allCases.flatMap { function in
      units.flatMap { unit in
        ["0.5", "2.5"].compactMap { text in
          let arguments = Self.operands(
            Array(repeating: number(text), count: function.argumentCount),
            of: .defined(function)
          )
          return try? Program(arguments + [.defined(function)], angleUnit: unit)
        }
      }
    }
    let formulas = [
      "-2^2", "(-2)^2", "2^3^2", "(2^3)^2", "-(2+3)*4", "1-(2-3)", "1-(2+3)", "2/(3/4)", "2/3/4",
      "2-(-3)", "2*(-3)", "(-3)*2-(-3)*2", "(-8)^(1/3)", "(-8)^(2/3)", "(-8)^(-1/3)", "2^(-1/2)",
      "(-2)^(-3)", "1-2%", "-5!", "(3!)!", "3!^2", "√2^2", "√(2^2)", "|1-|2-5||", "e^-1", "e^(2π)",
      "1E3^2", "2·1E-3", "-|-3|^2", "sin(1)^2", "sin²(1)", "1/(2+1/(3+1/4))", "2^(1+1)",
      "mod(-7, 3)^2", "binompdf(3, 10, 1/4)", "binompdf(7, 5, 1)", "binompdf(-1, 3, 1/2)",
      "binompdf(0, 0, 1)", "binompdf(2, 5, 3/2)", "binompdf(-2, -3, 1/2)", "poissonpdf(2, 3)",
      "poissonpdf(0, 1/2)", "poissonpdf(-1, 2)", "poissonpdf(3, -1)",
      "((-3)·2)^2", "-(-3)", "-(-(3))^3", "10°", "cbrt(-8)·(-2)", "min(3, 1, 2)", "tau/(2π)",
    ]
    return unary + binary + defined + formulas.compactMap { try? FormulaParser.parse($0) }
  }()

  /// Those that Python and spreadsheets have words for.
  static let spelled = cases.filter { $0.written(in: .python) != nil }

  @Test func `what other languages have no word for is not written there`() throws {
    for formula in ["Si(x)", "besselj(0, x)", "tcdf(x, 3)", "1+zeta(2)"] {
      let program = try program(formula)
      #expect(program.written(in: .python) == nil && program.written(in: .spreadsheet) == nil)
      #expect(program.written(in: .latex) != nil)
    }
    #expect(Self.spelled.count > 400)
  }

  /// Operands for an operation, with statements where it needs them.
  private static func operands(_ numbers: [[Instruction]], of use: Instruction) -> [Instruction] {
    numbers.enumerated().flatMap { index, number in
      index < use.conditionCount
        ? number + [.number(NumberLiteral(1)), .binary(.less)] : number
    }
  }

  @Test func `the cases are all there`() {
    #expect(Self.cases.count > 400)
  }

  @Test func `what is written as LaTeX is read back with the same value`() throws {
    for program in Self.cases {
      var text = try #require(program.written(in: .latex))
      // A statement is no formula by itself.
      if (try? FormulaParser.parse(program.description)) == nil {
        text = "0+\\left(\(text)\\right)"
      }
      let lines = try PastedFormula.lines(of: text, angleUnit: program.angleUnit)
      guard case .formula(let formula)? = lines.first else {
        Issue.record("\(text) is no formula")
        continue
      }
      let read = try FormulaParser.parse(formula, angleUnit: program.angleUnit)
      #expect(isNear(program.evaluate(at: 0), read.evaluate(at: 0)), "\(program): \(text)")
    }
  }

  @Test func `a cell comes to the same values, and to none where there is none`() throws {
    for program in Self.spelled {
      let text = try #require(program.written(in: .spreadsheet))
      let cell = try #require(Cell(text))
      #expect(isNear(program.evaluate(at: 0), cell.value), "\(program): \(text)")
    }
  }

  private func isNear(_ value: Double?, _ other: Double?) -> Bool {
    // Next to a pole that a Double can't meet.
    guard let value else { return other.map { abs($0) > 1e15 } ?? true }
    guard let other else { return false }
    return abs(value - other) <= 1e-12 * max(1, abs(value))
  }

  @Test(.enabled(if: python != nil))
  func `Python comes to the same values, and to none where there is none`() throws {
    let texts = try Self.spelled.map { try #require($0.written(in: .python)) }
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", Self.script]
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    input.fileHandleForWriting.write(Data(texts.joined(separator: "\n").utf8))
    input.fileHandleForWriting.closeFile()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let answers = String(decoding: data, as: UTF8.self).split(separator: "\n")
    try #require(answers.count == texts.count)
    for (index, program) in Self.spelled.enumerated() {
      let value = program.evaluate(at: 0)
      #expect(
        isNear(value, Double(answers[index])),
        "\(program): \(texts[index]) \(answers[index])"
      )
    }
  }

  /// Evaluates a line after the other; what raises has no value.
  private static let script = """
    import math, sys
    for line in sys.stdin.read().split("\\n"):
        try: value = float(eval(line))
        except (ValueError, ZeroDivisionError, OverflowError, TypeError) as error: value = None
        print(value if value is not None and math.isfinite(value) else "none")
    """
}

/// A Python that knows cube roots; nil where there is none.
private let python: Bool? = {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["python3", "-c", "import math; math.cbrt"]
  process.standardError = FileHandle.nullDevice
  guard (try? process.run()) != nil else { return nil }
  process.waitUntilExit()
  return process.terminationStatus == 0 ? true : nil
}()
