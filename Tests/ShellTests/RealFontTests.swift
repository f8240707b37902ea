import SDLPlatform
import TestTraits
import Testing

/// Everything that is laid out with installed fonts, one test at a time: the font engine serves one.
@Suite(.serialized, .usesFontEngine) struct RealFontTests {}

/// Whether the system has fonts.
let hasFonts = (try? FontLibrary()) != nil
