import Drawing
import GraphKit
import GraphModel
import Intervals
import Numerals

/// One mark of a curve.
struct MarkChoice: Hashable {
  let curve: Int
  let index: Int

  /// Whether some places of a curve are marked.
  static func isMarked(_ curve: Int, in graph: GraphSnapshot) -> Bool {
    MarkChoice(curve: curve, index: 0).places(in: graph).map { $0.markCount > 0 } ?? false
  }

  /// Whether marks are all that there is of a curve.
  static func isOnlyMarks(_ curve: Int, in graph: GraphSnapshot) -> Bool {
    isMarked(curve, in: graph) && graph.curves[curve].function.base is any MarkedFunction
  }

  func places(in graph: GraphSnapshot) -> (any MarkedPlaces)? {
    graph.curves.indices.contains(curve) ? graph.curves[curve].function.markedPlaces : nil
  }

  func mark(in graph: GraphSnapshot) -> PlotMark? {
    places(in: graph)?.marks.first { $0.index == index }
  }

  /// Its numbers, in those of the view.
  func numbers(in graph: GraphSnapshot) -> (x: Double, y: Double)? {
    mark(in: graph).map { ($0.x.midpoint, $0.y.midpoint) }
  }

  func place(in graph: GraphSnapshot) -> Point? {
    numbers(in: graph).map { graph.projection.place(ofX: $0.x, y: $0.y) }
  }

  /// The mark that is nearest to a place.
  static func near(_ place: Point, within reach: Double, in graph: GraphSnapshot) -> MarkChoice? {
    let projection = graph.projection
    var best: (distance: Double, mark: MarkChoice)?
    for curve in graph.curves.indices {
      for mark in graph.curves[curve].function.markedPlaces?.marks ?? [] {
        let own = projection.place(ofX: mark.x.midpoint, y: mark.y.midpoint)
        let distance = own.distance(to: place)
        guard distance <= min(reach, best?.distance ?? .infinity) else { continue }
        best = (distance, MarkChoice(curve: curve, index: mark.index))
      }
    }
    return best?.mark
  }

  /// What puts it to a place, with the fewest decimals that tell one pixel; nil where its numbers are no
  /// decimals, or not counted from 0.
  func move(to place: Point, in graph: GraphSnapshot) -> ((inout GraphDocument) -> Void)? {
    guard !graph.viewport.isLocal, let places = graph.formula(of: curve).markedPlaces else {
      return nil
    }
    let projection = graph.projection
    let half = projection.contentScale.points(0.5)
    func decimal(_ from: Double, _ to: Double) -> String {
      DecimalDigits(NumberText.roundest(from: min(from, to), to: max(from, to))).decimalText
    }
    let x = decimal(projection.x(at: place.x - half), projection.x(at: place.x + half))
    let y = decimal(projection.y(at: place.y - half), projection.y(at: place.y + half))
    guard let move = places.moving(mark: index, to: x, y) else { return nil }
    let row = graph.curves[curve].index
    let formula = graph.formula(of: curve)
    let moved = move.function ?? graph.voice.language.editor(move.text, of: formula).function
    let viewport = graph.viewport
    return { document in
      // What is looked at does not follow what is moved in it.
      if document[viewportOf: GraphDocument.graphName] == nil {
        document[viewportOf: GraphDocument.graphName] = viewport
      }
      if let moved, moved != formula {
        document.functions.update(row) { $0 = $0.replaced(by: moved, text: move.text) }
      }
      for (letter, value) in move.letters { document[settingOf: letter].set(value: value) }
    }
  }
}

extension Projection {
  func place(ofX x: Double, y: Double) -> Point { Point(x: pointX(x), y: pointY(y)) }
}
