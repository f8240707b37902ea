import Drawing
import GraphModel
import SceneParts
import Typesetting
import Words

/// The line that is typed, set as in a book.
struct EditedFormula {
  let picture: MathPicture
  /// What of the line is set.
  let excerpt: LineExcerpt
  let caret: MathStop?
  /// Whether it stands at the end of its room, as numbers in columns do.
  var isTrailing = false
  /// How far its baseline is below the middle of its room.
  private let drop: Double

  init(_ formula: any FormulaEditor, size: Double, words: Locale, _ measurer: any TextMeasurer) {
    let (line, caret) = (formula.line, formula.caret)
    excerpt = LineExcerpt(of: line, around: caret, mark: words.mark)
    let kept = String(line.dropFirst(excerpt.start).prefix(excerpt.text.count))
    let font = measurer.type.font(Font(.regular, size))
    let plain = measurer.plainMeasurer
    picture = MathPicture(
      formula.row(of: kept, shown: excerpt.text),
      style: MathStyle(size: font.size),
      plain
    )
    self.caret = picture.stop(at: caret - excerpt.start)
    drop = picture.drop(plain.metrics(of: font))
  }

  var height: Double { picture.ascent + picture.descent }

  /// Where the formula begins on its baseline, so that its caret is seen in a room.
  func start(in room: Rect) -> Point {
    let shift = max(0, (caret?.place.x ?? 0) - room.width + 8)
    let spare = isTrailing ? max(0, room.width - picture.width - 3) : 0
    return Point(x: room.x + spare - shift, y: (room.midY + drop).rounded())
  }

  /// The place in the line, in characters, that is nearest to a place of the window.
  func offset(nearest place: Point, in room: Rect) -> Int? {
    let start = start(in: room)
    let inside = Point(x: place.x - start.x, y: place.y - start.y)
    return picture.stop(nearest: inside).map { excerpt.start + $0.offset }
  }

  /// The place in the line of the nearest part above or below; nil where there is none.
  func offset(up isUp: Bool) -> Int? {
    guard let caret, let goal = picture.stop(from: caret, up: isUp) else { return nil }
    return excerpt.start + goal.offset
  }
}
