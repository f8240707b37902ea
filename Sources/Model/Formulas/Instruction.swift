package import Intervals
package import Numerals
package import Operations

/// One step of a program, in the order in which values are needed (postfix).
///
/// Each step takes `operandCount` values from a stack and leaves one. x² − sin 3 is
///
///     [.variable, .number(2), .binary(.power), .number(3), .unary(.sin), .binary(.subtract)]
///
/// with literals for the numbers.
package enum Instruction: PostfixStep {
  /// A number as it was written, never negative; the sign is `.unary(.negate)` behind it.
  case number(NumberLiteral)
  case constant(MathConstant)
  /// The x of the program; in a derivative's or integral's formula the variable bound there.
  case variable
  /// A letter that counts as 1 until it is bound; y stays free.
  case parameter(Parameter)
  case unary(UnaryOperation)
  case binary(BinaryOperation)
  /// A function made of other operations; compiling writes its definition out.
  case defined(DefinedFunction)
  /// A sum, a derivative, an integral or a named call; it cannot be saved as such.
  case abbreviation(Abbreviation)
  /// What a sum counts with, by its name.
  ///
  /// It has to lie in the body of that sum; compiling traps on one that is left.
  case local(String)
  /// What an integral with its formula at its end and that end gives; only what is spelled out has it.
  case integral(IntegralFunction)
  /// A sum or a product of many terms; only what is spelled out has it.
  case accumulated(AccumulatedNumber)
  /// A number of which only an enclosure is known, as in a formula near a place; it is never saved.
  ///
  /// Two of one name are the same number, wherever they stand.
  case enclosed(Interval, name: String)

  /// Reads a saved step: "2.5", "pi", "x", "sin", "power"; nil for an unknown one.
  ///
  /// A number is tried first, then x, the other letters, constants, operations and functions, and
  /// last the words with brackets of `IntegralFunction` and `AccumulatedNumber`. Abbreviations and
  /// `.local` have no word of their own.
  package init?(name: String) {
    let found: Instruction? =
      if let first = name.utf8.first, 0x30...0x39 ~= first {
        NumberLiteral(name).map(Instruction.number)
      } else if name == String(Variable.name) {
        .variable
      } else {
        Parameter(rawValue: name).map(Instruction.parameter)
          ?? MathConstant(rawValue: name).map(Instruction.constant) ?? Self.operation(named: name)
      }
    guard let found else { return nil }
    self = found
  }

  private static func operation(named name: String) -> Instruction? {
    UnaryOperation(name: name).map(Instruction.unary)
      ?? BinaryOperation(name: name).map(Instruction.binary)
      ?? DefinedFunction(name: name).map(Instruction.defined)
      ?? IntegralFunction(name: name).map(Instruction.integral)
      ?? AccumulatedNumber(name: name).map(Instruction.accumulated)
  }

  /// The word under which the step is saved.
  ///
  /// Empty for an abbreviation. For every other step but `.local`, `init(name:)` reads it back.
  package var name: String {
    switch self {
    case .number(let literal): literal.text
    case .constant(let constant): constant.rawValue
    case .variable: String(Variable.name)
    case .parameter(let parameter): parameter.rawValue
    case .unary(let operation): operation.name
    case .binary(let operation): operation.name
    case .defined(let function): function.name
    case .abbreviation: ""
    case .integral(let integral): integral.name
    case .accumulated(let number): number.name
    case .enclosed(let interval, let name): EnclosureWord.word(interval, name)
    case .local(let name): name
    }
  }

  /// How many values it takes; it always gives one.
  package var operandCount: Int {
    switch self {
    case .number, .constant, .variable, .parameter, .local, .accumulated, .enclosed: 0
    case .unary: 1
    case .binary, .integral: 2
    case .defined(let function): function.argumentCount
    case .abbreviation(let abbreviation): abbreviation.base.operandCount
    }
  }
}
