package import Controls
package import Drawing
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

  /// Draws the marks that leave some boxes free, such as those of numbers.
  package func draw(clearOf boxes: [Rect], in graph: GraphSnapshot, with painter: ControlPainter) {
    guard let known else { return }
    let stroke = Stroke(1.5 * known.question.unit)
    for line in known.marks.lines
    where !boxes.contains(where: {
      $0.inset(by: -3).overlaps(Rect(from: line[0], to: line[1]))
    }) {
      painter.canvas.strokePath(line, stroke: stroke, with: graph.theme.strongLine)
    }
  }
}
