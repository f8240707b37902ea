import Calculus
import Expressions
import Intervals
import Numerals
import Operations
import PlaneProof

extension PlaneFormula {
  /// Where a polynomial is 0 that is a sum of squares, or the opposite of one: where each of them is 0; nil where
  /// it is not seen to be one.
  ///
  /// With a number a, 4a·(a·u² + b·u + c) is (2a·u + b)² + 4ac − b²: letter by letter the square is completed.
  static func zerosOfSquares(_ sum: TermPolynomial, depth: Int) -> PlaneFormula? {
    sum.squares.flatMap { all(of: $0, depth: depth) }
  }

  /// Where two equations hold that have a place in common without crossing there; nil where that is not seen.
  ///
  /// One is made a line or a sum of squares by taking a multiple of the other off it. On a line the other one is a
  /// polynomial in one variable, which is a square where both only touch.
  static func contact(of first: Term, _ second: Term) -> PlaneFormula? {
    guard first.isTotal, second.isTotal, let f = TermPolynomial(first),
      let g = TermPolynomial(second)
    else { return nil }
    for (one, other) in [(f, g), (g, f)] {
      for difference in [one] + one.reduced(by: other) {
        if !(difference == one), let squares = difference.squares, !squares.isEmpty {
          return all(of: squares + [other])
        }
        guard difference.isLine(withNumbers: true) else { continue }
        for letter in TermPolynomial.places {
          guard let (slope, rest) = difference.split(at: letter), slope.sign != nil,
            let met = other.replacing(letter, byOppositeOf: rest, over: slope),
            let squares = met.squares, !squares.isEmpty
          else { continue }
          return all(of: squares + [difference])
        }
      }
    }
    return nil
  }

  private static func all(of sums: [TermPolynomial], depth: Int = 0) -> PlaneFormula? {
    let terms = sums.compactMap(\.term)
    return terms.count == sums.count ? .all(terms.map { .zeros(of: $0, depth: depth + 1) }) : nil
  }
}

extension TermPolynomial {
  static let places: [Term] = [.leaf(.parameter(.y)), .leaf(.variable)]

  /// Longer sums are not looked at.
  private static let squareLimit = 60

  /// The sums of which it is a sum of squares, each times a number, of one sign; nil where it is not seen to be.
  var squares: [TermPolynomial]? {
    guard terms.count <= Self.squareLimit else { return nil }
    return squares(isPositive: true) ?? squares(isPositive: false)
  }

  private func squares(isPositive: Bool) -> [TermPolynomial]? {
    if isZero { return [] }
    guard let letter = squaredLetter, let (a, b, c) = quadratic(in: letter),
      let sign = a.sign, (sign > 0) == isPositive,
      let double = a.scaled(by: 2), let product = a.multiplied(by: c)?.scaled(by: 4),
      let square = b.multiplied(by: b), let rest = product.subtracting(square),
      let others = rest.squares(isPositive: true),
      let linear = double.multiplied(by: .letter(letter))?.adding(b)
    else { return nil }
    return [linear] + others
  }

  /// A letter that is no number and occurs squared, in no higher power.
  private var squaredLetter: Term? {
    var highest: [Term: Int] = [:]
    for monomial in terms.keys {
      for (letter, exponent) in monomial where letter.isVariable {
        highest[letter] = max(highest[letter] ?? 0, exponent)
      }
    }
    return highest.filter { $0.value == 2 }.keys.min { $0.key < $1.key }
  }

  /// The coefficients of the second, the first and no power of a letter.
  private func quadratic(in letter: Term) -> (TermPolynomial, TermPolynomial, TermPolynomial)? {
    var parts = [TermPolynomial](repeating: .zero, count: 3)
    for (monomial, coefficient) in terms {
      var rest = monomial
      let exponent = rest.removeValue(forKey: letter) ?? 0
      guard parts.indices.contains(exponent) else { return nil }
      parts[exponent].set(coefficient, rest)
    }
    return (parts[2], parts[1], parts[0])
  }

  /// What a letter is multiplied by, and the rest, where it occurs in its first power only.
  func split(at letter: Term) -> (slope: TermPolynomial, rest: TermPolynomial)? {
    guard let (a, b, c) = quadratic(in: letter), a.isZero, !b.isZero else { return nil }
    return (b, c)
  }

  /// The sum with −rest/slope in the place of a letter, times as high a power of the slope as is below the line.
  func replacing(
    _ letter: Term,
    byOppositeOf rest: TermPolynomial,
    over slope: TermPolynomial
  ) -> TermPolynomial? {
    guard let (a, b, c) = quadratic(in: letter), !(a.isZero && b.isZero),
      let square = rest.multiplied(by: rest), let first = a.multiplied(by: square),
      let product = rest.multiplied(by: slope), let second = b.multiplied(by: product),
      let slopes = slope.multiplied(by: slope), let third = c.multiplied(by: slopes)
    else { return nil }
    return first.subtracting(second)?.adding(third)
  }

  /// The sum less multiples of another one that leave a product of it out.
  func reduced(by other: TermPolynomial) -> [TermPolynomial] {
    var factors: Set<Rational> = []
    for (monomial, coefficient) in terms {
      if let same = other[monomial], let factor = coefficient.divided(by: same) {
        factors.insert(factor)
      }
    }
    return factors.sorted { "\($0)" < "\($1)" }.prefix(6).compactMap { factor in
      other.scaled(by: factor).flatMap { subtracting($0) }
    }
  }

  /// Whether it is a sum of multiples of x and y, and of numbers.
  func isLine(withNumbers: Bool) -> Bool {
    terms.keys.allSatisfy { monomial in
      monomial.filter { $0.key.isVariable }.allSatisfy { Self.places.contains($0.key) }
        && monomial.filter { $0.key.isVariable }.values.reduce(0, +) <= 1
    }
  }

  /// −1 or 1 where it certainly is a number of that sign.
  var sign: Int? {
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
