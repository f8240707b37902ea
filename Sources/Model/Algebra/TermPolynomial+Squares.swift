import Calculus
import Formulas
import Intervals
import Numerals
import Operations

/// Squares, lines and letters of which a sum is made.
extension TermPolynomial {
  package static let places: [Term] = [.leaf(.parameter(.y)), .leaf(.variable)]

  /// Longer sums are not looked at.
  private static let squareLimit = 60

  /// The sums of which it is a sum of squares, each times a number, of one sign; nil where it is not seen to be.
  package var squares: [TermPolynomial]? {
    guard terms.count <= Self.squareLimit else { return nil }
    return squares(isPositive: true) ?? squares(isPositive: false)
  }

  private func squares(isPositive: Bool) -> [TermPolynomial]? {
    if isZero { return [] }
    guard let letter = squaredLetter, let (a, b, c) = quadratic(in: letter),
      let sign = a.sign, (sign > 0) == isPositive,
      let others = ((a * c)?.times(4) - b * b)?.squares(isPositive: true),
      let linear = a.times(2) * .letter(letter) + b
    else { return nil }
    return [linear] + others
  }

  /// A letter that is no number and occurs squared, in no higher power.
  private var squaredLetter: Term? {
    var highest: [Term: Int] = [:]
    for monomial in terms.keys {
      for (letter, exponent) in monomial.powers where letter.isVariable {
        highest[letter] = max(highest[letter] ?? 0, exponent)
      }
    }
    return highest.filter { $0.value == 2 }.keys.min { $0.key < $1.key }
  }

  /// What stands with each power of a letter.
  func coefficients(of letter: Term) -> [Int: TermPolynomial] {
    terms.reduce(into: [:]) { parts, term in
      let power = term.key.powers[letter] ?? 0
      let part = SymbolicSum(term.key.replacing(letter, by: 0), times: term.value)
      parts[power] = parts[power, default: .zero].plus(part)
    }
  }

  /// The coefficients of the second, the first and no power of a letter.
  private func quadratic(in letter: Term) -> (TermPolynomial, TermPolynomial, TermPolynomial)? {
    let parts = coefficients(of: letter)
    guard parts.keys.allSatisfy({ 0...2 ~= $0 }) else { return nil }
    return (parts[2] ?? .zero, parts[1] ?? .zero, parts[0] ?? .zero)
  }

  /// What a letter is multiplied by, and the rest, where it occurs in its first power only.
  package func split(at letter: Term) -> (slope: TermPolynomial, rest: TermPolynomial)? {
    guard let (a, b, c) = quadratic(in: letter), a.isZero, !b.isZero else { return nil }
    return (b, c)
  }

  /// The sum with −rest/slope in the place of a letter, times as high a power of the slope as is below the line.
  package func replacing(
    _ letter: Term,
    byOppositeOf rest: TermPolynomial,
    over slope: TermPolynomial
  ) -> TermPolynomial? {
    guard let (a, b, c) = quadratic(in: letter), !(a.isZero && b.isZero) else { return nil }
    return a * (rest * rest) - b * (rest * slope) + c * (slope * slope)
  }

  /// The sum less multiples of another one that leave a product of it out.
  package func reduced(by other: TermPolynomial) -> [TermPolynomial] {
    var factors: Set<Rational> = []
    for (monomial, coefficient) in terms {
      if let same = other[monomial], let factor = coefficient.divided(by: same) {
        factors.insert(factor)
      }
    }
    return factors.sorted { "\($0)" < "\($1)" }.prefix(6).compactMap { self - other.times($0) }
  }

  /// Whether it is a sum of multiples of x and y, and of numbers.
  package var isNumericLine: Bool {
    terms.keys.allSatisfy { monomial in
      let variables = monomial.powers.filter { $0.key.isVariable }
      return variables.keys.allSatisfy(Self.places.contains) && variables.values.reduce(0, +) <= 1
    }
  }

  /// −1 or 1 where it certainly is a number of that sign.
  package var sign: Int? {
    guard let term, !term.isVariable, term.isPlainNumber,
      let program = try? Program(term.instructions, angleUnit: .radians)
    else { return nil }
    let value = program.enclosure(over: Interval(0)).value
    guard value.decoration >= .defined else { return nil }
    return value.interval.lowerBound > 0 ? 1 : value.interval.upperBound < 0 ? -1 : nil
  }
}

extension Term {
  /// Whether it is made of numbers by what no unit of angles changes.
  fileprivate var isPlainNumber: Bool {
    switch form {
    case .leaf(.number), .leaf(.constant): true
    case .unary(let operation, let operand):
      [.negate, .squareRoot, .cubeRoot, .exp, .ln, .square].contains(operation)
        && operand.isPlainNumber
    case .binary(let operation, let first, let second):
      [.add, .subtract, .multiply, .divide, .power].contains(operation) && first.isPlainNumber
        && second.isPlainNumber
    default: false
    }
  }
}
