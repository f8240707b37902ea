import Controls
import Drawing
import GraphKit
import GraphModel
import Words

/// The points of large tables: too many to stand one by one over the curves, they lie under these, smaller and
/// without rims, and a pan keeps them.
struct MarkClouds {
  private struct Cloud: Equatable {
    let curve: Int
    let function: GraphFunction
    let pen: Color
    let shape: MarkShape
  }

  private struct Question: Equatable {
    let clouds: [Cloud]
    let paper: Color
    let unit: Double
  }

  private var question: Question?
  private var projection: Projection?
  /// What lies under the curves; nil where no table is large enough.
  private(set) var underlay: Underlay?
  private var version = 0

  /// So many points are a cloud.
  private static let least = 400
  private static let radius = 3.0

  /// Whether the points of a curve are drawn as a cloud.
  static func isCloud(_ curve: GraphedCurve) -> Bool {
    guard ![.bars, .box].contains(curve.join),
      let function = curve.function.base as? any MarkedFunction
    else { return false }
    return function.marks.count >= least
  }

  /// Finds the points where the plane is seen now.
  mutating func layOut(in graph: GraphSnapshot) {
    let clouds = graph.curves.indices.filter { Self.isCloud(graph.curves[$0]) }.map { index in
      Cloud(
        curve: index,
        function: graph.curves[index].function,
        pen: graph.theme.pen(graph.curves[index].pen),
        shape: MarkShape(of: index, in: graph)
      )
    }
    guard !clouds.isEmpty else { return (question, underlay) = (nil, nil) }
    let asked = Question(
      clouds: clouds,
      paper: graph.theme.surface,
      unit: graph.stageUnit.map { 2 * $0 } ?? 1
    )
    if asked == question, projection == graph.projection { return }
    if asked != question { version += 1 }
    (question, projection) = (asked, graph.projection)
    underlay = Underlay(
      clouds.flatMap { layers(of: $0, unit: asked.unit, in: graph) },
      version: version
    )
  }

  private func layers(of cloud: Cloud, unit: Double, in graph: GraphSnapshot) -> [Underlay.Layer] {
    let places = MarkPlaces(
      of: cloud.function.markedPlaces?.marks ?? [],
      in: graph.frames.plot.inset(by: -8 * unit),
      graph.projection
    )
    let size = Self.radius * unit
    return [
      cloud.shape.layer(at: places.possible, size: size, graph.theme.possible(cloud.pen)),
      cloud.shape.layer(at: places.known, size: size, cloud.pen),
    ]
  }
}
