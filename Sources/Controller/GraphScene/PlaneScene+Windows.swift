package import GraphTools
import Numerals
package import GraphModel
import Controls
import Drawing
package import GraphKit
import SceneHost
package import SceneParts
import Words

/// A part of the plane, and what the numbers along it count.
package struct PlaneRange: Hashable, Sendable {
  package var x: ClosedRange<Double>
  package var y: ClosedRange<Double>
  package var unitX: TickUnit
  /// The ends exactly, where Doubles do not tell them apart.
  package var exact: Exact?

  /// Both axes' ends.
  package struct Exact: Hashable, Sendable {
    package var x: ExactSpan
    package var y: ExactSpan

    package init(x: ExactSpan, y: ExactSpan) { (self.x, self.y) = (x, y) }
  }

  package init(x: ClosedRange<Double>, y: ClosedRange<Double>, unitX: TickUnit) {
    (self.x, self.y, self.unitX) = (x, y, unitX)
  }
}

/// Ready-made views, and those that are kept with the document.
extension PlaneScene {
  package func perform(_ command: WindowCommand) -> [SceneRequest] {
    switch command {
    case .fit: return fit()
    case .natural:
      let window = FirstWindow(of: curves.functions, in: room).viewport
      let natural = window.drawn(on: target.logarithmic, filling: frames.plot.size)
      return jump(to: natural.with(target.steps))
    case .standard:
      let tens = Viewport.tens(filling: openPlot.size, on: target.logarithmic)
      return jump(to: seen(tens).with(target.steps))
    case .square: return jump(to: target.squared)
    case .center: return jump(to: target.withOrigin(at: room.middle, in: frames.plot))
    case .boxZoom: return act(on: .window(command)) ?? []
    case .previous: return previousView()
    case .next: return nextView()
    case .range, .steps, .setting, .keep: return []
    }
  }

  /// Shows all that the curves take over the x in view.
  package func fit() -> [SceneRequest] {
    let functions = curves.functions
    let room = room
    guard let fitted = target.fitted(to: functions, in: room.plot, clear: room.clear) else {
      if !functions.isEmpty { tell(words(WindowPhrase.nothingToFit)) }
      return [.redraw]
    }
    return jump(to: fitted)
  }

  /// A view of the plane with its middle in the middle of what is seen.
  func seen(_ viewport: Viewport) -> Viewport {
    viewport.panned(by: room.middle - frames.plot.center)
  }

  /// What part of the plane is shown.
  package var shownRange: PlaneRange {
    var range = target.nearestPlain.range(filling: frames.plot.size)
    guard target.isLocal else { return range }
    let local = target.range(filling: frames.plot.size)
    func span(_ range: ClosedRange<Double>, _ origin: TickOrigin?) -> ExactSpan? {
      ExactSpan(ExactEnd(range.lowerBound, from: origin), ExactEnd(range.upperBound, from: origin))
    }
    if let x = span(local.x, target.originX), let y = span(local.y, target.originY) {
      range.exact = .init(x: x, y: y)
    }
    return range
  }

  /// Goes to a part of the plane.
  package func show(_ range: PlaneRange) -> [SceneRequest] {
    if let exact = range.exact {
      let deep = Viewport(x: exact.x, y: exact.y, filling: frames.plot.size)
      return jump(to: deep.with(target.steps))
    }
    return jump(
      to: Viewport(
        x: range.x,
        y: range.y,
        on: target.logarithmic,
        filling: frames.plot.size,
        unitX: range.unitX
      )
      .with(target.steps)
    )
  }

  /// Says something in the middle of the plane.
  package func tell(_ sentence: String) { tell(.said(sentence)) }

  // MARK: Kept views

  /// What a view is called that is kept now.
  package var nextViewName: String { words(WindowPhrase.view(state.views.count + 1)) }

  /// Keeps the present view under a name and the next free number, or renames one that is kept.
  package func keepView(named name: String, index: Int?) {
    let name = name.split(separator: " ").joined(separator: " ")
    if let index, state.views.indices.contains(index) {
      state.views[index].name = name.isEmpty ? nil : name
      return
    }
    let used = Set(state.views.compactMap(\.number))
    let number = (1...9).first { !used.contains($0) }
    state.views.append(
      KeptView(SavedViewport(target), number: number, name: name.isEmpty ? nil : name)
    )
  }

  package func removeView(_ index: Int) {
    if state.views.indices.contains(index) { state.views.remove(at: index) }
  }

  package func goToView(_ index: Int) -> [SceneRequest] {
    guard state.views.indices.contains(index) else { return [] }
    return jump(to: state.views[index].view.viewport)
  }

  /// Goes to the view with a number; nil when there is none.
  package func goToView(numbered number: Int) -> [SceneRequest]? {
    state[viewNumbered: number].map { jump(to: $0) }
  }

  /// The points of interest found by now; nil while none are looked for.
  package var knownPoints: [PointOfInterest]? {
    exploration.hidesPoints ?? false ? nil : tools.selection(of: curves).points
  }

  // MARK: In words

  /// What copying gives: the formulas, a line each.
  var copyText: String {
    state.functions.functions.map { words.mark.written($0.function.name) }
      .joined(separator: "\n")
  }
}
