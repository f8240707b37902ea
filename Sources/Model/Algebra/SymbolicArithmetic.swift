import Operations
import Calculus
import Formulas
import Intervals
import Numerals

/// Exact arithmetic with names: what is equal by the rules of algebra is known to be equal.
///
/// A value is a quotient of sums of products of atoms: x, π, roots and logarithms of primes, e to a
/// power, sines and cosines. What comes out as 0 is 0 wherever the formula has a value; what does not
/// may still be 0. Nothing is rounded.
///
///     sin(x)² + cos(x)² − 1   // no term is left
final class SymbolicArithmetic: ExactArithmetic {
  typealias Value = SymbolicQuotient
  typealias Sum = SymbolicSum<Monomial>

  /// A value known by name.
  struct Atom {
    enum Kind: Hashable {
      case variable, pi
      /// √p and ln p of a prime.
      case root(Int128)
      case logarithm(Int128)
      case function(ExactFunction)
    }

    let kind: Kind
    var argument: Value?
    /// What encloses it; nil where it depends on x.
    var enclosure: Interval?
  }

  private(set) var atoms: [Atom] = []
  private var values: [Value] = []
  /// How many terms may still be multiplied.
  private var remaining = SymbolicArithmetic.mostProducts

  private static var mostProducts: Int { 4_000 }

  /// Takes a new question, which may be as long as the one before.
  func begin() { remaining = Self.mostProducts }

  var pi: ExactNumber { number(value(of: atom(.pi, enclosure: .pi))) }
  /// x itself.
  var variable: ExactNumber { number(value(of: atom(.variable))) }

  func number(_ value: Value) -> ExactNumber {
    values.append(value)
    return ExactNumber(index: values.count - 1)
  }

  func value(of number: ExactNumber) -> Value { values[number.index] }

  func value(of atom: Int) -> Value { Value(top: Sum(Monomial(atom))) }

  func number(_ whole: Int) -> ExactNumber {
    number(Value(Rational(whole)))
  }

  func number(_ literal: NumberLiteral) throws(ExactFault) -> ExactNumber {
    guard let fraction = Rational(literal) else { throw .unknown }
    return number(Value(fraction))
  }

  /// The atom of a kind, the same for equal arguments.
  func atom(_ kind: Atom.Kind, _ argument: Value? = nil, enclosure: Interval? = nil) -> Int {
    if let known = atoms.firstIndex(where: { $0.kind == kind && $0.argument == argument }) {
      return known
    }
    atoms.append(Atom(kind: kind, argument: argument, enclosure: enclosure))
    return atoms.count - 1
  }

  // MARK: Decisions

  func sign(of x: ExactNumber) throws(ExactFault) -> Int { try sign(value(of: x)) }

  func sign(_ value: Value) throws(ExactFault) -> Int {
    if value.top.isZero { return 0 }
    let known = enclosure(of: value)
    guard let known, known.lowerBound > 0 || known.upperBound < 0 else { throw .unknown }
    return known.lowerBound > 0 ? 1 : -1
  }

  /// What encloses a value; nil where it depends on x, unless all of what that may be is given.
  func enclosure(of value: Value, at x: Interval? = nil) -> Interval? {
    guard let top = enclosure(of: value.top, at: x),
      let bottom = enclosure(of: value.bottom, at: x)
    else { return nil }
    return top / bottom
  }

  /// Whether a sum is certainly not 0 at any x of a stretch but 0: powers of x that all terms have do not
  /// count.
  func isNowhereZero(_ sum: Sum, at x: Interval) -> Bool {
    let variable = atom(.variable)
    let power = sum.terms.map { monomial, _ in
      monomial.factors.first { $0.atom == variable }?.exponent ?? 0
    }.min()
    let rest = enclosure(of: sum, at: x, without: power ?? 0)
    return rest.map { $0.lowerBound > 0 || $0.upperBound < 0 } ?? false
  }

  /// A sum divided by a power of x that all terms have.
  private func enclosure(of sum: Sum, at x: Interval?, without power: Int = 0) -> Interval? {
    let variable = power > 0 ? atom(.variable) : nil
    var total = Interval(0)
    for (monomial, factor) in sum.terms {
      var product = Interval(around: factor)
      for (atom, exponent) in monomial.factors {
        guard let known = enclosure(of: atoms[atom], at: x) else { return nil }
        product = product * Interval.pown(known, exponent - (atom == variable ? power : 0))
      }
      total = total + product
    }
    return total
  }

  private func enclosure(of atom: Atom, at x: Interval?) -> Interval? {
    if let known = atom.enclosure { return known }
    guard x != nil else { return nil }
    guard case .function(let function) = atom.kind else { return atom.kind == .variable ? x : nil }
    guard let argument = atom.argument.flatMap({ enclosure(of: $0, at: x) }),
      let operation = UnaryOperation(function)
    else { return nil }
    let values = operation.enclosure(of: .constant(argument)).value.interval
    return values.isEmpty ? nil : values
  }

