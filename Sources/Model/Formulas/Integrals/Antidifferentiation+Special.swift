import Calculus
import Intervals
import Numerals
import Operations

/// Integrals that are special functions: of sines, cosines and exponentials over the variable, of
/// 1/ln t, and of sines and exponentials of a square.
extension Antidifferentiation {
  /// f(kt)/(ct) and c/ln t between bounds, of which both are on one side of the pole.
  func overPole(from first: [Instruction], to last: [Instruction]) -> [Instruction]? {
    let end = tree.steps.count - 1
    guard tree.steps[end] == .binary(.divide) else { return nil }
    let (top, bottom) = (tree.operands[end][0], tree.operands[end][1])
    if !tree.varies[top], tree.steps[bottom] == .unary(.ln), tree.steps[bottom - 1] == .variable {
      let sides = [first, last].map { $0 + [.whole(1), .binary(.subtract)] }
      return between(first, last, sides, tree.part(top), of: [.variable, .unary(.li)])
    }
    guard let divisor = multiple(bottom) else { return nil }
    let integral: UnaryOperation? =
      switch tree.steps[top] {
      case .unary(.cos) where unit == .radians: .ci
      case .unary(.exp): .ei
      case .binary(.power) where tree.part(tree.operands[top][0]) == [.constant(.e)]: .ei
      default: nil
      }
    guard let integral, let factor = tree.operands[top].last.flatMap(multiple) else { return nil }
    let size: [Instruction] = integral == .ci ? [.unary(.absolute)] : []
    let steps = factor.times([.variable]) + size + [.unary(integral)]
    return between(first, last, [first, last], [.whole(1)].over(divisor), of: steps)
  }

  /// c·(F(last) − F(first)) where two numbers have the same sign.
  private func between(
    _ first: [Instruction],
    _ last: [Instruction],
    _ sides: [[Instruction]],
    _ factor: [Instruction],
    of steps: [Instruction]
  ) -> [Instruction] {
    let difference = steps.at(last) + steps.at(first) + [.binary(.subtract)]
    return sides[0].times(sides[1]) + [.whole(0), .binary(.greater)] + factor.times(difference)
      + [.binary(.when)]
  }

  /// sin(kt)/(ct).
  func sineOverVariable(_ top: Int, _ bottom: Int) -> [Instruction]? {
    guard unit == .radians, tree.steps[top] == .unary(.sin), let divisor = multiple(bottom),
      let factor = multiple(tree.operands[top][0])
    else { return nil }
    return (factor.times([.variable]) + [.unary(.si)]).over(divisor)
  }

  /// A number over a quadratic at² + bt + c that is never 0: 2/√(4ac − b²)·atan((2at + b)/√(4ac − b²)).
  func overQuadratic(_ number: Int, _ divisor: Int) -> [Instruction]? {
    guard unit == .radians, !tree.varies[number],
      let square = Polynomial(of: tree.part(divisor), in: .variable), square.degree == 2
    else { return nil }
    let factors = (0...2).map { square[$0].isZero ? [.whole(0)] : square[$0].steps }
    guard factors.allSatisfy({ !$0.usesIndices(besides: []) }) else { return nil }
    let (a, b, c) = (factors[2], factors[1], factors[0])
    let size = [.whole(4)].times(a).times(c) + b.times(b) + [.binary(.subtract)]
    guard isPositive(size) else { return nil }
    let root = size + [.unary(.squareRoot)]
    let line = [.whole(2)].times(a).times([.variable]) + b + [.binary(.add)]
    let turn = line.over(root) + [.unary(.atan)]
    return tree.part(number).times([.whole(2)]).times(turn).over(root)
  }

  /// The sine or cosine of k·t² with k > 0.
  func waveOfSquare(_ operation: UnaryOperation, _ operand: Int) -> [Instruction]? {
    guard unit == .radians, operation == .sin || operation == .cos,
      let factor = factorOfSquare(operand), isPositive(factor)
    else { return nil }
    // √(2k/π).
    let scale = [.whole(2)].times(factor).over([.constant(.pi)]) + [.unary(.squareRoot)]
    let integral: UnaryOperation = operation == .sin ? .fresnelS : .fresnelC
    return (scale.times([.variable]) + [.unary(integral)]).over(scale)
  }

  /// e^(k·t²) with k > 0.
  func risingBell(_ exponent: Int) -> [Instruction]? {
    guard let factor = factorOfSquare(exponent), isPositive(factor) else { return nil }
    let root = factor + [.unary(.squareRoot)]
    let half = [.constant(.pi), .unary(.squareRoot)].over([.whole(2)])
    return half.times(root.times([.variable]) + [.unary(.erfi)]).over(root)
  }

  /// k of k·t; nil for anything else.
  private func multiple(_ end: Int) -> [Instruction]? {
    guard let line = Polynomial(of: tree.part(end), in: .variable), line.degree == 1,
      line[0].isZero
    else { return nil }
    return slope(end)
  }

  /// k of k·t²; nil for anything else.
  private func factorOfSquare(_ end: Int) -> [Instruction]? {
    guard let square = Polynomial(of: tree.part(end), in: .variable), square.degree == 2,
      square[0].isZero, square[1].isZero,
      case let factor = square[2].steps, !factor.usesIndices(besides: [])
    else { return nil }
    return factor
  }

  /// Whether it certainly is, whatever letters stand for.
  func isPositive(_ steps: [Instruction]) -> Bool {
    guard !steps.withParts.contains(where: { $0.parameter != nil || $0 == .outer }) else {
      return false
    }
    let value = (try? Program(steps, angleUnit: unit))?.enclosure(over: Interval(0)).value
    return value.map { $0.decoration >= .defined && $0.interval.lowerBound > 0 } ?? false
  }
}
