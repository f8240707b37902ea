package import Drawing

/// What points at a control to ask what it is.
package enum TipHand: Hashable, Sendable {
  case mouse
  /// The shown focus, of keys or a controller.
  case focus
  /// One that rests on it.
  case finger
}

/// What a control is called that has no word on it, what that means, and the key that does the same.
package struct Tip: Hashable, Sendable {
  /// Where the control is.
  package var frame: Rect
  package var name: String
  package var keys: String?

  /// The tip of a control; nil for one that has a word and needs no meaning.
  package init?<ID>(_ control: Control<ID>, keys: String?, meaning: String? = nil) {
    guard control.isWordless || meaning != nil else { return nil }
    frame = control.frame
    name = control.name.asTitle
    if let meaning { name += ": " + meaning }
    self.keys = keys
  }
}

/// Shows a tip a moment after the mouse or the focus has come to its control, until it leaves.
package struct TipTimer: Sendable {
  private var tip: Tip?
  /// When it is to be shown; nil once it is, or has been waved away.
  private var due: Double?
  package private(set) var shown: Tip?

  /// How long the mouse or the focus rests before, in seconds.
  package static let delay = 0.6

  package init() {}

  /// Tells what the mouse or the focus is on.
  package mutating func follow(_ tip: Tip?, at time: Double) {
    guard tip != self.tip else { return }
    if let tip, tip.frame == self.tip?.frame {
      // The same control, pressed: it has another name now.
      if shown != nil { shown = tip }
      self.tip = tip
      return
    }
    self.tip = tip
    shown = nil
    due = tip.map { _ in time + Self.delay }
  }

  /// A press knows already.
  package mutating func dismiss() { (shown, due) = (nil, nil) }

  /// Lets time pass; true when the tip comes.
  package mutating func advance(to time: Double) -> Bool {
    guard let due, time >= due else { return false }
    (shown, self.due) = (tip, nil)
    return true
  }

  /// When `advance` has something to do.
  package var deadline: Double? { due }
}

extension Control {
  /// Whether there is nothing on it to read, or too little to know what it does.
  var isWordless: Bool {
    switch look {
    case .icon, .tile, .key(.icon, _, _, _), .key(.template, _, _, _), .pill, .pageSwitch, .lamp,
      .custom(_, isWordless: true):
      true
    case .key, .segment, .titledPill, .labelledIcon, .action, .menuRow, .disc, .dash, .back,
      .custom:
      false
    }
  }
}

extension ControlPainter {
  private static var tipHeight: Double { 28 }

  /// Draws a tip beside its control, inside the window, over as few other targets as can be.
  package func draw(_ tip: Tip, in window: Rect, clearOf targets: [Rect]) {
    var line = TextLine(tip.name, Font(.medium, 13), theme.background)
    if let keys = tip.keys {
      let ink = theme.background.mixed(with: theme.text, share: theme.isHighContrast ? 0 : 0.3)
      line.runs.append(.init(keys, Font(.regular, 13), ink, space: 8))
    }
    line = line.shrunk(to: window.width - 28, canvas)
    let size = Size(width: (line.width(canvas) + 20).rounded(.up), height: Self.tipHeight)
    let others = targets.filter { !tip.frame.contains($0.center) }
    let places = Self.places(of: size, beside: tip.frame, in: window.inset(by: 4))
    func hits(_ place: Rect) -> Int { others.count { $0.overlaps(place) } }
    guard let place = places.min(by: { hits($0) < hits($1) }) else { return }
    canvas.fillRounded(place, radius: 8, with: theme.text)
    draw(line, at: place.center, align: .center)
  }

  /// Below, above, before and behind, where there is room.
  private static func places(of size: Size, beside frame: Rect, in window: Rect) -> [Rect] {
    let gap = 6.0
    func box(_ x: Double, _ y: Double) -> Rect {
      Rect(x: x.rounded(), y: y.rounded(), width: size.width, height: size.height)
    }
    let left = min(max(frame.midX - size.width / 2, window.x), window.maxX - size.width)
    let top = frame.midY - size.height / 2
    return [
      box(left, frame.maxY + gap), box(left, frame.y - gap - size.height),
      box(frame.x - gap - size.width, top), box(frame.maxX + gap, top),
    ]
    .filter { window.contains($0) }
  }
}

extension String {
  /// A name as it stands alone.
  package var asTitle: String { prefix(1).uppercased() + dropFirst() }
}
