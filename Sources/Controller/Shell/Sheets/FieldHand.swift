import Controls
import Drawing
import Input
import SceneHost

/// A finger or button that selects in a line of text.
struct FieldHand: Hashable {
  private struct Hold: Hashable { let id: Int64? }

  private var hold: Hold?
  private var taps = TapCounter()
  /// Whether a finger was used last, which gets hold of what is selected by handles.
  private(set) var isFinger = false

  /// How near to an end of the selection a finger gets hold of it, in points.
  private static let reach = 22.0

  mutating func cancel() { hold = nil }

  /// The line after an event; nil for one that is not its.
  mutating func follow(
    _ event: InputEvent,
    _ line: TextField,
    in frame: Rect,
    _ measurer: any TextMeasurer
  ) -> TextField? {
    guard let contact = Contact(event) else { return nil }
    var line = line
    let offset = line.offset(at: contact.place, in: frame, measurer)
    switch contact.phase {
    case .began:
      guard contact.isPrimary, hold == nil, frame.contains(contact.place) else { return nil }
      hold = Hold(id: contact.id)
      isFinger = contact.id != nil
      if let isLower = grip(at: contact.place, line, in: frame, measurer) {
        line.grab(lowerEnd: isLower)
        return line
      }
      switch event.count(with: &taps) {
      case 1: line.move(to: offset, extending: event.isShifted)
      case 2: line.selectWord(at: line.characterOffset(at: contact.place, in: frame, measurer))
      default: line.selectAll()
      }
    case .moved:
      guard hold == Hold(id: contact.id) else { return nil }
      if offset != line.caret { line.move(to: offset, extending: true) }
    case .ended, .cancelled:
      guard hold == Hold(id: contact.id) else { return nil }
      hold = nil
    }
    return line
  }

  /// Which end of the selection a finger gets hold of; nil where it has none.
  private func grip(
    at place: Point,
    _ line: TextField,
    in frame: Rect,
    _ measurer: any TextMeasurer
  ) -> Bool? {
    guard isFinger, let ends = line.ends(in: frame, measurer) else { return nil }
    let ways = (lower: abs(ends.lower - place.x), upper: abs(ends.upper - place.x))
    return min(ways.lower, ways.upper) <= Self.reach ? ways.lower < ways.upper : nil
  }
}

extension TextField {
  /// The character at a place, where the caret would stand beside it.
  fileprivate func characterOffset(
    at place: Point,
    in frame: Rect,
    _ measurer: any TextMeasurer
  ) -> Int {
    let beside = Point(x: place.x - 4, y: place.y)
    return min(offset(at: beside, in: frame, measurer), max(0, text.count - 1))
  }
}

extension InputEvent {
  fileprivate var isShifted: Bool {
    if case .pointer(let pointer) = self { pointer.modifiers.contains(.shift) } else { false }
  }

  /// How many presses there were in a row.
  fileprivate func count(with taps: inout TapCounter) -> Int {
    switch self {
    case .pointer(let pointer): taps.tap(at: pointer.position, time: pointer.time)
    case .finger(let finger): taps.tap(at: finger.position, time: finger.time)
    case .key, .text, .wheel, .pinch, .controller: 1
    }
  }
}
