import ArgumentParser
import Calculator
import Documents
import Expressions
import Graphs
import Notation
import PlaneProof
import Relations
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
      "The value of a, b or c, as a=1.5 or b=pi/3; without one it is 1, but eval wants each. May be repeated."
  )
  var assignments: [Assignment] = []

  var angleUnit: AngleUnit { angle == .deg ? .degrees : .radians }

  /// A formula's program; a faulty formula ends the command with its error.
  ///
  /// M is a letter as others where it is given, and else the variable, as in the window.
  func program(_ formula: String) throws -> Program {
    let program = try readFormula(formula, angleUnit: angleUnit)
    guard !isGiven(.memory) else { return program }
    guard let graphed = try program.graphed(nil) else {
      throw ValidationError("Beside x, M needs a value: --let M=2.")
    }
    return graphed
  }

  /// What a formula draws: a function of x, or a relation.
  func function(_ formula: String) throws -> GraphFunction {
    guard WrittenFigure.isMeant(by: formula) else { return GraphFunction(try program(formula)) }
    do {
      return try GraphFunction(reading: formula, angleUnit: angleUnit)
    } catch {
      throw Failure.formula(formula, error)
    }
  }

  /// A formula's figure, with what was written for its parameters, ready to be drawn.
  func figure(_ formula: String) throws -> PlaneFigure {
    do {
      let written = try WrittenFigure(reading: formula, angleUnit: angleUnit).map(binding)
      guard let figure = written.figure else {
        throw FormulaError(.nestedTooDeeply, at: 0..<0)
      }
      return figure
    } catch let error as FormulaError {
      throw Failure.formula(formula, error)
    }
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
      values[assignment.parameter] =
        assignment.program.with(angleUnit).evaluate(at: 0) ?? .nan
    }
    return values
  }

  /// The program with what was written for its parameters.
  func binding(_ program: Program) -> Program {
    let steps = assignments.map { ($0.parameter, $0.program.instructions) }
    return program.replacing(Dictionary(steps) { $1 })
  }

  func isGiven(_ parameter: Parameter) -> Bool {
    assignments.contains { $0.parameter == parameter }
  }
}

/// `a=1.5`, `b=pi/3`.
struct Assignment: ExpressibleByArgument {
  var parameter: Parameter
  /// What was written, without x and parameters.
  var program: Program

  init?(argument: String) {
    let parts = argument.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2, let parameter = Parameter(rawValue: String(parts[0])), parameter != .y,
      let program = try? FormulaParser.parse(String(parts[1])), !program.usesVariable,
      program.parameters.isEmpty
    else { return nil }
    self.parameter = parameter
    self.program = program
  }
}
