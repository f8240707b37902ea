package import CLanes

extension ColumnBlock {
  /// Lends the arrays to the kernels.
  package mutating func withResult<R>(_ body: (inout LanesResult) -> R) -> R {
    withArrays { numbers, _, marks in
      var result = Self.result(numbers, marks)
      return body(&result)
    }
  }

  mutating func withArrays<R>(
    _ body: (
      _ numbers: UnsafeMutablePointer<Double>, _ rows: UnsafeMutablePointer<Int32>,
      _ marks: UnsafeMutablePointer<UInt8>
    ) -> R
  ) -> R {
    numbers.withUnsafeMutableBufferPointer { numbers in
      rows.withUnsafeMutableBufferPointer { rows in
        marks.withUnsafeMutableBufferPointer { marks in
          guard let first = numbers.baseAddress, let second = rows.baseAddress,
            let third = marks.baseAddress
          else { preconditionFailure("The arrays of a block are never empty.") }
          return body(first, second, third)
        }
      }
    }
  }

  static func result(
    _ numbers: UnsafeMutablePointer<Double>,
    _ marks: UnsafeMutablePointer<UInt8>
  ) -> LanesResult {
    LanesResult(
      edge_low: numbers + Kind.edgeLower.start,
      edge_high: numbers + Kind.edgeUpper.start,
      low: numbers + Kind.lower.start,
      high: numbers + Kind.upper.start,
      slope_low: numbers + Kind.slopeLower.start,
      slope_high: numbers + Kind.slopeUpper.start,
      state: marks
    )
  }
}
