import Words

/// Looks for parameters with which a model is near to data, in binary64: nothing of it is certain.
///
/// Parameters that the model is linear in are solved for wherever the others are (variable projection);
/// the others go downhill by Levenberg's and Marquardt's steps.
struct FitSearch {
  let model: FitModel
  let rows: [[Double]]
  let response: [Double]
  let count: Int
  /// Which parameters the model is linear in together.
  let linear: [Int]
  /// By how much of the least sum of squares a minimum counts as good as the best.
  var slack = 1e-6
  /// Whether parameters may be within their bounds.
  var mayBe: ([Double]) -> Bool = { _ in true }

  private var others: [Int] { (0..<count).filter { !linear.contains($0) } }

  /// A place, and the sum of the squares that are left there.
  private struct Found {
    var others: [Double]
    var parameters: [Double]
    var residuals: [Double]
    var sum: Double
  }

  /// Places that may be minima, the best first.
  func minima(from starts: [[Double]], until isOver: () -> Bool) -> [[Double]] {
    var found: [Found] = []
    func look(from start: [Double]) {
      if let end = descended(from: start), end.sum.isFinite, mayBe(end.parameters) {
        found.append(end)
      }
    }
    for start in starts { look(from: others.map { start[$0] }) }
    if starts.isEmpty {
      for turns in turns {
        // Which of them counts turns is not known.
        for place in others.indices where !isOver() {
          look(from: others.indices.map { $0 == place ? turns : 1 })
        }
      }
    }
    var generator = SeededSequence(seed: 1)
    let centers = starts.isEmpty ? Self.sizes.map { Array(repeating: $0, count: count) } : starts
    for round in 0..<(starts.isEmpty ? Self.rounds : Self.rounds / 2) where !isOver() {
      let center = centers[round % centers.count]
      look(
        from: others.map { index in
          let size = center[index] == 0 ? 1 : center[index]
          let sign = generator.next() < 0.1 ? -1.0 : 1
          return size * sign * Self.power(generator.next() * 4 - 2)
        }
      )
    }
    // Of what is as good as the best, names of parts may be exchanged: what is nearest to a start is meant.
    // Without one it is the smallest: of waves through the same points the longest.
    let least = found.map(\.sum).min() ?? 0
    let enough = least * (1 + slack) + 1e-20 * Self.dot(response, response)
    func distance(_ end: Found) -> Double {
      starts.map { Self.distance(end.parameters, $0) }.min()
        ?? end.others.reduce(0) { $0 + abs($1) + ($1 < 0 ? 1e-6 * abs($1) : 0) }
    }
    let order =
      found.filter { $0.sum <= enough }.sorted { distance($0) < distance($1) }
      + found.filter { $0.sum > enough }.sorted { $0.sum < $1.sum }
    var best: [Found] = []
    for end in order where best.count < Self.kept {
      let isNew = best.allSatisfy { other in
        zip(other.parameters, end.parameters).contains {
          abs($0 - $1) > 1e-4 * max(abs($0), abs($1))
        }
      }
      if isNew { best.append(end) }
    }
    return best.map(\.parameters)
  }

  /// How far apart places are by the sizes of their numbers; other signs are as far as a factor of 10⁴.
  private static func distance(_ first: [Double], _ second: [Double]) -> Double {
    zip(first, second).reduce(0) { sum, pair in
      let (one, other) = (max(abs(pair.0), 1e-300), max(abs(pair.1), 1e-300))
      let exponents = (one / other).exponent.magnitude
      return sum + Double(exponents) + (pair.0 * pair.1 < 0 ? 13 : 0)
        + abs((one / other).significand - 1) / 2
    }
  }

  /// So many turns of waves over all of a column, in radians by its unit.
  private var turns: [Double] {
    let columns = (rows.first ?? []).indices
    let spans = columns.map { column -> Double in
      let values = rows.map { $0[column] }
      return (values.max() ?? 0) - (values.min() ?? 0)
    }
    return spans.filter { $0 > 0 && $0.isFinite }.flatMap { span in
      [0.5, 1, 1.5, 2, 3, 4, 6, 8, 12].map { $0 * 2 * .pi / span }
    }
  }

  private static let sizes = [1.0, 0.1, 10, 0.01]
  private static let rounds = 24
  private static let kept = 6

  private static func power(_ exponent: Double) -> Double {
    // 10^x by halves of it: no more than a spread of starts is wanted.
    var (size, rest) = (1.0, exponent)
    while rest >= 0.5 { (size, rest) = (size * 3.1622776601683795, rest - 0.5) }
    while rest <= -0.5 { (size, rest) = (size / 3.1622776601683795, rest + 0.5) }
    return size * (1 + rest)
  }

  // MARK: Descent

