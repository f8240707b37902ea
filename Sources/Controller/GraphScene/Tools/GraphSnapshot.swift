import Controls
import Graphs
import Drawing
import GraphKit
import Input
import SceneHost
import Words

/// The graph at one moment, as its tools see it.
struct GraphSnapshot {
  let content: GraphContent
  let input: GraphInput
  let view: GraphView
  let frames: GraphLayout
  let context: SceneContext
  let room: GraphRoom
  let board: ControlBoard<GraphControl>
  let focus: ShownFocus
  let voice: GraphVoice
  /// The curve that is traced, or in front of an audience, or selected.
  let selectedCurve: Int
  /// The points of interest known so far.
  let points: [PointOfInterest]
  /// The curves as ink, solved when they are asked for.
  let ink: CurveInk
  /// The curves as functions to draw.
  let plots: [Plot]
  /// Where the trace stands while it is on.
  let trace: Exploration.Trace?
  /// The number that is being typed.
  let entry: ValueEntry?

  /// Which of the two focuses is shown.
  enum ShownFocus: Hashable { case none, controls, list }

  var document: GraphDocument { content.document }
  /// The curves that are seen.
  var curves: [GraphedCurve] { content.curves }
  var time: Double { input.time }
  /// The mouse, and whether a finger or button is down on the plane.
  var pointer: Point? { input.pointer }
  var isTouched: Bool { input.gestures.isActive }
  /// Whether a finger or a controller was used last, which may have no keyboard beside it.
  var needsKeypad: Bool { input.needsKeypad }
  var theme: Theme { voice.theme }
  var words: Idiom { voice.words }
  var stageUnit: Double? { voice.stageUnit }
  var isOutdated: Bool { voice.isOutdated }
  var openPlot: Rect { room.openPlot }
  var listEnd: Double { room.listEnd }
  var padAnchor: Rect? { room.padAnchor }
  var showsListFocus: Bool { focus == .list }

  var isPresented: Bool { stageUnit != nil }
  var pane: Rect { context.frame }
  var measurer: any TextMeasurer { context.measurer }

  /// The map of the plane as the window shows it.
  var projection: Projection {
    view.projection(frame: frames.plot, contentScale: context.contentScale)
  }

  /// The curves as ink.
  var pictures: [(plot: Plot, picture: CurvePicture)] {
    ink.pictures(of: curves, plots, by: view, in: projection)
  }

  func state(of id: GraphControl) -> ControlState {
    board.state(of: id, at: time, showsFocus: focus == .controls)
  }

  /// The ink of a curve.
  func pen(_ curve: Int) -> Color { theme.pens[curves[curve].pen % theme.pens.count] }

  /// A number as people write it here; a dash where there is none.
  func written(_ number: String?) -> String { number.map(words.mark.written) ?? "–" }

  /// Draws what hover, press and focus add to a row, and the row's own look.
  func draw(_ control: Control<GraphControl>, with painter: ControlPainter) {
    let state = state(of: control.id)
    if state.wash > 0 {
      painter.canvas.fillRounded(
        control.frame.inset(dx: 2, dy: 2),
        radius: 8,
        with: theme.text.opacity(state.wash)
      )
    }
    painter.draw(control, state)
  }
}

/// What is left of the pane for tools that keep clear of others.
struct GraphRoom {
  /// The part of the plane that no bar or sheet covers.
  let openPlot: Rect
  /// Where the list has to end.
  let listEnd: Double
  /// The list's card while a number in it wants keys on the screen.
  let padAnchor: Rect?
}

/// How the graph looks and speaks.
struct GraphVoice {
  let theme: Theme
  let words: Idiom
  /// Whoever understands the formulas that are typed.
  let language: any FormulaLanguage
  /// The unit of all sizes before an audience; nil where there is none.
  let stageUnit: Double?
  /// Whether the calculator holds something else than the selected function.
  let isOutdated: Bool
}
