import Controls
import Drawing

/// A row of a sheet that is only read: a heading, or words with what they mean beside them.
///
/// The meaning stands beside the words; below them where text is large, or where a word of the sheet is
/// wider than its column.
struct SheetText {
  /// A line and where it begins, from the row's top left corner.
  private typealias Line = (text: TextLine, color: KeyPath<Theme, Color>, place: Vector)

  private var lines: [Line] = []
  private(set) var height: Double

  /// The rows of a sheet; nil for each to press.
  static func texts(
    of rows: [SheetContent.Row],
    in width: Double,
    _ measurer: any TextMeasurer
  ) -> [SheetText?] {
    let column = Self.column(in: width) - 12
    let words = rows.filter { $0.kind == .reading }.flatMap { $0.title.split(separator: " ") }
    let isStacked =
      Self.growth(measurer) > 1.3
      || words.contains { measurer.width(of: String($0), in: Self.words) > column }
    return rows.map { SheetText($0, in: width, isStacked: isStacked, measurer) }
  }

  private static let words = Font(.medium, 15)
  private static func growth(_ measurer: any TextMeasurer) -> Double {
    measurer.type.font(Font(.regular, 15)).size / 15
  }
  /// How wide the words are set, where the meaning stands beside them.
  private static func column(in width: Double) -> Double { min(220, (width - 40) * 0.42) }

  private init?(
    _ row: SheetContent.Row,
    in width: Double,
    isStacked: Bool,
    _ measurer: any TextMeasurer
  ) {
    let growth = Self.growth(measurer)
    let (left, right) = (20.0, width - 20)
    switch row.kind {
    case .command: return nil
    case .heading:
      let title = TextLine(row.title, Font(.semibold, 17), Color(0))
      lines = [(title, \.accent.text, Vector(dx: left, dy: 8 + 30 * growth))]
      height = 18 + 30 * growth
    case .reading:
      let split = left + (isStacked ? 16 : Self.column(in: width))
      func broken(_ text: String, _ font: Font, to width: Double) -> [TextLine] {
        let line = TextLine(text, font, Color(0))
        return line.isLonger(than: width, measurer)
          ? line.wrapped(to: width, keeping: .words, measurer) : [line]
      }
      let words = broken(row.title, Self.words, to: (isStacked ? right : split - 12) - left)
      let meaning = broken(row.note ?? "", Font(.regular, 15), to: right - split)
      let step = 20 * growth
      func places(_ x: Double, _ first: Int) -> [Vector] {
        (first..<first + max(words.count, meaning.count))
          .map { Vector(dx: x, dy: 18 * growth + Double($0) * step) }
      }
      lines =
        zip(words, places(left, 0)).map { ($0, \.text, $1) }
        + zip(meaning, places(split, isStacked ? words.count : 0))
        .map { ($0, \.secondaryText, $1) }
      let count = isStacked ? words.count + meaning.count : max(words.count, meaning.count)
      height = Double(count) * step + 8
    }
  }

  func draw(at corner: Point, with painter: ControlPainter) {
    for line in lines {
      let ink = painter.theme[keyPath: line.color]
      line.text.colored(ink).draw(on: painter.canvas, at: corner + line.place)
    }
  }
}
