/// An operation on two values, the first of which is the one written first; everything that is known
/// about it stands in its row.
///
/// A new one is a case and its row here, and the row in the file of its family.
package enum BinaryOperation: UInt8, Sendable {
  case add, subtract, multiply, divide, power
  /// `log(base, x)`.
  case logarithm
  /// `root(n, x)`.
  case root
  case mod, min, max
  /// `atan2(y, x)`.
  case atan2
  case gcd, lcm, combinations, permutations
  case less, lessOrEqual, greater, greaterOrEqual, equal, unequal
  case and, or, xor
  /// `when(condition, value)`, and the first of two that has a value.
  case when, either
  /// `when`, of which nothing is known where the condition does not hold.
  case known
  /// The derivative of an order of sinc, and of Γ′/Γ: the order comes first.
  case sincSlope, polygamma
  /// Of an order or parameter that comes first.
  case besselJ, besselY, besselI, besselK, gammaBelow, gammaAbove, student
  /// Of two parameters that come first as a pair, and quantiles.
  case betaBelow, betaOdds, gammaInverse, studentInverse, poissonInverse, binomialInverse
  /// Of whole orders, which programs know.
  case wholeBesselJ, wholeBesselI

  private var definition: BinaryFunction {
    switch self {
    case .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    case .power: .power
    case .logarithm: .logarithm
    case .root: .root
    case .mod: .mod
    case .min: .min
    case .max: .max
    case .atan2: .atan2
    case .gcd: .gcd
    case .lcm: .lcm
    case .combinations: .combinations
    case .permutations: .permutations
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    case .equal: .equal
    case .unequal: .unequal
    case .and: .and
    case .or: .or
    case .xor: .xor
    case .when: .when
    case .either: .either
    case .known: .known
    case .sincSlope: .sincSlope
    case .polygamma: .polygamma
    case .besselJ: .besselJ
    case .besselY: .besselY
    case .besselI: .besselI
    case .besselK: .besselK
    case .gammaBelow: .gammaBelow
    case .gammaAbove: .gammaAbove
    case .student: .student
    case .betaBelow: .betaBelow
    case .betaOdds: .betaOdds
    case .gammaInverse: .gammaInverse
    case .studentInverse: .studentInverse
    case .poissonInverse: .poissonInverse
    case .binomialInverse: .binomialInverse
    case .wholeBesselJ: .wholeBesselJ
    case .wholeBesselI: .wholeBesselI
    }
  }

  private static let rows = (0...UInt8.max).compactMap(BinaryOperation.init).map(\.definition)

  private static let saved = Dictionary(
    uniqueKeysWithValues: (0...UInt8.max).compactMap(BinaryOperation.init).map { ($0.name, $0) }
  )

  /// What is known about the operation.
  @inline(__always)
  package var row: BinaryFunction {
    _read { yield Self.rows[Int(rawValue)] }
  }

  /// The operation that is saved under a word.
  package init?(name: String) {
    guard let known = Self.saved[name] else { return nil }
    self = known
  }

  /// The word under which it is saved: "power", "min".
  package var name: String { row.name }

  /// The sign or name used in sentences and on keys.
  package var symbol: String {
    switch row.writing.spelling {
    case .sign(let sign, _): sign
    case .call(let name): name
    case .name, .never, .condition: name
    }
  }

  /// How tightly the operator binds: sums 1, products 2, prefixes 3, powers 4, calls 5.
  package var precedence: Int {
    switch row.writing.spelling {
    case .sign(_, let precedence): precedence
    case .call, .name, .never: 5
    case .condition: Precedence.disjunction
    }
  }
}

extension BinaryOperation: CaseIterable {
  /// The operations that people write.
  package static let allCases = (0...UInt8.max).compactMap(BinaryOperation.init)
    .filter { if case .never = $0.row.writing.spelling { false } else { true } }
}
