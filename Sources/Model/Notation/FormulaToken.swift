import Numerals
import Operations

/// A piece of a formula, and where it stands.
struct FormulaToken {
  enum Kind: Equatable {
    case number(NumberLiteral)
    case name(FormulaName)
    /// √ or ∛.
    case root(UnaryOperation)
    case binary(BinaryOperation)
    case postfix(UnaryOperation)
    /// A run of raised digits, such as ² or ⁻¹.
    case raised(NumberLiteral, isNegative: Bool)
    case open(FormulaBracket)
    case close(FormulaBracket)
    case bar
    case comma
    case colon
  }

  let kind: Kind
  let range: Range<Int>
  /// As it was written.
  let text: String

  /// Whether it is a number or a letter that stands for one.
  var isNumber: Bool {
    switch kind {
    case .number, .name(.parameter): true
    default: false
    }
  }

  /// Whether it is the name of a function.
  var isFunction: Bool {
    if case .name(.function) = kind { return true }
    return false
  }
}

/// A kind of bracket.
enum FormulaBracket: Equatable {
  case round, bars, floor, ceil
  /// Around conditions.
  case brace

  var opening: String {
    switch self {
    case .round: "("
    case .bars: "|"
    case .floor: "⌊"
    case .ceil: "⌈"
    case .brace: "{"
    }
  }

  var closing: String {
    switch self {
    case .round: ")"
    case .bars: "|"
    case .floor: "⌋"
    case .ceil: "⌉"
    case .brace: "}"
    }
  }

  /// What the brackets do to what is between them.
  var operation: UnaryOperation? {
    switch self {
    case .round, .brace: nil
    case .bars: .absolute
    case .floor: .floor
    case .ceil: .ceil
    }
  }
}
