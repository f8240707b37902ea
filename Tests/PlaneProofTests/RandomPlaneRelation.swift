import PlaneProof
import TestSupport

/// A few clauses of conditions on random polynomials, which tells by fractions where it holds.
struct RandomPlaneRelation: CustomStringConvertible {
  struct Condition {
    var polynomial: PlanePolynomial
    let sign: PlaneCondition.Sign
    let isNegated: Bool

    /// Whether it holds at x/1024 and y/1024.
    func holds(_ x: Int, _ y: Int) -> Bool {
      let signum = polynomial.signum(x, y)
      let holds =
        switch sign {
        case .zero: signum == 0
        case .nonzero: signum != 0
        case .negative: signum < 0
        case .nonpositive: signum <= 0
        case .positive: signum > 0
        case .nonnegative: signum >= 0
        case .defined: true
        }
      return holds != isNegated
    }
  }

  var clauses: [[Condition]]

  static let signs: [PlaneCondition.Sign] = [
    .zero, .nonzero, .negative, .nonpositive, .positive, .nonnegative, .defined,
  ]

  init(_ clauses: [[Condition]]) { self.clauses = clauses }

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    clauses = (0..<Int.random(in: 1...2, using: &random)).map { _ in
      (0..<Int.random(in: 1...3, using: &random)).map { _ in
        Condition(
          polynomial: PlanePolynomial(using: &random),
          sign: Self.signs.randomElement(using: &random) ?? .zero,
          isNegated: Int.random(in: 0...3, using: &random) == 0
        )
      }
    }
  }

  /// One inequality.
  init(inequalityWithSeed seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let sign: PlaneCondition.Sign = Bool.random(using: &random) ? .negative : .nonnegative
    let polynomial = PlanePolynomial(using: &random)
    clauses = [[Condition(polynomial: polynomial, sign: sign, isNegated: false)]]
  }

  var description: String {
    clauses.map { clause in
      clause.map { "(\($0.polynomial) is \($0.isNegated ? "not " : "")\($0.sign))" }
        .joined(separator: " and ")
    }
    .joined(separator: " or ")
  }

  var relation: PlaneRelation {
    PlaneRelation(
      clauses.map { clause in
        clause.map { PlaneCondition($0.polynomial, is: $0.sign, isNegated: $0.isNegated) }
      }
    )
  }

  /// Whether it holds at x/1024 and y/1024.
  func holds(_ x: Int, _ y: Int) -> Bool {
    clauses.contains { clause in clause.allSatisfy { $0.holds(x, y) } }
  }

  /// The same with other polynomials.
  func mapping(_ change: (PlanePolynomial) -> PlanePolynomial) -> RandomPlaneRelation {
    RandomPlaneRelation(
      clauses.map { clause in
        clause.map {
          Condition(polynomial: change($0.polynomial), sign: $0.sign, isNegated: $0.isNegated)
        }
      }
    )
  }
}

extension PlaneInk {
  /// Whether two pictures of one set may both be right: what is certain may fill a pixel.
  func agrees(with other: PlaneInk) -> Bool {
    self == .possible || other == .possible || (self == .none) == (other == .none)
  }
}
