import Drawing

extension CoverageField {
  /// Draws runs of single columns; runs that meet between two pixels fill that pixel together.
  ///
  /// Eight neighbouring columns share one write wherever all of them are inside.
  func drawColumns(_ columns: [DeviceColumn], clip: PixelBox) {
    guard !clip.isEmpty else { return }
    var index = 0
    while index < columns.count {
      let x = columns[index].x
      if x >= clip.left, x & 7 == 0, x <= clip.right - 8, index + 8 <= columns.count,
        let shared = sharedRows(columns[index..<(index + 8)], clip: clip)
      {
        fillWords(x: x, rows: shared)
        for column in columns[index..<(index + 8)] {
          drawColumn(column, clip: clip, except: shared)
        }
        index += 8
      } else {
        if x >= clip.left, x < clip.right { drawColumn(columns[index], clip: clip, except: 0..<0) }
        index += 1
      }
    }
  }

  /// The rows wholly inside all of eight consecutive columns.
  private func sharedRows(_ columns: ArraySlice<DeviceColumn>, clip: PixelBox) -> Range<Int>? {
    var top = Double(clip.top)
    var bottom = Double(clip.bottom)
    var expected = columns[columns.startIndex].x
    for column in columns {
      guard column.x == expected, !column.top.isNaN, !column.bottom.isNaN else { return nil }
      expected += 1
      top = max(top, column.top)
      bottom = min(bottom, column.bottom)
    }
    let (first, last) = (top.rounded(.up), bottom.rounded(.down))
    return last - first >= 8 ? Int(first)..<Int(last) : nil
  }

  private func fillWords(x: Int, rows: Range<Int>) {
    for y in rows {
      UnsafeMutableRawPointer(bytes + (y &* stride &+ x))
        .storeBytes(of: UInt64.max, as: UInt64.self)
    }
    touchColumn(x, rows: rows)
  }

  private func drawColumn(_ column: DeviceColumn, clip: PixelBox, except done: Range<Int>) {
    guard !column.top.isNaN, !column.bottom.isNaN else { return }
    let top = max(column.top, Double(clip.top))
    let bottom = min(column.bottom, Double(clip.bottom))
    guard top < bottom else { return }
    let rows = Int(top.rounded(.down))..<Int(bottom.rounded(.up))
    var y = rows.lowerBound
    while y < rows.upperBound {
      if y == done.lowerBound, !done.isEmpty {
        y = done.upperBound
        continue
      }
      let share = min(bottom, Double(y + 1)) - max(top, Double(y))
      let offset = y &* stride &+ column.x
      bytes[offset] = UInt8(min(255, Int(bytes[offset]) + Int(share * 255 + 0.5)))
      y += 1
    }
    touchColumn(column.x, rows: rows)
  }

  private func touchColumn(_ x: Int, rows: Range<Int>) {
    guard !rows.isEmpty else { return }
    for tile in (rows.lowerBound >> Self.tileShift)...((rows.upperBound - 1) >> Self.tileShift) {
      touched[tile * tilesAcross + (x >> Self.tileShift)] = true
    }
  }
}
