import Drawing
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
    func corners(_ ways: [(Double, Double)]) -> [Point] {
      ways.map { Point(x: place.x + $0.0 * size, y: place.y + $0.1 * size) }
    }
    switch self {
    case .disc: canvas.fillCircle(center: place, radius: size, with: color)
    case .square:
      canvas.fillPolygon(
        corners([(-0.89, -0.89), (0.89, -0.89), (0.89, 0.89), (-0.89, 0.89)]),
        with: color
      )
    case .triangle:
      canvas.fillPolygon(corners([(0, -1.35), (1.17, 0.68), (-1.17, 0.68)]), with: color)
    case .diamond:
      canvas.fillPolygon(corners([(0, -1.25), (1.25, 0), (0, 1.25), (-1.25, 0)]), with: color)
    }
  }
}
