/// Some boxes of a block: bit 8 · row + column stands for one, with rows from the top.
package typealias BoxSet = UInt64

extension BoxSet {
  /// Calls with the column and row of each box, and the box alone.
  package func forEach(_ body: (_ column: Int, _ row: Int, _ box: BoxSet) -> Void) {
    var rest = self
    while rest != 0 {
      let (row, column) = rest.trailingZeroBitCount.quotientAndRemainder(dividingBy: 8)
      body(column, row, rest & ~(rest - 1))
      rest &= rest - 1
    }
  }

  /// From columns that go upward to rows that go down.
  func turned(rows: Int) -> BoxSet { transposed.byteSwapped >> BoxSet(64 - 8 * rows) }

  /// With bit 8 · i + j where bit 8 · j + i was.
  ///
  /// Source: H. S. Warren, Hacker's Delight, 2nd ed., section 7-3.
  private var transposed: BoxSet {
    var bits = self
    for (shift, mask) in [
      (7, 0x00AA_00AA_00AA_00AA), (14, 0x0000_CCCC_0000_CCCC), (28, 0x0000_0000_F0F0_F0F0),
    ] as [(BoxSet, BoxSet)] {
      let moved = (bits ^ bits >> shift) & mask
      bits ^= moved ^ moved << shift
    }
    return bits
  }
}
