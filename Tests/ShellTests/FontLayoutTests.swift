import Settings
import Documents
import Drawing
import GraphScene
import Input
import SDLPlatform
import SceneParts
import Shell
import TestSupport
import Testing
import Words

extension RealFontTests {
  /// Layouts with the widths of the fonts that are installed.
  @Suite(.enabled(if: hasFonts)) struct FontLayoutTests {
    private let fonts: FontLibrary

    init() throws { fonts = try FontLibrary() }

    @Test(arguments: PlanRow.table, Layout.Content.allCases)
    func `texts keep to their places`(row: PlanRow, content: Layout.Content) {
      for words in Locale.spoken {
        let layout = Layout(size: row.size, scale: 1, content: content, words: words)
        let picture = layout.picture(fonts: fonts)
        #expect(picture.cutTexts.isEmpty)
        #expect(picture.texts(outside: Rect(size: row.size)).isEmpty)
        #expect(picture.touchingTexts.isEmpty)
      }
    }

    @Test(arguments: PlanRow.table, TextSize.allCases)
    func `a label is never wider than its key`(row: PlanRow, textSize: TextSize) throws {
      var state = SavedState()
      state.preferences.theme = .dark
      state.preferences.textSize = textSize
      let bench = Bench(row.size.width, row.size.height, state: state, fonts: fonts)
      for _ in 0..<2 {
        let picture = bench.draw()
        let labels = picture.calculatorTexts.filter { text in
          picture.faces.contains { $0.contains(text.box.center) }
        }
        #expect(labels.count > 30)
        let wide = labels.filter { text in
          !picture.faces.contains { $0.inset(by: 2).contains(text.box) }
        }
        #expect(wide.isEmpty, "\(wide.map(\.text))")
        bench.key(.character("m"), .command)
      }
    }

    @Test(arguments: PlanRow.table, [TextSize.normal, .veryLarge, .double])
    func `no word on a control is shortened`(row: PlanRow, textSize: TextSize) throws {
      for words in Locale.spoken {
        var state = SavedState()
        state.preferences.theme = .dark
        state.preferences.textSize = textSize
        let bench = Bench(row.size.width, row.size.height, state: state, words: words, fonts: fonts)
        let picture = bench.draw()
        #expect(!picture.calculatorWords.contains("…"))
        if row.size.width < 700 {
          bench.type("x")
          bench.key(.enter, .command)
          let pushed = bench.draw()
          #expect(!pushed.graphWords.contains("…"))
          let outside = pushed.graphTexts.filter { !Rect(size: row.size).contains($0.box) }
          #expect(outside.isEmpty, "\(outside.map(\.text))")
        } else {
          #expect(!picture.graphWords.contains("…"))
        }
      }
    }

    @Test(arguments: PlanRow.table, [TextSize.normal, .double])
    func `no row of a menu is shortened`(row: PlanRow, textSize: TextSize) throws {
      for words in Locale.spoken {
        var state = SavedState()
        state.preferences.theme = .dark
        state.preferences.textSize = textSize
        let bench = Bench(row.size.width, row.size.height, state: state, words: words, fonts: fonts)
        bench.key(.character(","), .command)
        let texts = bench.draw().canvas.drawnTexts
        #expect(texts.contains { $0.text == words(MenuPhrase.quit) })
        // What opens something ends in dots; what is cut has them in its middle.
        let cut = texts.filter { $0.text.dropLast().contains("…") }
        #expect(cut.isEmpty, "\(cut.map(\.text))")
        let below = texts.filter { !Rect(size: row.size).contains($0.visibleBox) }
        #expect(below.isEmpty, "\(below.map(\.text))")
      }
    }

    @Test(arguments: PlanRow.table.map(\.size) + [Size(width: 240, height: 240)], Locale.spoken)
    func `keys and what they do lie apart in the help`(size: Size, words: Locale) {
      let bench = Bench(size.width, size.height, words: words, fonts: fonts)
      bench.key(.function(1))
      let picture = bench.draw()
      let title = words(ControlName.keysAndGestures)
      #expect(picture.canvas.drawnTexts.contains { $0.text == title })
      let touching = picture.touchingTexts(from: title)
      #expect(touching.isEmpty, "\(touching)")
    }

    @Test(
      arguments: PlanRow.table,
      [
        ("2+", "Nothing after +"), ("(2", "Unmatched ("),
        ("sin(", "Nothing after sin"), ("1EE", "Nothing after EE"),
        ("mod(1", "Fewer than two arguments in mod"), ("1/0=", "undefined: division by 0"),
        ("sqrt(-4)=", "no real value: √ of −4"), ("x", "a function of x"),
      ]
    )
    func `a reason is never shortened`(row: PlanRow, script: (text: String, reason: String)) {
      #expect(words(for: script.text, Locale(), row).contains(script.reason))
    }

    @Test(
      arguments: PlanRow.table,
      [
        ("2+", "Nichts nach +"),
        ("(2", "( ohne Gegenstück"),
        ("sin(", "Nichts nach sin"),
        ("1EE", "Nichts nach EE"),
        ("mod(1", "Weniger als zwei Argumente in mod"),
        ("1/0=", "nicht definiert: Division durch 0"),
        ("sqrt(-4,5)=", "kein reeller Wert: √ von −4,5"), ("x", "eine Funktion von x"),
      ]
    )
    func `a reason is never shortened in German`(
      row: PlanRow,
      script: (text: String, reason: String)
    ) {
      #expect(words(for: script.text, .germany, row).contains(script.reason))
    }

    @Test(
      arguments: PlanRow.table,
      [
        ("2+", "Nada depois de +"), ("(2", "( sem par"),
        ("sin(", "Nada depois de sin"),
        ("1EE", "Nada depois de EE"),
        ("mod(1", "Menos de dois argumentos em mod"),
        ("1/0=", "valor indefinido: divisão por 0"), ("sqrt(-4,5)=", "sem valor real: √ de −4,5"),
        ("x", "uma função de x"),
      ]
    )
    func `a reason is never shortened in Portuguese`(
      row: PlanRow,
      script: (text: String, reason: String)
    ) {
      #expect(words(for: script.text, .brazil, row).contains(script.reason))
    }

    /// What the display says after some typing.
    private func words(for text: String, _ words: Locale, _ row: PlanRow) -> String {
      let bench = Bench(row.size.width, row.size.height, words: words, fonts: fonts)
      bench.type(text.replacing("EE", with: ""))
      if text.hasSuffix("EE") { bench.type("E") }
      return bench.draw().displayWords
    }

    @Test(arguments: PlanRow.table)
    func `what the stack refuses is said in full`(row: PlanRow) {
      let bench = Bench(row.size.width, row.size.height, fonts: fonts)
      bench.key(.character("m"), .command)
      bench.tapKeys("3", "Enter", "+")
      #expect(bench.draw().displayWords.contains("+ needs two values, the stack has one"))
    }

    @Test(arguments: PlanRow.table.filter { $0.size.width >= 1024 })
    func `nothing graphed is said in full`(row: PlanRow) {
      let words = Bench(row.size.width, row.size.height, fonts: fonts).draw().graphWords
      #expect(words.contains("Nothing graphed yet"))
      #expect(words.contains("Try one:"))
    }

    @Test(arguments: PlanRow.table.filter { $0.size.width >= 1024 })
    func `nothing graphed is said in full in Portuguese`(row: PlanRow) {
      let bench = Bench(row.size.width, row.size.height, words: .brazil, fonts: fonts)
      let words = bench.draw().graphWords
      #expect(words.contains("Nenhum gráfico ainda"))
      #expect(words.contains("Experimente:"))
    }
  }
}
