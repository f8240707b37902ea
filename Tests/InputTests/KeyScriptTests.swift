import Input
import Testing

@Suite struct KeyScriptTests {
  private static let named: [(String, Key, KeyModifiers)] = [
    ("F6", .function(6), []), ("Escape", .escape, []),
    ("Ctrl+G", .character("g"), .command), ("Ctrl+,", .character(","), .command),
    ("Ctrl++", .character("+"), .command), ("Shift+Tab", .tab, .shift),
    ("Ctrl+Shift+=", .character("="), [.command, .shift]), ("Alt+Left", .left, .option),
  ]

  @Test(arguments: named)
  func `a word may name a key`(word: String, key: Key, modifiers: KeyModifiers) {
    #expect(KeyScript(word).events == [.key(KeyEvent(key, modifiers: modifiers))])
  }

  @Test(arguments: ["sin(x)", "t", "F", "F99", "Ctrl+", "Left+1", "+"])
  func `any other word is typed`(word: String) {
    #expect(KeyScript(word).events == [.text(word)])
  }

  @Test func `words come one after another`() {
    let script = KeyScript(" sin(x)  Enter t")
    #expect(script.events == [.text("sin(x)"), .key(KeyEvent(.enter)), .text("t")])
    #expect(KeyScript("").events.isEmpty)
  }
}
