#if canImport(CDBus)
import Input

extension AccessibilityThread {
  /// Answers what is asked of a typed line.
  ///
  /// Offsets count characters, and those that lie outside mean the nearest end; −1 as an end is the end.
  func textual(
    _ line: AccessibilityNode.Line,
    of number: Int,
    _ call: AccessibleCall,
    with writer: inout MessageWriter
  ) -> Bool {
    let (text, arguments) = (Array(line.text), call.arguments)
    func place(_ number: Int) -> Int { min(max(number, 0), text.count) }
    func add(_ range: Range<Int>) {
      writer.add(String(text[range]))
      writer.add(Int32(range.lowerBound))
      writer.add(Int32(range.upperBound))
    }
    switch call.member {
    case "GetText":
      let end = arguments.number(1) == -1 ? text.count : place(arguments.number(1))
      writer.add(String(text[min(place(arguments.number(0)), end)..<end]))
    case "GetCharacterAtOffset":
      let index = arguments.number(0)
      let scalar = text.indices.contains(index) ? text[index].unicodeScalars.first?.value : nil
      writer.add(Int32(scalar ?? 0))
    case "GetTextAtOffset", "GetStringAtOffset":
      let index = arguments.number(0)
      guard text.indices.contains(index) else {
        add(text.count..<text.count)
        break
      }
      // Single characters and words are asked by small numbers; all else is the line.
      switch arguments.number(1) {
      case 0: add(index..<index + 1)
      case 1, 2: add(word(at: index, in: text))
      default: add(0..<text.count)
      }
    case "GetTextBeforeOffset":
      let index = place(arguments.number(0))
      add(max(index - 1, 0)..<index)
    case "GetTextAfterOffset":
      let index = place(arguments.number(0) + 1)
      add(index..<min(index + 1, text.count))
    case "SetCaretOffset":
      let caret = place(arguments.number(0))
      writer.add(ask(.select(caret..<caret), of: number))
    case "AddSelection": writer.add(select(0, of: line, number, call))
    // There is one selection, with the number 0.
    case "SetSelection":
      writer.add(arguments.number(0) == 0 && select(1, of: line, number, call))
    case "RemoveSelection":
      let isThere = arguments.number(0) == 0 && line.selection != nil
      writer.add(isThere && ask(.select(line.caret..<line.caret), of: number))
    case "ScrollSubstringTo": writer.add(false)
    case "GetNSelections": writer.add(Int32(line.selection == nil ? 0 : 1))
    case "GetSelection":
      let range = arguments.number(0) == 0 ? line.selection : nil
      writer.add(Int32(range?.lowerBound ?? 0))
      writer.add(Int32(range?.upperBound ?? 0))
    case "GetAttributes", "GetAttributeRun":
      writer.array(of: "{ss}") { _ in }
      writer.add(Int32(0))
      writer.add(Int32(text.count))
    case "GetDefaultAttributes", "GetDefaultAttributeSet": writer.array(of: "{ss}") { _ in }
    default: return false
    }
    return true
  }

  /// Selects what two numbers of a call are the ends of, whichever comes first.
  private func select(
    _ first: Int,
    of line: AccessibilityNode.Line,
    _ number: Int,
    _ call: AccessibleCall
  ) -> Bool {
    let ends = [first, first + 1].map {
      let place = call.arguments.number($0)
      return place == -1 ? line.text.count : min(max(place, 0), line.text.count)
    }
    return ask(.select(min(ends[0], ends[1])..<max(ends[0], ends[1])), of: number)
  }

  /// The letters or digits around a place, or the sign that is there.
  private func word(at index: Int, in text: [Character]) -> Range<Int> {
    func isOfWord(_ place: Int) -> Bool {
      text.indices.contains(place) && (text[place].isLetter || text[place].isNumber)
    }
    guard isOfWord(index) else { return index..<index + 1 }
    var (start, end) = (index, index + 1)
    while isOfWord(start - 1) { start -= 1 }
    while isOfWord(end) { end += 1 }
    return start..<end
  }
}
#endif
