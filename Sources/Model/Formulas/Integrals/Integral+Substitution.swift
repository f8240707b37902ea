import Intervals
import Numerals
import Operations

/// Integrals by another variable, where little is known by their own.
extension Integral {
  /// From or to 0, with t = 1/s: ∫ f(1/s)/s² up to ∞; nil where that is not decided either.
  ///
  ///     // ∫ sin(1/t) from 0 to 1 is ∫ sin(s)/s² from 1 to ∞
  func byReciprocal(
    _ body: [Instruction],
    _ bounds: [[Instruction]],
    _ unit: AngleUnit
  ) -> [Instruction]? {
    if bounds[0] != [.whole(0)], bounds[1] == [.whole(0)] {
      return byReciprocal(body, bounds.reversed(), unit).map { $0 + [.unary(.negate)] }
    }
    guard bounds[0] == [.whole(0)], let sign = bounds[1].certainNumber(in: unit)?.certainSign,
      sign != 0
    else { return nil }
    let isUp = sign > 0
    let upward = isUp ? body : body.at([.variable, .unary(.negate)])
    let end = isUp ? bounds[1] : bounds[1] + [.unary(.negate)]
    let inner = upward.ofReciprocal.over([Instruction.variable].squared).withQuotients()
    let start = [Instruction.whole(1)].over(end)
    let way = Integral(of: inner, over: letter, from: start, to: .infinity)
    guard let whole = (try? way.steps(in: unit)) ?? nil else { return nil }
    guard whole != .nothing else { return whole }
    return whole.isDecided(unit) ? whole + (isUp ? [] : [.unary(.negate)]) : nil
  }

  /// Up to ∞, with u for the power of t or the e^t in a wave; nil where there is none, or that is not decided.
  ///
  ///     // ∫ sin(t³) from 1 to ∞ is ∫ sin(u)/(3·u^(2/3))
  func byWave(
    _ body: [Instruction],
    from bound: [Instruction],
    _ unit: AngleUnit
  ) -> [Instruction]? {
    guard !bound.contains(.variable), let inner = body.wave else { return nil }
    if inner.contains(.variable), let power = inner.exponentOfVariable, power != .one {
      return byPower(body, power, from: bound, unit)
    }
    let exponentials: [[Instruction]] = [
      [.constant(.e), .variable, .binary(.power)], [.variable, .unary(.exp)],
    ]
    guard let written = exponentials.first(where: { inner.contains($0) }) else { return nil }
    let letter = Instruction.local("#u")
    let rest = body.replacing(written, with: [letter]).at([.variable, .unary(.ln)])
    let far = rest.map { $0 == letter ? .variable : $0 }.over([.variable])
    return improper(far, [bound + [.unary(.exp)], .infinity], unit).flatMap {
      $0 == .nothing || $0.isDecided(unit) ? $0 : nil
    }
  }

  /// Up to ∞ with u for e^(−t); nil where that is not in it, or it is not decided.
  ///
  ///     // ∫ ln(1 + e^(−t)) from 0 to ∞ is ∫ ln(1 + u)/u from 0 to 1
  func byDecay(
    _ body: [Instruction],
    from bound: [Instruction],
    _ unit: AngleUnit
  ) -> [Instruction]? {
    let letter = Instruction.local("#u")
    let minus = Instruction.unary(.negate)
    let (up, down): ([Instruction], [Instruction]) = (
      [.whole(1), letter, .binary(.divide)], [letter]
    )
    let written = body.replacing([.constant(.e), .variable, minus, .binary(.power)], with: down)
      .replacing([.variable, minus, .unary(.exp)], with: down)
      .replacing([.constant(.e), .variable, .binary(.power)], with: up)
      .replacing([.variable, .unary(.exp)], with: up)
    guard written.contains(letter), !bound.contains(.variable) else { return nil }
    let inner = written.at([.variable, .unary(.ln), minus]).map { $0 == letter ? .variable : $0 }
      .over([.variable]).withQuotients()
    let end = bound + [minus, .unary(.exp)]
    let way = Integral(of: inner, over: self.letter, from: [.whole(0)], to: end)
    guard let steps = (try? way.steps(in: unit)) ?? nil else { return nil }
    return steps == .nothing || steps.isDecided(unit) ? steps : nil
  }

