import Algebra
import Calculus
import Formulas
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
        guard difference.isNumericLine else { continue }
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
