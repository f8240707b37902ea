package import Formulas
package import Operations

/// A function as it is called in a formula, which may be fewer or more than one operation.
package enum FormulaFunction: Equatable, Sendable {
  case unary(UnaryOperation)
  case binary(BinaryOperation)
  case defined(DefinedFunction)
  /// `log(x)` to base 10 or `log(base, x)`.
  case logarithm
  /// An operation whose first operand is part of its name, as in `log3(x)` and `exp2(x)`.
  case based(BinaryOperation)
  /// `if(c, a, b)` and `piecewise(a, c, b)`, of any number of cases.
  case cases(valuesFirst: Bool)

  /// A sum, a derivative and the like, with a letter of its own.
  case binder(FormulaBinder)
  /// One that has been named, and how often it is differentiated: `f(x)`, `g₁″(x)`.
  case named(NamedCall)

  /// Whether a comma in its brackets separates arguments.
  var takesSeveral: Bool { mostArguments > 1 }

  /// Whether it needs two arguments at least.
  var needsTwo: Bool { leastArguments > 1 }

  var leastArguments: Int { arguments.lowerBound }
  var mostArguments: Int { arguments.upperBound }

  var binder: FormulaBinder? {
    if case .binder(let binder) = self { binder } else { nil }
  }

  /// How many arguments it takes; min and max take any number.
  private var arguments: ClosedRange<Int> {
    switch self {
    case .unary(let operation): 1...(DefinedFunction.ofTwo(operation) == nil ? 1 : 2)
    case .based, .named: 1...1
    case .logarithm: 1...2
    case .binary(let operation): 2...(operation.row.writing.takesMore ? .max : 2)
    case .cases: 2...Int.max
    case .defined(let function): function.argumentCount...function.argumentCount
    case .binder(let binder): binder == .derivative ? 1...3 : binder == .limit ? 3...3 : 4...4
    }
  }

  /// The function that a number right behind the name makes of it, with that as its first operand.
  var basedOperation: BinaryOperation? {
    switch self {
    case .logarithm: .logarithm
    case .unary(.exp): .power
    case .unary, .binary, .defined, .based, .cases, .binder, .named: nil
    }
  }

  /// The function that `^−1` after the name means, as in sin⁻¹.
  var inverse: FormulaFunction? {
    switch self {
    case .unary(let operation):
      operation.row.writing.inverse.map(FormulaFunction.unary)
        ?? DefinedFunction(name: "a" + operation.name).map(FormulaFunction.defined)
    case .defined(let function): function.inverse.map(FormulaFunction.defined)
    case .binary, .logarithm, .based, .cases, .binder, .named: nil
    }
  }
}
