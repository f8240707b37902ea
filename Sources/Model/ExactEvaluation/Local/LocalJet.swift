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
  var quality: Quality { Quality(self) }

  /// How a jet is written with doubles.
  struct Quality {
    /// The terms below it are those of the center, those at it enclose what is left out.
    let degree: Int
    /// How uncertain that leaves the function, in parts of how much it changes.
    let error: Double
    /// How uncertain the terms of the center are, in the same parts.
    let noise: Double

    init(_ jet: LocalJet) {
      let all = (0...LocalJet.order).map { jet.center.coefficients(ofDegree: $0) }
      let exponent = all.dropFirst().joined().map(\.upperExponent).max() ?? 0
      func radius(_ balls: [Ball]) -> Double {
        balls.map { $0.radius(scaledBy: -exponent) }.reduce(0, +)
      }
      let size = all.dropFirst().joined().map { $0.ends(scaledBy: -exponent) }
        .map { min($0.lower.magnitude, $0.upper.magnitude) }.reduce(0, +)
      let errors = (1...LocalJet.order).map { degree in
        (degree, radius(jet.wide.coefficients(ofDegree: degree)) / size)
      }
      let enough = errors.first { $0.1 <= Self.negligible }
      let best = enough ?? errors.min { $0.1 < $1.1 } ?? (LocalJet.order, .infinity)
      degree = best.0
      error = best.1
      noise = radius(Array(all[..<best.0].joined())) / size
    }

    /// Less than this is not seen in any view.
    static let negligible = 0x1p-56
    /// A function with more is better taken apart.
    static let tolerable = 0x1p-40
  }
}
