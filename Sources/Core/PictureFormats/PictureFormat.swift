/// The files a picture can be written to.
package enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  case png, svg, pdf

  /// The format that a path's ending names.
  package init?(path: String) {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let dot = name.lastIndex(of: "."),
      let format = PictureFormat(rawValue: name[name.index(after: dot)...].lowercased())
    else { return nil }
    self = format
  }

  /// All endings, for sentences.
  package static var endings: String { allCases.map { "." + $0.rawValue }.joined(separator: ", ") }
}
