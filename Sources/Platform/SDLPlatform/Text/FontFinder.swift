import CFontconfig

/// A font file, and by how much its em must be scaled to look as large as Inter's.
package struct FontFile: Hashable, Sendable {
  package var path: String
  /// The face in a collection, with fontconfig's named instance in the upper bits.
  var index: Int
  package var factor: Double

  init(path: String, index: Int = 0, factor: Double = 1) {
    self.path = path
    self.index = index
    self.factor = factor
  }

  func scaled(by factor: Double) -> FontFile {
    FontFile(path: path, index: index, factor: self.factor * factor)
  }
}

/// What a font must be.
package struct FontQuery: Hashable, Sendable {
  package enum Weight: Int32, Sendable {
    case regular = 80, medium = 100, semibold = 180, bold = 200
  }

  /// The exact family; nil for whatever the system calls its sans serif.
  package var family: String?
  var weight: Weight
  var isItalic: Bool

  init(_ family: String?, _ weight: Weight = .regular, italic: Bool = false) {
    self.family = family
    self.weight = weight
    self.isItalic = italic
  }
}

/// Where fonts are looked for.
package struct FontFinder {
  /// The file of a family, nil when the family is not installed.
  package var find: (FontQuery) -> FontFile?

  package init(_ find: @escaping (FontQuery) -> FontFile?) { self.find = find }

  /// The fonts fontconfig knows of.
  package static func system() -> FontFinder {
    let catalogue = FontCatalogue()
    return FontFinder { catalogue.match($0) }
  }
}

/// Fontconfig's own view of the system, read once.
private final class FontCatalogue {
  private let config = FcInitLoadConfigAndFonts()

  deinit { if let config { FcConfigDestroy(config) } }

  func match(_ query: FontQuery) -> FontFile? {
    guard let config, let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, query.family ?? "sans-serif")
    FcPatternAddInteger(pattern, FC_WEIGHT, query.weight.rawValue)
    FcPatternAddInteger(pattern, FC_SLANT, query.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    FcPatternAddBool(pattern, FC_SCALABLE, FcBool(FcTrue))
    FcConfigSubstitute(config, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    guard let found = FcFontMatch(config, pattern, &result) else { return nil }
    defer { FcPatternDestroy(found) }
    if let family = query.family, !families(of: found).contains(family) { return nil }
    guard isUpright(found) != query.isItalic else { return nil }
    var file: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(found, FC_FILE, 0, &file) == FcResultMatch, let file else {
      return nil
    }
    var index: Int32 = 0
    FcPatternGetInteger(found, FC_INDEX, 0, &index)
    return FontFile(path: String(cString: file), index: Int(index))
  }

  private func families(of pattern: OpaquePointer) -> [String] {
    var names: [String] = []
    var name: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(pattern, FC_FAMILY, Int32(names.count), &name) == FcResultMatch,
      let text = name
    {
      names.append(String(cString: text))
    }
    return names
  }

  private func isUpright(_ pattern: OpaquePointer) -> Bool {
    var slant: Int32 = 0
    FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
    return slant == FC_SLANT_ROMAN
  }
}
