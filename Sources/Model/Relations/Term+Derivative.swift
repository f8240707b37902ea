import Expressions
import Numerals
import Operations

extension Term {
  /// The derivative by a variable, where the term is smooth; nil where no rule is known.
  ///
  /// It has no value, or no continuity, where the term is not smooth.
  func derivative(by variable: Instruction, in unit: AngleUnit) -> Term? {
    switch self {
    case .leaf(let instruction): return instruction == variable ? .one : .zero
    case .defined(let function, let operands):
      guard contains(variable) else { return .zero }
      return Term(function.definition, of: operands)?.derivative(by: variable, in: unit)
    case .integral(_, let slope, let end):
      return end.derivative(by: variable, in: unit).map(slope.times)
    case .unary(let operation, let u):
      guard contains(variable) else { return .zero }
      guard let outer = Self.slope(of: operation, at: u, in: unit),
        let inner = u.derivative(by: variable, in: unit)
      else { return nil }
      return outer.times(inner)
    case .binary(let operation, let u, let v):
      guard let du = u.derivative(by: variable, in: unit),
        let dv = v.derivative(by: variable, in: unit)
      else { return nil }
      switch operation {
      case .add: return du.plus(dv)
      case .subtract: return du.minus(dv)
      case .multiply: return du.times(v).plus(u.times(dv))
      case .divide:
        // (u/v)′ = (u′ − u/v · v′) / v
        return dv == .zero ? du.over(v) : du.minus(self.times(dv)).over(v)
      case .power:
        if dv == .zero {
          return v.times(.binary(.power, u, v.minus(.one))).times(du)
        }
        return times(dv.times(.unary(.ln, u)).plus(v.times(du).over(u)))
      case .logarithm:
        return Term.unary(.ln, v).over(.unary(.ln, u)).derivative(by: variable, in: unit)
      case .root:
        return Term.binary(.power, v, Term.one.over(u)).derivative(by: variable, in: unit)
      case .atan2:
        let slope = v.times(du).minus(u.times(dv))
          .over(.binary(.add, .unary(.square, u), .unary(.square, v)))
        return unit == .degrees ? slope.over(Self.radian) : slope
      case .sincSlope, .polygamma:
        guard du == .zero, case .leaf(.number(let order)) = u, let whole = order.wholeNumber,
          let next = UInt16(exactly: whole + 1)
        else { return contains(variable) ? nil : .zero }
        return Term.binary(operation, Self.number(next), v).times(dv)
      case .min, .max, .mod, .gcd, .lcm, .combinations, .permutations, .when, .either, .known,
        .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .unequal, .and, .or:
        return contains(variable) ? nil : .zero
      }
    }
  }

  func contains(_ variable: Instruction) -> Bool {
    switch self {
    case .leaf(let instruction): instruction == variable
    case .unary(_, let operand): operand.contains(variable)
    case .binary(_, let first, let second), .integral(_, let first, let second):
      first.contains(variable) || second.contains(variable)
    case .defined(_, let operands): operands.contains { $0.contains(variable) }
    }
  }

  /// The term with others in the place of x and y.
  func replacing(x: Term, y: Term) -> Term {
    switch self {
    case .leaf(.variable): x
    case .leaf(.parameter(.y)): y
    case .leaf: self
    case .unary(let operation, let operand): .unary(operation, operand.replacing(x: x, y: y))
    case .binary(let operation, let first, let second):
      .binary(operation, first.replacing(x: x, y: y), second.replacing(x: x, y: y))
    case .integral(let integral, let slope, let end):
      .integral(integral, slope.replacing(x: x, y: y), end.replacing(x: x, y: y))
    case .defined(let function, let operands):
      .defined(function, operands.map { $0.replacing(x: x, y: y) })
    }
  }

  /// How steeply an operation rises where its operand is u, as its row says.
  private static func slope(
    of operation: UnaryOperation,
    at u: Term,
    in unit: AngleUnit
  ) -> Term? {
    guard let steps = operation.row.shape.derivative, let slope = Term(steps, of: [u]) else {
      return nil
    }
    // Angles in degrees count less, and those that are values more.
    guard unit == .degrees,
      (operation.row.writing.inDegrees != nil || operation.row.writing.definitionInDegrees != nil)
    else { return slope }
    let givesAngle = [UnaryOperation.asin, .acos, .atan].contains(operation)
    return givesAngle ? slope.over(radian) : slope.times(radian)
  }

  /// A degree, in radians.
  private static let radian = Term.binary(.divide, .leaf(.constant(.pi)), number(180))

  private static func number(_ number: UInt16) -> Term { .leaf(.number(NumberLiteral(number))) }

  private func plus(_ other: Term) -> Term {
    self == .zero ? other : other == .zero ? self : .binary(.add, self, other)
  }

  private func minus(_ other: Term) -> Term {
    other == .zero ? self : self == .zero ? other.negated : .binary(.subtract, self, other)
  }

  private func times(_ other: Term) -> Term {
    if self == .zero || other == .zero { return .zero }
    return self == .one ? other : other == .one ? self : .binary(.multiply, self, other)
  }

  private func over(_ other: Term) -> Term {
    self == .zero ? .zero : other == .one ? self : .binary(.divide, self, other)
  }
}

extension Term {
  /// What a row says, of values in the place of its arguments.
  fileprivate init?(_ steps: [OperationStep], of arguments: [Term]) {
    var stack: [Term] = []
    for step in steps {
      switch step {
      case .number(let literal): stack.append(.leaf(.number(literal)))
      case .constant(let constant): stack.append(.leaf(.constant(constant)))
      case .argument(let index):
        guard arguments.indices.contains(index) else { return nil }
        stack.append(arguments[index])
      case .unary(let operation):
        guard let operand = stack.popLast() else { return nil }
        stack.append(.unary(operation, operand))
      case .binary(let operation):
        guard let second = stack.popLast(), let first = stack.popLast() else { return nil }
        stack.append(.binary(operation, first, second))
      }
    }
    guard let whole = stack.last, stack.count == 1 else { return nil }
    self = whole
  }
}
