package import Calculus

/// A program made ready for many points or columns at once.
///
/// Numbers are folded, equal parts computed once, and every operation is a loop over a block that
/// stays in the nearest cache. Sharing and the width of the processor's vectors change results by
/// less than the bounds stated: the elementary functions are within 3.5 ulps (SLEEF u35, u10 where
/// there is no other, or the C library where that is missing), whole powers to the eighth within 4.
package struct BlockCode: Sendable {
  /// Shared by all copies, which are many.
  private final class Steps: Sendable {
    let sampling: SampleCode
    /// Nil where `enclose(columns:of:)` returns false.
    let enclosing: EnclosingCode?

    init(sampling: SampleCode, enclosing: EnclosingCode?) {
      self.sampling = sampling
      self.enclosing = enclosing
    }
  }

  private let steps: Steps

  /// Makes the same function ready for points, from `operations`, and for columns.
  ///
  /// `values` are the Doubles of the numbers, by the indices that occur in `operations`; those of
  /// `intervalCode` are its own. Both codes are made here, not at their first use.
  init(
    _ operations: [ProgramCode.Operation],
    values: [Double],
    integrals: [IntegralFunction],
    intervalCode: IntervalCode
  ) {
    steps = Steps(
      sampling: SampleCode(operations, values: values, integrals: integrals),
      enclosing: EnclosingCode(intervalCode)
    )
  }

  /// The values at many places: NaN where undefined, infinite where too large.
  ///
  /// `ys` must have room for all values, or else this traps; what lies beyond them stays as it was.
  /// The buffers must not overlap, for values in between are written to `ys`, too. Any place is
  /// allowed: infinite ones and NaN give what plain evaluation gives.
  ///
  /// - Complexity: O(places · operations), besides the way that integrals are followed for the
  ///   first time.
  package func sample(
    _ xs: UnsafeBufferPointer<Double>,
    into ys: UnsafeMutableBufferPointer<Double>
  ) {
    steps.sampling.sample(xs, into: ys)
  }

  /// Makes certain what can be over the first columns of a block, whose edges increase.
  ///
  /// False where an operation is missing: the block is left as it was.
  ///
  /// Missing are a power with the exponent 0 or one beyond ±2¹⁶, a number too large for a
  /// Double, `either`, and anything for a formula that needs more than 64 registers. Edges 0 …
  /// `count` must be set before; a `count` above `ColumnBlock.columnLimit` traps, 0 changes
  /// nothing.
  package func enclose(columns count: Int, of block: ColumnBlock) -> Bool {
    guard let enclosing = steps.enclosing else { return false }
    enclosing.enclose(columns: count, of: block)
    return true
  }
}

extension Program {
  /// The values at many places: NaN where undefined, infinite where too large.
  ///
  /// They come in the order of `xs`, one for each.
  ///
  ///     try Program([.variable, .unary(.square)]).sample([0, 1, 2])  // [0, 1, 4]
  package func sample(_ xs: [Double]) -> [Double] {
    [Double](unsafeUninitializedCapacity: xs.count) { ys, count in
      xs.withUnsafeBufferPointer { code.blockCode.sample($0, into: ys) }
      count = xs.count
    }
  }
}
