import Numerals

/// A function that is made of others: its row is its definition, and all that is known about it follows.
package enum DefinedFunction: UInt8, CaseIterable, Sendable {
  case coth
  case sech
  case csch
  case acot
  case asec
  case acsc
  case acoth
  case asech
  case acsch
  case hypot
  case clamp
  /// `choice(condition, value, else)`: the value where the condition holds.
  case choice

  /// The steps, with parameters for the arguments.
  package var definition: [Instruction] {
    switch self {
    case .coth: [.one, .argument, .unary(.tanh), .binary(.divide)]
    case .sech: [.one, .argument, .unary(.cosh), .binary(.divide)]
    case .csch: [.one, .argument, .unary(.sinh), .binary(.divide)]
    case .acot:
      // A quarter turn less the arc tangent: from 0 to half a turn, continuous at 0.
      [.number(NumberLiteral(2)), .one, .unary(.atan), .binary(.multiply)]
        + [.argument, .unary(.atan), .binary(.subtract)]
    case .asec: Self.ofReciprocal(.acos)
    case .acsc: Self.ofReciprocal(.asin)
    case .acoth: Self.ofReciprocal(.atanh)
    case .asech: Self.ofReciprocal(.acosh)
    case .acsch: Self.ofReciprocal(.asinh)
    case .hypot:
      [.argument, .number(NumberLiteral(2)), .binary(.power)]
        + [.parameter(.b), .number(NumberLiteral(2)), .binary(.power)]
        + [.binary(.add), .unary(.squareRoot)]
    case .clamp:
      [.argument, .parameter(.b), .binary(.max), .parameter(.c), .binary(.min)]
    case .choice:
      [.argument, .parameter(.b), .binary(.when)]
        + [.argument, .unary(.not), .parameter(.c), .binary(.when), .binary(.either)]
    }
  }

  private static func ofReciprocal(_ operation: UnaryOperation) -> [Instruction] {
    [.one, .argument, .binary(.divide), .unary(operation)]
  }

  /// The word under which it is saved and typed.
  package var name: String { String(describing: self) }

  /// How other languages have it; by what it is made of where they do not.
  package var elsewhere: ForeignSpelling {
    self == .choice
      ? ForeignSpelling(
        latex: "\\begin{cases}$2&$1\\\\$3&\\text{otherwise}\\end{cases}",
        python: "($2 if $1 else $3)",
        spreadsheet: "IF($1,$2,$3)"
      ) : ForeignSpelling()
  }

  /// How many values it takes.
  package var argumentCount: Int { Set(definition.compactMap(\.parameter)).count }

  private static let saved = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })

  /// The function that is saved under a word.
  package init?(name: String) {
    guard let known = Self.saved[name] else { return nil }
    self = known
  }

  /// The function whose inverse this is.
  package var inverse: DefinedFunction? { DefinedFunction(name: "a" + name) }
}

extension Instruction {
  static var one: Instruction { .number(NumberLiteral(1)) }
  /// The first or only argument.
  package static var argument: Instruction { .parameter(.a) }

  /// The parameter, if it is one.
  package var parameter: Parameter? {
    if case .parameter(let parameter) = self { parameter } else { nil }
  }
}
