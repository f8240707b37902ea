import CLanes

extension BoxBlock {
  /// All boxes.
  package var all: BoxSet {
    let row: BoxSet = 1 << BoxSet(columnCount) - 1
    return (0..<rowCount).reduce(0) { $0 | row << BoxSet(8 * $1) }
  }

  /// What was found over all boxes.
  ///
  /// - Precondition: `part` is one of boxes.
  package func signs(_ part: Part) -> BoxSigns {
    var found = LanesSigns()
    let (lines, count) = part == .alongY ? (columnCount, rowCount) : (rowCount, columnCount)
    lanes_box_signs(block(for: part).lanes, Int64(lines), Int64(count), &found)
    var signs = BoxSigns(known: found.known)
    signs.empty = found.empty
    (signs.below, signs.above) = (found.below, found.above)
    (signs.atMost, signs.atLeast) = (found.at_most, found.at_least)
    return part == .alongY ? signs.map { $0.turned(rows: rowCount) } : signs
  }

  /// What was found at all corners.
  package func cornerSigns() -> BoxCorners {
    var found = LanesPlaceSigns()
    let count = columnCount + 1
    lanes_place_signs(block(for: .corners).lanes, Int64(rowCount + 1), Int64(count), &found)
    let row: BoxSet = 1 << BoxSet(columnCount) - 1
    return withUnsafeBytes(of: found) { bytes in
      let lines = bytes.bindMemory(to: UInt16.self)
      func boxes(_ kind: Int, _ right: Int, _ down: Int) -> BoxSet {
        (0..<rowCount).reduce(0) {
          $0 | (BoxSet(lines[9 * kind + $1 + down] >> UInt16(right)) & row) << BoxSet(8 * $1)
        }
      }
      func signs(right: Int, down: Int) -> BoxSigns {
        var signs = BoxSigns(known: all)
        (signs.below, signs.above) = (boxes(0, right, down), boxes(1, right, down))
        (signs.atMost, signs.atLeast) = (boxes(2, right, down), boxes(3, right, down))
        return signs
      }
      return BoxCorners(
        upperLeft: signs(right: 0, down: 0),
        upperRight: signs(right: 1, down: 0),
        lowerLeft: signs(right: 0, down: 1),
        lowerRight: signs(right: 1, down: 1)
      )
    }
  }

  /// Bounds of all values over a box on which slopes along both axes are known, from those at its corners.
  ///
  /// Between two places of a line a function with slopes from a < 0 to b > 0 is above both by at most
  /// a·b/(a − b) of the way, and as much below; one that only rises or falls stays between.
  ///
  /// - Precondition: Both parts of boxes, and corners, have been looked at.
  package func bounds(column: Int, row: Int) -> (low: Double, high: Double) {
    let stride = columnCount + 1
    let corner = row * stride + column
    let (left, right) = (ends(atCorner: corner), ends(atCorner: corner + 1))
    let (below, last) = (ends(atCorner: corner + stride), ends(atCorner: corner + stride + 1))
    let sum = left + right + below + last
    guard sum.x.isFinite, sum.y.isFinite else { return (-.infinity, .infinity) }
    let low = min(min(left.x, right.x), min(below.x, last.x))
    let high = max(max(left.y, right.y), max(below.y, last.y))
    let across = excess(.alongX, row * stride + column)
    let upward = excess(.alongY, column * (rowCount + 1) + rowCount - 1 - row)
    guard across != 0 || upward != 0 else { return (low, high) }
    let (width, height) = size(column: column, row: row)
    let more = across * width + upward * height
    guard more.isFinite else { return (-.infinity, .infinity) }
    let margin = more * (1 + 0x1p-48) + .leastNormalMagnitude
    return ((low - margin).nextDown, (high + margin).nextUp)
  }

  /// By how much of a line's length a function is above or below both ends at most.
  private func excess(_ part: Part, _ index: Int) -> Double {
    let arrays = block(for: part).arrays
    let (low, high) = (arrays.slope_low[index], arrays.slope_high[index])
    guard low <= high else { return .infinity }
    return low < 0 && high > 0 ? -low * (high / (high - low)) : 0
  }

  /// At which places the function certainly is below 0, and at which above: bit i for place i.
  package func placeSigns(of count: Int) -> (below: UInt64, above: UInt64) {
    var found = LanesPlaceSigns()
    lanes_place_signs(block(for: .places).lanes, Int64((count + 7) / 8), 8, &found)
    let known: UInt64 = count < 64 ? 1 << UInt64(count) - 1 : .max
    return withUnsafeBytes(of: found) { bytes in
      let lines = bytes.bindMemory(to: UInt16.self)
      var (below, above): (UInt64, UInt64) = (0, 0)
      for line in 0..<8 {
        below |= UInt64(lines[line]) << UInt64(8 * line)
        above |= UInt64(lines[9 + line]) << UInt64(8 * line)
      }
      return (below & known, above & known)
    }
  }
}
