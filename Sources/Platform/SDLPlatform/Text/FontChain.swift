import Drawing

/// The files of one face, best first; a later one serves the glyphs the earlier ones lack.
struct FontChain {
  var files: [FontFile]

  /// Finds the files of a face.
  ///
  /// From 24 points on the display cut of Inter is used.
  init?(_ face: Font.Face, isDisplay: Bool, finder: FontFinder) {
    let sans = FontQuery("DejaVu Sans")
    let candidates: [(query: FontQuery, factor: Double)]
    switch face {
    case .italic:
      candidates = [
        (FontQuery("DejaVu Serif", italic: true), 1), (FontQuery("Inter", italic: true), 1),
        (FontQuery("DejaVu Sans", italic: true), 0.9), (sans, 0.9), (FontQuery(nil), 1),
      ]
    case .regular, .medium, .semibold:
      let weight = face.weight
      let dejaVu = FontQuery("DejaVu Sans", face == .semibold ? .bold : .regular)
      let display: [(FontQuery, Double)] =
        isDisplay ? [(FontQuery("Inter Display", weight), 1)] : []
      candidates =
        display + [(FontQuery("Inter", weight), 1), (dejaVu, 0.9), (FontQuery(nil, weight), 1)]
    }
    var main: FontFile?
    for (query, factor) in candidates {
      main = finder.find(query)?.scaled(by: factor)
      if main != nil { break }
    }
    guard let main else { return nil }
    files = [main]
    if let spare = finder.find(sans), spare.path != main.path {
      files.append(spare.scaled(by: 0.96))
    }
  }
}

extension Font.Face {
  fileprivate var weight: FontQuery.Weight {
    switch self {
    case .regular, .italic: .regular
    case .medium: .medium
    case .semibold: .semibold
    }
  }
}
