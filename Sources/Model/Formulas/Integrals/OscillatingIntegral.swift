import Calculus
import Intervals
import Numerals
import Operations

/// An integral to ∞ of g·sin(w·t + φ) or g·cos(w·t + φ), with a g that vanishes.
///
/// By parts, with S and C for the two from T on,
///
///     S(g) = g(T)·cos/w − g′(T)·sin/w² − S(g″)/w²
///     C(g) = −g(T)·sin/w − g′(T)·cos/w² − C(g″)/w²
///
/// and after a few turns what is left is at most ∫|g⁽²ᵏ⁾|/w²ᵏ.
struct OscillatingIntegral {
  private let derivatives: [[Instruction]]
  private let wave: [Instruction]
  private let isSine: Bool
  /// Whether it is the magnitude of the wave: nothing is known of that by parts.
  private let isMagnitude: Bool
  private let slope: [Instruction]
  /// The magnitude of the slope.
  private let rate: Interval
  private let unit: AngleUnit

  /// How often it is integrated by parts, two at a time.
  private static let turns = 3
  /// Longer derivatives are not taken.
  private static let longest = 2_000

  /// Nil for what is none.
  init?(_ body: [Instruction], _ unit: AngleUnit) {
    guard unit == .radians else { return nil }
    let tree = StepTree(body.withDefinitions)
    var found: (end: Int, isSine: Bool)?
    var isMagnitude = false
    // The factors of the formula, with those that it is divided by left alone.
    func rest(_ end: Int) -> [Instruction] {
      let ends = tree.operands[end]
      switch tree.steps[end] {
      case .unary(.sin) where tree.varies[end] && found == nil,
        .unary(.cos) where tree.varies[end] && found == nil:
        found = (end, tree.steps[end] == .unary(.sin))
        return [.whole(1)]
      case .unary(.sinc) where tree.varies[end] && found == nil:
        found = (end, true)
        return [.whole(1)].over(tree.part(ends[0]))
      case .unary(.absolute) where found == nil && tree.varies[end]:
        guard case .unary(let wave) = tree.steps[ends[0]], wave == .sin || wave == .cos else {
          return tree.part(end)
        }
        isMagnitude = true
        return rest(ends[0])
      case .unary(.negate): return rest(ends[0]) + [tree.steps[end]]
      case .binary(.multiply): return rest(ends[0]) + rest(ends[1]) + [tree.steps[end]]
      case .binary(.divide): return rest(ends[0]) + tree.part(ends[1]) + [tree.steps[end]]
      default: return tree.part(end)
      }
    }
    let factor = rest(tree.steps.count - 1)
    guard let (end, isSine) = found,
      case let line = tree.part(tree.operands[end][0]),
      let slope = Antidifferentiation(line, unit).lineSlope,
      let rate = (try? Program(slope, angleUnit: unit))?.enclosure(over: Interval(0)).value,
      rate.interval.isBounded, rate.interval.mignitude > 0
    else { return nil }
    self.rate = .abs(rate.interval)
    let quotient = RationalFunction(factor, in: .variable)
    var derivatives = quotient?.derivatives(2 * Self.turns, in: .variable) ?? [factor]
    while derivatives.count <= 2 * Self.turns,
      let next = derivatives.last?.derivative(in: unit), next.count <= Self.longest
    {
      derivatives.append(next)
    }
    guard derivatives.count > 2 else { return nil }
    (self.derivatives, self.isSine, self.slope, self.unit) = (derivatives, isSine, slope, unit)
    (wave, self.isMagnitude) = (line, isMagnitude)
  }

  /// Whether there certainly is no integral from a place on: over each half of a turn it is at least a number in
  /// magnitude; or of one sign, and at least a number over t.
  func isEndless(from place: Double) -> Bool {
    growth(derivatives[0], from: place)?.isAtLeast(power: isMagnitude ? 1 : 0) ?? false
  }

  /// How a formula, or t² times it, grows with 1/t from a place on.
  private func growth(
    _ steps: [Instruction],
    isWeighed: Bool = false,
    from place: Double
  ) -> Growth? {
    let square: [Instruction] = [.variable, .whole(2), .binary(.power)]
    let quotient = (ReciprocalPowers(steps, unit)?.integrand ?? steps.reciprocalQuotient).map {
      isWeighed ? $0 : $0.times(square)
    }
    let steps = quotient ?? (isWeighed ? steps.times(square) : steps).ofReciprocal
    let code = try? Program(steps, angleUnit: unit)
    return code?.code.intervalCode
      .growth(beside: 0, reaching: Swift.min(1, (1 / place).nextUp), isLeft: false)
  }

  /// What is left after so many turns; nil where it is not known to be finite.
  private func error(from place: Double, after turns: Int) -> Interval? {
    guard derivatives[..<(2 * turns)].allSatisfy({ growth($0, from: place)?.vanishes ?? false }),
      let size = growth(derivatives[2 * turns], isWeighed: true, from: place)?
        .integral(to: Interval((1 / place).nextUp)), size.isBounded
    else { return nil }
    let most = Interval(size.magnitude) / .pown(rate, 2 * turns)
    return most.isBounded ? Interval(-most.upperBound, most.upperBound) : nil
  }

  /// Where it goes on by parts, and the steps of what it is from there on; nil where nothing is known.
  func rest(beyond start: Double) -> (place: Double, steps: [Instruction])? {
    guard !isMagnitude else { return nil }
    var best: (place: Double, turns: Int, error: Interval)?
    // Farther out there are too many turns to follow.
    let size = rate.midpoint
    let exponent = size.exponent + (size.significand == 1 ? 0 : 1)
    let unit = Double(sign: .plus, exponent: -exponent, significand: 1)
    search: for place in [2 * start, 32 * unit, 128 * unit, 512 * unit] where place > start {
      for turns in 1...(derivatives.count - 1) / 2 {
        guard let error = error(from: place, after: turns) else { break }
        guard error.width < best?.error.width ?? .infinity else { continue }
        best = (place, turns, error)
        if error.width < 1e-13 { break search }
      }
    }
    guard let (place, turns, error) = best else { return nil }
    let at = NumberLiteral(NumberText.shortest(place)).map { [Instruction.number($0)] } ?? []
    let (sine, cosine) = (wave.at(at) + [.unary(.sin)], wave.at(at) + [.unary(.cos)])
    var sum: [Instruction] = [
      .enclosed(
        error,
        // What is left of another integral is another number, however alike what is known of both.
        name: (derivatives[0] + sine + (isSine ? sine : cosine)).map(\.name)
          .joined(separator: " ") + " after \(turns)"
      )
    ]
    for turn in 0..<turns {
      for part in 0...1 {
        let order = 2 * turn + part
        let factor = part == (isSine ? 0 : 1) ? cosine : sine
        let power = slope + [.whole(order + 1), .binary(.power)]
        let term = derivatives[order].at(at).times(factor).over(power)
        // Of a sine +, −, of a cosine −, −; each turn round the other way.
        let isUp = (isSine && part == 0) == turn.isMultiple(of: 2)
        sum += term + [.binary(isUp ? .add : .subtract)]
      }
    }
    return (place, sum)
  }
}
