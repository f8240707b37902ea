import NumericCore

/// Everything that is known about an operation on two values: the row of a table.
///
/// Every arithmetic is one field, with the operands first, in the order in which they are written.
struct BinaryFunction: Sendable {
  /// The word under which it is saved.
  let name: String
  let spelling: Spelling
  /// Whether further arguments are taken into account one by one, as in min(a, b, c).
  let takesMore: Bool
  /// At one point, NaN where there is no value.
  let real: @Sendable (Double, Double) -> Double
  /// Over a stretch.
  let enclosure: @Sendable (Enclosure, Enclosure) -> Enclosure
  /// Over a few stretches, apart where it has a pole or jumps; nil where it has none.
  let branches: (@Sendable (Branches, Branches) -> Branches)?
  /// As a polynomial near a point; nil where it is not certainly smooth.
  let series: @Sendable (SeriesModel, SeriesModel) -> SeriesModel?
  /// With its derivatives; of the gaps that the breaks' arguments stay in, those that are known.
  let jet: @Sendable (Jet, Jet, _ first: Gap?, _ second: Gap?) -> Jet
  /// Where it is not smooth, by what must not meet which values.
  let breaks: [Break?]
  /// Whether there is a result while the argument of a break stays in a gap.
  let domain: @Sendable (Gap, _ slot: Int, Operands) -> Definedness
  /// Whether the limits at a break are the same from all sides, and the value there.
  let isContinuousAtBreaks: Bool
  let limit: @Sendable (BinaryApproach) -> Limit
  /// The operand on which it acts strictly monotonically, while the other is a number.
  let monotonicity: @Sendable (Operands) -> (operand: Operand, isIncreasing: Bool)?
  /// The exact result where it is a fraction.
  let exact: @Sendable (Rational, Rational) -> Rational?
  /// In loops over many points; nil where they go one by one.
  let sample: @Sendable (inout SampleCodeBuilder, Int, Int) -> Int?
  /// In loops over many columns; nil where there is no loop for it.
  let enclosing: @Sendable (inout EnclosingCodeBuilder, Int, Int) -> Int?
  /// What to say where there is no value.
  let fault: @Sendable (Double, Double) -> ProgramFault
  /// What it makes of polynomials.
  let algebra: Algebra?

  init(
    _ name: String,
    spelling: Spelling? = nil,
    takesMore: Bool = false,
    real: @escaping @Sendable (Double, Double) -> Double,
    enclosure: @escaping @Sendable (Enclosure, Enclosure) -> Enclosure,
    branches: (@Sendable (Branches, Branches) -> Branches)? = nil,
    series: @escaping @Sendable (SeriesModel, SeriesModel) -> SeriesModel?,
    jet: @escaping @Sendable (Jet, Jet, _ first: Gap?, _ second: Gap?) -> Jet,
    breaks: [Break?] = [],
    domain: @escaping @Sendable (Gap, _ slot: Int, Operands) -> Definedness = { _, _, _ in
      .everywhere
    },
    isContinuousAtBreaks: Bool = false,
    limit: @escaping @Sendable (BinaryApproach) -> Limit,
    monotonicity: @escaping @Sendable (Operands) -> (operand: Operand, isIncreasing: Bool)? = { _ in
      nil
    },
    exact: @escaping @Sendable (Rational, Rational) -> Rational? = { _, _ in nil },
    sample: @escaping @Sendable (inout SampleCodeBuilder, Int, Int) -> Int? = { _, _, _ in nil },
    enclosing: @escaping @Sendable (inout EnclosingCodeBuilder, Int, Int) -> Int? = { _, _, _ in
      nil
    },
    fault: (@Sendable (Double, Double) -> ProgramFault)? = nil,
    algebra: Algebra? = nil
  ) {
    let spelling = spelling ?? .call(name)
    self.name = name
    self.spelling = spelling
    self.takesMore = takesMore
    self.real = real
    self.enclosure = enclosure
    self.branches = branches
    self.series = series
    self.jet = jet
    self.breaks = breaks
    self.domain = domain
    self.isContinuousAtBreaks = isContinuousAtBreaks
    self.limit = limit
    self.monotonicity = monotonicity
    self.exact = exact
    self.sample = sample
    self.enclosing = enclosing
    self.fault =
      fault ?? { _, second in
        .noRealValue(operation: name, operand: NumberText.rounded(second))
      }
    self.algebra = algebra
  }

  enum Spelling: Sendable {
    /// Between its operands, and how tightly it binds.
    case sign(String, precedence: Int)
    /// "mod(x, 2)"
    case call(String)
  }

  enum Operand: Sendable { case first, second }

  /// What polynomials can be joined by.
  enum Algebra: Sendable { case sum, difference, product, quotient, power }

  /// What is known of the operands of one use of the operation.
  struct Operands {
    /// Their values where they are numbers.
    let first: Interval?
    let second: Interval?
    /// The gaps of its breaks.
    let firstGap: Gap?
    let secondGap: Gap?
  }
}

/// The values that something must not meet, or else an operation is not smooth.
struct Break: Hashable, Sendable {
  /// What must not meet them.
  enum Argument: Hashable, Sendable {
    /// The only operand, or the second of two.
    case last
    /// The first operand of two.
    case first
    case difference
    case quotient
    /// A number plus the operand.
    case sum(Int32)
  }

  let argument: Argument
  let targets: BreakTargets

  init(_ argument: Argument, _ targets: BreakTargets) {
    self.argument = argument
    self.targets = targets
  }
}
