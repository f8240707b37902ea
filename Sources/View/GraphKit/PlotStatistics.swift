import Calculus
public import CurveProof
public import Intervals

/// What the values of a function in view are, over the x that are seen.
///
///     let view = GraphView()
///     let projection = view.projection(frame: frame, contentScale: .one)
///     view.statistics(of: sine, in: projection).maximum  // around 1, as narrow as the columns allow
///
/// Each is an interval in which the true value certainly lies. Of a function that proves nothing they
/// are what its samples show, one for each column of device pixels.
///
/// `minimum` and `maximum` are of the function's range, not of its graph in view: values above the
/// upper edge of the frame count as well.
public struct PlotStatistics: Hashable, Sendable {
  /// The least value, or what the values come near to from above; nil where there is certainly none.
  ///
  /// It begins at −∞ where they may be unbounded.
  public let minimum: Interval?
  /// The greatest value, likewise.
  public let maximum: Interval?
  /// The average; nil where the function is not certain to have a value everywhere, or to be bounded.
  public let mean: Interval?
  /// Whether the intervals are proven.
  public let isProven: Bool

  init(of function: any PlotFunction, in projection: Projection) {
    // All that may be values, and of those that certainly are the least and the greatest.
    var possible = Interval.empty
    var (least, greatest) = (Double.infinity, -Double.infinity)
    var sum: Interval? = Interval(0)
    for column in 0..<projection.columnCount {
      let middle = projection.x(ofColumn: column)
      let (all, isEverywhere, one) =
        function.isProvable
        ? Self.values(of: function, from: column, at: middle, in: projection)
        : Self.sample(of: function, at: middle)
      possible = possible.convexHull(with: all)
      if !one.isEmpty {
        (least, greatest) = (min(least, one.upperBound), max(greatest, one.lowerBound))
      }
      sum = isEverywhere && all.isBounded ? sum.map { $0 + all } : nil
    }
    isProven = function.isProvable
    minimum =
      possible.isEmpty ? nil : Interval(possible.lowerBound, min(least, possible.upperBound))
    maximum =
      possible.isEmpty ? nil : Interval(max(greatest, possible.lowerBound), possible.upperBound)
    mean = possible.isEmpty ? nil : sum.map { $0 / Interval(Double(projection.columnCount)) }
  }

  private typealias ColumnValues = (all: Interval, isEverywhere: Bool, one: Interval)

  /// What a column's values may be, whether there is one everywhere, and what encloses one of them.
  private static func values(
    of function: any PlotFunction,
    from column: Int,
    at middle: Double,
    in projection: Projection
  ) -> ColumnValues {
    let ends = (projection.x(ofColumnEdge: column), projection.x(ofColumnEdge: column + 1))
    let all = function.enclosure(over: Interval(ends.0, ends.1)).value
    let one = function.enclosure(over: Interval(middle)).value
    return (
      all.interval, all.decoration >= .defined,
      one.decoration >= .defined ? one.interval : .empty
    )
  }

  private static func sample(of function: any PlotFunction, at x: Double) -> ColumnValues {
    let value = function.y(at: x).map { Interval($0) } ?? .empty
    return (value, !value.isEmpty, value)
  }
}

extension GraphView {
  /// The least, the greatest and the average value of a function over the x that are seen.
  ///
  /// - Complexity: two enclosures, or one value, for each column of device pixels.
  public func statistics(
    of function: any PlotFunction,
    in projection: Projection
  ) -> PlotStatistics {
    PlotStatistics(of: function, in: projection)
  }

  /// The same of each function of a data source, in drawing order.
  ///
  /// - Complexity: As `statistics(of:in:)`, for each function.
  public func statistics(
    of source: any GraphDataSource,
    in projection: Projection
  ) -> [PlotStatistics] {
    source.plots().map { statistics(of: $0.function, in: projection) }
  }
}
