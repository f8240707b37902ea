import Controls
import GraphKit
import GraphModel
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
    let rows = StatisticsRows(found, in: graph.projection, graph.viewport)
    switch graph.figure(graph.selectedCurve) {
    case .path(let path):
      return path.length.flatMap { rows.within(.arcLength, .length, $0, .length) }
        .map { ([$0], .allProven(.path)) }
    case .relation:
      guard let filled = graph.pictures[graph.selectedCurve].picture.figure.filled else {
        let points = pointRows(of: graph.selectedCurve, rows, in: graph)
        return points.isEmpty ? nil : (points, .pointsProven)
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
      return rows.within(.plainArea, .area, area, .area).map { ([$0], .byPixels) }
    case nil: return nil
    }
  }

  /// The proven special points of an equation's curve in view, by kind; there may be others.
  private func pointRows(
    of curve: Int,
    _ rows: StatisticsRows,
    in graph: GraphSnapshot
  ) -> [StatisticsRow] {
    let (across, up) = (graph.projection.xRange, graph.projection.yRange)
    let seen = graph.points.filter {
      $0.curve == curve && $0.isProven && $0.border != .open && across.contains($0.place)
        && $0.height.map(up.contains) ?? false
    }
    let kinds: [(TracePhrase, PointOfInterest.Kind, Icon)] = [
      (.xIntercept, .zero, .zero), (.yIntercept, .yIntercept, .zero),
      (.horizontalTangent, .horizontalTangent, .maximum),
      (.verticalTangent, .verticalTangent, .maximum), (.selfCrossing, .selfCrossing, .breaks),
      (.cusp, .cusp, .breaks), (.corner, .corner, .breaks),
      (.isolatedPoint, .isolatedPoint, .breaks),
    ]
    return kinds.compactMap { name, kind, icon in
      let places = seen.filter { $0.kind == kind }.sorted { $0.place < $1.place }
      return places.isEmpty ? nil : rows.points(.points(name), icon, places.map { ($0.x, $0.y) })
    }
  }
}
