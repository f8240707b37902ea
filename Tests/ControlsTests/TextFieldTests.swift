import Controls
import Testing

@Suite struct TextFieldTests {
  @Test func `what is typed goes in at the caret`() {
    var field = TextField("ab")
    field.move(.left)
    field.insert("x\u{7}y")
    #expect(field.text == "axyb")
    #expect(field.head == "axy")
  }

  @Test func `the caret stays inside`() {
    var field = TextField("ab")
    for _ in 0..<5 { field.move(.left) }
    field.erase()
    #expect((field.text, field.caret) == ("ab", 0))
    for _ in 0..<5 { field.move(.right) }
    field.eraseForward()
    #expect((field.text, field.caret) == ("ab", 2))
    field.move(to: -3)
    #expect(field.caret == 0)
    field.move(to: 99)
    #expect(field.caret == 2)
  }

  @Test(
    arguments: [
      ("~/a/bc", "~/a/"), ("~/a/", "~/"), ("two words", "two "), ("one", ""), ("", ""),
    ]
  ) func `a word at a time goes back to the last slash or space`(text: String, rest: String) {
    var field = TextField(text)
    field.erase(word: true)
    #expect(field.text == rest)
    #expect(field.caret == rest.count)
  }

  @Test func `a combining mark joins the letter before it`() {
    var field = TextField("e")
    field.insert("\u{301}")
    #expect(field.text.count == 1)
    #expect(field.caret == 1)
    field.erase()
    #expect(field.text.isEmpty)
  }

  @Test func `there is an end to what can be typed`() {
    var field = TextField()
    field.insert(String(repeating: "x", count: TextField.limit + 50))
    field.insert("y")
    #expect(field.text.count == TextField.limit)
  }
}
