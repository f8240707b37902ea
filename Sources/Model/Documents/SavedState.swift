package import Settings
package import Calculator
import Formulas
package import GraphModel
import Notation

/// Everything that survives a restart, as one value.
package struct SavedState: Hashable, Sendable {
  /// The version that this program writes; it reads no newer one.
  package static let currentVersion = 2

  /// The window's size in points, and how and where it stands.
  package struct Window: Codable, Hashable, Sendable {
    package var width: Double
    package var height: Double
    package var isFullScreen: Bool
    package var isMaximized: Bool?
    /// Its upper left corner in the desktop's units, where the desktop tells; its size is the one that
    /// it has when it fills no screen.
    package var x: Int?
    package var y: Int?

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
      var window = self
      (window.width, window.height) = (Self.limited(width), Self.limited(height))
      return window
    }
  }

  package var calculator = CalculatorState()
  package var document = Document()
  package var undo: SavedUndo?
  package var exploration: Exploration?
  package var preferences = Preferences()
  package var window: Window?
  /// Which scene a narrow window shows.
  package var isGraphShown = false
  /// Which scene is put away where both have room.
  package var hidden: Pane?
  /// Where the document is kept.
  package var file: SavedFile?
  /// The files that were opened or saved lately, the last one first.
  package var recent: [String] = []
  /// How a picture was saved last.
  package var picture: SavedPicture?

  package init() {}
}

extension SavedState: Codable {
  private enum CodingKeys: String, CodingKey {
    case version, calculator, document, undo, window, isGraphShown, hidden, exploration, file,
      picture, recent
    /// The person's own magnification of everything, before there were sizes.
    case userScale
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
    preferences = try Preferences(from: decoder)
    if preferences.textSize == .normal,
      let scale = try container.decodeIfPresent(Double.self, forKey: .userScale)
    {
      preferences.textSize = TextSize(nearest: scale) ?? .normal
    }
    window = try container.decodeIfPresent(Window.self, forKey: .window)?.limited
    isGraphShown = try container.decode(Bool.self, forKey: .isGraphShown)
    hidden = try container.decodeIfPresent(Pane.self, forKey: .hidden)
    file = try container.decodeIfPresent(SavedFile.self, forKey: .file)
    picture = try container.decodeIfPresent(SavedPicture.self, forKey: .picture)
    recent = try container.decodeIfPresent([String].self, forKey: .recent) ?? []
    recent = Array(
      recent.filter { $0.utf8.count <= SavedFile.longestPath }.prefix(SavedFile.recentLimit)
    )
    if picture?.folder.utf8.count ?? 0 > SavedFile.longestPath { picture = nil }
    if let path = file?.path, path.utf8.count > SavedFile.longestPath { file = nil }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.currentVersion, forKey: .version)
    try container.encode(calculator, forKey: .calculator)
    try container.encode(document, forKey: .document)
    try container.encodeIfPresent(undo, forKey: .undo)
    try container.encodeIfPresent(exploration, forKey: .exploration)
    try preferences.encode(to: encoder)
    try container.encodeIfPresent(window, forKey: .window)
    try container.encode(isGraphShown, forKey: .isGraphShown)
    try container.encodeIfPresent(hidden, forKey: .hidden)
    try container.encodeIfPresent(file, forKey: .file)
    try container.encodeIfPresent(picture, forKey: .picture)
    if !recent.isEmpty { try container.encode(recent, forKey: .recent) }
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
