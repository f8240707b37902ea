package import CLanes
package import Calculus
import Intervals
package import Numerals

/// Everything that is known about an operation on one value: the row of a table.
///
/// Every arithmetic is one field, with the operand first. Slopes are those of `enclosure`, what is
/// certain next to a break follows from `singular`.
package struct UnaryFunction: Sendable {
  /// The word under which it is saved.
  package var name: String
  /// How people write it; by default with brackets after its name.
  package var writing = Writing()
  /// At one point, NaN where there is no value.
  package var real: @Sendable (Double) -> Double
  /// Over a stretch.
  package var enclosure: @Sendable (Enclosure) -> Enclosure
  /// Over a few stretches, apart where it has a pole or jumps; nil where it has none.
  package var intervalUnion: (@Sendable (IntervalUnion) -> IntervalUnion)?
  /// As a polynomial near a point; nil where it is not certainly smooth.
  package var series: @Sendable (SeriesModel) -> SeriesModel? = { _ in nil }
  /// As a quotient of smooth functions, where it has poles.
  package var quotient: (@Sendable (SeriesModel) -> SeriesQuotient?)?
  /// With its derivatives, in a gap between breaks.
  package var jet: @Sendable (Jet, Gap) -> Jet
  /// Where it is not smooth; nil where it always is.
  package var singular: Singularities?
  /// The limit as the operand grows beyond all bounds, upward or downward.
  package var limit: @Sendable (_ isUpward: Bool) -> Limit = { _ in .unknown }
  /// The exact result where it is a fraction and cheap to know; nil for what `precise` says of 0 and 1.
  package var exact: (@Sendable (Rational) -> Rational?)?
  /// To as many digits as are asked for; nil where it is not known so.
  package var precise: ExactRule?
  /// In loops over many values.
  package var loops = Loops()
  /// What is known of its graph.
  package var shape = Shape()
  /// What to say where there is no value.
  package var fault = Fault.noRealValue

  package struct Writing: Sendable {
    package var spelling = Spelling.name
    /// Whether the result says that something holds.
    package var isStatement = false
    /// Further words for it.
    package var aliases: [String] = []
    /// What `^−1` after its name means, as in sin⁻¹.
    package var inverse: UnaryOperation?
    /// What it is where angles are in degrees.
    package var inDegrees: UnaryOperation?
    /// How other languages have it; by default a call of the same name.
    package var elsewhere = ForeignSpelling()
    /// The steps that it is made of there instead, with a parameter for its operand.
    package var definitionInDegrees: [OperationStep]?
    /// Whether the result is an angle, to be written in the angle unit.
    package var givesAngle = false

    /// Whether its operand or its result is an angle.
    package var dependsOnUnit: Bool { inDegrees != nil || definitionInDegrees != nil }
  }

  package struct Loops: Sendable {
    /// Over many points.
    package var sample = SampleForm.lanewise
    /// Over many columns; nil where there is no loop for it.
    package var enclosing: (@Sendable (inout EnclosingGraph, Int) -> Int?)?

    /// One loop each.
    static func kernels(_ sample: LanesSample, _ enclosing: LanesEnclose) -> Loops {
      Loops(sample: .kernel(sample), enclosing: { $0.kernel(enclosing, $1) })
    }
  }

  package struct Shape: Sendable {
    /// How it grows with its operand, of which the growth holds up to a width of at most 1; nil where
    /// that does not tell.
    package var growth: @Sendable (Growth, _ width: Double) -> Growth? = { _, _ in nil }
    package var zeros = Zeros.own
    package var monotonicity = Monotonicity.none
    /// Whether its values come back after a full turn.
    package var isPeriodic = false
    /// The factor, where it only multiplies.
    package var factor: Rational?
    /// Two others, of which it is the quotient.
    package var ratio: Ratio?
    /// The steps of its derivative, with the parameter a for the operand; nil where it is not
    /// known.
    package var derivative: [OperationStep]?
    /// The steps of an integral of it that is smooth wherever it has values; nil where none is known.
    package var antiderivative: [OperationStep]?
  }

  /// A quotient of two functions of the operand.
  package struct Ratio: Sendable {
    /// Nil for 1.
    package let top: UnaryOperation?
    package let bottom: UnaryOperation

    init(_ top: UnaryOperation? = nil, over bottom: UnaryOperation) {
      (self.top, self.bottom) = (top, bottom)
    }
  }

  /// Where a function of an operand is 0.
  package enum Zeros: Sendable {
    /// Where the operand is.
    case operand
    case nowhere
    /// At places of its own.
    case own
  }

  package enum Monotonicity: Sendable {
    case none, increasing, decreasing
    /// Increasing above its break, decreasing below.
    case increasingAboveBreak
  }

  /// What kind of place has no value.
  package enum Fault: Sendable {
    case noRealValue
    /// A pole; the place is written with a unit behind it.
    case undefined(unit: String)
  }
}

