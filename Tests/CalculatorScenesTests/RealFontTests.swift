import Testing

/// Everything that is laid out with installed fonts, one test at a time: the font engine serves one.
@Suite(.serialized) struct RealFontTests {}
