import Calculus
import Intervals
import Numerals
import Operations

/// A zero between two numbers of what a formula is divided by, beside which the formula is at least as
/// large as a number over the distance: there is no integral over it.
///
///     InnerPole.isCertain(in: steps of 1/(t² − 2)², between: Interval(0), Interval(2), .radians)  // true
struct InnerPole {
  /// A factor of a formula, and to which power.
  private struct Factor {
    var base: [Instruction]
    var exponent: Rational
  }

  /// What is a quotient of two others, and what is a power.
  private static let quotients: [UnaryOperation: (above: UnaryOperation?, below: UnaryOperation)] =
    [.sec: (nil, .cos), .csc: (nil, .sin), .tan: (.sin, .cos), .cot: (.cos, .sin)]
  private static let powers: [UnaryOperation: Rational?] = [
    .negate: .one, .absolute: .one, .square: 2, .squareRoot: Rational(1, over: 2),
    .cubeRoot: Rational(1, over: 3),
  ]

  private let tree: StepTree
  private let unit: AngleUnit
  private var factors: [Factor] = []

  /// Whether there certainly is one.
  static func isCertain(
    in body: [Instruction],
    between first: Interval,
    _ second: Interval,
    _ unit: AngleUnit
  ) -> Bool {
    let (low, high) = (first.upperBound, second.lowerBound)
    guard low.isFinite, high.isFinite, low < high else { return false }
    var poles = InnerPole(tree: StepTree(body), unit: unit)
    poles.collect(body.count - 1, .one)
    return poles.factors.indices.contains { poles.isPole($0, low, high) }
  }

  private init(tree: StepTree, unit: AngleUnit) { (self.tree, self.unit) = (tree, unit) }

  // MARK: Factors

  private mutating func collect(_ end: Int, _ exponent: Rational) {
    let operands = tree.operands[end]
    guard tree.varies[end] else { return add(tree.part(end), exponent) }
    switch tree.steps[end] {
    case .unary(let operation):
      if let power = Self.powers[operation], let power,
        let product = exponent.multiplied(by: power)
      {
        return collect(operands[0], product)
      }
      if let (above, below) = Self.quotients[operation], let opposite = exponent.multiplied(by: -1)
      {
        let inner = tree.part(operands[0])
        if let above { add(inner + [.unary(above)], exponent) }
        return add(inner + [.unary(below)], opposite)
      }
    case .binary(let operation):
      switch (operation.row.algebra, exponent.multiplied(by: -1)) {
      case (.product, _):
        collect(operands[0], exponent)
        return collect(operands[1], exponent)
      case (.quotient, let opposite?):
        collect(operands[0], exponent)
        return collect(operands[1], opposite)
      case (.power, _):
        let written = tree.part(operands[1])
        let power =
          tree.varies[operands[1]] ? nil : (try? Program(written, angleUnit: unit))?.code.exactValue
        if let product = power.flatMap(exponent.multiplied) { return collect(operands[0], product) }
      default: break
      }
    default: break
    }
    add(tree.part(end), exponent)
  }

  /// Of a polynomial the parts with simple zeros.
  private mutating func add(_ base: [Instruction], _ exponent: Rational) {
    if let quotient = RationalFunction(base, in: .variable), quotient.bottom.isConstant,
      let parts = quotient.top.squareFreeParts, parts.contains(where: { $0.multiplicity > 1 })
    {
      let simple = parts.compactMap { part, multiplicity in
        exponent.multiplied(by: Rational(multiplicity)).map {
          Factor(base: part.steps(of: .variable), exponent: $0)
        }
      }
      if simple.count == parts.count { return factors += simple }
    }
    factors.append(Factor(base: base, exponent: exponent))
  }

  // MARK: Zeros

  private func isPole(_ index: Int, _ low: Double, _ high: Double) -> Bool {
    let factor = factors[index]
    guard Rational(-1).isLess(than: factor.exponent) == false,
      let program = try? Program(factor.base, angleUnit: unit),
      let zero = zero(of: program, low, high), program.enclosure(over: zero).slope.isBounded
    else { return false }
    return factors.indices.allSatisfy { $0 == index || isBoundedBelow(factors[$0], over: zero) }
  }

  /// Whether a factor is nowhere nearer to 0 than some number.
  private func isBoundedBelow(_ factor: Factor, over x: Interval) -> Bool {
    guard let value = (try? Program(factor.base, angleUnit: unit))?.enclosure(over: x).value,
      value.decoration >= .defined
    else { return false }
    return factor.exponent.numerator < 0 ? value.interval.isBounded : value.interval.mignitude > 0
  }

  /// A narrow stretch inside over which a continuous function changes its sign.
  private func zero(of program: Program, _ low: Double, _ high: Double) -> Interval? {
    func sign(_ x: Double) -> Int {
      let value = program.enclosure(over: Interval(x)).value
      return value.decoration >= .defined ? value.interval.certainSign : 0
    }
    let places = (1..<32).map { low + (high - low) * (Double($0) / 32) }.map { ($0, sign($0)) }
      .filter { $0.1 != 0 }
    for (first, second) in zip(places, places.dropFirst()) where first.1 != second.1 {
      var (left, right) = (first.0, second.0)
      let whole = program.enclosure(over: Interval(left, right)).value
      guard whole.decoration >= .definedAndContinuous else { continue }
      for _ in 0..<40 {
        let middle = left + (right - left) / 2
        let side = sign(middle)
        if side == 0 { break }
        if side == first.1 { left = middle } else { right = middle }
      }
      return Interval(left, right)
    }
    return nil
  }
}
