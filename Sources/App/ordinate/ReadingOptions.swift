import ArgumentParser
import Calculator
import Documents
import Formulas
import GraphModel
import Notation
import Numerals
import Operations
import PlaneProof
import Figures
import Words

/// How formulas are to be read: `--angle deg`, and `--let a=1.5` for any of the parameters.
struct ReadingOptions: ParsableArguments {
  /// The angle unit of `--angle`.
  enum Angle: String, ExpressibleByArgument, CaseIterable {
    case rad, deg
  }

  @Option(help: "What sin, cos, tan and their inverses take: rad or deg.")
  var angle = Angle.rad

  @Option(
    name: .customLong("let"),
    parsing: .unconditionalSingleValue,
    help:
      "The value of a letter, as a=1.5 or k=pi/3, or several, as 'a={1,2,3}' or 'a=1...5', or the formula of a function, as 'f(x)=x^2'. Without one a, b and c are 1, but eval wants each. May be repeated."
  )
  var assignments: [Assignment] = []

  var angleUnit: AngleUnit { angle == .deg ? .degrees : .radians }

  /// A formula's program; a faulty formula ends the command with its error.
  ///
  /// M is a letter as others where it is given, and else the variable, as in the window.
  func program(_ formula: String) throws -> Program {
    let formula = try FormulaInput.written(formula)
    if FormulaTree(formula).meaning == .solution { return try solution(formula) }
    let program = try naming(readFormula(formula, angleUnit: angleUnit))
    if let name = FormulaTree(formula).doubtfulInverse {
      Failure.say("ordinate: " + Locale()(Message.readAsInverse(name)))
    }
    try checkMeant(program.parameters)
    guard !isGiven(.memory) else { return program }
    guard let graphed = try program.graphed(nil) else {
      throw ValidationError("Beside x, M needs a value: --let M=2.")
    }
    return graphed
  }

  /// Whether a line is a differential equation whose solution is a function of x.
  static func isSolution(_ formula: String) -> Bool {
    FormulaTree(formula).meaning == .solution && DifferentialLine.kind(of: formula) != .motion
  }

  /// The solution of a differential equation; each of its letters needs a number.
  private func solution(_ formula: String) throws -> Program {
    do {
      let bound = try boundFigure(formula)
      if let letter = bound.parameters.first?.rawValue {
        throw ValidationError("\(letter) needs a value: --let \(letter)=2.")
      }
      guard case .solution(let solution) = bound else {
        throw FormulaError(.comparisonMissing, at: 0..<formula.count)
      }
      guard solution.kind != .motion else {
        throw FormulaError(.noFormulaOfX, at: 0..<formula.count)
      }
      guard let program = solution.program else {
        throw FormulaError(solution.missing, at: 0..<formula.count)
      }
      return program
    } catch let error as FormulaError {
      throw Failure.formula(formula, error)
    }
  }

  /// What a formula draws: a function of x, or a relation.
  func function(_ formula: String) throws -> GraphFunction {
    let formula = try FormulaInput.written(formula)
    guard WrittenFigure.isMeant(by: formula) else {
      return GraphFunction(try program(formula), written: formula)
    }
    do {
      let written = try unboundFigure(formula)
      guard let figure = GraphFunction(written, text: formula) else {
        throw FormulaError(written.fault, at: 0..<formula.count)
      }
      return figure
    } catch let error as FormulaError {
      throw Failure.formula(formula, error)
    }
  }

  /// A formula's figure, with what was written for its parameters, ready to be drawn.
  func figure(_ formula: String) throws -> PlaneFigure {
    let formula = try FormulaInput.written(formula)
    do {
      let written = try unboundFigure(formula).map(binding)
      if let figure = written.figure { return figure }
      throw FormulaError(written.fault, at: 0..<formula.count)
    } catch let error as FormulaError {
      throw Failure.formula(formula, error)
    }
  }

  /// The same as it is written.
  func boundFigure(_ formula: String) throws -> WrittenFigure {
    try unboundFigure(FormulaInput.written(formula)).map(binding)
  }

  /// The program of a number that an option takes: a formula without x and parameters.
  func number(_ text: String, of option: String) throws -> Program {
    let number = try program(text)
    guard !number.usesVariable, number.parameters.isEmpty else {
      throw ValidationError("\(option) takes a number, or a formula without x.")
    }
    return number
  }

  var values: ParameterValues {
    var values = ParameterValues()
    for assignment in assignments {
      guard case .parameter(let parameter) = assignment.letter else { continue }
      values[parameter] = assignment.program.with(angleUnit).evaluate(at: 0) ?? .nan
    }
    return values
  }

  /// A relation or moving point with the functions that it uses.
  func unboundFigure(_ formula: String) throws -> WrittenFigure {
    let written = try WrittenFigure(reading: formula, angleUnit: angleUnit)
    for program in written.programs { _ = try naming(program) }
    try checkMeant(written.parameters)
    return written.map { $0.calling(functions) }
  }

  /// A program with the functions that it uses; without one of them the command ends.
  private func naming(_ program: Program) throws -> Program {
    for assignment in assignments { try checkMeant(assignment.program.parameters) }
    let program = program.calling(functions)
    if let name = program.undefinedFunctions.first {
      guard !assignments.contains(where: { $0.defines(name) }) else {
        let limit = ProgramLimits.spelledOut
        let fault: FormulaFault = usesItself(name) ? .usesItself(name) : .tooLong(limit: limit)
        throw ValidationError(Locale()(fault) + ".")
      }
      let example = program.usedLists.contains(name) ? "\(name)={…}" : "\(name)(x)=…"
      throw ValidationError("\(name) has no formula: --let '\(example)'.")
    }
    return program
  }

