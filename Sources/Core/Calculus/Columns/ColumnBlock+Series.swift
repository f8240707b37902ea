internal import CLanes
import Intervals

extension ColumnBlock {
  /// Sets the first columns to f − y for a series of f: the values at the edges by Horner's rule for
  /// all at once; false where the series does not hold.
  public func set(_ series: TaylorModel, relativeTo y: Double, columns count: Int) -> Bool {
    let whole = Interval(x(ofEdge: 0), x(ofEdge: count))
    guard whole.isSubset(of: series.box) else { return false }
    evaluate(series, relativeTo: y, columns: count)
    if !series.definedAtCenter {
      for edge in 0...count where x(ofEdge: edge) == series.center { set(nil, atEdge: edge) }
    }
    // Where all columns rise, or all fall, the ends of each bound its values.
    let slopes = series.slope(over: whole)
    let isMonotone = slopes.lowerBound >= 0 || slopes.upperBound <= 0
    for column in 0..<count {
      if isMonotone, let first = value(atEdge: column), let last = value(atEdge: column + 1) {
        let values = DecoratedInterval(first.convexHull(with: last))
        set(Enclosure(value: values, slope: slopes), ofColumn: column)
      } else {
        let box = Interval(x(ofEdge: column), x(ofEdge: column + 1))
        set(series.enclosure(over: box, relativeTo: y), ofColumn: column)
      }
    }
    return true
  }

  /// (… (remainder·h + cₙ₋₁)·h + …)·h + (c₀ − y), h = x − center.
  private func evaluate(_ series: TaylorModel, relativeTo y: Double, columns count: Int) {
    guard let registers = registers(3).baseAddress else { return }
    let (displacement, sum, product) = (registers, registers + 1, registers + 2)
    let columns = lanes_columns(lanes)
    lanes_start(lanes, Int64(count), false)
    lanes.pointee.columns.wants_range = false
    lanes_variable(product, lanes)
    lanes_enclose(.addNumber, displacement, product, product, -series.center, 0, columns)
    let (remainder, doubt) = series.remainder.centerAndRadius
    lanes_number(sum, remainder, doubt, lanes)
    for k in series.coefficients.indices.reversed() {
      let term = k == 0 ? series.coefficients[0] - Interval(y) : series.coefficients[k]
      let (center, radius) = term.centerAndRadius
      let target = k == 0 ? lanes_value(lanes) : sum
      lanes_enclose(.multiply, product, sum, displacement, 0, 0, columns)
      lanes_enclose(.addNumber, target, product, product, center, radius, columns)
    }
  }
}
