import Intervals

/// What a function of x and y has to be at a place: below 0, say.
///
/// Where the function has no value, the condition does not hold.
/// A negated condition does hold there: not(√x < 1) contains every x below 0.
///
///     PlaneCondition(circle, is: .negative)                  // the open disc
///     PlaneCondition(circle, is: .negative, isNegated: true) // all but the open disc
public struct PlaneCondition: Sendable {
  /// What the function's value is.
  public enum Sign: Hashable, Sendable {
    /// The value is 0, or is not, is below 0, at most 0, above 0, at least 0.
    case zero, nonzero, negative, nonpositive, positive, nonnegative
    /// It has a value, whichever.
    case defined
  }

  /// The function.
  public let function: any PlaneFunction
  /// What its value has to be.
  public let sign: Sign
  /// Whether it is just where the function is *not* so: there, or where it has no value.
  public let isNegated: Bool
  /// A number that all conditions of a relation on one function have, and no others; nil where the
  /// function is not known from others, until a relation gives one.
  public internal(set) var line: Int?

  /// A function and what its value has to be, or must not be.
  ///
  /// - `line`: The same number for all conditions on one function (up to a factor), so that
  ///   a border is drawn once: x < 1 and x > 1 share the line x = 1.
  public init(
    _ function: any PlaneFunction,
    is sign: Sign,
    isNegated: Bool = false,
    line: Int? = nil
  ) {
    (self.function, self.sign, self.isNegated) = (function, sign, isNegated)
    self.line = line
  }

  /// The same on a box, with a shorter function; nil where none is.
  func restricted(to box: PlaneBox) -> PlaneCondition? {
    function.restricted(to: box).map {
      PlaneCondition($0, is: sign, isNegated: isNegated, line: line)
    }
  }

  /// Whether its places are those where a function is 0.
  var isEquation: Bool { sign == .zero && !isNegated }

  /// Whether it holds where the function has a value of a sign: −1, 0 or 1.
  func holds(at signum: Int) -> Bool {
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

  /// What follows from what is certain of the function over a box.
  ///
  /// `.everywhere` needs a value at each point, so a decoration of at least `.defined`; an empty
  /// interval gives `.nowhere`, or `.everywhere` where the condition is negated.
  func truth(of value: DecoratedInterval) -> PlaneTruth {
    let truth = Self.truth(of: value, sign)
    return isNegated ? truth.negated : truth
  }

  /// What one value of the function over a box tells.
  func truth(over box: PlaneBox) -> PlaneTruth { truth(of: function.value(over: box)) }

  private static func truth(of value: DecoratedInterval, _ sign: Sign) -> PlaneTruth {
    let values = value.interval
    guard !values.isEmpty else { return .nowhere }
    let (low, high) = (values.lowerBound, values.upperBound)
    let (holds, fails) =
      switch sign {
      case .zero: (low == 0 && high == 0, low > 0 || high < 0)
      case .nonzero: (low > 0 || high < 0, low == 0 && high == 0)
      case .negative: (high < 0, low >= 0)
      case .nonpositive: (high <= 0, low > 0)
      case .positive: (low > 0, high <= 0)
      case .nonnegative: (low >= 0, high < 0)
      case .defined: (true, false)
      }
    if fails { return .nowhere }
    return holds && value.decoration >= .defined ? .everywhere : .open
  }
}

/// Whether something holds in a box.
///
/// Three-valued: `.open` is no statement about the box.
public enum PlaneTruth: Hashable, Sendable {
  /// At every point of the box, or at none.
  case everywhere, nowhere
  /// In some places, or nothing is known.
  case open

  /// The truth of the negation; `.open` remains open.
  var negated: PlaneTruth {
    switch self {
    case .everywhere: .nowhere
    case .nowhere: .everywhere
    case .open: .open
    }
  }
}
