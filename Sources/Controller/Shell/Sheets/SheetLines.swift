import Controls
import Input
import Words

/// Lines of a sheet to type numbers in, each with its name over it.
struct SheetLines {
  private(set) var fields: [TextField]
  private var active = 0
  private var wrong: (line: Int, reason: WindowPhrase)?

  init(_ texts: [String]) {
    fields = texts.map { TextField($0, selecting: 0..<$0.count) }
  }

  /// Shows the lines in a sheet.
  ///
  /// - `hint`: What nothing typed means.
  func show(
    named names: [WindowPhrase],
    hint: WindowPhrase? = nil,
    in content: inout SheetContent,
    _ words: Locale
  ) {
    content.lines = zip(fields, names).enumerated().map { index, line in
      .init(
        text: line.0,
        name: words(line.1),
        hint: hint.map { words($0) },
        isLabelled: true,
        isWrong: wrong?.line == index
      )
    }
    content.active = active
    content.keys = .numbers
    content.message = wrong.map { words($0.reason) }
    content.cancel = words(FilePhrase.cancel)
  }

  /// Takes what is typed; another line is typed in after a Tab or a touch.
  mutating func follow(_ act: SheetAct) {
    switch act {
    case .typed(let line):
      if line.text != fields[active].text { wrong = nil }
      fields[active] = line
    case .activate(let index) where fields.indices.contains(index): goTo(index)
    default: break
    }
  }

  /// Says what is wrong with a line, which is typed in again.
  mutating func refuse(_ line: Int, _ reason: WindowPhrase) {
    wrong = (line, reason)
    goTo(line)
  }

  private mutating func goTo(_ line: Int) {
    active = line
    fields[line].edit(.all)
  }
}
