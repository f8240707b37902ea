/// A smooth function within reach of a place: its Taylor polynomial there, and what the coefficients of
/// its Taylor polynomials around all places within reach are.
///
/// By Taylor's theorem with Lagrange's remainder the terms of `center` below a degree, with those of
/// `wide` at it, enclose the function; differentiated they enclose its derivatives.
struct LocalJet {
  /// Variables count in units of the reach.
  let center: BallJet
  let wide: BallJet

  /// The degree up to which terms are kept.
  static let order = 8

  /// A number.
  init(constant: Ball, variables: Int) {
    center = BallJet(variables: variables, order: Self.order, [0: constant])
    wide = center
  }

  /// A variable by its number, which is `middle` at the place and changes by `scale` within reach.
  init(variable: Int, of variables: Int, middle: Ball, scale: Ball, bits: Int) {
    let half = Ball(Fraction(1), bits: bits).hull(with: Ball(Fraction(-1), bits: bits), bits: bits)
    let around = middle.joined(
      .add,
      with: half.joined(.multiply, with: scale, bits: bits),
      bits: bits
    )
    center = BallJet(variables: variables, order: Self.order, [0: middle, variable + 1: scale])
    wide = BallJet(variables: variables, order: Self.order, [0: around, variable + 1: scale])
  }

  /// A number as a function of the same variables.
  func constant(_ number: Ball) -> LocalJet {
    LocalJet(constant: number, variables: center.variables)
  }

  private init(center: BallJet, wide: BallJet) { (self.center, self.wide) = (center, wide) }

  func map(_ transform: (BallJet) -> BallJet) -> LocalJet {
    LocalJet(center: transform(center), wide: transform(wide))
  }

  func joined(_ other: LocalJet, _ join: (BallJet, BallJet) -> BallJet) -> LocalJet {
    LocalJet(center: join(center, other.center), wide: join(wide, other.wide))
  }

  /// What it can be within reach.
  func range(bits: Int) -> Ball { center.range(wide, bits: bits) }

  /// How far the terms of each degree are known, and the least of these that is a polynomial.
  ///
  /// - `bits`: How many distinguish the places of the view: changes that these do not show are none.
  func quality(bits: Int) -> Quality { Quality(self, from: 1, bits) }

  /// The same in parts of its size, for a factor.
  func qualityOfFactor(bits: Int) -> Quality { Quality(self, from: 0, bits) }

  /// How a jet is written with doubles.
  struct Quality {
    /// The terms below it are those of the center, those at it enclose what is left out.
    let degree: Int
    /// How uncertain that leaves the function, in parts of how much it changes.
    let error: Double
    /// How uncertain the terms of the center are, in the same parts.
    let noise: Double

    /// - `first`: The least degree of the terms that errors are compared with.
    fileprivate init(_ jet: LocalJet, from first: Int, _ bits: Int) {
      let all = (0...jet.center.order).map { jet.center.coefficients(ofDegree: $0) }
      // The exponent of 0 is the least of all.
      let whole = max(all.joined().map(\.upperExponent).max() ?? 0, -1 << 40)
      let exponent = max(
        all.dropFirst(first).joined().map(\.upperExponent).max() ?? 0,
        whole - bits
      )
      func radius(_ balls: [Ball]) -> Double {
        balls.map { $0.radius(scaledBy: -exponent) }.reduce(0, +)
      }
      func least(_ balls: [Ball]) -> Double {
        balls.map { $0.ends(scaledBy: -exponent) }.map {
          min($0.lower.magnitude, $0.upper.magnitude)
        }
        .reduce(0, +)
      }
      let seen = Double(sign: .plus, exponent: whole - exponent + 64 - bits, significand: 1)
      // Of a function that turns often within reach the higher terms tell nothing of how much it changes.
      var below = first == 0 ? least(all[0]) : 0
      let degrees = (1...jet.center.order).map {
        degree -> (degree: Int, error: Double, size: Double) in
        let wide = jet.wide.coefficients(ofDegree: degree)
        let rest = wide.map { $0.ends(scaledBy: -exponent) }
          .map { $0.lower <= 0 && $0.upper >= 0 ? 0 : min($0.lower.magnitude, $0.upper.magnitude) }
        let size = max(below + rest.reduce(0, +), seen)
        below += least(all[degree])
        return (degree, radius(wide) / size, size)
      }
      let enough = degrees.first { $0.error <= Self.negligible }
      let best =
        enough ?? degrees.min { $0.error < $1.error } ?? (jet.center.order, .infinity, seen)
      degree = best.degree
      error = best.error
      noise = radius(Array(all[..<best.degree].joined())) / best.size
    }

    /// Less than this is not seen in any view.
    static let negligible = 0x1p-56
    /// A function with more is better taken apart.
    static let tolerable = 0x1p-40
  }
}
