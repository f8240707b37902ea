import CFlint

/// A Taylor polynomial of a function of one or two variables, with balls for coefficients.
///
/// Coefficients are sorted by degree, then by the power of the second variable: 1, u, v, u², uv, v².
package final class BallJet {
  /// Never changed after it is shared.
  private let value: OpaquePointer
  package let variables: Int
  package let order: Int

  private init(_ variables: Int, _ order: Int, _ fill: (OpaquePointer) -> Void) {
    (self.variables, self.order) = (variables, order)
    value = cf_jet_new(variables, order)
    fill(value)
  }

  /// A polynomial with some coefficients, by their index; the others are 0.
  package convenience init(variables: Int, order: Int, _ coefficients: [Int: Ball]) {
    self.init(variables, order) { out in
      for (index, ball) in coefficients { cf_jet_set(out, index, ball.value) }
    }
  }

  deinit { cf_jet_free(value) }

  private func made(_ fill: (OpaquePointer) -> Void) -> BallJet {
    BallJet(variables, order, fill)
  }

  /// The coefficients of a degree.
  package func coefficients(ofDegree degree: Int) -> [Ball] {
    let first = variables == 1 ? degree : degree * (degree + 1) / 2
    return (0...(variables == 1 ? 0 : degree)).map { self[first + $0] }
  }

  /// The coefficient at an index; 0 for the value.
  package subscript(index: Int) -> Ball { Ball { cf_jet_get($0, value, index) } }

  package func adding(_ other: BallJet, bits: Int) -> BallJet {
    made { cf_jet_add($0, value, other.value, bits) }
  }

  package func subtracting(_ other: BallJet, bits: Int) -> BallJet {
    made { cf_jet_subtract($0, value, other.value, bits) }
  }

  package func multiplied(by other: BallJet, bits: Int) -> BallJet {
    made { cf_jet_multiply($0, value, other.value, bits) }
  }

  package func scaled(by factor: Ball, bits: Int) -> BallJet {
    made { cf_jet_scale($0, value, factor.value, bits) }
  }

  /// Nil for a function with corners.
  package func applying(_ function: NumberFunction, bits: Int) -> BallJet? {
    function.series.map { series in made { cf_jet_apply($0, value, series, bits) } }
  }

  package func power(_ exponent: Fraction, bits: Int) -> BallJet {
    made { cf_jet_power($0, value, exponent.value, bits) }
  }

  /// The quotient by the only variable, of what is 0 at its place.
  package var dividedByVariable: BallJet { made { cf_jet_divide_by_variable($0, value) } }

  /// The same function of the first of two variables.
  package var ofTwoVariables: BallJet {
    var terms: [Int: Ball] = [:]
    for degree in 0...order { terms[degree * (degree + 1) / 2] = self[degree] }
    return BallJet(variables: 2, order: order, terms)
  }

  /// Where the second of two variables is 0, as a function of the first.
  package var ofFirstVariable: BallJet {
    var terms: [Int: Ball] = [:]
    for degree in 0...order { terms[degree] = self[degree * (degree + 1) / 2] }
    return BallJet(variables: 1, order: order, terms)
  }

  /// What the second of two variables is multiplied by, so that it makes the rest of the function.
  package var dividedBySecondVariable: BallJet {
    var terms: [Int: Ball] = [:]
    for degree in 1...order {
      for (power, term) in coefficients(ofDegree: degree).dropFirst().enumerated() {
        terms[degree * (degree - 1) / 2 + power] = term
      }
    }
    return BallJet(variables: 2, order: order - 1, terms)
  }

  /// What it can be between −1 and 1 of its variables, where `wide` encloses the polynomials around all
  /// places there.
  package func range(_ wide: BallJet, bits: Int) -> Ball {
    Ball { cf_jet_range($0, value, wide.value, bits) }
  }
}
