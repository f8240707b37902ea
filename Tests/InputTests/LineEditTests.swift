import Input
import Testing

@Suite struct LineEditTests {
  private static let keys: [(Key, KeyModifiers, LineEdit?)] = [
    (.left, [], .move(.left)), (.right, .command, .move(.wordRight)),
    (.left, [.command, .shift], .move(.wordLeft, extending: true)),
    (.home, .shift, .move(.start, extending: true)), (.end, [], .move(.end)),
    (.backspace, [], .erase()), (.backspace, .command, .erase(byWord: true)),
    (.delete, .shift, .eraseForward), (.character("a"), .command, .all),
    (.character("a"), [], nil), (.up, [], nil), (.enter, [], nil),
  ]

  @Test(arguments: keys)
  func `a key means the same in every line`(key: Key, modifiers: KeyModifiers, edit: LineEdit?) {
    #expect(LineEdit(KeyEvent(key, modifiers: modifiers)) == edit)
  }

  @Test func `a caret that is not extended leaves nothing selected`() {
    var caret = Caret(selecting: 2..<5)
    #expect((caret.place, caret.selection) == (5, 2..<5))
    caret.grab(lowerEnd: true)
    caret.move(to: 1, extending: true)
    #expect((caret.place, caret.selection) == (1, 1..<5))
    caret.move(to: 5, extending: true)
    #expect(caret.selection == nil)
    caret.move(to: 3)
    #expect((caret.place, caret.selection) == (3, nil))
  }
}
