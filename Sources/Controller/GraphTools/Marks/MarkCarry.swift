import Controls
import Drawing
import GraphModel
import Input
import SceneHost

/// A mark that a controller carries: A takes it, the stick moves it, A puts it down, B puts it back.
struct MarkCarry {
  let mark: MarkChoice
  /// Where it would be if it could be anywhere.
  var place: Point
  /// Where it was.
  let start: (x: Double, y: Double)
  /// The function, and the letters, as they were.
  let function: GraphedFunction
  let letters: [String: ParameterSetting]
}

extension MarksTool {
  /// What buttons and sticks mean to a chosen mark; nil for nothing.
  mutating func carry(_ event: ToolEvent, in graph: GraphSnapshot) -> [ToolRequest]? {
    guard let mark = chosen, graph.board.focus == .plot else { return nil }
    guard let held = carry else {
      guard case .button(.a) = event else { return nil }
      return take(mark, in: graph)
    }
    let pixel = graph.context.contentScale.points(1)
    switch event {
    case .button(.a):
      carry = nil
      return [.redraw, .save]
    case .button(.b):
      carry = nil
      let row = graph.curves[held.mark.curve].index
      return [
        .edit { document in
          document.functions.update(row) { $0 = held.function }
          document.parameters = held.letters
        }, .redraw, .save,
      ]
    case .button(.dpadLeft): return push(Vector(dx: -pixel, dy: 0), in: graph)
    case .button(.dpadRight): return push(Vector(dx: pixel, dy: 0), in: graph)
    case .button(.dpadUp): return push(Vector(dx: 0, dy: -pixel), in: graph)
    case .button(.dpadDown): return push(Vector(dx: 0, dy: pixel), in: graph)
    case .push(let way): return push(way, in: graph)
    default: return nil
    }
  }

  private mutating func take(_ mark: MarkChoice, in graph: GraphSnapshot) -> [ToolRequest]? {
    guard let place = mark.place(in: graph), let start = mark.numbers(in: graph),
      mark.move(to: place + Vector(dx: 40, dy: 40), in: graph) != nil,
      let function = graph.document.functions[graph.curves[mark.curve].index]
    else { return nil }
    carry = MarkCarry(
      mark: mark,
      place: place,
      start: start,
      function: function,
      letters: graph.document.parameters
    )
    return [.hold, .redraw]
  }

  private mutating func push(_ way: Vector, in graph: GraphSnapshot) -> [ToolRequest] {
    guard let held = carry else { return [] }
    let place = graph.frames.plot.clamped(held.place + way)
    carry?.place = place
    return held.mark.move(to: place, in: graph).map { [.edit($0), .redraw] } ?? []
  }
}