  /// Whether a function is made of itself, if only through others.
  private func usesItself(_ name: String) -> Bool {
    var (seen, next): (Set<String>, [String]) = ([], [name])
    while let function = next.popLast() {
      let used = assignments.filter { $0.defines(function) }.flatMap(\.program.namedFunctions)
      if used.contains(name) { return true }
      next += used.filter { seen.insert($0).inserted }
    }
    return false
  }

  /// The functions that were given.
  private var functions: ParameterValues {
    var programs: [String: Program] = [:]
    var values = ParameterValues()
    for assignment in assignments {
      switch assignment.letter {
      case .parameter: continue
      case .column(let name, let numbers): values.lists[name] = numbers
      case .function(let name): programs[name] = binding(assignment.program.with(angleUnit))
      case .list(let name, let numbers):
        values.lists[name] = ListNumbers(
          numbers.map { binding($0.with(angleUnit)).calling(values) }
        )
      }
    }
    values.define(programs)
    return values
  }

  /// The same where formulas read together may use each other's names, and letters that models find.
  func naming(_ formulas: [String]) -> ReadingOptions {
    var options = self
    // They need no value to be read.
    options.assignments += formulas.compactMap { try? WrittenModel($0, angleUnit) }
      .flatMap(\.letters).compactMap { Assignment(argument: $0 + "=1") }
    options.assignments += formulas.filter {
      FormulaParser.definedName(in: $0) != nil || WrittenFigure.isMeant(by: $0)
    }
    .compactMap(Assignment.init).filter { $0.parameter == nil }
    return options
  }

  /// The program with what was written for its parameters.
  func binding(_ program: Program) -> Program {
    var steps: [Parameter: [Instruction]] = [:]
    for assignment in assignments {
      if let parameter = assignment.parameter {
        steps[parameter] = assignment.program.instructions
      }
    }
    return program.replacing(steps)
  }

  /// The same with a single value for each letter, for every value of a list in turn.
  ///
  /// Of two letters with lists each takes its values beside the first of the other, as in a picture.
  var alternatives: [ReadingOptions] {
    let lists = assignments.indices.filter { assignments[$0].listed.count > 1 }
    var result = [self]
    for list in lists {
      result += assignments[list].listed.dropFirst().map { value in
        var options = self
        options.assignments[list].program = value
        return options
      }
    }
    return result
  }

  /// How many letters have several values.
  var listCount: Int { assignments.count { $0.listed.count > 1 } }

  /// Which values of lists these are: ` {a = 2}`; empty without lists.
  var chosenValues: String {
    var chosen: [String] = []
    for assignment in assignments where assignment.listed.count > 1 {
      guard let letter = assignment.parameter else { continue }
      chosen.append("\(letter.name) = \(assignment.program.description)")
    }
    return chosen.isEmpty ? "" : " {" + chosen.joined(separator: ", ") + "}"
  }

  /// Ends the command where a letter has no value.
  func checkGiven(_ parameters: [Parameter]) throws {
    for missing in parameters where !isGiven(missing) {
      throw ValidationError("The formula holds \(missing.name): say its value with --let.")
    }
  }

  /// The same of letters that may be a slip: sin(t) without a t would be a straight line.
  private func checkMeant(_ parameters: [Parameter]) throws {
    try checkGiven(parameters.filter { !Parameter.common.contains($0) && $0 != .memory })
  }

  func isGiven(_ parameter: Parameter) -> Bool {
    assignments.contains { $0.parameter == parameter }
  }
}

/// `a=1.5`, `b=pi/3`, `f(x)=x^2`, `L={1,2,4}`.
struct Assignment: ExpressibleByArgument {
  enum Letter {
    case parameter(Parameter), function(String), list(String, [Program])
    /// A column of data.
    case column(String, ListNumbers)
  }

  var letter: Letter
  /// What was written: for a parameter without x and parameters.
  var program: Program
  /// The values of a parameter with a list, as they were written.
  var listed: [Program] = []

  var parameter: Parameter? {
    if case .parameter(let parameter) = letter { parameter } else { nil }
  }

  /// Whether a slider may have exactly these values: decimals of few digits.
  var isHeldBySlider: Bool {
    (listed.isEmpty ? [program] : listed).allSatisfy { program in
      let decimal = program.code.exactValue.flatMap { DecimalDigits($0) }
      return decimal.map { ParameterSetting(value: $0.value).value == $0.value } ?? false
    }
  }

  /// Whether it says what a function is.
  func defines(_ name: String) -> Bool { if case .function(name) = letter { true } else { false } }

  /// Nil without a row.
  init?(_ column: String, of table: DataTable) {
    guard let place = table.column(named: column), let zero = try? Program(.fraction(.zero)) else {
      return nil
    }
    (letter, program) = (.column(column, table.columns[place].numbers), zero)
  }

  init?(argument: String) {
    if let name = FormulaParser.definedName(in: argument) {
      guard let program = try? FormulaParser.parse(argument) else { return nil }
      (letter, self.program) = (.function(name), program)
      return
    }
    if let list = try? LetterSetting(reading: argument), list.values.count > 1,
      let first = list.written.first
    {
      (letter, program, listed) = (.parameter(list.letter), first, list.written)
      return
    }
    if let figure = try? WrittenFigure(reading: argument), case .list(let list) = figure,
      list.kind == .numbers, let name = list.label, let first = list.numbers.first
    {
      (letter, program) = (.list(name, list.numbers), first)
      return
    }
    let parts = argument.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2,
      let parameter = Parameter(rawValue: parts[0].filter { !$0.isWhitespace }), parameter != .y,
      let program = try? FormulaParser.parse(String(parts[1])), !program.usesVariable,
      program.parameters.isEmpty
    else { return nil }
    letter = .parameter(parameter)
    self.program = program
  }
}
