import Controls
import Drawing
import Input
import SceneHost
import Words

/// The layer over the scenes: while something is open there, it holds every place and has the keys.
struct CoverLayer {
  var sheet: Sheet?
  /// The names that lie over the scenes while nothing is open.
  var tips = TipLayer()
  /// How it appears: it covers the window, and so only fades in.
  var rise = {
    var rise = PopoverRise<LayerOnScreen.Layer>()
    rise.isStill = true
    return rise
  }()
  private var layers = LayerStack<Layer>()

  private enum Layer: Hashable, Sendable { case cover, scenes }

  /// The dialog of the sheet that is open.
  var dialog: Dialog? {
    get { sheet?.dialog }
    set { if let newValue { sheet?.dialog = newValue } }
  }

  mutating func layOut(
    _ content: SheetContent?,
    in window: Rect,
    _ measurer: any TextMeasurer,
    _ words: Locale
  ) {
    let all = [Layer.cover, .scenes].map { LayerStack.Entry($0, covering: [window], isModal: true) }
    layers.entries = sheet == nil ? [all[1]] : all
    if let content { sheet?.face.layOut(content, in: window, measurer, words) }
  }

  /// Whether it is the layer that receives an event first.
  mutating func hears(_ event: InputEvent) -> Bool {
    let top = layers.entries.first?.layer
    return (layers.listener(of: event, focus: top) ?? top) == .cover
  }

  mutating func handle(_ event: InputEvent, _ measurer: any TextMeasurer) -> [SheetAct] {
    sheet?.face.handle(event, measurer) ?? []
  }

  /// Gives the focus to the control of an id; false where there is none.
  mutating func focus(onID id: String) -> Bool { sheet?.face.focus(onID: id) ?? false }

  /// Lets a list go on that a finger has sent on its way; true while it does.
  mutating func advance(to time: Double) -> Bool {
    sheet?.face.scroll.advance(to: time) ?? false
  }

  /// When `advance` has something to do next.
  func deadline(at time: Double) -> Double? { sheet?.face.scroll.deadline(at: time) }

  /// Lets nothing glide, where a person wants that.
  mutating func stop() { sheet?.face.scroll.stop() }

  mutating func cancelInput() {
    layers.cancel()
    sheet?.face.cancelInput()
  }

  mutating func draw(in window: Rect, at time: Double, on canvas: any Canvas, theme: Theme) {
    rise.show(sheet == nil ? [] : [.sheet], at: time)
    guard let sheet else { return }
    let canvas = rise.canvas(for: .sheet, on: canvas, at: time)
    canvas.fill(window, with: Color(0x000000).opacity(0.45))
    sheet.face.draw(with: ControlPainter(theme: theme, canvas: canvas))
  }
}
