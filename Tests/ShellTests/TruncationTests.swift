import Settings
import Documents
import Drawing
import GraphScene
import GraphTools
import Input
import SDLPlatform
import SceneHost
import SceneParts
import Shell
import TestSupport
import Testing
import Words

/// A screen of the program, and how one gets there.
struct Screen: Sendable, CustomStringConvertible {
  let description: String
  let open: @Sendable (Bench) throws -> Void

  init(_ name: String, _ open: @escaping @Sendable (Bench) throws -> Void) {
    description = name
    self.open = open
  }

  private static func graph(_ bench: Bench) throws {
    try bench.graph(["a*sin(x)+b", "cos(x)/x", "x^2/4-3"])
  }

  /// A row of the menu, in whichever language it is.
  private static func choose(_ row: MenuPhrase, _ bench: Bench) {
    bench.key(.character(","), .command)
    for words in Locale.spoken { bench.click(bench.draw().place(of: words(row))) }
  }

  static let all: [Screen] = [
    Screen("formula") { $0.type("sin(x)*x+cos(12.345678*x)/(exp(-x^2)+2)") },
    Screen("value") { $0.type("sqrt(2)+1/3") },
    Screen("fault") { $0.type("1/0=") },
    Screen("unfinished") { $0.type("2*sin(x)+") },
    Screen("stack") { bench in
      bench.key(.character("m"), .command)
      bench.type("x 7 2.5 / ")
    },
    Screen("calculator's menu") { $0.key(.character(","), .command) },
    Screen("copies") { bench in
      bench.type("sqrt(2)")
      _ = bench.draw()
      bench.key(.function(10), .shift)
    },
    Screen("empty graph") { $0.key(.function(6)) },
    Screen("functions") { try graph($0) },
    Screen("trace") { bench in
      try graph(bench)
      bench.type("tn")
    },
    Screen("statistics") { bench in
      try graph(bench)
      bench.type("s")
    },
    Screen("table") { bench in
      try graph(bench)
      bench.key(.character("t"), .command)
    },
    Screen("list") { bench in
      try graph(bench)
      bench.key(.character("l"), .command)
    },
    Screen("list with a fault") { bench in
      try graph(bench)
      bench.key(.character("l"), .command)
      bench.type("sin(1,2")
    },
    Screen("graph's menu") { bench in
      try graph(bench)
      bench.key(.character(","), .command)
    },
    Screen("place's menu") { bench in
      try graph(bench)
      bench.key(.function(10), .shift)
    },
    Screen("function's menu") { bench in
      try graph(bench)
      bench.key(.character("l"), .command)
      bench.key(.home)
      bench.key(.right)
      bench.key(.enter)
    },
    Screen("documents") { choose(.documents, $0) },
    Screen("views") { bench in
      try graph(bench)
      choose(.views, bench)
    },
    Screen("copy as") { bench in
      bench.type("sin(x)/x+cos(x)*x^2")
      choose(.copyAs, bench)
    },
    Screen("save") { $0.key(.character("s"), .command) },
    Screen("export") { $0.key(.character("e"), .command) },
    Screen("help") { $0.key(.function(1)) },
    Screen("presentation") { bench in
      try graph(bench)
      bench.key(.function(5))
    },
    Screen("presentation with statistics") { bench in
      try graph(bench)
      bench.key(.function(5))
      bench.type("tns")
    },
    Screen("controller's hints") { bench in
      try graph(bench)
      bench.press(.dpadRight)
    },
    Screen("hints of the calculator") { $0.press(.dpadRight) },
  ]
}

extension RealFontTests {
  /// Every screen in every size: no word is cut.
  @Suite(.enabled(if: hasFonts)) struct TruncationTests {
    private static let sizes = [
      (320, 480), (390, 844), (640, 480), (1024, 768), (1280, 800), (1920, 1080),
    ]
    .map { Size(width: $0.0, height: $0.1) }

    private let fonts: FontLibrary

    init() throws { fonts = try FontLibrary() }

    @Test(arguments: Screen.all, sizes)
    func `nothing is cut where room lies beside it`(screen: Screen, size: Size) throws {
      for textSize in [TextSize.normal, .veryLarge, .double] {
        for words in Locale.spoken {
          var state = SavedState()
          (state.preferences.theme, state.preferences.textSize) = (.dark, textSize)
          let bench = Bench(size.width, size.height, state: state, words: words, fonts: fonts)
          try screen.open(bench)
          let picture = bench.draw()
          let texts = picture.canvas.drawnTexts.map(\.text)
          let outside = picture.texts(outside: Rect(size: size))
          #expect(outside.isEmpty, "\(outside) at \(textSize.rawValue) %")
          #expect(!texts.isEmpty)
          let torn = texts.filter(Self.isTorn)
          #expect(torn.isEmpty, "\(torn) at \(textSize.rawValue) % in \(words.language)")
        }
      }
    }

    /// Whether a text is a word or a number of which a part is left out.
    ///
    /// Formulas are cut where they are longer than their place; what opens something ends in dots, and
    /// so does a number that goes on.
    private static func isTorn(_ text: String) -> Bool {
      guard text.dropLast().contains("…"), !text.contains(" … ") else { return text == "y…" }
      return !text.contains { "()·=+/^√\\".contains($0) } || text.hasPrefix("y") && text.count < 8
    }

    @Test(arguments: [
      ("intersec…n with 2", true), ("−0.…81", true), ("y =…)", true), ("Save as…", false),
      ("1.4142…", false), ("cos(12…78·", false), ("type names: sin … tanh", false),
    ])
    func `what is torn is told from what goes on`(text: String, isTorn: Bool) {
      #expect(Self.isTorn(text) == isTorn)
    }
  }
}
