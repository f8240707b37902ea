import CLanes
import NumericCore

/// Everything that is known about an operation on one value: the row of a table.
///
/// Every arithmetic is one field, with the operand first. Slopes are those of `enclosure`, what is
/// certain next to a break follows from `singular`.
struct UnaryFunction: Sendable {
  /// The word under which it is saved.
  let name: String
  /// How people write it; nil for what only the program itself uses.
  let spelling: Spelling?
  /// At one point, NaN where there is no value.
  let real: @Sendable (Double) -> Double
  /// Over a stretch.
  let enclosure: @Sendable (Enclosure) -> Enclosure
  /// Over a few stretches, apart where it has a pole or jumps; nil where it has none.
  let branches: (@Sendable (Branches) -> Branches)?
  /// As a polynomial near a point; nil where it is not certainly smooth.
  let series: @Sendable (SeriesModel) -> SeriesModel?
  /// As a quotient of smooth functions, where it has poles.
  let quotient: (@Sendable (SeriesModel) -> SeriesQuotient)?
  /// With its derivatives, in a gap between breaks.
  let jet: @Sendable (Jet, Gap) -> Jet
  /// Where it is not smooth; nil where it always is.
  let singular: SingularSet?
  /// The limit as the operand grows beyond all bounds, upward or downward.
  let limit: @Sendable (_ isUpward: Bool) -> Limit
  /// The exact result where it is a fraction and cheap to know.
  let exact: @Sendable (Rational) -> Rational?
  /// In loops over many points.
  let sample: SampleForm
  /// In loops over many columns; nil where there is no loop for it.
  let enclosing: (@Sendable (inout EnclosingCodeBuilder, Int) -> Int?)?
  /// Where it is 0.
  let zeros: Zeros
  let monotonicity: Monotonicity
  /// What to say where there is no value.
  let fault: Fault
  /// What `^−1` after its name means, as in sin⁻¹.
  let inverse: UnaryOperation?
  /// What it is where angles are in degrees.
  let inDegrees: UnaryOperation?
  /// Whether its values come back after a full turn.
  let isPeriodic: Bool
  /// The factor, where it only multiplies.
  let factor: Double?

  init(
    _ name: String,
    spelling: Spelling?? = nil,
    real: @escaping @Sendable (Double) -> Double,
    enclosure: @escaping @Sendable (Enclosure) -> Enclosure,
    branches: (@Sendable (Branches) -> Branches)? = nil,
    series: @escaping @Sendable (SeriesModel) -> SeriesModel?,
    quotient: (@Sendable (SeriesModel) -> SeriesQuotient)? = nil,
    jet: @escaping @Sendable (Jet, Gap) -> Jet,
    singular: SingularSet? = nil,
    limit: @escaping @Sendable (_ isUpward: Bool) -> Limit = Limit.unknownEitherWay,
    exact: @escaping @Sendable (Rational) -> Rational? = { _ in nil },
    sample: SampleForm = .lanewise,
    enclosing: (@Sendable (inout EnclosingCodeBuilder, Int) -> Int?)? = nil,
    zeros: Zeros = .own,
    monotonicity: Monotonicity = .none,
    fault: Fault = .noRealValue,
    inverse: UnaryOperation? = nil,
    inDegrees: UnaryOperation? = nil,
    isPeriodic: Bool = false,
    factor: Double? = nil
  ) {
    self.name = name
    self.spelling = spelling ?? .call(name)
    self.real = real
    self.enclosure = enclosure
    self.branches = branches
    self.series = series
    self.quotient = quotient
    self.jet = jet
    self.singular = singular
    self.limit = limit
    self.exact = exact
    self.sample = sample
    self.enclosing = enclosing
    self.zeros = zeros
    self.monotonicity = monotonicity
    self.fault = fault
    self.inverse = inverse
    self.inDegrees = inDegrees
    self.isPeriodic = isPeriodic
    self.factor = factor
  }

  /// Where a function of an operand is 0.
  enum Zeros: Sendable {
    /// Where the operand is.
    case operand
    case nowhere
    /// At places of its own.
    case own
  }

  enum Monotonicity: Sendable {
    case none, increasing, decreasing
    /// Increasing above its break, decreasing below.
    case increasingAboveBreak
  }

  /// What kind of place has no value.
  enum Fault: Sendable {
    case noRealValue
    /// A pole; the place is written with a unit behind it.
    case undefined(unit: String)
    case notWhole
  }
}

/// How many points are computed at once.
enum SampleForm: Sendable {
  /// One by one.
  case lanewise
  /// By a loop that does this and nothing else.
  case kernel(LanesSample)
  /// By several loops.
  case built(@Sendable (inout SampleCodeBuilder, Int) -> Int)
}

/// The values of its operand at which an operation is not smooth, and what it does there.
struct SingularSet: Sendable {
  let targets: BreakTargets
  /// Whether there is a result while the operand stays in a gap.
  let domain: @Sendable (Gap) -> Definedness
  /// Whether the result grows beyond all bounds, upward, as the operand approaches the lower end of a
  /// gap or else the upper one from inside; nil where it stays finite.
  let pole: @Sendable (Gap, _ atLower: Bool) -> Bool?
  /// Whether the limits at an end of a gap are the same from both sides, and the value there.
  let isContinuous: Bool

  init(
    _ targets: BreakTargets,
    domain: @escaping @Sendable (Gap) -> Definedness = { _ in .everywhere },
    pole: @escaping @Sendable (Gap, _ atLower: Bool) -> Bool? = { _, _ in nil },
    isContinuous: Bool = false
  ) {
    self.targets = targets
    self.domain = domain
    self.pole = pole
    self.isContinuous = isContinuous
  }

  /// Breaks at which there is no value, between which there always is one.
  static func poles(
    _ targets: BreakTargets,
    _ pole: @escaping @Sendable (Gap, _ atLower: Bool) -> Bool?
  ) -> SingularSet {
    SingularSet(targets, domain: { .where(!$0.isPoint) }, pole: pole)
  }
}

extension Definedness {
  static func `where`(_ isDefined: Bool) -> Definedness { isDefined ? .everywhere : .nowhere }
}

extension Limit {
  @Sendable static func unknownEitherWay(_ isUpward: Bool) -> Limit { .unknown }
  /// As large as the operand.
  @Sendable static func likeOperand(_ isUpward: Bool) -> Limit { .infinite(isPositive: isUpward) }
  @Sendable static func upward(_ isUpward: Bool) -> Limit { .infinite(isPositive: true) }
  @Sendable static func never(_ isUpward: Bool) -> Limit { .undefined }
  @Sendable static func betweenOnes(_ isUpward: Bool) -> Limit { .within(Interval(-1, 1)) }
  /// Beyond all bounds upward, and with no values downward.
  @Sendable static func upwardOnly(_ isUpward: Bool) -> Limit {
    isUpward ? .infinite(isPositive: true) : .undefined
  }
  /// A number upward, its opposite downward.
  static func odd(_ end: Interval) -> @Sendable (Bool) -> Limit {
    { isUpward in .finite(isUpward ? end : -end) }
  }
}
