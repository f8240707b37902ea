import Numerals
import Operations

extension [Instruction] {
  /// What an integral over t becomes over u = ln t, where the formula is t^p times one of ln t; nil where it
  /// is not.
  var overItsLogarithm: [Instruction]? {
    let (letter, logarithm) = (Instruction.local("#u"), [Instruction.variable, .unary(.ln)])
    guard indices.contains(where: { self[$0...].starts(with: logarithm) }) else { return nil }
    var steps: [Instruction] = []
    for step in self {
      if step == .unary(.ln), steps.last == .variable {
        steps[steps.count - 1] = letter
      } else {
        steps.append(step)
      }
    }
    guard let power = steps.powerOfVariable, let exponent = power.adding(.one) else { return nil }
    let rest = steps.flatMap {
      $0 == .variable ? [.whole(1)] : $0 == letter ? [.variable] : [$0]
    }
    guard exponent != .zero else { return rest }
    let factor = [Instruction].fraction(exponent) + [.variable, .binary(.multiply), .unary(.exp)]
    return rest + factor + [.binary(.multiply)]
  }

  /// Whether it is ln t times a quotient R of polynomials with R(1/t)/t² = R(t): from 0 to ∞ its integral is 0
  /// then, if there is one.
  var isOddInLogarithm: Bool {
    guard let factor = withoutLogarithm,
      case let turned = factor.at([Instruction.whole(1)].over([.variable])),
      let rest = RationalFunction(factor, in: .variable),
      let other = RationalFunction(turned.over([Instruction.variable].squared), in: .variable)
    else { return false }
    return rest.isEqual(to: other)
  }

  /// The formula without ln t, where that is a factor of it; else nil.
  private var withoutLogarithm: [Instruction]? {
    let tree = StepTree(self)
    func rest(_ end: Int) -> [Instruction]? {
      let ends = tree.operands[end]
      switch tree.steps[end] {
      case .unary(.ln) where tree.part(ends[0]) == [.variable]: return [.whole(1)]
      case .unary(.negate): return rest(ends[0]).map { $0 + [tree.steps[end]] }
      case .binary(.multiply):
        if let first = rest(ends[0]) { return first.times(tree.part(ends[1])) }
        return rest(ends[1]).map { tree.part(ends[0]).times($0) }
      case .binary(.divide): return rest(ends[0]).map { $0.over(tree.part(ends[1])) }
      default: return nil
      }
    }
    return isEmpty ? nil : rest(count - 1)
  }

  /// The power of the variable that is a factor of the formula, which has it nowhere else; nil where it is not
  /// of that kind.
  private var powerOfVariable: Rational? {
    let tree = StepTree(self)
    func power(_ end: Int) -> Rational? {
      guard tree.varies[end] else { return .zero }
      let ends = tree.operands[end]
      switch tree.steps[end] {
      case .variable: return .one
      case .unary(.negate): return power(ends[0])
      case .unary(.squareRoot):
        return power(ends[0]).flatMap { $0.divided(by: 2) }
      case .binary(.multiply):
        return power(ends[0]).flatMap { first in power(ends[1]).flatMap(first.adding) }
      case .binary(.divide):
        return power(ends[0]).flatMap { first in power(ends[1]).flatMap(first.subtracting) }
      case .binary(.add), .binary(.subtract):
        return power(ends[0]).flatMap { $0 == power(ends[1]) ? $0 : nil }
      case .binary(.power):
        let steps = tree.part(ends[1])
        guard !tree.varies[ends[1]], !steps.usesIndices(besides: []),
          case let exponent = try? Program(steps, angleUnit: .radians),
          let value = exponent?.code.exactValue
        else { return nil }
        return power(ends[0]).flatMap { $0.multiplied(by: value) }
      default: return nil
      }
    }
    return power(count - 1)
  }
}
