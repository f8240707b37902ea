import Numerals
import Operations

/// A quotient of polynomials with fractions in a letter.
struct RationalFunction {
  let top: Polynomial<Rational>
  let bottom: Polynomial<Rational>

  private init?(_ top: Polynomial<Rational>?, over bottom: Polynomial<Rational>?) {
    guard let top, let bottom else { return nil }
    (self.top, self.bottom) = (top, bottom)
  }

  /// Nil for a formula with anything else than sums, products, quotients and powers.
  init?(_ formula: [Instruction], in letter: Instruction) {
    let one = Polynomial<Rational>(.one)
    let found = formula.fold { step, operands -> RationalFunction? in
      if step == letter { return RationalFunction(.variable, over: one) }
      return switch step {
      case .number(let literal):
        RationalFunction(Rational(literal).map { Polynomial($0) }, over: one)
      case .unary(let operation):
        RationalFunction(operands[0].top.applying(operation), over: operands[0].bottom)
      case .binary(let operation): Self.joined(operation, operands[0], operands[1])
      case .constant, .variable, .parameter, .defined, .abbreviation, .local, .integral,
        .accumulated, .enclosed:
        nil
      }
    }
    guard let found else { return nil }
    self = found
  }

  private static func joined(
    _ operation: BinaryOperation,
    _ first: RationalFunction,
    _ second: RationalFunction
  ) -> RationalFunction? {
    switch operation.row.algebra {
    case .quotient:
      return RationalFunction(
        first.top.times(second.bottom),
        over: first.bottom.times(second.top)
      )
    case .power:
      guard second.bottom == Polynomial(.one) else { return nil }
      return RationalFunction(
        first.top.applying(operation, second.top),
        over: first.bottom.applying(operation, second.top)
      )
    case .product:
      return RationalFunction(
        first.top.times(second.top),
        over: first.bottom.times(second.bottom)
      )
    case .sum, .difference:
      let terms = (first.top.times(second.bottom), second.top.times(first.bottom))
      return RationalFunction(
        terms.0.flatMap { first in terms.1.flatMap { first.applying(operation, $0) } },
        over: first.bottom.times(second.bottom)
      )
    case nil: return nil
    }
  }

  /// A formula without what top and bottom share: a value that is missing at single places changes no
  /// integral.
  static func cancelled(_ formula: [Instruction]) -> [Instruction] {
    guard let quotient = RationalFunction(formula, in: .variable),
      let shared = quotient.top.common(with: quotient.bottom), !shared.isConstant,
      let top = quotient.top.divided(by: shared)?.quotient,
      let bottom = quotient.bottom.divided(by: shared)?.quotient
    else { return formula }
    return top.steps(of: .variable).over(bottom.steps(of: .variable))
  }

  private var sharedPower: Polynomial<Rational>? {
    let orders = [top, bottom].map { part in part.coefficients.prefix { $0 == .zero }.count }
    return Polynomial<Rational>.variable.raised(to: Swift.min(orders[0], orders[1]))
  }

  /// Whether it is another one, wherever both have a value.
  func isEqual(to other: RationalFunction) -> Bool {
    let products = (top.times(other.bottom), other.top.times(bottom))
    guard let first = products.0, let second = products.1 else { return false }
    return first == second
  }

  /// Its formula in the variable, without what top and bottom share.
  ///
  /// - `byPowers`: Whether only powers of the variable are taken out.
  func reduced(byPowers: Bool = false) -> [Instruction]? {
    guard top.lead != nil else { return byPowers ? nil : [.whole(0)] }
    let shared = byPowers ? sharedPower : top.common(with: bottom)
    let parts = [top, bottom].map { part in
      shared.flatMap { part.divided(by: $0)?.quotient } ?? part
    }
    let written = parts.map { $0.steps(of: .variable) }
    return written[1] == [.whole(1)] ? written[0] : written[0].over(written[1])
  }

  /// The formulas of the quotient N/D and of its derivatives: of N/Dⁿ the next is (N′·D − n·N·D′)/Dⁿ⁺¹.
  ///
  /// Fewer where the numbers get too large.
  func derivatives(_ count: Int, in letter: Instruction) -> [[Instruction]] {
    var (numerator, found): (Polynomial<Rational>?, [[Instruction]]) = (top, [])
    let slope = bottom.derivative
    for order in 0...count {
      guard let top = numerator else { break }
      let power = [Instruction.whole(order + 1), .binary(.power)]
      found.append(top.steps(of: letter).over(bottom.steps(of: letter) + power))
      let first = top.derivative.flatMap { $0.times(bottom) }
      let second = slope.flatMap { $0.times(top) }.flatMap { product in
        Rational(Int128(order + 1)).flatMap { product.times($0) }
      }
      numerator = first.flatMap { first in second.flatMap { first.minus($0) } }
    }
    return found
  }
}

extension Polynomial<Rational> {
  /// Its formula, by Horner's rule; of one term its power.
  func steps(of letter: Instruction) -> [Instruction] {
    guard let lead else { return [.whole(0)] }
    if degree > 1, coefficients.dropLast().allSatisfy({ $0 == .zero }) {
      return [Instruction].fraction(lead).times([letter, .whole(degree), .binary(.power)])
    }
    return coefficients.dropLast().reversed().reduce([Instruction].fraction(lead)) {
      sum,
      factor in
      let product = sum.times([letter])
      return factor == .zero ? product : product + .fraction(factor) + [.binary(.add)]
    }
  }
}
