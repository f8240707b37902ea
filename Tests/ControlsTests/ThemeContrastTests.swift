import Controls
import Drawing
import TestSupport
import Testing

/// A theme with the name the design gives it.
struct NamedTheme: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let theme: Theme

  static let all = [
    NamedTheme(testDescription: "light", theme: .paper),
    NamedTheme(testDescription: "dark", theme: .slate),
    NamedTheme(testDescription: "high contrast dark", theme: .projectorBlack),
    NamedTheme(testDescription: "high contrast light", theme: .projectorWhite),
  ]
}

/// Two colours that lie on each other, and the contrast they need.
struct ColorPair: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let least: Double
  let ink: @Sendable (Theme) -> Color
  let ground: @Sendable (Theme) -> Color

  init(
    _ name: String,
    _ ink: @escaping @Sendable (Theme) -> Color,
    on ground: @escaping @Sendable (Theme) -> Color,
    least: Double = 4.5
  ) {
    testDescription = name
    self.least = least
    self.ink = ink
    self.ground = ground
  }

  static let all: [ColorPair] = texts + accents + graphics

  private static let texts = [
    ColorPair("text on background", { $0.text }, on: { $0.background }),
    ColorPair("text on surface", { $0.text }, on: { $0.surface }),
    ColorPair("text on raised", { $0.text }, on: { $0.raised }),
    ColorPair("second text on background", { $0.secondaryText }, on: { $0.background }),
    ColorPair("second text on surface", { $0.secondaryText }, on: { $0.surface }),
    ColorPair("second text on raised", { $0.secondaryText }, on: { $0.raised }),
    ColorPair("text on number key", { $0.text }, on: { $0.keys.number.fill }),
    ColorPair("text on function key", { $0.text }, on: { $0.keys.function.fill }),
    ColorPair("text on operator key", { $0.text }, on: { $0.keys.operation.fill }),
    ColorPair("second text on function key", { $0.secondaryText }, on: { $0.keys.function.fill }),
    ColorPair("label of the enter key", { $0.keys.enter.ink }, on: { $0.keys.enter.fill }),
    ColorPair("label of the variable key", { $0.keys.variable.ink }, on: { $0.keys.variable.fill }),
  ]
  private static let accents = [
    ColorPair("label on accent", { $0.accent.face.ink }, on: { $0.accent.fill }),
    ColorPair("accent text on surface", { $0.accent.text }, on: { $0.surface }),
    ColorPair("accent text on raised", { $0.accent.text }, on: { $0.raised }),
    ColorPair("accent text on background", { $0.accent.text }, on: { $0.background }),
    ColorPair("warning on surface", { $0.notices.warning }, on: { $0.surface }),
    ColorPair("error on surface", { $0.notices.error }, on: { $0.surface }),
    ColorPair("warning on raised", { $0.notices.warning }, on: { $0.raised }),
    ColorPair("axis number on surface", { $0.graph.label }, on: { $0.surface }),
  ]
  private static let graphics = [
    ColorPair("axis on surface", { $0.graph.axis }, on: { $0.surface }, least: 3),
    ColorPair("focus on background", { $0.focus }, on: { $0.background }, least: 3),
    ColorPair("focus on surface", { $0.focus }, on: { $0.surface }, least: 3),
    ColorPair("strong line on surface", { $0.strongLine }, on: { $0.surface }, least: 3),
  ]
}

@Suite struct ThemeContrastTests {
  @Test func `there are 24 pairs and four themes`() {
    #expect(ColorPair.all.count == 24)
    #expect(Set(NamedTheme.all.map(\.theme)).count == 4)
  }

  @Test(arguments: NamedTheme.all, [0x3584E4, 0x2E7D32, 0xF6E05E, 0x62A0EA, 0x000000, 0xFFFFFF])
  func `a desktop's colour is the focus only where it is seen and text is read on it`(
    named: NamedTheme,
    color: UInt32
  ) {
    let theme = named.theme.focusing(with: Color(color))
    for ground in [theme.background, theme.surface, theme.raised] {
      #expect(theme.focus.contrast(with: ground) >= 3)
      let selection = ground.mixed(with: theme.focus, share: 0.35)
      #expect(theme.text.contrast(with: selection) >= 4.5 || theme.focus == named.theme.focus)
    }
  }

  @Test func `GNOME's blue is taken on paper and slate, its yellow on slate alone`() {
    let (blue, yellow) = (Color(0x3584E4), Color(0xE5A50A))
    #expect(Theme.paper.focusing(with: blue).focus == blue)
    #expect(Theme.slate.focusing(with: blue).focus == blue)
    #expect(Theme.paper.focusing(with: yellow) == .paper)
    #expect(Theme.slate.focusing(with: yellow).focus == yellow)
    #expect(Theme.slate.focusing(with: nil) == .slate)
  }

  @Test(arguments: NamedTheme.all, ColorPair.all)
  func `what is read stands out from its ground`(named: NamedTheme, pair: ColorPair) {
    let contrast = pair.ink(named.theme).contrast(with: pair.ground(named.theme))
    #expect(contrast >= pair.least)
  }

  @Test(arguments: NamedTheme.all)
  func `every pen stands out from the paper`(named: NamedTheme) {
    #expect(named.theme.graph.pens.count == 6)
    let contrasts = named.theme.graph.pens.map { $0.contrast(with: named.theme.surface) }
    #expect(contrasts.someAndAllSatisfy { $0 >= 3 })
  }

  @Test(arguments: NamedTheme.all, 0..<6)
  func `the number on a pen's disc can be read`(named: NamedTheme, pen: Int) {
    let contrast = named.theme.ink(onPen: pen).contrast(with: named.theme.graph.pens[pen])
    #expect(contrast >= 4.5)
  }

  @Test(arguments: NamedTheme.all)
  func `a number on a merely possible stretch can be read`(named: NamedTheme) {
    let theme = named.theme
    let tints = theme.graph.pens.map {
      theme.surface.mixed(with: $0, share: theme.graph.possibleOpacity)
    }
    // The design's 4.5, rounded to a tenth as it is there.
    #expect(tints.someAndAllSatisfy { theme.text.contrast(with: $0) >= 4.45 })
  }

  @Test(arguments: NamedTheme.all)
  func `keys under the mouse and pressed keys can still be read`(named: NamedTheme) {
    let theme = named.theme
    let faces = [theme.keys.number, theme.keys.function, theme.keys.operation].map(\.fill)
    let touched = faces.flatMap { face in
      [0.08, 0.18].map { face.mixed(with: theme.text, share: $0) }
    }
    #expect(touched.someAndAllSatisfy { theme.text.contrast(with: $0) >= 4.5 })
    let enter = [0.08, 0.18].map { theme.keys.enter.fill.mixed(with: theme.background, share: $0) }
    #expect(enter.someAndAllSatisfy { theme.keys.enter.ink.contrast(with: $0) >= 4.5 })
  }

  @Test(arguments: NamedTheme.all)
  func `the word Graphed can be read on its tint`(named: NamedTheme) {
    let theme = named.theme
    let tint = theme.surface.mixed(with: theme.accent.fill, share: 0.12)
    let ground = theme.isHighContrast ? theme.background : tint
    #expect(theme.accent.text.contrast(with: ground) >= 4.5)
  }
}
