package import Calculus
package import Intervals
package import Numerals
package import Words

/// Everything that is known about an operation on two values: the row of a table.
///
/// Every arithmetic is one field, with the operands first, in the order in which they are written.
package struct BinaryFunction: Sendable {
  /// The word under which it is saved.
  package var name: String
  /// How people write it; by default with brackets after its name.
  package var writing = Writing()
  /// At one point, NaN where there is no value.
  package var real: @Sendable (Double, Double) -> Double
  /// Over a stretch.
  package var enclosure: @Sendable (Enclosure, Enclosure) -> Enclosure
  /// Over a few stretches, apart where it has a pole or jumps; nil where it has none.
  package var intervalUnion: (@Sendable (IntervalUnion, IntervalUnion) -> IntervalUnion)?
  /// As a polynomial near a point; nil where it is not certainly smooth.
  package var series: @Sendable (SeriesModel, SeriesModel) -> SeriesModel? = { _, _ in nil }
  /// With its derivatives; of the gaps that the breaks' arguments stay in, those that are known.
  package var jet: @Sendable (Jet, Jet, _ first: Gap?, _ second: Gap?) -> Jet
  /// Where it is not smooth.
  package var singular = Singularities()
  package var limit: @Sendable (OneSidedOperands) -> Limit = { _ in .unknown }
  /// What is known of its graph.
  package var shape = Shape()
  /// The exact result where it is a fraction.
  package var exact: @Sendable (Rational, Rational) -> Rational? = { _, _ in nil }
  /// To as many digits as are asked for; nil where it is not known so.
  package var precise:
    (@Sendable (any ExactArithmetic, ExactNumber, ExactNumber) throws -> ExactNumber)?
  /// In loops over many values.
  package var loops = Loops()
  /// What to say where there is no value, nil where what is known of the operands does not tell; by
  /// default that there is none of both operands.
  package var fault: (@Sendable (KnownOperand, KnownOperand) -> ProgramFault?)?
  /// What it makes of polynomials.
  package var algebra: Algebra?

  package struct Writing: Sendable {
    package var spelling = Spelling.name
    /// Whether further arguments are taken into account one by one, as in min(a, b, c).
    package var takesMore = false
    /// Whether the result says that something holds.
    package var isStatement = false
    /// Whether the result is an angle, to be written in the angle unit.
    package var givesAngle = false
    /// How other languages have it; by default a call of the same name.
    package var elsewhere = ForeignSpelling()
  }

  package struct Singularities: Sendable {
    /// By what must not meet which values.
    package var breaks: [Break?] = []
    /// Whether there is a result while the argument of a break stays in a gap.
    package var domain: @Sendable (Gap, _ slot: Int, Operands) -> DomainStatus = { _, _, _ in
      .everywhere
    }
    /// Whether the limits at a break are the same from all sides, and the value there.
    package var isContinuous = false
  }

  package struct Shape: Sendable {
    /// Whether it has a value wherever its operands have.
    package var isTotal = false
    /// Which of its operands the result always is, if it is one of them.
    package var chosen: Choice?
    /// The result where its operands are equal, if that is known whatever they are.
    package var atEquality: Interval?
    /// Whether it has a value where one of its operands has none: that of the other.
    package var takesWhatIsThere = false
    /// The steps that it is short for.
    package var meaning: [OperationStep]?
    /// The operation that it is where its first operand is a whole number.
    package var ofWholeParameter: BinaryOperation?
    /// The steps of its derivative, of the operands and of their derivatives; without the first of
    /// these for an operation of which the first operand has to be a number.
    package var derivative: [OperationStep]?
    /// The operand on which it acts strictly monotonically, while the other is a number.
    package var monotonicity: @Sendable (Operands) -> (operand: Operand, isIncreasing: Bool)? = {
      _ in
      nil
    }
  }

  package struct Loops: Sendable {
    /// Over many points; nil where they go one by one.
    package var sample: @Sendable (inout SamplingGraph, Int, Int) -> Int? = { _, _, _ in nil }
    /// Over many columns; nil where there is no loop for it.
    package var enclosing: @Sendable (inout EnclosingGraph, Int, Int) -> Int? = { _, _, _ in nil }
  }

  package enum Spelling: Sendable {
    /// Between its operands, and how tightly it binds.
    case sign(String, precedence: Int)
    /// "x² {x>0}": the second in braces behind the first.
    case condition
    /// By nobody: only programs themselves use it.
    case never
    /// "mod(x, 2)": with the word under which it is saved.
    case name
    /// With another word.
    case call(String)
  }

  package enum Operand: Sendable { case first, second }

  package enum Choice: Sendable { case lesser, greater }

  /// What polynomials can be joined by.
  package enum Algebra: Sendable {
    case sum, difference, product, quotient, power

    package var isSum: Bool { self == .sum || self == .difference }
  }

  /// What is known of the operands of one use of the operation.
  package struct Operands {
    /// Their values where they are numbers.
    let first: Interval?
    let second: Interval?
    /// The gaps of its breaks.
    let firstGap: Gap?
    let secondGap: Gap?

    package init(
      first: Interval?,
      second: Interval?,
      firstGap: Gap?,
      secondGap: Gap?
    ) {
      self.first = first
      self.second = second
      self.firstGap = firstGap
      self.secondGap = secondGap
    }
  }
}

/// The values that something must not meet, or else an operation is not smooth.
package struct Break: Hashable, Sendable {
  /// What must not meet them.
  package enum Argument: Hashable, Sendable {
    /// The only operand, or the second of two.
    case last
    /// The first operand of two.
    case first
    case difference
    case quotient
    /// A number plus the operand.
    case sum(Int32)
  }

  package let argument: Argument
  package let targets: SingularSet

  package init(_ argument: Argument, _ targets: SingularSet) {
    self.argument = argument
    self.targets = targets
  }
}
