package import Settings
package import Calculator
import Expressions
package import Graphs
import Notation

/// Everything that survives a restart, as one value.
package struct SavedState: Hashable, Sendable {
  /// The version that this program writes; it reads no newer one.
  package static let currentVersion = 2

  /// The window's place, in points.
  package struct Window: Codable, Hashable, Sendable {
    package var width: Double
    package var height: Double
    package var isFullScreen: Bool

    /// The sizes that a window or its picture can have.
    private static func limited(_ length: Double) -> Double { min(max(length, 1), 16384) }

    package init(width: Double, height: Double, isFullScreen: Bool) {
      self.width = width
      self.height = height
      self.isFullScreen = isFullScreen
    }

    /// The window with a size that it can have; nil where the numbers are none.
    fileprivate var limited: Window? {
      guard width.isFinite, height.isFinite else { return nil }
      return Window(
        width: Self.limited(width),
        height: Self.limited(height),
        isFullScreen: isFullScreen
      )
    }
  }

  /// What the person has turned on or off, or chosen; nil as it comes.
  package struct Switches: Hashable, Sendable {
    /// Whether the focus, results and the graph are spoken.
    package var speaks: Bool?
    /// Whether a controller shakes at points of interest.
    package var vibrates: Bool?
    /// Whether a result's digits come before its closed form.
    package var digitsFirst: Bool?
    /// Whether the graph follows what is typed.
    package var followsTyping: Bool?
    /// Whether formulas are edited as a line.
    package var entersLine: Bool?
    /// How dense dots are.
    package var dotPitch: DotPitch?
  }

  package var calculator = CalculatorBrain.State()
  package var document = Document()
  package var undo: SavedUndo?
  package var exploration: Exploration?
  package var theme = ThemeChoice.system
  package var window: Window?
  /// Which scene a narrow window shows.
  package var isGraphShown = false
  /// What later versions added is optional, so that older files can still be read.
  package var motion: MotionChoice?
  package var textSize: TextSize?
  package var switches = Switches()
  /// The person's own magnification of everything.
  package var userScale: Double?
  /// Which scene is put away where both have room.
  package var hidden: Pane?
  /// Where the document is kept.
  package var file: SavedFile?
  /// What + and − stretch.
  package var zoomAxes: ZoomAxes?
  /// What several taps on the plane do.
  package var taps: OriginTaps?

  package init() {}
}

extension SavedState: Codable {
  private enum CodingKeys: String, CodingKey {
    case version, calculator, document, undo, theme, window, isGraphShown, motion, textSize
    case speaks, vibrates, userScale, hidden, exploration, file, zoomAxes, digitsFirst, taps,
      followsTyping, dotPitch, entersLine
    /// Where the first version kept what is graphed.
    case graph
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    _ = try container.decode(Int.self, forKey: .version)
    calculator = try container.decode(SavedCalculator.self, forKey: .calculator).state
    if container.contains(.graph) {
      document = try container.decode(FirstGraphState.self, forKey: .graph).document
    } else {
      document = try container.decode(Document.self, forKey: .document)
    }
    undo = try container.decodeIfPresent(SavedUndo.self, forKey: .undo)
    exploration = try container.decodeIfPresent(Exploration.self, forKey: .exploration)
    theme = try container.decode(ThemeChoice.self, forKey: .theme)
    window = try container.decodeIfPresent(Window.self, forKey: .window)?.limited
    isGraphShown = try container.decode(Bool.self, forKey: .isGraphShown)
    motion = try container.decodeIfPresent(MotionChoice.self, forKey: .motion)
    textSize = try container.decodeIfPresent(TextSize.self, forKey: .textSize)
    switches.speaks = try container.decodeIfPresent(Bool.self, forKey: .speaks)
    switches.vibrates = try container.decodeIfPresent(Bool.self, forKey: .vibrates)
    switches.digitsFirst = try container.decodeIfPresent(Bool.self, forKey: .digitsFirst)
    switches.followsTyping = try container.decodeIfPresent(Bool.self, forKey: .followsTyping)
    userScale = try container.decodeIfPresent(Double.self, forKey: .userScale)
    hidden = try container.decodeIfPresent(Pane.self, forKey: .hidden)
    file = try container.decodeIfPresent(SavedFile.self, forKey: .file)
    if let path = file?.path, path.utf8.count > SavedFile.longestPath { file = nil }
    zoomAxes = try container.decodeIfPresent(ZoomAxes.self, forKey: .zoomAxes)
    taps = try container.decodeIfPresent(OriginTaps.self, forKey: .taps)
    switches.entersLine = try container.decodeIfPresent(Bool.self, forKey: .entersLine)
    switches.dotPitch = try container.decodeIfPresent(DotPitch.self, forKey: .dotPitch)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.currentVersion, forKey: .version)
    try container.encode(calculator, forKey: .calculator)
    try container.encode(document, forKey: .document)
    try container.encodeIfPresent(undo, forKey: .undo)
    try container.encodeIfPresent(exploration, forKey: .exploration)
    try container.encode(theme, forKey: .theme)
    try container.encodeIfPresent(window, forKey: .window)
    try container.encode(isGraphShown, forKey: .isGraphShown)
    try container.encodeIfPresent(motion, forKey: .motion)
    try container.encodeIfPresent(textSize, forKey: .textSize)
    try container.encodeIfPresent(switches.speaks, forKey: .speaks)
    try container.encodeIfPresent(switches.vibrates, forKey: .vibrates)
    try container.encodeIfPresent(switches.digitsFirst, forKey: .digitsFirst)
    try container.encodeIfPresent(switches.followsTyping, forKey: .followsTyping)
    try container.encodeIfPresent(switches.entersLine, forKey: .entersLine)
    try container.encodeIfPresent(userScale, forKey: .userScale)
    try container.encodeIfPresent(hidden, forKey: .hidden)
    try container.encodeIfPresent(file, forKey: .file)
    try container.encodeIfPresent(zoomAxes, forKey: .zoomAxes)
    try container.encodeIfPresent(taps, forKey: .taps)
    try container.encodeIfPresent(switches.dotPitch, forKey: .dotPitch)
  }
}

extension SavedState {
  /// The state and what to keep in its place when it can't be: less and less of it.
  package var reductions: [SavedState] {
    var withoutUndo = self
    withoutUndo.undo = nil
    var plain = withoutUndo
    plain.document = document.withoutUnknownKeys
    return [self, withoutUndo, plain]
  }
}

/// What the first version saved of a graph.
private struct FirstGraphState: Decodable {
  var programs: [Program]
  var viewports: [String: SavedViewport]
  var mode: String
  var views: [Int: SavedViewport]?

  var document: Document {
    var document = Document()
    document.functions = FunctionList(
      programs.prefix(FunctionList.limit).enumerated().map {
        GraphedFunction(GraphFunction($1), text: $1.description, pen: $0 % FunctionList.penCount)
      }
    )
    document.viewports = viewports
    document.mode = mode
    document.views = (views ?? [:]).sorted { $0.key < $1.key }.prefix(Document.viewLimit)
      .map { KeptView($0.value, number: $0.key) }
    return document
  }
}
