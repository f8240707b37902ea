package import Formulas
package import Notation
package import Operations
package import Figures
package import Words

/// What a graph can be made of.
package protocol GraphableEntry {
  /// The formula as it stands.
  var line: String { get }
  /// The name that the line gives to its function; nil where it gives none.
  var definedName: String? { get }
  /// What Graph would take now, with the brackets closed that may be left open; nil where it would take
  /// nothing.
  var graphable: Program? { get }
  /// The relation of x and y, or the moving point, that stands on the line; nil where there is
  /// something else.
  var figure: WrittenFigure? { get }
}

extension CalculatorBrain: GraphableEntry {
  package var angleUnit: AngleUnit {
    get { state.angleUnit }
    set { if newValue != angleUnit { toggleAngleUnit() } }
  }

  /// The formula as it stands, or what is being entered in RPN.
  package var line: String {
    state.mode == .formula ? state.line.text : state.entry.text + state.pendingName
  }

  /// The caret's place in `line`, in characters.
  package var caret: Int {
    state.mode == .formula ? state.line.caretOffset : line.count
  }

  /// What Graph would take now.
  package var program: Program? {
    if case .program(let program) = reading { return program }
    return nil
  }

  package var definedName: String? {
    state.mode == .formula ? tree.definedName : nil
  }

  /// What an unfinished line stands for with the brackets closed that may be left open.
  package var closedStatus: CalculatorStatus? { closed?.status }

  package var figure: WrittenFigure? {
    if case .figure(let figure) = reading { return figure }
    return nil
  }

  /// What the line sets a letter to; nil where there is something else.
  package var setting: LetterSetting? {
    if case .setting(let setting) = reading { return setting }
    return nil
  }

  package var graphable: Program? {
    graphReadiness == .ready ? graphed : nil
  }

  /// What Graph would take, as it is written; the graph knows no memory.
  package var graphableText: String {
    guard state.mode == .formula, !((program ?? closed?.program)?.usesMemory ?? false) else {
      return graphed?.description ?? ""
    }
    return line + tree.closers
  }

  /// What is to be said of a function of x, or of what else the line stands for: how a name was read
  /// that may be meant otherwise comes first.
  package var meaning: Message? {
    let name = program == nil || state.mode == .rpn ? nil : tree.doubtfulInverse
    return name.map { .readAsInverse($0) } ?? status.sentence
  }

  /// What is wrong with the line and where, or what is missing yet (`isPending`).
  package var formulaError: FormulaError? {
    if case .unfinished(_, let error) = reading { return error }
    return nil
  }

  /// What is entered, to be shown once more as it is understood.
  var currentDescription: String? {
    switch reading {
    case .empty: nil
    case .program(let program): program.description(upTo: ProgramLimits.nameBytes)
    case .figure, .setting: Self.shown(line)
    case .unfinished: unfinishedDescription
    }
  }

  /// A line of which the end is missing, with what it has to be closed by.
  private var unfinishedDescription: String? {
    guard state.mode == .formula else { return nil }
    if let closed { return closed.program.description }
    return tree.lacksEnd ? Self.shown(line) + "…" + tree.openClosers : nil
  }

  private static func shown(_ line: String) -> String {
    String(line.map { $0 == "×" ? "·" : $0 == "÷" ? "/" : $0 })
  }

  /// Whether Graph can take what is entered as it is read now, or why not.
  var readinessNow: GraphReadiness {
    switch (reading, closed) {
    case (.empty, _): .notPossible(.typeAFormulaFirst)
    case (.program(let program), _): readiness(of: program, status)
    case (.figure(let figure), _):
      readiness(of: figure)
    case (.setting, _): .ready
    case (.unfinished, let closed?): readiness(of: closed.program, closed.status)
    case (.unfinished(_, let error), nil):
      .notPossible(error?.isPending ?? true ? .formulaIsUnfinished : .formulaIsWrong)
    }
  }

