package import Intervals

/// Right sides of differential equations as steps that power series go through one term at a time.
///
/// Each step refers to earlier ones by their numbers. Only functions that are analytic wherever they have a
/// value are steps.
/// Source: Griewank, Walther, Evaluating Derivatives, 2nd ed., chapter 13.
package struct SeriesTape: Sendable {
  package enum Step: Sendable {
    /// x(t).
    case variable
    case unknown(Int)
    case number(Interval)
    case negate(Int)
    case add(Int, Int)
    case subtract(Int, Int)
    case multiply(Int, Int)
    case divide(Int, Int)
    case square(Int)
    case exponential(Int)
    case logarithm(Int)
    /// A power of what is above 0, to a number.
    case power(Int, Interval)
    /// Both stand side by side, the sine first.
    case sine(Int)
    case cosine(Int)
  }

  package let steps: [Step]
  /// The steps that are the slopes of the unknowns, in their order.
  package let slopes: [Int]

  package init(_ steps: [Step], slopes: [Int]) { (self.steps, self.slopes) = (steps, slopes) }

  /// The unknowns along a path x(t), as series of the path's order; nil where a step may have no value, or
  /// may not be smooth.
  ///
  /// `first` encloses them where the series begin. Term k + 1 follows from the terms up to k of the slopes.
  ///
  /// - Complexity: O(order²) for each step.
  func solution(along x: TaylorSeries, from first: [Interval]) -> [TaylorSeries]? {
    let count = x.order + 1
    return SeriesTable.with(rows: steps.count + first.count + 1, of: count) { table in
      // After the steps the unknowns, and x.
      let own = steps.count
      let path = table[own + first.count]
      for (k, term) in x.terms.enumerated() { path[k] = term }
      let degree = x.terms.lastIndex { !$0.isZero } ?? 0
      for (index, value) in first.enumerated() { table[own + index][0] = value }
      for k in 0..<x.order {
        for number in steps.indices {
          guard let term = term(k, of: number, table, own, path) else { return nil }
          table[number][k] = term
        }
        for (index, slope) in slopes.enumerated() {
          let next = path.products(with: table[slope], k + 1, from: 1, through: min(k + 1, degree))
          {
            Double($0)
          }
          table[own + index][k + 1] = next / Interval(Double(k + 1))
        }
      }
      return first.indices.map { TaylorSeries(table[own + $0].terms) }
    }
  }

  @inline(__always)
  private func term(
    _ k: Int,
    of number: Int,
    _ row: SeriesTable,
    _ own: Int,
    _ path: SeriesTable.Row
  ) -> Interval? {
    func value(_ step: Int) -> Interval { row[step][k] }
    func first(_ step: Int) -> Interval { row[step][0] }
    let degree = Interval(Double(k))
    switch steps[number] {
    case .variable: return path[k]
    case .unknown(let index): return value(own + index)
    case .number(let interval): return k == 0 ? interval : Interval(0)
    case .negate(let u): return -value(u)
    case .add(let u, let v): return value(u) + value(v)
    case .subtract(let u, let v): return value(u) - value(v)
    case .multiply(let u, let v):
      return row[u].products(with: row[v], k, from: 0, through: k) { _ in 1 }
    case .divide(let u, let v):
      guard !first(v).contains(0), !first(v).isEmpty else { return nil }
      let known = row[v].products(with: row[number], k, from: 1, through: k) { _ in 1 }
      return (value(u) - known) / first(v)
    case .square(let u):
      if k == 0 { return .square(value(u)) }
      let pairs = row[u].products(with: row[u], k, from: 0, through: (k - 1) / 2) { _ in 2 }
      return k & 1 == 0 ? pairs + .square(row[u][k / 2]) : pairs
    case .exponential(let u):
      if k == 0 { return .exp(value(u)) }
      return row[u].products(with: row[number], k, from: 1, through: k) { Double($0) } / degree
    case .logarithm(let u):
      guard first(u).lowerBound > 0 else { return nil }
      if k == 0 { return .log(value(u)) }
      let known = row[number].products(with: row[u], k, from: 1, through: k - 1) { Double($0) }
      return (value(u) - known / degree) / first(u)
    case .power(let u, let exponent):
      guard first(u).lowerBound > 0 else { return nil }
      if k == 0 { return .pow(value(u), exponent) }
      let (base, own) = (row[u], row[number])
      let risen = base.products(with: own, k, from: 1, through: k) { Double($0) } * exponent
      let known = base.products(with: own, k, from: 1, through: k - 1) { Double(k - $0) }
      return (risen - known) / (degree * first(u))
    case .sine(let u):
      if k == 0 { return .sin(value(u)) }
      let other = row[number + 1]
      return row[u].products(with: other, k, from: 1, through: k) { Double($0) } / degree
    case .cosine(let u):
      if k == 0 { return .cos(value(u)) }
      let other = row[number - 1]
      return -(row[u].products(with: other, k, from: 1, through: k) { Double($0) } / degree)
    }
  }
}