  private func descended(from start: [Double]) -> Found? {
    guard var here = projected(start) else { return nil }
    guard !start.isEmpty else { return here }
    var damping = 1e-3
    var quiet = 0
    for _ in 0..<Self.steps {
      guard let slopes = slopes(at: here.others) else { return here }
      let size = start.count
      var normal = [[Double]](repeating: Array(repeating: 0, count: size), count: size)
      var gradient = [Double](repeating: 0, count: size)
      for first in 0..<size {
        for second in 0..<size { normal[first][second] = Self.dot(slopes[first], slopes[second]) }
        gradient[first] = Self.dot(slopes[first], here.residuals)
      }
      var isBetter = false
      for _ in 0..<12 where !isBetter {
        var damped = normal
        for index in 0..<size { damped[index][index] *= 1 + damping }
        guard let step = Self.solved(damped, gradient.map { -$0 }),
          let next = projected(zip(here.others, step).map(+)), next.sum < here.sum
        else {
          damping *= 8
          continue
        }
        isBetter = true
        quiet = here.sum - next.sum < 1e-12 * here.sum ? quiet + 1 : 0
        (here, damping) = (next, max(damping / 10, 1e-15))
      }
      if !isBetter || quiet > 3 { break }
    }
    return here
  }

  private static let steps = 300

  /// How the residuals change with each of the other parameters.
  private func slopes(at others: [Double]) -> [[Double]]? {
    var slopes: [[Double]] = []
    for index in others.indices {
      let step = 1e-6 * max(abs(others[index]), 1e-12)
      var (low, high) = (others, others)
      low[index] -= step
      high[index] += step
      guard let before = projected(low), let after = projected(high) else { return nil }
      slopes.append(zip(before.residuals, after.residuals).map { ($1 - $0) / (2 * step) })
    }
    return slopes
  }

  /// The least squares with the other parameters as they are; nil where the model has no value.
  private func projected(_ values: [Double]) -> Found? {
    var parameters = [Double](repeating: 0, count: count)
    for (index, value) in zip(others, values) { parameters[index] = value }
    let base = rows.map { model.value(of: $0, parameters) }
    var rest = zip(base, response).map { $0 - $1 }
    guard rest.allSatisfy(\.isFinite) else { return nil }
    var columns: [[Double]] = []
    for index in linear {
      parameters[index] = 1
      let column = zip(rows, base).map { model.value(of: $0, parameters) - $1 }
      guard column.allSatisfy(\.isFinite) else { return nil }
      columns.append(column)
      parameters[index] = 0
    }
    let solution = Self.leastSquares(&columns, &rest)
    for (index, value) in zip(linear, solution) { parameters[index] = value }
    return Found(
      others: values,
      parameters: parameters,
      residuals: rest,
      sum: Self.dot(rest, rest)
    )
  }

  // MARK: Linear algebra

  private static func dot(_ x: [Double], _ y: [Double]) -> Double {
    zip(x, y).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// The factors with which columns come nearest to −rest, which becomes what is left.
  private static func leastSquares(_ columns: inout [[Double]], _ rest: inout [Double]) -> [Double]
  {
    // Gram and Schmidt, twice, as the second time takes away what the first has rounded.
    var triangle = [[Double]](
      repeating: Array(repeating: 0, count: columns.count),
      count: columns.count
    )
    var shares = [Double](repeating: 0, count: columns.count)
    for index in columns.indices {
      for _ in 0..<2 {
        for earlier in 0..<index {
          let share = dot(columns[earlier], columns[index])
          triangle[earlier][index] += share
          columns[index] = zip(columns[index], columns[earlier]).map { $0 - share * $1 }
        }
      }
      let size = dot(columns[index], columns[index]).squareRoot()
      triangle[index][index] = size
      if size > 0 { columns[index] = columns[index].map { $0 / size } }
      for _ in 0..<2 {
        let share = dot(columns[index], rest)
        shares[index] -= share
        rest = zip(rest, columns[index]).map { $0 - share * $1 }
      }
    }
    for index in columns.indices.reversed() {
      for later in (index + 1)..<max(columns.count, index + 1) {
        shares[index] -= triangle[index][later] * shares[later]
      }
      shares[index] = triangle[index][index] > 0 ? shares[index] / triangle[index][index] : 0
    }
    return shares
  }

  private static func solved(_ matrix: [[Double]], _ target: [Double]) -> [Double]? {
    var (rows, values) = (matrix, target)
    for step in rows.indices {
      guard let pivot = (step..<rows.count).max(by: { abs(rows[$0][step]) < abs(rows[$1][step]) }),
        abs(rows[pivot][step]) > 0
      else { return nil }
      rows.swapAt(step, pivot)
      values.swapAt(step, pivot)
      for row in rows.indices.dropFirst(step + 1) {
        let factor = rows[row][step] / rows[step][step]
        for column in step..<rows.count { rows[row][column] -= factor * rows[step][column] }
        values[row] -= factor * values[step]
      }
    }
    for row in rows.indices.reversed() {
      for column in rows.indices.dropFirst(row + 1) {
        values[row] -= rows[row][column] * values[column]
      }
      values[row] /= rows[row][row]
    }
    return values.allSatisfy(\.isFinite) ? values : nil
  }
}

/// Numbers from 0 to 1 that look random and are always the same.
private struct SeededSequence {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 11) * 0x1p-53
  }
}
