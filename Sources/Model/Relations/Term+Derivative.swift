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
    case .defined: return contains(variable) ? nil : .zero
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
      default: return contains(variable) ? nil : .zero
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

  /// How steeply an operation rises where its operand is u.
  private static func slope(
    of operation: UnaryOperation,
    at u: Term,
    in unit: AngleUnit
  ) -> Term? {
    let value = Term.unary(operation, u)
    // Angles in degrees count less.
    let angle: Term =
      unit == .degrees ? .binary(.divide, .leaf(.constant(.pi)), .number(180)) : .one
    switch operation {
    case .negate: return Term.one.negated
    case .absolute: return .unary(.signOfNonzero, u)
    case .sign, .floor, .ceil, .round: return .zero
    case .square: return .number(2).times(u)
    case .squareRoot: return Term.one.over(.number(2).times(value))
    case .cubeRoot: return Term.one.over(.number(3).times(.unary(.square, value)))
    case .sin: return angle.times(.unary(.cos, u))
    case .cos: return angle.times(.unary(.sin, u)).negated
    case .tan: return angle.times(Term.one.plus(.unary(.square, value)))
    case .asin: return Term.one.over(angle.times(.unary(.squareRoot, u.complement)))
    case .acos: return Term.one.over(angle.times(.unary(.squareRoot, u.complement))).negated
    case .atan: return Term.one.over(angle.times(Term.one.plus(.unary(.square, u))))
    case .sinh: return .unary(.cosh, u)
    case .cosh: return .unary(.sinh, u)
    case .tanh: return value.complement
    case .asinh: return Term.one.over(.unary(.squareRoot, Term.one.plus(.unary(.square, u))))
    case .atanh: return Term.one.over(u.complement)
    case .exp: return value
    case .ln: return Term.one.over(u)
    case .log10: return Term.one.over(u.times(.unary(.ln, .number(10))))
    case .log2: return Term.one.over(u.times(.unary(.ln, .number(2))))
    default: return nil
    }
  }

  /// One less the square.
  private var complement: Term { Term.one.minus(.unary(.square, self)) }

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
