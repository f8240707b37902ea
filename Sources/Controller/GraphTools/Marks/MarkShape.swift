import Drawing
import GraphKit
import GraphModel

/// How the points of a table are drawn: each table has a shape of its own.
enum MarkShape: CaseIterable {
  case disc, square, triangle, diamond

  /// The shape of a curve's marks: the tables of a list have them in this order, all else has discs.
  init(of curve: Int, in graph: GraphSnapshot) {
    let tables = graph.curves.indices.filter {
      graph.curves[$0].function.base is any EditableTable
    }
    let place = tables.firstIndex(of: curve) ?? 0
    self = Self.allCases[place % Self.allCases.count]
  }

  /// Fills it around places.
  func fill(at places: [Point], size: Double, with color: Color, on canvas: any Canvas) {
    if self == .disc, places.count > 1 {
      return canvas.fillCircles(centers: places, radius: size, with: color)
    }
    for place in places { fill(at: place, size: size, with: color, on: canvas) }
  }

  /// Fills it around a place, about as large as a disc of a radius.
  func fill(at place: Point, size: Double, with color: Color, on canvas: any Canvas) {
    if let corners = corners(at: place, size: size) {
      canvas.fillPolygon(corners, with: color)
    } else {
      canvas.fillCircle(center: place, radius: size, with: color)
    }
  }

  /// The same around places under the curves.
  func layer(at places: [Point], size: Double, _ color: Color) -> Underlay.Layer {
    let polygons = places.compactMap { corners(at: $0, size: size) }
    return polygons.isEmpty ? .discs(places, radius: size, color) : .polygons(polygons, color)
  }

  /// Nil for a disc.
  private func corners(at place: Point, size: Double) -> [Point]? {
    let ways: [(Double, Double)]
    switch self {
    case .disc: return nil
    case .square: ways = [(-0.89, -0.89), (0.89, -0.89), (0.89, 0.89), (-0.89, 0.89)]
    case .triangle: ways = [(0, -1.35), (1.17, 0.68), (-1.17, 0.68)]
    case .diamond: ways = [(0, -1.25), (1.25, 0), (0, 1.25), (-1.25, 0)]
    }
    return ways.map { Point(x: place.x + $0.0 * size, y: place.y + $0.1 * size) }
  }
}