  // MARK: Arithmetic

  func join(
    _ operation: ExactOperation,
    _ x: ExactNumber,
    _ y: ExactNumber
  ) throws(ExactFault) -> ExactNumber {
    let (first, second) = (value(of: x), value(of: y))
    switch operation {
    case .add: return number(try sum(first, second))
    case .subtract: return number(try difference(first, second))
    case .multiply: return number(try product(first, second))
    case .divide: return number(try quotient(first, second))
    case .power: return number(try power(first, second))
    case .min, .max:
      let isLess = try sign(difference(first, second)) < 0
      return isLess == (operation == .min) ? x : y
    case .root, .gcd, .lcm, .combinations, .permutations, .sincSlope, .polygamma, .special:
      throw .unknown
    }
  }

  func power(_ x: ExactNumber, _ p: Int, _ q: Int) throws(ExactFault) -> ExactNumber {
    let base =
      switch q {
      case 1: value(of: x)
      case 3: value(of: try apply(.cbrt, x))
      default: throw ExactFault.unknown
      }
    return number(try power(base, p))
  }

  func sum(_ x: Value, _ y: Value) throws(ExactFault) -> Value {
    if x.bottom == y.bottom { return try settled(known(x.top + y.top), x.bottom) }
    return try settled(
      known(times(x.top, y.bottom) + times(y.top, x.bottom)),
      times(x.bottom, y.bottom)
    )
  }

  func difference(_ x: Value, _ y: Value) throws(ExactFault) -> Value { try sum(x, product(y, -1)) }

  /// Whether both certainly are the same.
  func areEqual(_ x: Value, _ y: Value) -> Bool { (try? difference(x, y).top.isZero) ?? false }

  @inline(never) func product(_ x: Value, _ y: Value) throws(ExactFault) -> Value {
    try settled(times(x.top, y.top), times(x.bottom, y.bottom))
  }

  func quotient(_ x: Value, _ y: Value) throws(ExactFault) -> Value {
    guard !y.top.isZero else { throw .undefined }
    return try settled(times(x.top, y.bottom), times(x.bottom, y.top))
  }

  func power(_ base: Value, _ exponent: Int) throws(ExactFault) -> Value {
    guard exponent.magnitude <= 24 else { throw .unknown }
    var result: Value = 1
    for _ in 0..<exponent.magnitude { result = try product(result, base) }
    return exponent < 0 ? try quotient(1, result) : result
  }

  /// A quotient whose divisor is a fraction only where that is 1.
  private func settled(_ top: Sum, _ bottom: Sum) throws(ExactFault) -> Value {
    if top.isZero { return Value(top: top) }
    let whole = Value(top: top, bottom: bottom)
    if let fraction = whole.fraction { return Value(fraction) }
    guard let lead = bottom.lead, let inverse = lead.factor.reciprocal else { throw .undefined }
    return Value(top: try known(top.times(inverse)), bottom: try known(bottom.times(inverse)))
  }

  /// What fits.
  func known<Result>(_ result: Result?) throws(ExactFault) -> Result {
    guard let result else { throw .unknown }
    return result
  }

  @inline(never) func times(_ x: Sum, _ y: Sum) throws(ExactFault) -> Sum {
    let product = try x.times(y) { (monomial, factor) throws(ExactFault) -> Sum? in
      remaining -= 1
      guard remaining > 0 else { throw .unknown }
      return try reduced(monomial, factor)
    }
    return try known(product)
  }

  /// A product by the rules that its atoms obey: √p² = p, √u² = u, cos² = 1 − sin².
  private func reduced(_ monomial: Monomial, _ factor: Rational) throws(ExactFault) -> Sum {
    for (index, exponent) in monomial.factors where exponent > 1 {
      let atom = atoms[index]
      let step: (power: Int, replacement: Sum)
      switch atom.kind {
      case .root(let prime): step = (2, Sum(try known(Rational(prime))))
      case .function(.sqrt):
        guard let argument = atom.argument, argument.bottom.fraction == .one else { continue }
        step = (2, argument.top)
      case .function(.cbrt):
        guard exponent > 2, let argument = atom.argument, argument.bottom.fraction == .one else {
          continue
        }
        step = (3, argument.top)
      case .function(.cos):
        let sine = self.atom(.function(.sin), atom.argument, enclosure: sineEnclosure(of: atom))
        step = (2, try known(Sum(.one) - Sum(Monomial(sine, to: 2))))
      default: continue
      }
      let rest = Sum(monomial.replacing(index, by: exponent - step.power), times: factor)
      return try times(rest, step.replacement)
    }
    return Sum(monomial, times: factor)
  }

  private func sineEnclosure(of cosine: Atom) -> Interval? {
    cosine.argument.flatMap { enclosure(of: $0) }.map { Interval.sin($0) }
  }
}
