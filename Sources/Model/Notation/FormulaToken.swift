package import Numerals
package import Operations

/// A piece of a formula, and where it stands.
package struct FormulaToken: Sendable {
  package enum Kind: Equatable, Sendable {
    case number(NumberLiteral)
    case name(FormulaName)
    /// √ or ∛.
    case root(UnaryOperation)
    case binary(BinaryOperation)
    case postfix(UnaryOperation)
    /// A run of raised digits, such as ² or ⁻¹.
    case raised(NumberLiteral?, isNegative: Bool)
    case open(FormulaBracket)
    case close(FormulaBracket)
    case bar
    case comma
    case colon
    /// A mark between parts that has no meaning.
    case separator
    /// What has no meaning.
    case other
  }

  package let kind: Kind
  package let range: Range<Int>
  /// As it was written.
  package let text: String

  /// Whether it is a number or a letter that stands for one.
  var isNumber: Bool {
    if case .name(.parameter) = kind { return true }
    if case .number = kind { return true }
    return false
  }

  /// Whether it is the name of a function.
  var isFunction: Bool {
    if case .name(.function) = kind { return true }
    return false
  }
}

/// A kind of bracket.
package enum FormulaBracket: CaseIterable, Sendable {
  case round, bars, floor, ceil
  /// Has no meaning.
  case square
  /// Around conditions.
  case brace

  var opening: String {
    switch self {
    case .round: "("
    case .bars: "|"
    case .floor: "⌊"
    case .ceil: "⌈"
    case .brace: "{"
    case .square: "["
    }
  }

  var closing: String {
    switch self {
    case .round: ")"
    case .bars: "|"
    case .floor: "⌋"
    case .ceil: "⌉"
    case .brace: "}"
    case .square: "]"
    }
  }

  /// What the brackets do to what is between them.
  var operation: UnaryOperation? {
    switch self {
    case .round, .brace, .square: nil
    case .bars: .absolute
    case .floor: .floor
    case .ceil: .ceil
    }
  }
}
