import Numerals
import Operations

/// What the letters of a formula stand for: the numbers of its parameters, of which one without a
/// number counts as 1, and the formulas of x that functions have been named for.
package struct ParameterValues: Hashable, Sendable {
  private var values: [Parameter: Double] = [:]
  /// What stands for parameters that are given by formulas, instead of numbers.
  package var steps: [Parameter: [Instruction]] = [:]
  /// Whether a parameter that was given no value stays one, rather than counting as 1.
  ///
  /// For a program that is still to be shown, or asked which letters it has, rather than evaluated.
  package var keepsOthers = false
  /// By their names: L, y1.
  package var lists: [String: ListNumbers] = [:]
  /// By their names: f, g₁.
  package var functions: [String: Program] = [:]
  /// Functions that are left out because they are too long.
  ///
  /// `define(_:)` fills it; a call of one has no value, as that of a function that nobody named.
  package var tooLongFunctions: Set<String> = []

  package init() {}

  package init(_ values: [Parameter: Double]) {
    for (parameter, value) in values { self[parameter] = value }
  }

  /// The value of a parameter; one that is not finite is not taken.
  ///
  /// Reading gives 1 for a parameter without a number, even with `keepsOthers`. Writing NaN or
  /// infinity keeps the number that it had.
  package subscript(parameter: Parameter) -> Double {
    get { values[parameter] ?? 1 }
    set { if newValue.isFinite { values[parameter] = newValue } }
  }

  /// What stands in a program for a parameter: its shortest decimal, as if it were written there.
  fileprivate func instructions(of parameter: Parameter) -> [Instruction] {
    if let steps = steps[parameter] { return steps }
    if keepsOthers, values[parameter] == nil { return [.parameter(parameter)] }
    let value = self[parameter]
    let literal = NumberLiteral(NumberText.shortest(value.magnitude)) ?? NumberLiteral(1)
    return value < 0 ? [.number(literal), .unary(.negate)] : [.number(literal)]
  }
}

extension Program {
  /// The parameters that occur in it, in order.
  ///
  /// Each occurs once, also those within sums, derivatives and known functions; y and the memory
  /// count, too. The order is that of `Parameter`.
  package var parameters: [Parameter] {
    Set(instructions.withParts.lazy.compactMap(\.parameter)).sorted()
  }

  /// The same program with numbers for its parameters.
  ///
  ///     try FormulaParser.parse("a x²").binding(ParameterValues([.a: 2.5])).description  // "2.5·x²"
  ///
  /// Named functions get their formulas, and y stays. At the limit of length the program is
  /// returned unbound.
  package func binding(_ values: ParameterValues) -> Program {
    let bound = instructions.binding(values)
    guard bound != instructions else { return self }
    // One instruction may have become two: at the very limit of length the program stays as it is.
    return (try? Program(bound, angleUnit: angleUnit)) ?? self
  }

  /// The same program with steps in the place of parameters, as if they were written there.
  ///
  /// Letters that are no keys stay. Unlike `binding(_:)` it replaces y as well. The program is
  /// returned unchanged where the result would be too long, or the steps do not leave exactly one
  /// value.
  package func replacing(_ parameters: [Parameter: [Instruction]]) -> Program {
    // Before abbreviations are spelled out, for which steps they stand may hang on the parameters.
    let steps = instructions.replacing { $0.parameter.flatMap { parameters[$0] } }
    // A program that stays what it is keeps what it has worked out.
    return steps == instructions ? self : (try? Program(steps, angleUnit: angleUnit)) ?? self
  }
}

extension [Instruction] {
  /// The instructions with numbers for parameters; y stays the variable that it is.
  ///
  /// Within abbreviations each kind binds its own parts. Without a parameter and an abbreviation
  /// the list itself is returned.
  ///
  /// - Complexity: O(*n*) for the steps with those of all parts.
  package func binding(_ values: ParameterValues) -> [Instruction] {
    guard contains(where: { $0.parameter != nil || $0.abbreviated != nil }) else { return self }
    return flatMap { step -> [Instruction] in
      if case .abbreviation(let abbreviation) = step {
        return [.abbreviation(abbreviation.binding(values))]
      }
      return step.parameter.flatMap { $0.isUnknown ? nil : values.instructions(of: $0) } ?? [step]
    }
  }
}
