import Calculus
import Intervals
import PlaneProof
import TestSupport

/// A polynomial in x and y with small whole coefficients, written over enclosures and over fractions.
struct PlanePolynomial: PlaneFunction, CustomStringConvertible {
  /// The coefficient of xⁱ·yʲ in row i and place j.
  let coefficients: [[Int]]

  private static let degree = 3
  /// Places are whole multiples of 1/1024.
  static let denominator = 1024

  init(_ coefficients: [[Int]]) { self.coefficients = coefficients }

  init(using random: inout SeededGenerator) {
    coefficients = (0...Self.degree).map { i in
      (0...Self.degree - i).map { j in
        i + j == 0 || Int.random(in: 0...2, using: &random) > 0
          ? Int.random(in: -5...5, using: &random) : 0
      }
    }
  }

  var description: String {
    coefficients.enumerated().flatMap { i, row in
      row.enumerated().map { j, coefficient in "\(coefficient)·x^\(i)·y^\(j)" }
    }
    .joined(separator: " + ")
  }

  func enclosure(over box: PlaneBox, along axis: PlaneAxis) -> Enclosure {
    let x = axis == .x ? Enclosure.variable(over: box.x) : .constant(box.x)
    let y = axis == .y ? Enclosure.variable(over: box.y) : .constant(box.y)
    return coefficients.reversed().reduce(.constant(Interval(0))) { sum, row in
      sum * x
        + row.reversed().reduce(.constant(Interval(0))) {
          $0 * y + .constant(Interval(Double($1)))
        }
    }
  }

  /// The sign at x/1024 and y/1024, exactly: the value is brought to one denominator.
  func signum(_ x: Int, _ y: Int) -> Int {
    let (xs, ys, ones) = (powers(x), powers(y), powers(Self.denominator))
    var sum = 0
    for (i, row) in coefficients.enumerated() {
      for (j, coefficient) in row.enumerated() where coefficient != 0 {
        sum += coefficient * xs[i] * ys[j] * ones[Self.degree - i - j]
      }
    }
    return sum.signum()
  }

  private func powers(_ x: Int) -> [Int] { [1, x, x * x, x * x * x] }

  /// The same function of y and x.
  var transposed: PlanePolynomial {
    PlanePolynomial(
      coefficients.indices.map { i in (0...Self.degree - i).map { j in coefficients[j][i] } }
    )
  }

  /// The same function of −x and y.
  var mirrored: PlanePolynomial {
    PlanePolynomial(
      coefficients.enumerated().map { i, row in i % 2 == 0 ? row : row.map { -$0 } }
    )
  }

  /// The opposite of the function.
  var negated: PlanePolynomial { PlanePolynomial(coefficients.map { $0.map { -$0 } }) }
}