/// How many points are computed at once.
package enum SampleForm: Sendable {
  /// One by one.
  case lanewise
  /// By a loop that does this and nothing else.
  case kernel(LanesSample)
  /// By several loops.
  case built(@Sendable (inout SamplingGraph, Int) -> Int)
}

/// The values of its operand at which an operation is not smooth, and what it does there.
package struct Singularities: Sendable {
  package var targets: SingularSet
  /// Whether there is a result while the operand stays in a gap.
  package var domain: @Sendable (Gap) -> DomainStatus = { _ in .everywhere }
  /// Whether the result grows beyond all bounds, upward, as the operand approaches the lower end of a
  /// gap or else the upper one from inside; nil where it stays finite.
  package var pole: @Sendable (Gap, _ atLower: Bool) -> Bool? = { _, _ in nil }
  /// Whether the limits at an end of a gap are the same from both sides, and the value there.
  package var isContinuous = false

  /// Breaks at which there is no value, between which there always is one.
  static func poles(
    _ targets: SingularSet,
    _ pole: @escaping @Sendable (Gap, _ atLower: Bool) -> Bool?
  ) -> Singularities {
    Singularities(targets: targets, domain: { .where(!$0.isPoint) }, pole: pole)
  }
}

extension Singularities {
  /// Whether there is a result at every operand: asked at some targets and between them, all of which
  /// are alike or in the middle of the line.
  var isTotal: Bool {
    let middle = Interval(-10, 10)
    let targets = self.targets.possible(in: middle, atMost: 40) ?? []
    let ends = targets.map(\.midpoint)
    let between = zip([middle.lowerBound] + ends, ends + [middle.upperBound])
      .compactMap { self.targets.gap(around: Interval(($0 + $1) / 2)) }
    return (targets.map(Gap.init(at:)) + between).allSatisfy { domain($0) == .everywhere }
  }

  /// Whether its targets are a few ends or flat places, rather than poles again and again.
  var hasFewTargets: Bool { if case .values = targets { true } else { false } }
}

extension UnaryFunction {
  /// The exact result where it is a fraction and cheap to know.
  package func fraction(of x: Rational) -> Rational? {
    if let exact { return exact(x) }
    let known = precise?.function
    let value = x.numerator == 0 ? known?.atZero : x == .one ? known?.atOne : nil
    return value.flatMap { Rational(Int128($0)) }
  }

  /// Whether it has a value everywhere.
  package var isTotal: Bool { singular?.isTotal ?? true }

  /// Whether it is known as a quotient of smooth functions.
  package var isQuotient: Bool { quotient != nil || shape.ratio != nil }

  /// Whether it has a value at every number above 0.
  package var isTotalAboveZero: Bool {
    guard let singular, singular.targets == .zero else { return isTotal }
    return singular.domain(Gap(between: Interval(0), and: nil)) == .everywhere
  }

  /// Whether it is level wherever its derivative is known: what jumps from number to number.
  package var isStep: Bool {
    shape.derivative.map { $0.suffix(2) == [0, .binary(.known)] } ?? false
  }

  /// Whether it certainly takes no value twice.
  package var isInjective: Bool {
    switch shape.monotonicity {
    case .increasing, .decreasing: singular?.hasFewTargets ?? true
    case .none, .increasingAboveBreak: false
    }
  }
}

extension DomainStatus {
  package static func `where`(_ isDefined: Bool) -> DomainStatus {
    isDefined ? .everywhere : .nowhere
  }
}

extension Limit {
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
