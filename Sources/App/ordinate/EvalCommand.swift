import ArgumentParser
import Calculator
import Formulas
import Notation
import Figures
import Input
import Numerals
import Operations
import Words

/// `ordinate eval`: one value.
struct EvalCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "eval",
    abstract: "Print the value of a formula, or one for each value of a letter's list.",
    discussion: """
      Prints the value in decimal. Every digit is certain: a value that ends within N digits is \
      printed whole, any other differs from the truth by less than one unit of its last digit. \
      Instead of a number it prints undefined (there is proven to be no real value), overflow or \
      underflow (there is one whose exponent is too long to write; standard error tells about what \
      size), or undecided, with exit status 2. x^(p/q) with an odd written q takes the real root, so x^(1/3) has values left of 0.
      """
  )

  @Argument(help: "The formula, such as 'sin(x)·x²'.")
  var formula: String

  @Option(parsing: .unconditional, help: "The value of x: a number, or a formula without x.")
  var x: String?

  @OptionGroup var reading: ReadingOptions

  @Flag(help: "Read the formula as reverse Polish keys: '3 4 + x ×'.")
  var rpn = false

  @Option(help: "How many digits, 1 to 100000.")
  var digits = 17

  @Flag(
    help: "Print a closed form where there is one: 5/6, √3/2, π/4, every digit of a whole number."
  )
  var exact = false

  @Flag(
    help:
      "Print a JSON object: value, exact, form, lower, upper, status, digits, size; where it is known why there is no value, reason."
  )
  var json = false

  func validate() throws {
    guard 1...100_000 ~= digits else {
      throw ValidationError("--digits takes a number from 1 to 100000.")
    }
  }

  func run() throws {
    var isDecided = true
    for values in reading.alternatives {
      var command = self
      command.reading = values
      isDecided = try command.printAnswer() && isDecided
    }
    if !isDecided { throw ExitCode(2) }
  }

  /// Prints one value; false where it is undecided.
  private func printAnswer() throws -> Bool {
    let program = rpn ? try rpnProgram() : try reading.program(formula)
    let place = try x.map { try reading.number($0, of: "--x") }
    if program.hangsOnVariable, place == nil {
      throw ValidationError("The formula holds x: say its value with --x.")
    }
    try reading.checkGiven(program.parameters)
    let unplaced = reading.binding(program)
    let bound = place.flatMap(unplaced.placed) ?? unplaced
    let reply: ExactReply = WorkNote.during("calculating") { _ in
      self.reply(of: bound, at: place)
    }
    var reason: String?
    if case .undefined = reply.answer { reason = bound.absence.map { Locale()($0) } }
    // Of two letters with lists the order tells nothing.
    let which = reading.listCount > 1 ? reading.chosenValues : ""
    try Failure.unlessPrinted(
      json ? "\(reply.json(reason))" : reply.text(asForm: exact) + which
    )
    switch reply.answer {
    case .undecided(let doubt):
      Failure.say("ordinate: " + Locale()(doubt))
      return false
    case .overflow(let size?): Failure.say("ordinate: " + Locale()(ResultPhrase.tooLarge(size)))
    case .underflow(let size?): Failure.say("ordinate: " + Locale()(ResultPhrase.tooSmall(size)))
    case .undefined:
      if let reason, !json { Failure.say("ordinate: " + reason) }
    case .number, .overflow, .underflow: break
    }
    return true
  }

  private func reply(of program: Program, at place: Program?) -> ExactReply {
    func enclosed() -> ExactReply {
      ExactReply(
        ExactAnswer(program, at: place.map { RealPlace($0) }, digits: digits, mayRound: true)
      )
    }
    if program.isEnclosedOnly { return enclosed() }
    guard let worker = NumbersWorker() else {
      Failure.say("ordinate: ordinate-numbers is missing: only the digits a Double makes certain")
      return enclosed()
    }
    let reply = worker.reply(
      to: ExactQuestion(
        formula: program.plain,
        place: program.usesVariable ? place?.plain : nil,
        angleUnit: reading.angleUnit,
        digits: digits,
        wantsForm: exact || json,
        milliseconds: 1_000 + digits / 8
      )
    )
    // What no arithmetic follows to every digit may still be enclosed.
    guard case .undecided = reply.answer, case .number = enclosed().answer else { return reply }
    return enclosed()
  }

  private func rpnProgram() throws -> Program {
    var brain = CalculatorBrain()
    brain.mode = .rpn
    if reading.angle == .deg { brain.toggleAngleUnit() }
    var isRefused = false
    for word in formula.split(whereSeparator: \.isWhitespace) where !isRefused {
      let refusals = brain.messageNumber
      try press(String(word), in: &brain)
      isRefused = brain.messageNumber > refusals
    }
    guard !isRefused, let program = brain.program else {
      let words = Locale()
      let reason = brain.message.map { words($0) } ?? brain.status.text(in: words)
      Failure.say("ordinate: \(reason)\n" + Failure.quotation(of: formula))
      throw ExitCode(65)
    }
    return program
  }

  /// Larger and smaller powers of ten would be longer than a line.
  private static let longestPower = 300

  /// A number without its sign as keys type it, in full: the signs of it and of a power of ten are keys, too.
  private static func typed(_ word: String) throws -> String {
    let plain = word.replacing("\u{2212}", with: "-").lowercased().drop { $0 == "-" }
    let parts = plain.split(separator: "e")
    guard parts.count == 2, let power = Int(parts[1]) else { return String(plain) }
    guard power.magnitude <= longestPower else {
      throw Failure.impossible(
        "\(word) is too long to be typed; it takes powers to 10^±\(longestPower)."
      )
    }
    let digits = parts[0].filter(\.isNumber)
    let whole =
      (parts[0].split(separator: ".", omittingEmptySubsequences: false).first?.count ?? 0) + power
    guard whole > 0 else { return "0." + String(repeating: "0", count: -whole) + digits }
    let zeros = String(repeating: "0", count: max(0, whole - digits.count))
    return digits.prefix(whole) + zeros + "." + digits.dropFirst(whole)
  }

  /// Presses the keys of one word: a number with Enter, a name, or signs.
  private func press(_ word: String, in brain: inout CalculatorBrain) throws {
    let keys: [String: KeypadKey] = [
      "enter": .enter, "swap": .swap, "drop": .drop, "roll": .roll,
    ]
    if let key = keys[word.lowercased()] { return brain.press(key) }
    if let number = PlainNumber(argument: word), number.value < 0 || word.count > 1 {
      brain.type(try Self.typed(word))
      if number.value < 0 { brain.press(.sign) }
    } else {
      brain.type(word)
    }
    if !brain.line.isEmpty { brain.press(.enter) }
  }
}

/// Reads a formula or ends the command with its error.
func readFormula(_ formula: String, angleUnit: AngleUnit = .radians) throws -> Program {
  let tree = FormulaTree(formula)
  do throws(FormulaError) {
    guard tree.meaning == .formula else {
      // What is wrong with it as a relation says more than that it is one.
      _ = try WrittenFigure(tree, angleUnit)
      throw FormulaError(.noFormulaOfX, at: 0..<formula.count)
    }
    return try tree.program(angleUnit)
  } catch {
    throw Failure.formula(formula, error)
  }
}
