package import Formulas
import Numerals
package import Operations

/// A formula as a tree, to be written in another form: a step, and what it operates on.
package struct Term: Hashable, Sendable {
  package let step: Instruction
  package let operands: [Term]

  package init(_ step: Instruction, _ operands: [Term] = []) {
    (self.step, self.operands) = (step, operands)
  }

  /// Nil where something in it is not known yet.
  package init?(_ program: Program) {
    self.init(program.instructions.spelledOut(in: program.angleUnit))
  }

  package init?(_ steps: [Instruction]) {
    let whole: Term? = steps.fold { step, operands in
      switch step {
      case .local, .abbreviation: nil
      case .number, .constant, .accumulated, .variable, .parameter, .unary, .binary, .defined,
        .integral, .enclosed:
        Term(step, operands)
      }
    }
    guard let whole else { return nil }
    self = whole
  }

  /// A number, a constant, a variable or a parameter.
  package static func leaf(_ step: Instruction) -> Term { Term(step) }

  package static func unary(_ operation: UnaryOperation, _ operand: Term) -> Term {
    Term(.unary(operation), [operand])
  }

  package static func binary(_ operation: BinaryOperation, _ first: Term, _ second: Term) -> Term {
    Term(.binary(operation), [first, second])
  }

  package static func number(_ whole: UInt16) -> Term { .leaf(.number(NumberLiteral(whole))) }

  package static let zero = number(0)
  package static let one = number(1)

  /// What a term may be, for patterns.
  package enum Form {
    case leaf(Instruction)
    case unary(UnaryOperation, Term)
    case binary(BinaryOperation, Term, Term)
    /// A defined function, or an integral.
    case other
  }

  package var form: Form {
    switch step {
    case .unary(let operation): .unary(operation, operands[0])
    case .binary(let operation): .binary(operation, operands[0], operands[1])
    default: operands.isEmpty ? .leaf(step) : .other
    }
  }

  /// The steps in postfix order.
  package var instructions: [Instruction] { operands.flatMap(\.instructions) + [step] }

  /// How many steps there are.
  package var size: Int { operands.reduce(1) { $0 + $1.size } }

  /// What terms are put in order by.
  package var key: String {
    operands.isEmpty ? "leaf(\(step))" : "\(step)" + operands.map(\.key).joined()
  }

  package func contains(_ step: Instruction) -> Bool {
    self.step == step || operands.contains { $0.contains(step) }
  }

  /// Whether there is a variable in it.
  package var isVariable: Bool { contains(.variable) || contains(.parameter(.y)) }

  /// The term with others in the place of x and y.
  package func replacing(x: Term, y: Term) -> Term {
    if step == .variable { return x }
    return step == .parameter(.y) ? y : Term(step, operands.map { $0.replacing(x: x, y: y) })
  }

  /// Its sign turned.
  package var negated: Term {
    if case .unary(.negate, let operand) = form { return operand }
    return .unary(.negate, self)
  }

  /// What all parts add up to, those that are negative taken off; nil without any.
  static func sum(_ parts: [(isNegative: Bool, term: Term)]) -> Term? {
    guard let first = parts.first else { return nil }
    return parts.dropFirst().reduce(first.isNegative ? first.term.negated : first.term) {
      .binary($1.isNegative ? .subtract : .add, $0, $1.term)
    }
  }

  package static func product(_ factors: [Term]) -> Term {
    let factors = factors.filter { $0 != .one }
    guard let first = factors.first else { return .one }
    return factors.dropFirst().reduce(first) { .binary(.multiply, $0, $1) }
  }
}
