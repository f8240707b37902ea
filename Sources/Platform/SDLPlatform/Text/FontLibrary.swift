package import Drawing
package import Words

/// Measures text, and opens fonts for those who draw it.
///
/// Widths are measured once at a large size without hinting and scale exactly with the font's size:
/// a layout never depends on the content scale.
package final class FontLibrary: TextMeasurer {
  /// Pixels per em of the fonts used for measuring.
  private static let referenceSize = 512

  private let engine: FontEngine
  private let chains: FontChains
  private var contents: [String: MappedFile] = [:]
  private var open = RecencyCache<OpenKey, OpenFont>(capacity: 48)
  private var layouts = RecencyCache<TextKey, TextLayout>(capacity: 4096, heaviest: 1 << 20)
  private var heights: [HeightKey: FontMetrics] = [:]
  private var outlineFaces: [FontFile: OutlineFace] = [:]

  private struct OpenKey: Hashable {
    var file: FontFile
    var size: Int
    var outline: Int
    var isReference: Bool
  }
  private struct HeightKey: Hashable {
    var face: Font.Face
    var isDisplay: Bool
  }

  /// Finds the plain face; throws when the system has no font at all.
  package init(finder: FontFinder = .system()) throws(SystemFault) {
    engine = try FontEngine()
    guard let chains = FontChains(finder: finder) else { throw .noFont }
    self.chains = chains
    guard let file = chains.files(of: .regular, isDisplay: false).first, reference(file) != nil
    else { throw .noFont }
  }

  package func width(of text: String, in font: Font) -> Double {
    layout(TextKey(text, in: font)).width * font.size
  }

  package func inkBounds(of text: String, in font: Font) -> Rect {
    let ink = layout(TextKey(text, in: font)).ink
    return Rect(
      x: ink.x * font.size,
      y: ink.y * font.size,
      width: ink.width * font.size,
      height: ink.height * font.size
    )
  }

  package func metrics(of font: Font) -> FontMetrics {
    let key = HeightKey(face: font.face, isDisplay: font.size >= 24)
    let em = heights[key] ?? measureHeights(key)
    heights[key] = em
    return FontMetrics(
      capHeight: em.capHeight * font.size,
      xHeight: em.xHeight * font.size,
      ascent: em.ascent * font.size,
      descent: em.descent * font.size
    )
  }

  /// The file a face is drawn with, spare files after it.
  package func files(of face: Font.Face, isDisplay: Bool) -> [FontFile] {
    chains.files(of: face, isDisplay: isDisplay)
  }

  /// A font for drawing; `size` is the em in 72nds of a device pixel before the file's own factor.
  func font(_ file: FontFile, sizeIn72nds size: Int, outline: Int) -> OpenFont? {
    let own = Int((Double(size) * file.factor).rounded())
    return opened(OpenKey(file: file, size: own, outline: outline, isReference: false))
  }

  func layout(_ key: TextKey) -> TextLayout {
    if let found = layouts.value(for: key) { return found }
    let made = makeLayout(key)
    layouts.insert(made, for: key, weighing: key.text.utf8.count)
    return made
  }

  /// A font file opened for the shapes of its glyphs.
  func outlineFace(_ file: FontFile) -> OutlineFace? {
    if let found = outlineFaces[file] { return found }
    let made = OutlineFace(file)
    outlineFaces[file] = made
    return made
  }

  /// The advance of the beginning of a line, in ems.
  func advance(of text: Substring, in file: FontFile) -> Double {
    guard !text.isEmpty, let font = reference(file) else { return 0 }
    return em(font.advance(of: String(text)), file)
  }

  private func reference(_ file: FontFile) -> OpenFont? {
    opened(OpenKey(file: file, size: 72 * Self.referenceSize, outline: 0, isReference: true))
  }

  private func opened(_ key: OpenKey) -> OpenFont? {
    if let found = open.value(for: key) { return found }
    guard let content = content(of: key.file) else { return nil }
    let made = OpenFont(
      content,
      index: key.file.index,
      sizeIn72nds: key.size,
      outline: key.outline,
      isReference: key.isReference,
      engine: engine
    )
    if let made { open.insert(made, for: key) }
    return made
  }

  private func content(of file: FontFile) -> MappedFile? {
    if let found = contents[file.path] { return found }
    let made = MappedFile(path: file.path)
    contents[file.path] = made
    return made
  }

  private func em(_ pixels: Int, _ file: FontFile) -> Double {
    Double(pixels) / Double(Self.referenceSize) * file.factor
  }
}

extension FontLibrary {
  private func measureHeights(_ key: HeightKey) -> FontMetrics {
    guard let file = files(of: key.face, isDisplay: key.isDisplay).first,
      let font = reference(file)
    else { return FontMetrics(capHeight: 0.7, xHeight: 0.5, ascent: 0.95, descent: 0.25) }
    let (ascent, descent) = font.heights
    return FontMetrics(
      capHeight: em(font.ink(of: "H").top, file),
      xHeight: em(font.ink(of: "x").top, file),
      ascent: em(ascent, file),
      descent: em(descent, file)
    )
  }

  private func makeLayout(_ key: TextKey) -> TextLayout {
    let files = files(of: key.face, isDisplay: key.isDisplay)
    var maker = LayoutMaker()
    for run in runs(of: key, files: files) {
      guard let font = reference(run.file) else { continue }
      if run.isDigit {
        let cell = em(digitCell(font), run.file)
        let own = em(font.advance(of: run.text), run.file)
        maker.append(run, font: font, lead: (cell - own) / 2, advance: cell) { em($0, run.file) }
      } else {
        let advance = em(font.advance(of: run.text), run.file)
        maker.append(run, font: font, lead: 0, advance: advance) { em($0, run.file) }
      }
    }
    return maker.layout
  }

  private func digitCell(_ font: OpenFont) -> Int {
    (0...9).reduce(0) { max($0, font.advance(of: String($1))) }
  }

  /// Cuts text where the file changes, and around each digit when digits are tabular.
  private func runs(of key: TextKey, files: [FontFile]) -> [TextRun] {
    var runs: [TextRun] = []
    for character in key.text {
      let file = files.first { reference($0)?.provides(character) == true } ?? files.first
      guard let file else { continue }
      let isDigit = key.isTabular && ("0"..."9").contains(character)
      if !isDigit, let last = runs.last, !last.isDigit, last.file == file {
        runs[runs.count - 1].text.append(character)
      } else {
        runs.append(TextRun(text: String(character), file: file, isDigit: isDigit))
      }
    }
    return runs
  }
}
