/// What is nearest to data in the sense of least squares, from the derivatives of a model there.
struct FitLeast {
  /// How much each row is off, and how it changes with the parameters.
  let residuals: [FitDual]
  let count: Int
  let numbers: FitNumbers
  /// Whether the formula is another one elsewhere.
  let hasChosen: Bool

  /// Whether every row has a value: where one has none there is no sum of squares.
  var isKnown: Bool {
    residuals.allSatisfy { $0.value.isFinite && $0.slopes.allSatisfy(\.isFinite) }
  }

  /// The products of all slopes: Jᵀ·J.
  var normal: FitMatrix {
    let columns = (0..<count).map { index in residuals.map { $0.slopes[index] } }
    var rows = [[FitScalar]](repeating: Array(repeating: .zero, count: count), count: count)
    for first in 0..<count {
      for second in first..<count {
        let product = numbers.dot(columns[first], columns[second])
        (rows[first][second], rows[second][first]) = (product, product)
      }
    }
    return FitMatrix(rows: rows, numbers: numbers)
  }

  /// Half the derivatives of the sum of squares: Jᵀ·r.
  var gradient: [FitScalar] {
    (0..<count).map { index in
      numbers.sum(residuals.map { numbers.multiply($0.slopes[index], $0.value) })
    }
  }

  /// Half the second derivatives of the sum of squares.
  var hessian: FitMatrix {
    var matrix = normal
    for first in 0..<count {
      for second in first..<count {
        let place = FitDual.pair(first, second, of: count)
        let bent = numbers.sum(
          residuals.filter { !$0.bends.isEmpty }
            .map { numbers.multiply($0.bends[place], $0.value) }
        )
        let value = numbers.add(matrix.rows[first][second], bent)
        (matrix.rows[first][second], matrix.rows[second][first]) = (value, value)
      }
    }
    return matrix
  }

  var sumOfSquares: FitScalar {
    numbers.sum(residuals.map { numbers.multiply($0.value, $0.value) })
  }
}
