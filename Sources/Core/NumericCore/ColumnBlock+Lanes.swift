package import CLanes

extension ColumnBlock {
  /// Lends the arrays to the kernels, with room for `count` bytes of values between.
  package mutating func withResult(
    workspace count: Int,
    _ body: (_ result: inout LanesResult, _ workspace: UnsafeMutableRawPointer) -> Void
  ) {
    let stride = MemoryLayout<Double>.stride
    if workspace.count * stride < count + 64 {
      workspace = Array(repeating: 0, count: (count + 64) / stride + 1)
    }
    // Taken out, so that the block can be lent, too.
    var space: [Double] = []
    swap(&space, &workspace)
    space.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      withArrays { numbers, _, marks in
        var result = Self.result(numbers, marks)
        body(&result, start.alignedUp(toMultipleOf: 64))
      }
    }
    swap(&space, &workspace)
  }

  mutating func withArrays(
    _ body: (
      _ numbers: UnsafeMutablePointer<Double>, _ rows: UnsafeMutablePointer<Int32>,
      _ marks: UnsafeMutablePointer<UInt8>
    ) -> Void
  ) {
    numbers.withUnsafeMutableBufferPointer { numbers in
      rows.withUnsafeMutableBufferPointer { rows in
        marks.withUnsafeMutableBufferPointer { marks in
          guard let first = numbers.baseAddress, let second = rows.baseAddress,
            let third = marks.baseAddress
          else { preconditionFailure("The arrays of a block are never empty.") }
          body(first, second, third)
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
