import Controls
import GraphTools
import Numerals
import GraphModel
import Drawing
import GraphKit
import SceneHost
package import SceneParts
import Words

/// The menu of a place of the plane.
extension PlaneScene {
  func openMenu(at place: Point) -> [SceneRequest] {
    guard presentation == nil, frames.plot.contains(place), layers.layer(at: place) == .plane
    else { return [] }
    open(.place(place, function: snapshot?.function(near: place)))
    // The finger that opened it drags its place no farther.
    input.cancel()
    return [.redraw]
  }

  /// Opens the menu of the traced point, or of the middle of the plane.
  func openMenuAtFocus() -> [SceneRequest] {
    if case .chip(let index) = board.focus { return openMenu(ofChip: index) }
    let plot = frames.plot
    let place = tracedPlace.flatMap { plot.contains($0) ? $0 : nil }
    return openMenu(at: place ?? Point(x: plot.midX, y: plot.midY))
  }

  /// The same while the plane has the keys, with the trace back where it stood before the button that
  /// is held went down, if it stood somewhere.
  package func openMenuOfTrace() -> [SceneRequest] {
    guard keyLayer == .plane else { return [] }
    return (act(on: .takeBack) ?? []) + openMenuAtFocus()
  }

  /// What can be done at a place, and with the function whose curve is there where one column has
  /// room for both.
  func rows(at place: Point, ofFunction function: Int?) -> [[MenuRow]] {
    let trace = curves.isEmpty ? [] : [MenuRow(.traceHere)]
    let solution = equation == nil ? [] : [MenuRow(.solutionHere)]
    let view = solution + trace + [MenuRow(.originHere), MenuRow(.zoomHere)]
    let line = MenuRow(.lineHere, title: lineTitle)
    let stretch =
      curves.isEmpty || target.isLocal ? [] : [MenuRow(.fromHere), MenuRow(.toHere), line]
    let copies = [MenuRow(.copyPlace, title: .copyPlace(copyText(at: place)))]
    let rows = [view, stretch, axisRows, copies]
    guard let function else { return rows }
    let looks = FunctionTool.rows(of: function, in: state.functions, theme: theme).prefix(2)
    let all = [[MenuRow(.facts)] + looks.joined()] + rows
    let pane = context?.frame.height ?? 0
    return all.joined().count <= MenuLayout.mostRows(in: pane) ? all : rows
  }

  /// Does what a row asks for; nil when it is none of a place.
  func perform(_ command: SceneCommand, at place: Point) -> [SceneRequest]? {
    switch command {
    case .originHere: jump(to: viewport.withOrigin(at: place, in: frames.plot))
    case .zoomHere: jump(to: viewport.zoomed(by: 2, about: place, in: frames.plot))
    case .solutionHere: addSolution(through: place)
    case .copyPlace: [.copy(words.mark.written(copyText(at: place)))]
    default: act(on: .menu(command, at: place))
    }
  }

  /// The differential equation whose slopes are seen; nil where none is.
  private var equation: GraphFunction? {
    guard !target.isLocal, target.logarithmic.isEmpty else { return nil }
    let functions = [state.functions.selected].compactMap { $0 } + state.functions.functions
    return functions.first { !$0.isHidden && $0.function.slopeField != nil }?.function
  }

  /// Whether a tap beside all curves begins a solution: while an equation, or one of its solutions, is
  /// selected.
  var isSolving: Bool {
    presentation == nil && equation != nil
      && state.functions.selected?.function.slopeField != nil
  }

  /// Adds the solution through a place, with as many digits as its pixel tells.
  private func addSolution(through place: Point) -> [SceneRequest] {
    let (x, y) = numbers(of: place)
    guard
      let solution = equation?.base.solution(
        throughX: NumberText.rounded(x),
        y: NumberText.rounded(y)
      )
    else { return [] }
    // Who points at a place of the plane has chosen the view.
    state[viewportOf: name] = target
    var isAdded = false
    changeFunctions { isAdded = $0.add(solution, text: solution.name) }
    return isAdded ? [.redraw, .save] : [.command(.full)]
  }

  /// What the next line through the trace is called in the menu.
  private var lineTitle: MenuPhrase {
    switch exploration.line?.kind {
    case nil: .tangentHere
    case .tangent: .normalHere
    case .normal: .secantHere
    case .secant: .hideSecant
    }
  }

  /// Shows what is certain of the function whose curve is at a place.
  func showFacts(ofFunction index: Int, at place: Point) -> [SceneRequest] {
    state.functions.select(index)
    // The statistics are of the traced curve.
    let traced = isTracing ? act(on: .menu(.traceHere, at: place)) ?? [] : []
    return traced + (tools.isOpen(.statistics) ? [.redraw] : toggle(.statistics))
  }

  /// Where the trace's dot is, and what copying it gives.
  var tracedPlace: Point? { snapshot.flatMap { tools.trace.place(in: $0) } }
  package var tracedText: String? { snapshot.flatMap { tools.trace.text(in: $0) } }

  /// The traced point if the place is its dot's, else the place itself.
  private func copyText(at place: Point) -> String {
    let isOnDot = tracedPlace.map { $0.distance(to: place) <= GestureReach.tap } ?? false
    return isOnDot ? tracedText ?? coordinates(of: place) : coordinates(of: place)
  }

  /// A place as "(x, y)", with as many digits as its pixel tells.
  private func coordinates(of place: Point) -> String {
    let ((x, y), viewport) = (numbers(of: place), currentProjection.viewport)
    return
      "(\(viewport.full(NumberText.rounded(x), .x)), \(viewport.full(NumberText.rounded(y), .y)))"
  }

  /// x and y of a place, with as many digits as its pixel tells.
  private func numbers(of place: Point) -> (x: Double, y: Double) {
    let projection = currentProjection
    let (x, y) = (projection.x(at: place.x), projection.y(at: place.y))
    return (
      x.rounded(to: projection.unitsPerColumn(at: x)), y.rounded(to: projection.unitsPerRow(at: y))
    )
  }
}
