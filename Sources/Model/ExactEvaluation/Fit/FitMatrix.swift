/// Square systems of equations, solved so that what comes out is certain.
struct FitMatrix {
  var rows: [[FitScalar]]
  let numbers: FitNumbers

  var size: Int { rows.count }

  /// The columns x of A·x = b for each b; nil where a pivot may be 0.
  func solving(_ columns: [[FitScalar]]) -> [[FitScalar]]? {
    var rows = rows
    for (index, row) in rows.enumerated() { rows[index] = row + columns.map { $0[index] } }
    let width = size + columns.count
    for step in 0..<size {
      let pivots = (step..<size).filter { rows[$0][step].sign.map { $0 != 0 } ?? false }
      let size = { (row: Int) in abs(rows[row][step].double) }
      guard let pivot = pivots.max(by: { size($0) < size($1) }) else { return nil }
      rows.swapAt(step, pivot)
      for row in (step + 1)..<max(self.size, step + 1) {
        guard let factor = numbers.divide(rows[row][step], rows[step][step]) else { return nil }
        if factor.fraction?.sign == 0 { continue }
        for column in step..<width {
          rows[row][column] = numbers.subtract(
            rows[row][column],
            numbers.multiply(factor, rows[step][column])
          )
        }
      }
    }
    return columns.indices.compactMap { column in
      var solution = [FitScalar](repeating: .zero, count: size)
      for row in rows.indices.reversed() {
        let rest = numbers.dot(
          Array(rows[row][(row + 1)..<size]),
          Array(solution[(row + 1)...])
        )
        let value = numbers.divide(
          numbers.subtract(rows[row][size + column], rest),
          rows[row][row]
        )
        guard let value else { return nil }
        solution[row] = value
      }
      return solution
    }
    .nilIfShorter(than: columns.count)
  }

  var inverse: [[FitScalar]]? {
    let unit = rows.indices.map { row in
      rows.indices.map { $0 == row ? FitScalar.one : .zero }
    }
    // The columns of the inverse are its rows where the matrix is symmetric.
    return solving(unit)
  }

  /// x·A⁻¹·x as Σ (xₖ + Σ lₖᵢ·xᵢ)²/pₖ, of a symmetric matrix: of each row the pivot p and the factors l of
  /// the rows before; nil where a pivot may be 0.
  var squares: [(pivot: FitScalar, factors: [FitScalar])]? {
    var rows = rows
    // The rows of the inverse of the lower factor of A = L·D·Lᵀ.
    var factors = rows.indices.map { row in
      rows.indices.map { $0 == row ? FitScalar.one : .zero }
    }
    for step in rows.indices {
      for row in rows.indices.dropFirst(step + 1) {
        guard let factor = numbers.divide(rows[row][step], rows[step][step]) else { return nil }
        for column in rows.indices {
          rows[row][column] = numbers.subtract(
            rows[row][column],
            numbers.multiply(factor, rows[step][column])
          )
          factors[row][column] = numbers.subtract(
            factors[row][column],
            numbers.multiply(factor, factors[step][column])
          )
        }
      }
    }
    guard rows.indices.allSatisfy({ rows[$0][$0].sign == 1 }) else { return nil }
    return rows.indices.map { (rows[$0][$0], Array(factors[$0].prefix($0))) }
  }

  /// Whether x·A·x is certainly above 0 for all x but 0, of a symmetric matrix.
  var isPositiveDefinite: Bool {
    var rows = rows
    for step in rows.indices {
      guard rows[step][step].sign == 1 else { return false }
      for row in rows.indices.dropFirst(step + 1) {
        guard let factor = numbers.divide(rows[row][step], rows[step][step]) else { return false }
        for column in rows.indices.dropFirst(step + 1) {
          rows[row][column] = numbers.subtract(
            rows[row][column],
            numbers.multiply(factor, rows[step][column])
          )
        }
      }
    }
    return true
  }

  func times(_ vector: [FitScalar]) -> [FitScalar] { rows.map { numbers.dot($0, vector) } }
}

extension Array {
  fileprivate func nilIfShorter(than count: Int) -> Self? { self.count < count ? nil : self }
}
