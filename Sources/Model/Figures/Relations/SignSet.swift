import PlaneProof

/// Which signs of a term satisfy a condition; a term may also be without a value.
struct SignSet: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let negative = SignSet(rawValue: 1)
  static let zero = SignSet(rawValue: 2)
  static let positive = SignSet(rawValue: 4)
  static let undefined = SignSet(rawValue: 8)
  /// Wherever there is a value.
  static let defined: SignSet = [.negative, .zero, .positive]
  static let all: SignSet = [.defined, .undefined]

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ sign: PlaneCondition.Sign, isNegated: Bool = false) {
    let signs: SignSet =
      switch sign {
      case .zero: .zero
      case .nonzero: [.negative, .positive]
      case .negative: .negative
      case .nonpositive: [.negative, .zero]
      case .positive: .positive
      case .nonnegative: [.zero, .positive]
      case .defined: .defined
      }
    self = isNegated ? Self.all.subtracting(signs) : signs
  }

  /// The signs of the opposite.
  var reversed: SignSet {
    var reversed = intersection([.zero, .undefined])
    if contains(.negative) { reversed.insert(.positive) }
    if contains(.positive) { reversed.insert(.negative) }
    return reversed
  }

  /// The condition, with what its signs are or are not; nil where none or all satisfy it.
  var condition: (sign: PlaneCondition.Sign, isNegated: Bool)? {
    let isNegated = contains(.undefined)
    switch isNegated ? Self.all.subtracting(self) : self {
    case .zero: return (.zero, isNegated)
    case [.negative, .positive]: return (.nonzero, isNegated)
    case .negative: return (.negative, isNegated)
    case [.negative, .zero]: return (.nonpositive, isNegated)
    case .positive: return (.positive, isNegated)
    case [.zero, .positive]: return (.nonnegative, isNegated)
    case .defined: return (.defined, isNegated)
    default: return nil
    }
  }
}
