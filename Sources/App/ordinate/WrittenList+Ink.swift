import CurveProof
import Figures
import Intervals
import PlaneProof

extension WrittenList {
  /// The pixels that points are in: certain where a point is in one for sure.
  func ink(on grid: PixelGrid) -> [InkMap.Ink] {
    var pixels = [InkMap.Ink](repeating: .none, count: grid.columnCount * grid.rowCount)
    guard kind != .numbers else { return pixels }
    let known = intervals
    for index in 0..<known.count / 2 {
      let (x, y) = (known[2 * index], known[2 * index + 1])
      guard !x.isEmpty, !y.isEmpty else { continue }
      let columns = (0..<grid.columnCount).filter {
        grid.x(ofEdge: $0) <= x.upperBound && x.lowerBound <= grid.x(ofEdge: $0 + 1)
      }
      let rows = (0..<grid.rowCount).filter {
        grid.y(ofEdge: $0 + 1) <= y.upperBound && y.lowerBound <= grid.y(ofEdge: $0)
      }
      let isOne = columns.count == 1 && rows.count == 1
      for row in rows {
        for column in columns where pixels[row * grid.columnCount + column] != .certain {
          pixels[row * grid.columnCount + column] = isOne ? .certain : .possible
        }
      }
    }
    return pixels
  }
}
