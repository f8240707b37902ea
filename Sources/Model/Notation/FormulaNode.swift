package import Formulas
package import Numerals
package import Operations

/// A part of a formula as it was typed, and where it stands.
///
/// Nodes lie in postfix order: those that belong to one stand right before it.
package struct FormulaNode: Sendable {
  package enum Kind: Sendable {
    /// A number, or a letter that stands for one.
    case value(Instruction)
    /// What has no meaning where it stands.
    case stray
    /// A value that is missing.
    case hole
    case infix(FormulaInfix)
    /// A sign before its operand; nil for a plus, which changes nothing.
    case prefix(UnaryOperation?)
    case postfix(UnaryOperation)
    /// Raised digits; nil where there are none.
    case raised(NumberLiteral?, isNegative: Bool)
    case call(FormulaCall)
    case bracket(FormulaGroup)
    /// A value, and conditions in a brace behind it.
    case restriction(FormulaGroup)
  }

  package let kind: Kind
  /// All of it, with its brackets.
  package let range: Range<Int>
  /// Its operator, its name or its opening bracket.
  package let sign: Range<Int>
  /// The first of the nodes that belong to it.
  package let start: Int
  /// How many parts it has.
  package let count: Int
  /// Whether it says that something holds.
  package let isStatement: Bool
  /// Whether what it compares last is compared with what follows, as in a < b < c.
  var isContinued = false

  /// Whether it is an unknown of a differential equation for y.
  var isUnknown: Bool {
    if case .value(.parameter(let letter)) = kind { letter.isUnknown } else { false }
  }
}

/// What stands between two parts.
package enum FormulaInfix: Equatable, Sendable {
  case operation(BinaryOperation)
  /// The second comparison of a chain.
  case chained(BinaryOperation)
  /// Nothing: things side by side are multiplied.
  case product
  /// The comma before a further argument of a function that takes any number.
  case argument(BinaryOperation)
  /// The comma behind a whole formula, before what has to hold.
  case condition
  /// A mark that has no place there.
  case separator

  var precedence: Int {
    switch self {
    case .operation(let operation), .chained(let operation), .argument(let operation):
      operation.infixPrecedence
    case .product: BinaryOperation.multiply.precedence
    case .condition, .separator: .min
    }
  }

  /// What is worked out of the two; nil where it is more, or nothing.
  package var operation: BinaryOperation? {
    switch self {
    case .operation(let operation), .chained(let operation), .argument(let operation): operation
    case .product: .multiply
    case .condition, .separator: nil
    }
  }
}

/// A pair of brackets, and what separates the parts between them.
package struct FormulaGroup: Sendable {
  package let bracket: FormulaBracket
  package let open: Range<Int>
  /// The commas, and the colons, in their order.
  package var marks: [Range<Int>] = []
  /// Which marks are colons: the parts before them are conditions.
  package var colons: Set<Int> = []
  /// Nil as long as it is open.
  package var close: Range<Int>?
}

/// A function as it is called.
package struct FormulaCall: Sendable {
  package var function: FormulaFunction
  package let name: Range<Int>
  /// As it was written.
  let text: String
  /// The number of log3(x).
  package var base: Range<Int>?
  /// All of ^2 or ⁻¹ between the name and the argument.
  package var exponent: Range<Int>?
  /// What the value is raised to.
  var power: NumberLiteral?
  /// What the variable is called around it.
  let variables: [String]?
  /// Nil without brackets, where it takes the product that follows.
  package var group: FormulaGroup?
}
