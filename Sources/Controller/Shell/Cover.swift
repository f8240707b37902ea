import Controls
import Drawing
import Input
import SceneHost
import Words

/// What lies over the whole window: the list of keys and gestures, or a sheet.
enum Cover {
  case help(HelpSheet)
  case sheet(Sheet)

  var layer: LayerOnScreen.Layer {
    switch self {
    case .help: .help
    case .sheet: .sheet
    }
  }

  var card: Rect {
    switch self {
    case .help(let help): help.card
    case .sheet(let sheet): sheet.face.card
    }
  }

  /// What can be pressed.
  var targets: [Rect] {
    switch self {
    case .help(let help): [help.closeButton]
    case .sheet(let sheet): sheet.face.targets
    }
  }

  /// Changes the one that it is.
  fileprivate mutating func change<Result>(
    help changeHelp: (inout HelpSheet) -> Result,
    sheet changeSheet: (inout Sheet) -> Result
  ) -> Result {
    switch self {
    case .help(var help):
      defer { self = .help(help) }
      return changeHelp(&help)
    case .sheet(var sheet):
      defer { self = .sheet(sheet) }
      return changeSheet(&sheet)
    }
  }
}

/// The layer over the scenes: while something is open there, it holds every place and has the keys.
struct CoverLayer {
  var open: Cover?
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

  /// The sheet that is open.
  var sheet: Sheet? {
    get { if case .sheet(let sheet) = open { sheet } else { nil } }
    set { open = newValue.map { .sheet($0) } }
  }

  /// The dialog of the sheet that is open.
  var dialog: Dialog? {
    get { sheet?.dialog }
    set { if let newValue { sheet?.dialog = newValue } }
  }

  mutating func layOut(
    _ content: (Dialog) -> SheetContent,
    in window: Rect,
    _ measurer: any TextMeasurer,
    _ words: Locale
  ) {
    let all = [Layer.cover, .scenes].map { LayerStack.Entry($0, covering: [window], isModal: true) }
    layers.entries = open == nil ? [all[1]] : all
    open?.change(
      help: { $0.layOut(in: window, measurer, words) },
      sheet: { $0.face.layOut(content($0.dialog), in: window, words) }
    )
  }

  /// Whether it is the layer that hears an event first.
  mutating func hears(_ event: InputEvent) -> Bool {
    let top = layers.entries.first?.layer
    return (layers.listener(of: event, focus: top) ?? top) == .cover
  }

  mutating func handle(_ event: InputEvent, _ measurer: any TextMeasurer) -> [SheetAct] {
    open?.change(help: { $0.handle(event) }, sheet: { $0.face.handle(event, measurer) }) ?? []
  }

  /// Lets a list go on that a finger has sent on its way; true while it does.
  mutating func advance(to time: Double) -> Bool {
    open?.change(
      help: { $0.scroll.advance(to: time) },
      sheet: { $0.face.scroll.advance(to: time) }
    ) ?? false
  }

  /// When `advance` has something to do next.
  func deadline(at time: Double) -> Double? {
    switch open {
    case .help(let help): help.scroll.deadline(at: time)
    case .sheet(let sheet): sheet.face.scroll.deadline(at: time)
    case nil: nil
    }
  }

  /// Lets nothing glide, where a person wants that.
  mutating func stop() {
    open?.change(help: { $0.scroll.stop() }, sheet: { $0.face.scroll.stop() })
  }

  mutating func cancelInput() {
    layers.cancel()
    open?.change(help: { $0.cancelInput() }, sheet: { $0.face.cancelInput() })
  }

  mutating func draw(
    in window: Rect,
    at time: Double,
    on canvas: any Canvas,
    theme: Theme,
    _ words: Locale
  ) {
    rise.show(open.map { [$0.layer] } ?? [], at: time)
    guard let open else { return }
    let canvas = rise.canvas(for: open.layer, on: canvas, at: time)
    canvas.fill(window, with: Color(0x000000).opacity(0.45))
    let painter = ControlPainter(theme: theme, canvas: canvas)
    switch open {
    case .help(let help): help.draw(with: painter, words)
    case .sheet(let sheet): sheet.face.draw(with: painter)
    }
  }
}
