import Input
import Controls
import Drawing
import SceneHost
import Words

/// The parts of a sheet that can be reached.
enum SheetControl: Hashable, Sendable {
  case close, confirm, cancel
  case field(Int)
  case choice(Int, word: Int)
  case row(Int), more(Int)
  /// A key on the screen to type the line with.
  case key(LetterKeys.Key)
}

/// Where the parts of a sheet lie.
struct SheetLayout {
  static let rowHeight = 44.0
  private static let buttonMetrics = KeyMetrics(
    functionSize: 16,
    digitSize: 20,
    radius: 12,
    isTight: false
  )

  /// Where it lies, with its rows.
  var panel: Panel
  /// The lines to type in that are seen, by their number.
  let fields: [Int: Rect]
  /// The ground of each choice, through all lines.
  let choiceGrounds: [Rect]
  /// Each row that is only read; nil for one to press.
  let texts: [SheetText?]
  let message: Rect
  let confirm: Rect?
  let cancel: Rect?
  /// Where the keys are that the line is typed with; nil where there are none.
  let keys: Rect?
  let content: SheetContent

  var card: Rect { panel.frame }
  var rows: RowList { panel.rows }

  private static let header = 56.0

  init(_ content: SheetContent, in window: Rect, _ measurer: any TextMeasurer) {
    self.content = content
    keys = nil
    let room = Self.room(for: content, in: window)
    texts = SheetText.texts(of: content.rows, in: room.width, measurer)
    let heights = texts.map { $0?.height ?? Self.rowHeight }
    let footer = content.action == nil ? 12.0 : 64
    let top =
      Self.header + Self.height(of: content.lines)
      + Double(content.choices.count) * 52 + (content.message == nil ? 0 : 28)
    let wanted = heights.reduce(top + footer, +)
    let isOpen = content.field != nil
    let most = min(room.height, content.isRead ? 860 : .infinity)
    let height = min(most, isOpen && !content.rows.isEmpty ? max(wanted, 420) : wanted)
    let card = room.band(at: (window.midY - height / 2).rounded(), height: height)
    let inner = card.inset(dx: 16, dy: 0)
    let hasCancel = content.action != nil && content.cancel != nil
    let button = min(200, hasCancel ? (inner.width - 8) / 2 : inner.width)
    let foot = Rect(x: inner.maxX - button, y: card.maxY - 56, width: button, height: 44)
    confirm = content.action == nil ? nil : foot
    cancel = !hasCancel ? nil : foot.moved(by: Vector(dx: -button - 8, dy: 0))
    var y = card.y + Self.header
    func take(_ height: Double, _ gap: Double) -> Rect {
      defer { y += height + gap }
      return inner.band(at: y, height: height)
    }
    fields = Self.fields(of: content.lines, from: inner.band(at: y, height: 44))
    y += Self.height(of: content.lines)
    choiceGrounds = content.choices.flatMap { line in
      take(44, 8).columns(line.map { Double($0.words.count) }, gap: 8)
    }
    message = content.message == nil ? .zero : take(24, 4)
    panel = Panel(
      in: card,
      on: .card(radius: 16),
      header: Self.header,
      above: y - card.y,
      foot: footer,
      rows: heights
    )
  }

  /// The room that a window has for a sheet.
  private static func room(for content: SheetContent, in window: Rect) -> Rect {
    let room = window.inset(by: window.width < 480 || window.height < 480 ? 8 : 24)
    let width = min(room.width, content.isRead ? 680 : 560)
    return room.column(at: (window.midX - width / 2).rounded(), width: width)
  }

  /// The line alone, over keys to type it with; low windows leave the title out.
  init(typing content: SheetContent, in window: Rect) {
    self.content = content
    let room = Self.room(for: content, in: window)
    let notice = content.message == nil ? 0.0 : 28
    let isLow = room.height < 380
    let lead = isLow ? 8.0 : 56
    let rest = lead + 52 + notice + 8
    let keyHeight = LetterKeys.height(in: room.height - rest)
    let height = rest + keyHeight
    // Where the fingers are, unless there is room to look at the middle.
    let top = room.y - window.y < 24 ? room.maxY - height : (window.midY - height / 2).rounded()
    let card = room.band(at: top, height: height)
    panel = Panel(in: card, on: .card(radius: 16), header: Self.header, above: height, rows: [])
    let inner = card.inset(dx: 8, dy: 0)
    var line = inner.band(at: card.y + lead, height: 44)
    if isLow { line.width = panel.title(before: 1).maxX - 4 - line.x }
    fields = [content.active: line]
    message = notice == 0 ? .zero : inner.band(at: line.maxY + 4, height: 24)
    keys = inner.band(at: card.maxY - 8 - keyHeight, height: keyHeight)
    (choiceGrounds, texts, confirm, cancel) = ([], [], nil, nil)
  }

