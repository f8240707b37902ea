import Controls
import Drawing
import SceneHost
import TestSupport
import Words

/// A drawing of the whole window, taken apart into what a person sees.
struct Picture {
  let canvas: RecordingCanvas
  let size: Size
  let theme: Theme
  let arrangement: SceneArrangement
  /// The faces of the keypad's keys, row by row.
  let faces: [Rect]

  /// A picture of a window; `isGraphShown` tells which scene a narrow one shows, `isListShown` that
  /// the list lies in the calculator's place where there is one.
  init(
    _ canvas: RecordingCanvas,
    size: Size,
    theme: Theme,
    isGraphShown: Bool,
    isListShown: Bool = false
  ) {
    self.canvas = canvas
    self.size = size
    self.theme = theme
    var arrangement = SceneArrangement(for: size, isDetailOnTop: isGraphShown)
    if isListShown, arrangement.isSplit {
      (arrangement.master, arrangement.dock) = (nil, arrangement.master)
    }
    self.arrangement = arrangement
    faces = Self.faces(on: canvas, theme: theme, pane: arrangement.master)
  }

  // MARK: The calculator

  /// The texts of the calculator's pane.
  var calculatorTexts: [DrawnText] { texts(in: arrangement.master) }

  /// The texts of the graph's pane, and of its list beside it.
  var graphTexts: [DrawnText] { texts(in: arrangement.detail) + texts(in: arrangement.dock) }

  private func texts(in pane: Rect?) -> [DrawnText] {
    canvas.drawnTexts.filter { pane?.contains($0.box.center) ?? false }
  }

  /// What is written in the calculator's pane, one text after the other.
  var calculatorWords: String { calculatorTexts.map(\.text).joined() }

  /// What is written in the graph's pane.
  var graphWords: String { graphTexts.map(\.text).joined() }

  /// The display panel.
  var display: Rect? {
    guard let pane = arrangement.master else { return nil }
    return canvas.drawnBoxes.first {
      $0.color == theme.surface && !$0.isBorder && pane.contains($0.frame)
        && $0.frame.width > 200
    }?.frame
  }

  /// The texts of the display.
  var displayTexts: [DrawnText] {
    guard let display else { return [] }
    return calculatorTexts.filter { display.contains($0.box.center) }
  }

  /// What is written in the display.
  var displayWords: String { displayTexts.map(\.text).joined() }

  /// The Graph key, whatever its look.
  var graphKey: Rect? {
    guard
      let title = calculatorTexts.last(where: { text in
        Self.graphTitles.contains { text.text.hasPrefix($0) }
      })
    else { return nil }
    return canvas.drawnBoxes.first {
      $0.order < title.order && $0.frame.contains(title.box.center)
    }?.frame
  }

  private static let graphTitles = titles(.graphKey, .graphedKey)

  /// What stands on buttons, in every language.
  private static func titles(_ names: ControlName...) -> [String] {
    Language.allCases.flatMap { language in names.map { Locale(language: language)($0) } }
  }

  /// The switch to the second page of functions.
  var pageSwitch: Point? {
    let titles = Self.titles(.secondPageMark)
    return canvas.drawnTexts.first { titles.contains($0.text) }?.box.center
  }

  /// The texts on the Graph key.
  var graphKeyWords: String {
    calculatorTexts.filter { graphKey?.contains($0.box.center) ?? false }.map(\.text).joined()
  }

  /// The named keys, nil when they don't form one of the design's grids.
  func keys(page: Int = 1) -> [DrawnKey]? {
    let rows = Set(faces.map(\.y)).count
    guard let names = Keypad.names(rows: rows, keys: faces.count, page: page) else { return nil }
    return zip(names, faces).map { name, frame in
      // What a key has besides stands small in its corner.
      let label = calculatorTexts.filter { frame.contains($0.box.center) && $0.font.size != 13 }
        .map(\.text).joined()
      return DrawnKey(name: name, frame: frame, label: label)
    }
  }

  /// The ring around what has the focus, nil while it is not shown.
  var focusRing: Rect? {
    canvas.drawnBoxes.last { $0.isBorder && $0.color == theme.focus }?.frame
  }

  /// A text's place, the first of these words in the window.
  func place(of word: String) -> Point? {
    canvas.drawnTexts.first { $0.text == word }?.box.center
  }

  // MARK: The graph

  /// Where the plane is drawn.
  var plot: Rect? {
    guard let pane = arrangement.detail else { return nil }
    return canvas.drawnFills.first { $0.color == theme.surface && pane.contains($0.frame) }?.frame
  }

  /// Faces are two boxes over each other, the second without the edge's point.
  private static func faces(on canvas: RecordingCanvas, theme: Theme, pane: Rect?) -> [Rect] {
    guard let pane else { return [] }
    let boxes = canvas.drawnBoxes
    let accent = theme.accent.face.edge
    let pairs = zip(boxes, boxes.dropFirst()).filter { edge, body in
      edge.order + 1 == body.order && edge.frame.width == body.frame.width
        && edge.frame.x == body.frame.x && edge.radius == body.radius
        && edge.frame.height - body.frame.height <= 1.5 && edge.frame.width >= 40
        && edge.frame.height >= 40 && !edge.isBorder && !body.isBorder
        && pane.contains(edge.frame) && edge.color != accent
    }
    let frames = pairs.map(\.0.frame)
    // Beside the Graph key and in the display are no keys of the keypad.
    let titles = titles(.secondPageMark, .addKey)
    let others = canvas.drawnTexts.filter { titles.contains($0.text) }.map(\.box.center)
    let display = boxes.first { $0.color == theme.surface && $0.frame.width > 200 }?.frame
    return frames.filter { frame in
      !others.contains { frame.contains($0) } && !(display?.contains(frame.center) ?? false)
    }
    .sorted { ($0.y, $0.x) < ($1.y, $1.x) }
  }
}
