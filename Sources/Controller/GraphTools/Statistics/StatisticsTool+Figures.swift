import Controls
import GraphKit
import Intervals
import PlaneProof
import Words

/// What is measured of figures.
extension StatisticsTool {
  /// How far, in pixels, the edges of pixels may be from the view's: they are moved by next to nothing.
  private static let edge = 0x1p-23

  /// The area of a relation in view, or the length of a moving point's way; nil where neither is known.
  func figureRows(
    _ found: CurveStatistics,
    in graph: GraphSnapshot
  ) -> (rows: [StatisticsRow], foot: StatisticsPhrase)? {
    let rows = StatisticsRows(found, in: graph.projection, countsPi: false)
    switch graph.figure(graph.selectedCurve) {
    case .path(let path):
      return path.length.map { ([rows.within(.arcLength, .length, $0)], .allProven(.path)) }
    case .relation:
      guard let filled = graph.pictures[graph.selectedCurve].picture.figure.filled else {
        return nil
      }
      let (size, projection) = (graph.pixelSize, graph.projection)
      let pixel = Interval(size.width) * Interval(size.height)
      let edges = Interval(Double(projection.columnCount + projection.rowCount) * Self.edge)
      let least = (Interval(Double(filled.full)) - edges) * pixel
      let most = (Interval(Double(filled.full + filled.open)) + edges) * pixel
      let area = Interval(
        filled.full == 0 ? 0 : least.lowerBound,
        filled.full + filled.open == 0 ? 0 : most.upperBound
      )
      return ([rows.within(.plainArea, .area, area)], .byPixels)
    case nil: return nil
    }
  }
}
