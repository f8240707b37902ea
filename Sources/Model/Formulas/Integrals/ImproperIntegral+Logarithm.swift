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
    let logarithm: [Instruction] = [.variable, .unary(.ln)]
    guard contains(logarithm) else { return false }
    let values = [1, 2].map { replacing(logarithm, with: [Instruction].whole($0)) }
      .map { RationalFunction($0, in: .variable) }
    let turned = replacing(logarithm, with: [.whole(1)]).at(
      [Instruction.whole(1)].over([.variable])
    )
    guard let rest = values[0], let twice = values[1],
      let other = RationalFunction(turned.over([Instruction.variable].squared), in: .variable)
    else { return false }
    return rest.isEqual(to: other) && twice.isEqual(to: rest, times: 2)
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