  /// In two parts at a fraction inside where a line in it is 0; nil where there is none, or one of the parts is
  /// not decided.
  func atZero(
    _ body: [Instruction],
    _ bounds: [[Instruction]],
    _ unit: AngleUnit
  ) -> [Instruction]? {
    let tree = StepTree(body)
    let ends = bounds.compactMap { $0.certainNumber(in: unit) }
    guard ends.count == 2 else { return nil }
    for end in body.indices where tree.varies[end] && body[end] != .variable {
      guard let line = RationalFunction(tree.part(end), in: .variable), line.bottom.isConstant,
        line.top.degree == 1, let zero = line.top[0].negated?.divided(by: line.top[1]),
        case let place = [Instruction].fraction(zero), let number = place.certainNumber(in: unit),
        ends[0].upperBound < number.lowerBound, number.upperBound < ends[1].lowerBound
      else { continue }
      let parts = [[bounds[0], place], [place, bounds[1]]].compactMap { way in
        (try? Integral(of: body, over: letter, from: way[0], to: way[1]).steps(in: unit)) ?? nil
      }
      guard parts.count == 2 else { return nil }
      if parts.contains(.nothing) { return .nothing }
      return parts.allSatisfy { $0.isDecided(unit) } ? parts[0] + parts[1] + [.binary(.add)] : nil
    }
    return nil
  }

  private func byPower(
    _ body: [Instruction],
    _ power: Rational,
    from bound: [Instruction],
    _ unit: AngleUnit
  ) -> [Instruction]? {
    guard power.numerator > 0, let root = Rational.one.divided(by: power),
      let order = root.subtracting(.one)
    else { return nil }
    let isAbove = bound.certainNumber(in: unit).map { $0.lowerBound > 0 } ?? false
    let start = isAbove ? bound : [.whole(1)]
    let inner = body.ofPower(root).times(.fraction(root))
      .times([.variable] + .fraction(order) + [.binary(.power)])
    let first = start == [.whole(1)] ? start : start + .fraction(power) + [.binary(.power)]
    guard let far = improper(inner, [first, .infinity], unit) else { return nil }
    guard far != .nothing else { return far }
    guard far.isDecided(unit) else { return nil }
    if isAbove { return far }
    let way = Integral(of: body, over: letter, from: bound, to: start)
    guard let near = (try? way.steps(in: unit)) ?? nil else { return nil }
    return near == .nothing ? near : near + far + [.binary(.add)]
  }
}

extension [Instruction] {
  /// The operand of the first sine or cosine that varies.
  fileprivate var wave: [Instruction]? {
    let tree = StepTree(withDefinitions)
    return tree.steps.indices.lazy.filter { tree.varies[$0] }.compactMap { end -> [Instruction]? in
      switch tree.steps[end] {
      case .unary(.sin), .unary(.cos): tree.part(tree.operands[end][0])
      default: nil
      }
    }.first
  }

  /// p of c·t^p; nil for anything else.
  fileprivate var exponentOfVariable: Rational? {
    Monomial(StepTree(self), count - 1).flatMap { monomial in
      (try? Program(monomial.exponent, angleUnit: .radians))?.code.exactValue
    }
  }

  /// The formula of u^r, with u for the variable.
  fileprivate func ofPower(_ root: Rational) -> [Instruction] {
    let tree = StepTree(self)
    func power(_ exponent: Rational?) -> [Instruction]? {
      exponent.flatMap { $0.multiplied(by: root) }.map {
        $0 == .one ? [.variable] : [.variable] + .fraction($0) + [.binary(.power)]
      }
    }
    return rewritten { end, step, _ in
      let isOfVariable = tree.operands[end].first.map { self[$0] == .variable } ?? false
      switch step {
      case .variable: return power(.one)
      case .unary(.squareRoot) where isOfVariable: return power(Rational(1, over: 2))
      case .binary(.power) where isOfVariable && !tree.varies[tree.operands[end][1]]:
        let exponent = try? Program(tree.part(tree.operands[end][1]), angleUnit: .radians)
        return power(exponent?.code.exactValue)
      default: return nil
      }
    }
  }
}
