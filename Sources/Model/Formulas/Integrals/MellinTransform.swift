import Intervals
import Numerals
import Operations

/// The integral of c·t^μ·k(a·t^p) from 0 to ∞ by the Mellin transform M of the kernel k, M(s) = ∫ u^(s−1)·k(u) du:
/// c/|p|·a^(−s)·M(s) for s = (μ + 1)/p.
///
/// Source: DLMF 1.14.
struct MellinTransform {
  /// A function of which the transform is known for s between two numbers; beyond them there is no integral.
  private struct Kernel {
    var low: [Instruction] = [.whole(0)]
    /// Nil for no such number.
    var high: [Instruction]?
    /// M(s) of the variable s.
    var transform: [Instruction]
    /// M(0) where the formula has none.
    var atZero: [Instruction]?
  }

  /// The kernel and its operand.
  private struct Match {
    var kernel: Kernel
    var operand: [Instruction]
    var factor: [Instruction] = [.whole(1)]
  }

  private let kernel: Kernel
  private let (factor, order, power): ([Instruction], [Instruction], [Instruction])

  /// Nil for a formula of another kind.
  init?(_ body: [Instruction], _ unit: AngleUnit) {
    // Its numbers are looked at in radians.
    guard unit == .radians else { return nil }
    let tree = StepTree(body.withDefinitions)
    var found: Match?
    // The formula without its kernel.
    func rest(_ end: Int) -> [Instruction] {
      if found == nil, tree.varies[end], let match = Self.match(tree, end) {
        found = match
        return match.factor
      }
      let ends = tree.operands[end]
      switch tree.steps[end] {
      case .unary(.negate): return rest(ends[0]) + [tree.steps[end]]
      case .binary(.multiply): return rest(ends[0]).times(rest(ends[1]))
      case .binary(.divide):
        let top = rest(ends[0])
        if found == nil, let match = Self.divisor(tree, ends[1], [.whole(1)]) {
          found = match
          return top.times(match.factor)
        }
        return top.over(tree.part(ends[1]))
      default: return tree.part(end)
      }
    }
    let whole = StepTree(rest(tree.steps.count - 1))
    guard let found, let outer = Monomial(whole, whole.steps.count - 1),
      case let operand = StepTree(found.operand),
      let inner = Monomial(operand, operand.steps.count - 1),
      inner.factor.certainNumber.map({ $0.lowerBound > 0 }) ?? false,
      inner.exponent.certainNumber.map({ $0.certainSign != 0 }) ?? false
    else { return nil }
    kernel = found.kernel
    order = outer.exponent + [.whole(1), .binary(.add)] + inner.exponent + [.binary(.divide)]
    power = inner.exponent
    let size = inner.factor + order + [.unary(.negate), .binary(.power)]
    factor = outer.factor.times(inner.factor == [.whole(1)] ? nil : size)
  }

  /// The steps of the integral; nothing where there certainly is none, nil where that is not known.
  var steps: [Instruction]? {
    guard let s = order.certainNumber, let low = kernel.low.certainNumber else { return nil }
    // Nothing times what is infinite is another matter.
    let isNonzero = factor.certainNumber.map { $0.certainSign != 0 } ?? false
    if s.upperBound <= low.lowerBound { return isNonzero ? .nothing : nil }
    guard s.lowerBound > low.upperBound else { return nil }
    if let high = kernel.high {
      guard let most = high.certainNumber else { return nil }
      if s.lowerBound >= most.upperBound { return isNonzero ? .nothing : nil }
      guard s.upperBound < most.lowerBound else { return nil }
    }
    let value: [Instruction]
    if let atZero = kernel.atZero, s.contains(0) {
      guard s == Interval(0) else { return nil }
      value = atZero
    } else {
      value = kernel.transform.at(order)
    }
    return factor.times(value).over(power + [.unary(.absolute)])
  }

