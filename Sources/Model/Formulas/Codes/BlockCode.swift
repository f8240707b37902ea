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
    let enclosing: EnclosingCode?

    init(sampling: SampleCode, enclosing: EnclosingCode?) {
      self.sampling = sampling
      self.enclosing = enclosing
    }
  }

  private let steps: Steps

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
  package func sample(
    _ xs: UnsafeBufferPointer<Double>,
    into ys: UnsafeMutableBufferPointer<Double>
  ) {
    steps.sampling.sample(xs, into: ys)
  }

  /// Makes certain what can be over the first columns of a block, whose edges increase.
  ///
  /// False where an operation is missing: the block is left as it was.
  package func enclose(columns count: Int, of block: ColumnBlock) -> Bool {
    guard let enclosing = steps.enclosing else { return false }
    enclosing.enclose(columns: count, of: block)
    return true
  }
}

extension Program {
  /// The values at many places: NaN where undefined, infinite where too large.
  package func sample(_ xs: [Double]) -> [Double] {
    [Double](unsafeUninitializedCapacity: xs.count) { ys, count in
      xs.withUnsafeBufferPointer { code.blockCode.sample($0, into: ys) }
      count = xs.count
    }
  }
}
