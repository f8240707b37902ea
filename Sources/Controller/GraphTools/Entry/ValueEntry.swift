package import Controls
import Drawing
import GraphKit
package import Input
package import Words

/// A number being typed: an x to go to, a y to look for, a setting of the table, an end of the
/// stretch, or the value of a letter.
package struct ValueEntry: Hashable {
  /// What the number is for.
  package enum Target: Hashable, Sendable {
    case x, y
    case tableStart, tableEnd, tableStep
    /// An x of one's own; one behind the last is a new one.
    case tablePlace(Int)
    case stretchEnd(isUpper: Bool)
    case parameter(String)

    init(_ coordinate: Coordinate) { self = coordinate == .x ? .x : .y }

    /// The coordinate that is typed; nil for all else.
    var coordinate: Coordinate? { self == .x ? .x : self == .y ? .y : nil }
  }

  /// The layer that it is typed in.
  package var layer: GraphLayer {
    if showsPad { return .pad }
    switch target {
    case .x, .y: return .card
    case .tableStart, .tableEnd, .tableStep, .tablePlace: return .table
    case .stretchEnd: return .stretch
    case .parameter: return .chips
    }
  }

  package var target: Target
  package var field = TextField()
  package var text: String { field.text }
  /// Whether there are keys on the screen to type it with.
  var showsPad = false
  /// Where the curve takes a y, nearest first; the one chosen.
  var places: [Double] = []
  var choice = 0
  /// Whether it takes the y nowhere that was looked at.
  var isMissed = false

  /// What begins an entry while tracing: a number, or the name of π.
  package static func begins(with character: Character) -> Bool {
    character.isNumber && character.isASCII || "-−.,πp".contains(character)
  }
}

/// The keys on the screen with which a number is typed.
struct NumberPad {
  static let keys: [[KeypadKey]] = [
    [.digit7, .digit8, .digit9, .delete], [.digit4, .digit5, .digit6, .divide],
    [.digit1, .digit2, .digit3, .pi], [.digit0, .point, .subtract, .equals],
  ]
  static let width = 4 * 52 + 3 * 6 + 16.0

  /// How high it is for a pane.
  static func height(in pane: Double) -> Double { 4 * rowHeight(in: pane) + 3 * 6 + 16 }

  private static func rowHeight(in pane: Double) -> Double { pane < 560 ? 44 : 48 }

  /// The place for the keys beside a panel and under the toolbar, or else over it, above or below the
  /// number that is typed.
  static func card(
    beside list: Rect,
    for number: Rect,
    under toolbar: Rect?,
    height: Double,
    in pane: Rect
  ) -> Rect {
    let sides = [list.maxX + 8, list.x - 8 - width]
    if let x = sides.first(where: { $0 >= pane.x + 8 && $0 + width <= pane.maxX - 8 }) {
      var card = Rect(x: x, y: list.y, width: width, height: height)
      if let toolbar, !toolbar.intersection(card).isEmpty { card.y = toolbar.maxY + 8 }
      return card
    }
    let (top, bottom) = (pane.y + 8, pane.maxY - 8 - height)
    let (above, below) = (min(number.y, list.y) - 8 - height, number.maxY + 8)
    let middle = (pane.midX - width / 2).rounded()
    func card(_ x: Double, _ y: Double) -> Rect { Rect(x: x, y: y, width: width, height: height) }
    if above >= top { return card(middle, above) }
    if below <= bottom { return card(middle, below) }
    if number.y - 8 - height >= top { return card(middle, top) }
    // Beside the number's first digits.
    return card(pane.maxX - 8 - width, number.midY > pane.midY ? top : bottom)
  }

  /// The keys with their places on a card.
  static func frames(in card: Rect) -> [(key: KeypadKey, frame: Rect)] {
    let inner = card.inset(by: 8)
    let height = (inner.height - 3 * 6) / 4
    return keys.enumerated().flatMap { row, keys in
      let line = inner.band(at: inner.y + Double(row) * (height + 6), height: height)
      return zip(keys, line.columns(4, gap: 6)).map { ($0, $1) }
    }
  }
}

extension KeypadKey {
  /// What a key of the pad types.
  package func typed(_ mark: DecimalMark) -> String {
    switch self {
    case .divide: "÷"
    case .subtract: "−"
    case .pi: "π"
    case .point: String(mark.character)
    default: name
    }
  }
}
