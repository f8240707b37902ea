import CSDL2TTF
import Words

/// A font file opened at one size.
final class OpenFont {
  let handle: OpaquePointer
  /// SDL_ttf must not stop before its last font is closed.
  private let engine: FontEngine
  /// What the font is read from, glyph by glyph.
  private let content: MappedFile

  /// Opens a file at any fraction of a pixel: SDL_ttf takes whole points but any resolution, so one
  /// point at 72 × size dots per inch is the size.
  init?(
    _ content: MappedFile,
    index: Int,
    sizeIn72nds size: Int,
    outline: Int,
    isReference: Bool,
    engine: FontEngine
  ) {
    let dpi = UInt32(clamping: max(72, size))
    let (start, count) = (content.bytes.baseAddress, Int32(clamping: content.bytes.count))
    guard let stream = SDL_RWFromConstMem(start, count),
      let handle = TTF_OpenFontIndexDPIRW(stream, 1, 1, index, dpi, dpi)
    else { return nil }
    self.handle = handle
    self.engine = engine
    self.content = content
    // Light hinting moves outlines up and down only; widths stay as designed.
    TTF_SetFontHinting(handle, isReference ? TTF_HINTING_NONE : TTF_HINTING_LIGHT_SUBPIXEL)
    if outline > 0 { TTF_SetFontOutline(handle, Int32(outline)) }
  }

  deinit { TTF_CloseFont(handle) }

  func provides(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isVariationSelector
        || TTF_GlyphIsProvided32(handle, scalar.value) != 0
    }
  }

  /// The ink of one glyph in pixels, y upwards from the baseline.
  func ink(of character: Character) -> (left: Int, right: Int, bottom: Int, top: Int) {
    var (left, right, bottom, top): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard let scalar = character.unicodeScalars.first else { return (0, 0, 0, 0) }
    TTF_GlyphMetrics32(handle, scalar.value, &left, &right, &bottom, &top, nil)
    return (Int(left), Int(right), Int(bottom), Int(top))
  }

  /// The advance of a line in pixels.
  ///
  /// SDL_ttf tells the wider of advance and ink; between two spaces the ink never wins.
  func advance(of text: String) -> Int { extent(" " + text + " ") - extent("  ") }

  private func extent(_ text: String) -> Int {
    var width: Int32 = 0
    TTF_SizeUTF8(handle, text, &width, nil)
    return Int(width)
  }
}

/// SDL_ttf, started as long as this lives.
final class FontEngine {
  init() throws(SystemFault) {
    guard TTF_Init() == 0 else { throw .lastRefusal(of: "TTF_Init") }
  }

  deinit { TTF_Quit() }
}

extension OpenFont {
  /// Room above and below the baseline in pixels, both positive.
  var heights: (ascent: Int, descent: Int) {
    (Int(TTF_FontAscent(handle)), -Int(TTF_FontDescent(handle)))
  }
}
