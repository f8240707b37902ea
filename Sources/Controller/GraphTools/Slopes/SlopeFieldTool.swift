package import Controls
import Drawing
import GraphKit
import GraphModel

/// The slopes of the first differential equation that is seen, under everything that stands on the curves.
package struct SlopeFieldTool: GraphTool {
  private struct Question: Equatable {
    let function: GraphFunction
    let projection: Projection
    let unit: Double
  }

  private var known: (question: Question, marks: SlopeMarks)?

  package init() {}

  package var level: ToolLevel? { .ground }

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

  package func draw(in graph: GraphSnapshot, with painter: ControlPainter) {
    guard let known else { return }
    let stroke = Stroke(1.5 * known.question.unit)
    for line in known.marks.lines {
      painter.canvas.strokePath(line, stroke: stroke, with: graph.theme.strongLine)
    }
  }
}
