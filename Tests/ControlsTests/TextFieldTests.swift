import Controls
import Input
import Testing

@Suite struct TextFieldTests {
  @Test func `what is typed goes in at the caret`() {
    var field = TextField("ab")
    field.edit(.move(.left))
    field.insert("x\u{7}y")
    #expect(field.text == "axyb")
    #expect(field.head == "axy")
  }

  @Test func `what is selected goes with what is typed or erased`() {
    var field = TextField("~/a/sine.ordinate", selecting: 4..<8)
    #expect(field.selected == "sine")
    field.insert("x")
    #expect(field.text == "~/a/x.ordinate")
    for _ in 0..<2 { field.edit(.move(.left, extending: true)) }
    #expect(field.selected == "/x")
    field.edit(.erase())
    #expect((field.text, field.caret, field.selection) == ("~/a.ordinate", 3, nil))
    field.edit(.move(.end, extending: true))
    field.edit(.eraseForward)
    #expect(field.text == "~/a")
    field.edit(.all)
    field.edit(.erase())
    #expect(field.text.isEmpty)
  }

  @Test func `moving on leaves the selection at its end`() {
    var field = TextField("abcd", selecting: 1..<3)
    field.edit(.move(.left))
    #expect((field.caret, field.selection) == (1, nil))
    field = TextField("abcd", selecting: 1..<3)
    field.edit(.move(.right))
    #expect((field.caret, field.selection) == (3, nil))
    field.edit(.move(.start, extending: true))
    #expect(field.selection == 0..<3)
    field.edit(.move(.start))
    #expect(field.selection == nil)
  }

  @Test(arguments: [(0, "two"), (2, "two"), (3, " "), (5, "w0rds"), (9, "."), (40, "b")])
  func `a word is selected around a place`(place: Int, word: Substring) {
    var field = TextField("two w0rds.a.b")
    field.edit(.word(place))
    #expect(field.selected == word)
  }

  @Test func `one end is got hold of`() {
    var field = TextField("abcdef", selecting: 2..<4)
    field.edit(.grab(lowerEnd: true))
    field.edit(.place(1, extending: true))
    #expect(field.selection == 1..<4)
    field.edit(.grab(lowerEnd: false))
    field.edit(.place(6, extending: true))
    #expect(field.selection == 1..<6)
  }

  @Test func `the caret stays inside`() {
    var field = TextField("ab")
    for _ in 0..<5 { field.edit(.move(.left)) }
    field.edit(.erase())
    #expect((field.text, field.caret) == ("ab", 0))
    for _ in 0..<5 { field.edit(.move(.right)) }
    field.edit(.eraseForward)
    #expect((field.text, field.caret) == ("ab", 2))
    field.edit(.place(-3))
    #expect(field.caret == 0)
    field.edit(.place(99))
    #expect(field.caret == 2)
  }

  @Test(
    arguments: [
      ("~/a/bc", "~/a/"), ("~/a/", "~/"), ("two words", "two "), ("one", ""), ("", ""),
    ]
  ) func `a word at a time goes back to the last slash or space`(text: String, rest: String) {
    var field = TextField(text)
    field.edit(.erase(byWord: true))
    #expect(field.text == rest)
    #expect(field.caret == rest.count)
  }

  @Test func `a combining mark joins the letter before it`() {
    var field = TextField("e")
    field.insert("\u{301}")
    #expect(field.text.count == 1)
    #expect(field.caret == 1)
    field.edit(.erase())
    #expect(field.text.isEmpty)
  }

  @Test func `there is an end to what can be typed`() {
    var field = TextField()
    field.insert(String(repeating: "x", count: TextField.limit + 50))
    field.insert("y")
    #expect(field.text.count == TextField.limit)
  }
}
