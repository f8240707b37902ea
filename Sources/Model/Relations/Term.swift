import Expressions
import Numerals
import Operations

/// A formula as a tree, to be written in another form: a step, and what it operates on.
struct Term: Hashable, Sendable {
  let step: Instruction
  let operands: [Term]

  init(_ step: Instruction, _ operands: [Term] = []) {
    (self.step, self.operands) = (step, operands)
  }

  /// Nil where something in it is not known yet.
  init?(_ program: Program) {
    self.init(program.instructions.spelledOut(in: program.angleUnit))
  }

  init?(_ steps: [Instruction]) {
    let whole: Term? = steps.fold { step, operands in
      switch step {
      case .local, .abbreviation: nil
      case .number, .constant, .accumulated, .variable, .parameter, .unary, .binary, .defined,
        .integral:
        Term(step, operands)
      }
    }
    guard let whole else { return nil }
    self = whole
  }

  /// A number, a constant, a variable or a parameter.
  static func leaf(_ step: Instruction) -> Term { Term(step) }

  static func unary(_ operation: UnaryOperation, _ operand: Term) -> Term {
    Term(.unary(operation), [operand])
  }

  static func binary(_ operation: BinaryOperation, _ first: Term, _ second: Term) -> Term {
    Term(.binary(operation), [first, second])
  }

  static func number(_ whole: UInt16) -> Term { .leaf(.number(NumberLiteral(whole))) }

  static let zero = number(0)
  static let one = number(1)

  /// What a term may be, for patterns.
  enum Form {
    case leaf(Instruction)
    case unary(UnaryOperation, Term)
    case binary(BinaryOperation, Term, Term)
    /// A defined function, or an integral.
    case other
  }

  var form: Form {
    switch step {
    case .unary(let operation): .unary(operation, operands[0])
    case .binary(let operation): .binary(operation, operands[0], operands[1])
    default: operands.isEmpty ? .leaf(step) : .other
    }
  }

  /// The steps in postfix order.
  var instructions: [Instruction] { operands.flatMap(\.instructions) + [step] }

  /// How many steps there are.
  var size: Int { operands.reduce(1) { $0 + $1.size } }

  /// What terms are put in order by.
  var key: String {
    operands.isEmpty ? "leaf(\(step))" : "\(step)" + operands.map(\.key).joined()
  }

  func contains(_ step: Instruction) -> Bool {
    self.step == step || operands.contains { $0.contains(step) }
  }

  /// Whether there is a variable in it.
  var isVariable: Bool { contains(.variable) || contains(.parameter(.y)) }

  /// The term with others in the place of x and y.
  func replacing(x: Term, y: Term) -> Term {
    if step == .variable { return x }
    return step == .parameter(.y) ? y : Term(step, operands.map { $0.replacing(x: x, y: y) })
  }

  /// Its sign turned.
  var negated: Term {
    if case .unary(.negate, let operand) = form { return operand }
    return .unary(.negate, self)
  }

  static func product(_ factors: [Term]) -> Term {
    let factors = factors.filter { $0 != .one }
    guard let first = factors.first else { return .one }
    return factors.dropFirst().reduce(first) { .binary(.multiply, $0, $1) }
  }
}
