import CSDL2
import CSDL2TTF
import Drawing

/// A line of text as coverage, and where its baseline starts in it.
struct TextMask {
  let mask: Mask
  let left: Int
  let baseline: Int
}

/// Lines of text drawn once and tinted ever after.
final class TextCache {
  private struct Key: Hashable {
    var text: TextKey
    /// The em in 72nds of a device pixel.
    var size: Int
    var outline: Int
  }

  private let fonts: FontLibrary
  /// What all lines may take, in bytes of coverage.
  private static let heaviest = 6 << 20
  private var lines = RecencyCache<Key, TextMask>(capacity: 1024, heaviest: heaviest)

  init(fonts: FontLibrary) { self.fonts = fonts }

  /// The coverage of a line; an outline makes the glyphs that many device pixels fatter.
  func line(_ text: String, in font: Font, scale: ContentScale, outline: Int) -> TextMask? {
    let pixels = scale.devicePixels(font.size)
    guard pixels.isFinite, pixels > 0, pixels < 2048, !text.isEmpty else { return nil }
    let key = Key(
      text: TextKey(text, in: font),
      size: Int((pixels * 72).rounded()),
      outline: outline
    )
    if let found = lines.value(for: key) { return found }
    guard let made = draw(key) else { return nil }
    lines.insert(made, for: key, weighing: made.mask.width * made.mask.height)
    return made
  }

  private func draw(_ key: Key) -> TextMask? {
    let em = Double(key.size) / 72
    let drawn = fonts.layout(key.text).pieces.compactMap { piece -> DrawnPiece? in
      guard
        let font = fonts.font(piece.file, sizeIn72nds: key.size, outline: key.outline)
      else { return nil }
      return DrawnPiece(
        piece.text,
        font: font,
        start: Int((piece.offset * em).rounded()),
        outline: key.outline
      )
    }
    guard let first = drawn.first else { return nil }
    if drawn.count == 1 {
      return mask(of: first.surface, left: first.left, baseline: first.baseline)
    }
    let left = drawn.reduce(first.left) { min($0, $1.left) }
    let right = drawn.reduce(first.right) { max($0, $1.right) }
    let above = drawn.reduce(0) { max($0, $1.baseline) }
    let below = drawn.reduce(0) { max($0, $1.surface.height - $1.baseline) }
    guard let sheet = try? Surface(width: right - left, height: above + below) else { return nil }
    sheet.clear(0x00FF_FFFF)
    for piece in drawn {
      var place = SDL_Rect(
        x: Int32(piece.left - left),
        y: Int32(above - piece.baseline),
        w: 0,
        h: 0
      )
      SDL_SetSurfaceBlendMode(piece.surface.handle, SDL_BLENDMODE_BLEND)
      SDL_UpperBlit(piece.surface.handle, nil, sheet.handle, &place)
    }
    return mask(of: sheet, left: left, baseline: above)
  }

  /// The alpha of a surface's pixels.
  private func mask(of surface: Surface, left: Int, baseline: Int) -> TextMask? {
    let (width, height) = (surface.width, surface.height)
    var coverage = [UInt8](repeating: 0, count: width * height)
    for y in 0..<height {
      guard let row = surface.row(y) else { return nil }
      for x in 0..<width { coverage[y * width + x] = UInt8(truncatingIfNeeded: row[x] >> 24) }
    }
    let mask = Mask(width: width, height: height, coverage: coverage)
    return TextMask(mask: mask, left: left, baseline: baseline)
  }
}

/// A piece of a line as pixels.
private struct DrawnPiece {
  let surface: Surface
  /// From the start of the line's baseline to the surface's left edge.
  let left: Int
  /// From the surface's upper edge to the baseline.
  let baseline: Int

  var right: Int { left + surface.width }

  init?(_ text: String, font: OpenFont, start: Int, outline: Int) {
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard let pixels = TTF_RenderUTF8_Blended(font.handle, text, white) else { return nil }
    surface = Surface(pixels)
    // SDL_ttf moves everything right and down when ink reaches out of the usual box, and counts an
    // outline twice into ascent and glyph heights.
    let overhang = text.first.map { min(0, font.ink(of: $0).left) } ?? 0
    let rise = text.reduce(font.heights.ascent) { max($0, font.ink(of: $1).top) } - 2 * outline
    left = start + overhang - outline
    baseline = rise + outline
  }
}