  /// Lines with names over them stand two by two.
  private static func fields(of lines: [SheetContent.Line], from first: Rect) -> [Int: Rect] {
    var fields: [Int: Rect] = [:]
    for (index, line) in lines.enumerated() {
      var field = first
      if line.isLabelled {
        field.width = (first.width - 8) / 2
        field.x += Double(index % 2) * (field.width + 8)
        field.y += Double(index / 2) * labelledHeight + 22
      }
      fields[index] = field
    }
    return fields
  }

  private static let labelledHeight = 74.0

  private static func height(of lines: [SheetContent.Line]) -> Double {
    guard let first = lines.first else { return 0 }
    return first.isLabelled ? Double((lines.count + 1) / 2) * labelledHeight + 4 : 56
  }

  /// The line that receives what is typed.
  var field: Rect? { fields[content.active] }

  /// Whether there is room for the title.
  var showsTitle: Bool { field.map { $0.y >= card.y + Self.header } ?? true }

  /// Where the title begins: at the line's edge, if there is a line.
  var titleX: Double { fields.values.map(\.x).min() ?? card.x + 20 }

  /// Everything that can be pressed while the line is typed with keys on the screen.
  func controls(with keys: LetterKeys, _ words: Locale) -> [Control<SheetControl>] {
    guard let box = self.keys else { return [] }
    let isLast = content.active + 1 >= content.lines.count
    let word = (isLast ? content.action : nil) ?? words(WindowPhrase.next)
    return fieldControls + keys.controls(in: box, confirming: word, words)
      + closeControl(words)
  }

  private var fieldControls: [Control<SheetControl>] {
    content.lines.enumerated().compactMap { index, line in
      fields[index].map { field in
        Control(
          .field(index),
          frame: field,
          look: .custom(radius: 10),
          group: 0,
          role: .textField,
          name: line.name,
          value: line.text.text
        )
      }
    }
  }

  private func closeControl(_ words: Locale) -> [Control<SheetControl>] {
    panel.controls([(.close, .close, words(FilePhrase.close))], group: 4)
  }

  /// Everything that can be pressed.
  func controls(_ words: Locale) -> [Control<SheetControl>] {
    var controls = fieldControls
    for (index, (choice, ground)) in zip(content.choices.joined(), choiceGrounds).enumerated() {
      controls += self.controls(of: choice, index, on: ground)
    }
    for (index, row) in content.rows.enumerated() where row.kind == .command {
      let frame = rows[index].inset(dx: 4, dy: 0)
      let main = frame.column(at: frame.x, width: frame.width - (row.hasMore ? 48 : 0))
      let command = Control(
        SheetControl.row(index),
        frame: main,
        look: .menuRow(row.icon, title: row.title, note: row.note),
        group: 2,
        name: row.title,
        value: row.note
      )
      controls.append(panel.scrolled(command))
      guard row.hasMore else { continue }
      let more = Control(
        SheetControl.more(index),
        frame: frame.column(at: main.maxX, width: 44),
        look: .icon(.more, isOn: false),
        group: 2,
        name: "\(row.title), \(words(ControlName.more))"
      )
      controls.append(panel.scrolled(more))
    }
    for (id, frame, word, style) in [
      (SheetControl.confirm, confirm, content.action, KeyStyle.enter),
      (.cancel, cancel, content.cancel, .function),
    ] {
      guard let frame, let word else { continue }
      let label = id == .confirm ? KeyLabel.strongWord(word) : .word(word)
      let look = ControlLook.key(label, style, metrics: Self.buttonMetrics)
      controls.append(Control(id, frame: frame, look: look, group: 3, name: word))
    }
    return controls + closeControl(words)
  }

  private func controls(
    of choice: SheetContent.Choice,
    _ index: Int,
    on ground: Rect
  ) -> [Control<SheetControl>] {
    let bar = ground.inset(by: 2)
    let places = bar.columns(choice.words.count)
    // Words that would touch each other get smaller, all alike.
    let longest = choice.words.map(\.count).max() ?? 0
    let size = Double(longest) * 9 + 10 > places[0].width ? 13.0 : 15
    return zip(choice.words, places).enumerated().map { word, part in
      let (title, frame) = part
      return Control(
        .choice(index, word: word),
        frame: frame,
        target: frame.inset(dx: 0, dy: -2),
        look: .segment(title: title, isChosen: choice.chosen.contains(word), size: size),
        group: 1,
        role: .toggle,
        name: title
      )
    }
  }
}
