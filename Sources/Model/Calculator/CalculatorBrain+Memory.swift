package import Formulas
import Notation
import Words

/// The memory M.
///
/// What is kept is the formula of a number, so that M is exactly that number wherever it is used.
extension CalculatorBrain {
  /// What M stands for; nil while nothing is kept.
  package var memory: Program? { state.memory }

  /// Takes over what another calculator keeps.
  package mutating func keep(_ memory: Program?) { state.memory = memory }

  /// Keeps what is entered, which must be a number.
  mutating func store() throws {
    guard case .program(let program) = newReading else {
      throw Refusal(state.mode == .formula ? .formula(.empty) : .stackIsEmpty)
    }
    guard !program.usesVariable else { throw Refusal(.memoryTakesNumbers) }
    guard let number = recalled(program) else { throw Refusal(.memoryIsEmpty) }
    switch CalculatorStatus(number) {
    case .noValue(let reason): throw Refusal(reason)
    case .functionOfLetters(let letters): throw Refusal(.functionOfLetters(letters))
    default: break
    }
    state.memory = try number.kept()
  }

  // MARK: Earlier entries

  /// What was worked out before, the latest last.
  package var entries: [String] { state.history }

  /// The last entry that is a number; nil where there is none.
  package var lastAnswer: String? {
    state.history.last { entry in
      let program = try? FormulaTree(entry).program(state.angleUnit, closingBrackets: true)
      return program.map { !$0.usesVariable } ?? false
    }
  }

  /// Puts an earlier entry in the place of the line.
  package mutating func recall(_ entry: String) {
    guard state.mode == .formula else { return }
    forgetTyping()
    counts.leftLines += 1
    change(.other) { brain in
      brain.state.isResult = false
      brain.state.line = FormulaLine(entry)
    }
  }

  /// Writes the last answer, exactly as it was entered, at the caret.
  package mutating func insertAnswer() {
    guard let lastAnswer, state.mode == .formula else { return }
    let isPlain = lastAnswer.allSatisfy { $0.isNumber || $0 == "." }
    paste(isPlain ? lastAnswer : "(\(lastAnswer))")
  }

  /// A program with numbers for memory and for the parameters that were given one; nil where nothing is
  /// kept that it needs.
  package func recalled(_ program: Program) -> Program? {
    guard program.usesMemory else { return program.binding(givenValues) }
    guard let memory = state.memory else { return nil }
    return (try? program.recalling(memory))?.binding(givenValues)
  }

  /// What was given a value; other letters stay what they are.
  private var givenValues: ParameterValues {
    var values = parameterValues
    values.keepsOthers = true
    return values
  }

  /// What is wrong with the functions that a program uses by their names.
  func namingFault(of program: Program) -> FormulaFault? {
    if let name = definedName, program.namedFunctions.contains(name) { return .usesItself(name) }
    return program.undefinedFunctions.first.map {
      if program.usedLists.contains($0) { return .undefinedList($0) }
      return parameterValues.tooLongFunctions.contains($0)
        ? .nestedTooDeeply : .undefinedFunction($0)
    }
  }

  /// What the value line says of a program.
  func status(of program: Program) -> CalculatorStatus {
    if let number = recalled(program) {
      return namingFault(of: number).map { .noValue(.formula($0)) } ?? CalculatorStatus(number)
    }
    if state.memory != nil { return .noValue(.noProgram(.tooLong)) }
    return program.usesVariable ? .functionOfX : .functionOfMemory
  }
}
