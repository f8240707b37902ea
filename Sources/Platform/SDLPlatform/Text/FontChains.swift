import Drawing

/// The files of every face, looked for when a face is first asked for: few pictures need all.
final class FontChains {
  private let finder: FontFinder
  private var known: [Key: FontChain] = [:]

  private struct Key: Hashable {
    var face: Font.Face
    var isDisplay: Bool
  }

  /// Finds the plain face; nil when the system has no font at all.
  init?(finder: FontFinder) {
    self.finder = finder
    guard let plain = FontChain(.regular, isDisplay: false, finder: finder) else { return nil }
    known[Key(face: .regular, isDisplay: false)] = plain
  }

  /// The files of a face, best first; those of the plain one where it has none.
  func files(of face: Font.Face, isDisplay: Bool) -> [FontFile] {
    let key = Key(face: face, isDisplay: isDisplay)
    if let chain = known[key] { return chain.files }
    let plain = Key(face: .regular, isDisplay: false)
    let chain = FontChain(face, isDisplay: isDisplay, finder: finder) ?? known[plain]
    known[key] = chain
    return chain?.files ?? []
  }
}
