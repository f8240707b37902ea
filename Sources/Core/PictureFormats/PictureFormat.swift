/// The files a picture can be written to: the one list of them.
package enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  case png, svg, pdf

  /// How a picture of shapes is written, with a document to be opened again; nil where the file
  /// holds pixels.
  package var writeShapes: ((VectorPicture, _ document: [UInt8]?) -> [UInt8])? {
    switch self {
    case .png: nil
    case .svg: { Array(SVGWriter($0, document: $1).text.utf8) }
    case .pdf: { PDFWriter($0, document: $1).bytes }
    }
  }

  /// The format that a path's ending names.
  package init?(path: String) {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let dot = name.lastIndex(of: "."),
      let format = PictureFormat(rawValue: name[name.index(after: dot)...].lowercased())
    else { return nil }
    self = format
  }

  /// How the names of its files end.
  package var ending: String { "." + rawValue }

  /// All endings, for sentences.
  package static var endings: String { allCases.map(\.ending).joined(separator: ", ") }
}
