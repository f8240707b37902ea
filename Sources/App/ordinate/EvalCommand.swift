import ArgumentParser
import Calculator
import Expressions
import Notation
import Numerals
import Words

/// `ordinate eval`: one value.
struct EvalCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "eval",
    abstract: "Print the value of a formula.",
    discussion: """
      Prints the shortest decimal that reads back as the same number, or "undefined". x^(p/q) with \
      an odd written q takes the real root, so x^(1/3) has values left of 0.
      """
  )

  @Argument(help: "The formula, such as 'sin(x)·x²'.")
  var formula: String

  @Option(parsing: .unconditional, help: "The value of x.")
  var x: PlainNumber?

  @OptionGroup var reading: ReadingOptions

  @Flag(help: "Read the formula as reverse Polish keys: '3 4 + x ×'.")
  var rpn = false

  func run() throws {
    let program = rpn ? try rpnProgram() : try reading.program(formula)
    if program.usesVariable, x == nil {
      throw ValidationError("The formula holds x: say its value with --x.")
    }
    if let missing = program.parameters.first(where: { !reading.isGiven($0) }) {
      throw ValidationError("The formula holds \(missing.name): say its value with --let.")
    }
    let bound = program.binding(reading.values)
    try Failure.unlessPrinted(
      bound.evaluate(at: x?.value ?? 0).map(NumberText.shortest) ?? "undefined"
    )
  }

  private func rpnProgram() throws -> Program {
    var brain = CalculatorBrain()
    brain.setMode(.rpn)
    if reading.angle == .deg { brain.toggleAngleUnit() }
    for word in formula.split(whereSeparator: \.isWhitespace) {
      press(String(word), in: &brain)
    }
    guard let program = brain.program else {
      let words = Idiom()
      let reason = brain.message.map { words($0) } ?? brain.status.text(in: words)
      Failure.say("ordinate: \(reason)\n" + Failure.quotation(of: formula))
      throw ExitCode(65)
    }
    return program
  }

  /// Presses the keys of one word: a number with Enter, a name, or signs.
  private func press(_ word: String, in brain: inout CalculatorBrain) {
    let keys: [String: CalculatorKey] = [
      "enter": .enter, "swap": .swap, "drop": .drop, "roll": .roll,
    ]
    if let key = keys[word.lowercased()] { return brain.press(key) }
    if let number = PlainNumber(argument: word), number.value < 0 || word.count > 1 {
      brain.type(word.filter { $0 != "-" && $0 != "\u{2212}" })
      if number.value < 0 { brain.press(.sign) }
    } else {
      brain.type(word)
    }
    if !brain.line.isEmpty { brain.press(.enter) }
  }
}

/// Reads a formula or ends the command with its error.
func readFormula(_ formula: String, angleUnit: AngleUnit = .radians) throws -> Program {
  do {
    return try FormulaParser.parse(formula, angleUnit: angleUnit)
  } catch {
    throw Failure.formula(formula, error)
  }
}
