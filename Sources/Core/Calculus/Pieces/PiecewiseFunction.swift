public import Intervals

/// A function put together from smooth pieces, which tells where they may meet.
///
/// Its operations are smooth but where the argument of one meets certain values: 0 for √u, a whole
/// number for ⌊u⌋. These are its breaks, in the order of evaluation: the argument of one depends on
/// earlier breaks only. A *cell* is a stretch of x in which no argument meets such a value; it is
/// known by the gap of each break in which the argument stays. In a cell the function is smooth, or
/// nowhere defined.
///
/// A cell is passed as its gaps in the order of `breaks`; all questions about one must be answered as
/// for each point of it, and "nil" or an unbounded interval is always a valid answer.
public protocol PiecewiseFunction: RealFunction {
  /// How many operations an evaluation takes.
  ///
  /// It sets how far an analysis goes, not what is true.
  var operationCount: Int { get }

  /// For each break, what its argument must not meet.
  var breaks: [SingularSet] { get }

  /// A part taken apart as a product: it is 0 in a cell exactly where one of these is.
  ///
  /// The part itself alone where it is no product.
  func factors(of part: FunctionPart) -> [FunctionPart]

  /// A part, in a cell, as a factor to a whole power times a rest; nil where it is not known as one.
  func multiplicity(
    of factor: FunctionPart,
    in part: FunctionPart,
    over x: Interval,
    cell: [Gap]
  ) -> (power: Int, rest: Jet)?

  /// The part on which everything else acts strictly monotonically in each cell, and whether that is
  /// increasing: both have their extrema at the same places.
  func core(in cell: [Gap]) -> (part: FunctionPart, isIncreasing: Bool)

  /// The part u, if the function is a·e^u + b with numbers a and b.
  var exponent: FunctionPart? { get }

  /// Where the function has values in a cell of which the gaps of the first breaks are known, all but
  /// the last with values.
  func domain(in cell: [Gap]) -> DomainStatus

  /// Whether the break after those of a cell matters there: not where what it belongs to is left out
  /// by a condition, or has no values.
  func hasNextBreak(in cell: [Gap]) -> Bool

  /// The jet of a part over the points of `x` that lie in a cell.
  ///
  /// The gaps of all breaks that the part depends on must be known.
  func jet(of part: FunctionPart, over x: Interval, in cell: [Gap]) -> Jet

  /// The quotients of which dividend and divisor vanish at a place at which a cell ends; nil where there is
  /// none.
  ///
  /// `met` are the breaks whose arguments tend to a target there.
  func quotients(
    vanishingAt place: Interval,
    in cell: [Gap],
    met: [Int: Interval]
  )
    -> VanishingQuotients?

  /// The jet of a part over the points of `x` that lie in a cell, where `x` holds the enclosure of a place
  /// at which quotients are 0/0.
  func jet(
    of part: FunctionPart,
    over x: Interval,
    in cell: [Gap],
    beside: VanishingQuotients
  )
    -> Jet

  /// The Taylor series of a part about a place with its remainder over a stretch; nil where it is not
  /// certainly smooth but for a removable singularity at the place.
  func taylorModel(
    of part: FunctionPart,
    around center: Double,
    over x: Interval,
    order: Int
  ) -> TaylorModel?

  /// How a part behaves around a place at which cells meet.
  ///
  /// `place` encloses the place; `met` are the breaks whose arguments certainly meet a target there.
  /// The function is undefined on a side without a cell.
  func behavior(
    of part: FunctionPart,
    at place: Interval,
    left: [Gap],
    right: [Gap],
    met: Meetings
  ) -> Behavior

  /// What encloses the integral of the function in a cell beside a place, near which its values may
  /// grow beyond all bounds; nil where it is not known to be finite.
  ///
  /// It is over `width` from the enclosure of the place, and what of that belongs to the cell; `met` are
  /// the breaks whose arguments tend to a target there.
  func tail(
    beside place: Interval,
    reaching width: Double,
    isLeft: Bool,
    in cell: [Gap],
    met: [Int: Interval]
  ) -> Interval?
}

extension PiecewiseFunction {
  /// None is known.
  public func quotients(
    vanishingAt place: Interval,
    in cell: [Gap],
    met: [Int: Interval]
  )
    -> VanishingQuotients?
  { nil }

  /// What is known without them.
  public func jet(
    of part: FunctionPart,
    over x: Interval,
    in cell: [Gap],
    beside: VanishingQuotients
  ) -> Jet { jet(of: part, over: x, in: cell) }

  /// Nothing is known.
  public func tail(
    beside place: Interval,
    reaching width: Double,
    isLeft: Bool,
    in cell: [Gap],
    met: [Int: Interval]
  ) -> Interval? { nil }
}

/// A function of which a piecewise function is made.
///
/// It has a meaning for the function only that gave it.
public enum FunctionPart: Sendable, Hashable {
  /// The function itself.
  case whole
  /// The argument of a break.
  case argument(Int)
  /// Any part, by a number that only the function understands.
  case other(Int)
}

/// Where an operation has values.
public enum DomainStatus: Sendable {
  /// Everywhere in the gap.
  case everywhere
  /// Nowhere in the gap.
  case nowhere
  /// At single places, or nothing is known.
  case scattered
}
