import Calculator
import Controls
import Drawing
import Input
import SceneHost
import SceneParts
import Typesetting

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

  func pressLine(_ contact: Contact, _ event: InputEvent) {
    guard let context else { return }
    let ends = selectionEnds(context.measurer.plainMeasurer)
    // The layout that tells a place asks what the hand is.
    var hand = hand
    let act = hand.press(
      contact,
      extending: event.modifiers.contains(.shift),
      ends: ends.map { ($0.lower.x, $0.upper.x) },
      offset: offset
    )
    self.hand = hand
    // A finger on what is selected asks what can be done with that once it lifts.
    if hand.isFinger, case .place(let offset, extending: false) = act,
      brain.selection?.contains(offset) ?? false
    {
      return
    }
    if let act { brain.edit(act) }
  }

  /// A drag over the line selects; under a loupe it moves the caret.
  func extendSelection(to place: Point) {
    if view.loupe != nil {
      view.loupe = place
      if let offset = offset(at: place), offset != brain.caret { brain.edit(.place(offset)) }
      return
    }
    var hand = hand
    let act = hand.drag(to: place, from: brain.caret, offset: offset)
    self.hand = hand
    if hand.start == nil { hold = nil }
    if let act { brain.edit(act) }
  }
}
