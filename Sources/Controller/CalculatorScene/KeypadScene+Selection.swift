import Calculator
import Controls
import Drawing
import Input
import SceneHost
import SceneParts
import Typesetting

/// How the line's text is taken hold of.
struct DisplayHand {
  var taps = TapCounter()
  /// Whether a finger was used last, which gets hold of what is selected by its ends.
  var isFinger = false

  /// Where it came down; nil once it has moved from there.
  var start: Point?
  /// Where a finger rests while it moves the caret under a loupe; nil while there is none.
  var loupe: Point?

  /// How near to an end of the selection a finger gets hold of it, in points.
  static let reach = 22.0
}

/// Text of the line is selected with the mouse and with fingers.
extension KeypadScene {
  /// The caret's place nearest to a place, in characters.
  private func offset(at place: Point) -> Int? {
    guard brain.mode == .formula, !brain.line.isEmpty, let context else { return nil }
    let setting = setting(context.measurer.plainMeasurer)
    let start = formulaStart(setting)
    let inside = Point(x: place.x - start.x, y: place.y - start.y)
    return setting.picture.stop(nearest: inside).map { setting.excerpt.start + $0.offset }
  }

  /// Where the ends of what is selected are got hold of; nil where nothing is.
  func selectionEnds(_ measurer: any TextMeasurer) -> (lower: Point, upper: Point)? {
    guard let selection = brain.selection else { return nil }
    let setting = setting(measurer)
    let seen = setting.excerpt.part(selection)
    let start = formulaStart(setting)
    func place(_ offset: Int) -> Point {
      let stop = setting.picture.stop(at: offset)
      let size = stop?.size ?? setting.picture.size
      return Point(
        x: start.x + (stop?.place.x ?? 0),
        y: start.y + (stop?.place.y ?? 0) + size * 0.42
      )
    }
    return (place(seen.lowerBound), place(seen.upperBound))
  }

  /// A press on the line: one puts the caret there, two select a number or name, three all.
  func pressLine(_ contact: Contact, _ event: InputEvent) {
    guard let offset = offset(at: contact.place), let context else { return }
    hand.start = contact.place
    if hand.isFinger, let ends = selectionEnds(context.measurer.plainMeasurer) {
      let ways = (abs(ends.lower.x - contact.place.x), abs(ends.upper.x - contact.place.x))
      if min(ways.0, ways.1) <= DisplayHand.reach {
        brain.grabSelection(lowerEnd: ways.0 < ways.1)
        return
      }
    }
    switch hand.taps.tap(at: contact.place, time: now) {
    case 1 where event.isShifted: brain.extendSelection(to: offset)
    case 1: brain.moveCaret(to: offset)
    case 2:
      let beside = self.offset(at: Point(x: contact.place.x - 6, y: contact.place.y)) ?? offset
      brain.selectWord(at: beside)
    default: brain.selectAll()
    }
  }

  /// A drag over the line selects; under a loupe it moves the caret.
  func extendSelection(to place: Point) {
    if hand.loupe != nil {
      hand.loupe = place
      if let offset = offset(at: place), offset != brain.caret { brain.moveCaret(to: offset) }
      return
    }
    if let start = hand.start, start.distance(to: place) <= 4 { return }
    (hand.start, hold) = (nil, nil)
    guard let offset = offset(at: place), offset != brain.caret else { return }
    brain.extendSelection(to: offset)
  }
}

extension InputEvent {
  fileprivate var isShifted: Bool {
    if case .pointer(let pointer) = self { pointer.modifiers.contains(.shift) } else { false }
  }
}