  private func readiness(of figure: WrittenFigure) -> GraphReadiness {
    if figure.programs.contains(where: \.usesMemory) { return .notPossible(.memoryTakesNumbers) }
    let bound = figure.programs.map { $0.binding(parameterValues) }
    if let fault = bound.lazy.compactMap(namingFault).first {
      return .notPossible(.formula(fault))
    }
    return figure.programs.allSatisfy(\.isGraphable)
      ? .ready : .notPossible(.tooLongToGraph(limit: ProgramLimits.graphedInstructions))
  }

  private func readiness(of program: Program, _ status: CalculatorStatus) -> GraphReadiness {
    if program.usesMemory, program.usesVariable, state.memory == nil {
      return .notPossible(.memoryIsEmpty)
    }
    guard graphed?.isGraphable ?? false else {
      return .notPossible(.tooLongToGraph(limit: ProgramLimits.graphedInstructions))
    }
    if let fault = recalled(program).flatMap(namingFault) { return .notPossible(.formula(fault)) }
    if case .noValue = status, program.parameters.isEmpty { return .notPossible(.hasNoRealValue) }
    return .ready
  }

  var closedProgram: Program? {
    guard case .unfinished = reading, state.mode == .formula else { return nil }
    return tree.closedProgram(state.angleUnit)
  }

  /// What to show while nothing is entered.
  package var placeholder: Message {
    state.mode == .formula ? .formula(.empty) : .stackIsEmpty
  }

  /// How many values are on the stack.
  package var stackCount: Int { state.stack.count }

  /// The description of a level of the stack, counted from 1; nil above the last.
  package func level(_ number: Int) -> String? {
    guard number >= 1, number <= state.stack.count else { return nil }
    return state.stack[state.stack.count - number].description
  }

  /// What is entered, as it is read again.
  package var copiedFormula: String {
    state.mode == .formula ? line : program?.description ?? ""
  }

  /// What copying gives: the certain digits of a constant, else the formula.
  package var copyText: String {
    guard program != nil else { return line }
    if case .value(let result) = status, let digits = result.digits { return digits.text }
    return copiedFormula
  }

  /// Whether the line was worked out, and the next key goes on from its result.
  package var isWorkedOut: Bool { state.isResult }

  /// The reading of what has just been pushed or closed.
  var newReading: Reading {
    state.mode == .formula ? reading(of: FormulaTree(state.line.text)) : rpnReading
  }

  var currentReading: Reading {
    state.mode == .formula ? reading(of: tree) : rpnReading
  }

  private func reading(of tree: FormulaTree) -> Reading {
    // It may come from a file.
    if state.line.isTooLong {
      return .unfinished(.formula(.enteredTooLong), FormulaError(.enteredTooLong, at: 0..<0))
    }
    do {
      if LetterSetting.isMeant(by: state.line.text) {
        return .setting(
          try LetterSetting(reading: state.line.text, angleUnit: state.angleUnit)
        )
      }
      return tree.meaning == .formula
        ? .program(try tree.program(state.angleUnit))
        : .figure(try WrittenFigure(tree, state.angleUnit))
    } catch {
      if error.kind == .empty { return .empty }
      if entry == .textbook, error.isPending,
        let (part, place) = tree.missingPart(near: error.range.lowerBound)
      {
        let error = FormulaError(.partMissing(part), at: place..<place)
        return .unfinished(error.sentence, error)
      }
      return .unfinished(error.sentence, error)
    }
  }

  private var rpnReading: Reading {
    if !state.pendingName.isEmpty {
      let name = state.pendingName
      let sentence: Message =
        FormulaName.all[name] == nil && Self.parameter(name) == nil
        ? .formula(.unfinishedName(name)) : .nameWaits(name)
      return .unfinished(sentence, nil)
    }
    if let fault = state.entry.fault { return .unfinished(fault.sentence, fault) }
    if let instructions = state.entry.instructions,
      let program = try? Program(instructions, angleUnit: state.angleUnit)
    {
      return .program(program)
    }
    return state.stack.last.map(Reading.program) ?? .empty
  }
}