  private static func match(_ tree: StepTree, _ end: Int) -> Match? {
    let ends = tree.operands[end]
    let s: [Instruction] = [.variable]
    let gamma = s + [.unary(.gamma)]
    let quarter = s + [.constant(.pi), .binary(.multiply), .whole(2), .binary(.divide)]
    switch tree.steps[end] {
    case .unary(.sin):
      let kernel = Kernel(
        low: .whole(-1),
        high: [.whole(1)],
        transform: gamma.times(quarter + [.unary(.sin)]),
        atZero: [.constant(.pi), .whole(2), .binary(.divide)]
      )
      return Match(kernel: kernel, operand: tree.part(ends[0]))
    case .unary(.cos):
      let kernel = Kernel(high: [.whole(1)], transform: gamma.times(quarter + [.unary(.cos)]))
      return Match(kernel: kernel, operand: tree.part(ends[0]))
    case .unary(.exp):
      return decay(tree.part(ends[0]), Kernel(transform: gamma))
    case .binary(.power) where tree.part(ends[0]) == [.constant(.e)]:
      return decay(tree.part(ends[1]), Kernel(transform: gamma))
    case .binary(.power) where !tree.varies[ends[1]]:
      // (c + u)^(−b)
      return divisor(tree, ends[0], tree.part(ends[1]) + [.unary(.negate)])
    case .binary(.besselJ) where !tree.varies[ends[0]]:
      return bessel(tree.part(ends[0]), tree.part(ends[1]))
    case .binary(.wholeBesselJ) where !tree.varies[ends[0]]:
      return bessel(tree.part(ends[0]), tree.part(ends[1]))
    default: return nil
    }
  }

  /// e^(−u), from its exponent.
  private static func decay(_ exponent: [Instruction], _ kernel: Kernel) -> Match? {
    let tree = StepTree(exponent)
    guard let monomial = Monomial(tree, exponent.count - 1),
      monomial.factor.certainNumber.map({ $0.upperBound < 0 }) ?? false
    else { return nil }
    let operand = tree.steps.last == .unary(.negate) ? Array(exponent.dropLast()) : nil
    return Match(kernel: kernel, operand: operand ?? exponent + [.unary(.negate)])
  }

  /// J of a number that is not below 0: 2^(s−1)·Γ((ν + s)/2)/Γ(1 + (ν − s)/2).
  private static func bessel(_ number: [Instruction], _ operand: [Instruction]) -> Match? {
    guard number.certainNumber.map({ $0.lowerBound >= 0 }) ?? false else { return nil }
    let s: [Instruction] = [.variable]
    let power = [.whole(2)] + s + [.whole(1), .binary(.subtract), .binary(.power)]
    let top = (number + s + [.binary(.add)]).over([.whole(2)]) + [.unary(.gamma)]
    let bottom =
      [.whole(1)] + (number + s + [.binary(.subtract)]).over([.whole(2)])
      + [.binary(.add), .unary(.gamma)]
    let kernel = Kernel(
      low: number + [.unary(.negate)],
      high: [.whole(3), .whole(2), .binary(.divide)],
      transform: power.times(top).over(bottom)
    )
    return Match(kernel: kernel, operand: operand)
  }

  /// (c + u)^(−b) as c^(−b)·(1 + u/c)^(−b), with numbers above 0: Γ(s)·Γ(b − s)/Γ(b).
  private static func divisor(
    _ tree: StepTree,
    _ end: Int,
    _ exponent: [Instruction]
  ) -> Match? {
    let ends = tree.operands[end]
    if tree.steps[end] == .binary(.power), !tree.varies[ends[1]] {
      return divisor(tree, ends[0], exponent.times(tree.part(ends[1])))
    }
    if tree.steps[end] == .unary(.squareRoot) {
      return divisor(tree, ends[0], exponent.over([.whole(2)]))
    }
    guard tree.steps[end] == .binary(.add), tree.varies[ends[0]] != tree.varies[ends[1]] else {
      return nil
    }
    let (number, part) = tree.varies[ends[0]] ? (ends[1], ends[0]) : (ends[0], ends[1])
    let c = tree.part(number)
    guard c.certainNumber.map({ $0.lowerBound > 0 }) ?? false else { return nil }
    let s: [Instruction] = [.variable]
    let transform: [Instruction]
    if exponent == [.whole(1)] {
      let turn = s + [.constant(.pi), .binary(.multiply), .unary(.sin)]
      transform = [.constant(.pi)].over(turn)
    } else {
      let gammas = s + [.unary(.gamma)] + exponent + s + [.binary(.subtract), .unary(.gamma)]
      transform = (gammas + [.binary(.multiply)]).over(exponent + [.unary(.gamma)])
    }
    let size = c + exponent + [.unary(.negate), .binary(.power)]
    return Match(
      kernel: Kernel(high: exponent, transform: transform),
      operand: c == [.whole(1)] ? tree.part(part) : tree.part(part).over(c),
      factor: c == [.whole(1)] ? [.whole(1)] : size
    )
  }
}
