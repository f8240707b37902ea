import Testing
import Words

/// What the environment says, and what it leads to.
struct Setting: Sendable, CustomTestStringConvertible {
  let variables: [String: String]
  let language: Language
  let mark: DecimalMark

  var testDescription: String { variables.sorted { $0.key < $1.key }.description }

  init(_ variables: [String: String], _ language: Language, _ mark: DecimalMark) {
    self.variables = variables
    self.language = language
    self.mark = mark
  }
}

@Suite struct LocaleTests {
  @Test(arguments: [
    Setting([:], .english, .point), Setting(["LANG": ""], .english, .point),
    Setting(["LANG": "C.UTF-8"], .english, .point),
    Setting(["LANG": "en_US.UTF-8"], .english, .point),
    Setting(["LANG": "pt_BR.UTF-8"], .brazilian, .comma),
    Setting(["LANG": "pt_PT@euro"], .brazilian, .comma),
    Setting(["LANG": "pt"], .brazilian, .comma), Setting(["LANG": "PT_br"], .brazilian, .comma),
    Setting(["LANG": "de_DE.UTF-8"], .german, .comma),
    Setting(["LANG": "de_AT@euro"], .german, .comma),
    Setting(["LANG": "de_CH.UTF-8"], .german, .point),
    Setting(["LANG": "fr_FR.UTF-8"], .english, .comma),
    Setting(["LANG": "es_MX.UTF-8"], .english, .point),
    Setting(["LANG": "es_ES.UTF-8"], .english, .comma),
    Setting(["LANG": "zh_CN.UTF-8"], .english, .point),
    // One category overrules LANG, LC_ALL overrules everything.
    Setting(["LANG": "pt_BR", "LC_NUMERIC": "C"], .brazilian, .point),
    Setting(["LANG": "pt_BR", "LC_MESSAGES": "en_GB"], .english, .comma),
    Setting(["LANG": "en_US", "LC_NUMERIC": "fr_FR"], .english, .comma),
    Setting(["LANG": "pt_BR", "LC_MESSAGES": "pt_BR", "LC_ALL": "en_US"], .english, .point),
    Setting(["LANG": "pt_BR", "LC_ALL": ""], .brazilian, .comma),
    // LANGUAGE lists wishes, for messages only, and only outside of the neutral locale.
    Setting(["LANG": "en_US", "LANGUAGE": "pt_BR:en"], .brazilian, .point),
    Setting(["LANG": "pt_BR", "LANGUAGE": "en"], .english, .comma),
    Setting(["LANG": "pt_BR", "LANGUAGE": "fr:pt_BR:en"], .brazilian, .comma),
    Setting(["LANG": "en_US", "LANGUAGE": "it:fr"], .english, .point),
    Setting(["LANG": "en_US", "LANGUAGE": "fr:de"], .german, .point),
    Setting(["LC_ALL": "C", "LANGUAGE": "pt_BR"], .english, .point),
    Setting(["LANGUAGE": "pt_BR"], .english, .point),
  ])
  func `language and mark come from the locale`(setting: Setting) {
    let locale = Locale { setting.variables[$0] }
    #expect(locale.language == setting.language)
    #expect(locale.mark == setting.mark)
  }

  @Test(arguments: [
    ("1.5", "1,5"), ("log(2, 1.5)", "log(2; 1,5)"), ("mod(x,2)·x", "mod(x;2)·x"), ("", ""),
    ("sin(x)", "sin(x)"), (".5", ",5"),
  ])
  func `a comma takes the point's place and back`(kept: String, written: String) {
    #expect(DecimalMark.comma.written(kept) == written)
    #expect(DecimalMark.comma.kept(written) == kept)
    #expect(DecimalMark.point.written(kept) == kept)
    #expect(DecimalMark.point.kept(written) == written)
  }

  @Test func `numbers in a sentence are written as the place writes them, its own stops are not`() {
    let words = Locale(language: .brazilian, mark: .comma)
    #expect(
      words(ProgramFault.noRealValue(operation: "√", operand: "−0.5"))
        == "sem valor real: √ de −0,5"
    )
    #expect(words(GraphPhrase.point(x: "1.5", y: "2")) == "x = 1,5; y = 2")
    let german = Locale(language: .german, mark: .comma)
    #expect(german(ProgramFault.noLogarithm(base: "0.5")) == "kein reeller Wert: log zur Basis 0,5")
    let english = Locale(language: .english, mark: .comma)
    #expect(english(GraphPhrase.isolatedPoint(x: "0.5", y: "−1")) == "isolated point (0,5; −1)")
  }

  @Test(arguments: [
    (TracePhrase.zero, "mögliche Nullstelle"), (.maximum, "möglicher Hochpunkt"),
    (.openEnd, "mögliches Ende, gehört nicht dazu"),
  ])
  func `an adjective goes with its noun`(kind: TracePhrase, text: String) {
    #expect(Locale(language: .german)(TracePhrase.possible(kind)) == text)
  }

  @Test(arguments: [
    (1, 0, "a braucht einen Wert, der Stapel hat keinen"),
    (2, 1, "a braucht zwei Werte, der Stapel hat einen"),
    (5, 3, "a braucht 5 Werte, der Stapel hat drei"),
  ])
  func `a count goes with its noun`(needed: Int, present: Int, text: String) {
    #expect(
      Locale(language: .german)(Message.needsValues("a", needed, present: present)) == text
    )
  }

  @Test(arguments: [
    (Language.english, "Ctrl+Shift+Z", "Ctrl+Shift+Z"),
    (.german, "Ctrl+Shift+Z", "Strg+Umschalt+Z"),
    (.german, "Shift", "Umschalt"), (.german, "Delete", "Entf"), (.german, "Ctrl+,", "Strg+,"),
    (.german, "+", "+"), (.german, "F9", "F9"), (.brazilian, "Shift+Space", "Shift+Espaço"),
  ])
  func `keys are called what is printed on them`(language: Language, keys: String, text: String) {
    #expect(Locale(language: language)(MenuPhrase.shortcut(keys)) == text)
  }

  @Test func `a phrase comes in pieces, formulas apart from words`() {
    let words = Locale()
    #expect(
      words.pieces(of: GraphPhrase.graphExample("x·1.5")) == [.words("Graph "), .formula("x·1.5")]
    )
  }
}
