import Controls
import Drawing
package import GraphKit
import GraphModel

/// The slopes of the first differential equation that is seen, under all curves.
package struct SlopeFieldTool: GraphTool {
  private struct Question: Equatable {
    let function: GraphFunction
    let projection: Projection
    let unit: Double
  }

  private var known: (question: Question, marks: SlopeMarks)?

  package init() {}

  package mutating func layOut(in graph: GraphSnapshot) {
    guard
      let function = graph.curves.lazy.map(\.function).first(where: { $0.slopeField != nil }),
      let field = function.slopeField, !graph.viewport.isLocal
    else { return known = nil }
    let question = Question(
      function: function,
      projection: graph.projection,
      unit: graph.stageUnit.map { 2 * $0 } ?? 1
    )
    if known?.question != question {
      known = (question, SlopeMarks(field, in: question.projection, unit: question.unit))
    }
  }

  /// The marks as lines under the curves.
  package func underlay(in graph: GraphSnapshot) -> Underlay? {
    known.map {
      Underlay([
        .lines($0.marks.lines, Stroke(1.5 * $0.question.unit), graph.theme.strongLine)
      ])
    }
  }
}
