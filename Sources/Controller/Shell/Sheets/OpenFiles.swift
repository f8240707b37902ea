import Documents

/// The file that the document was opened from or saved to.
struct OpenFile: Hashable {
  var path: String
  /// The document as it is in the file, without what is only looking.
  var content: Document
  /// The digest of what the file held when it was read or written.
  var digest: String?

  /// The last part of the path, without the ending.
  var name: String { Self.name(of: path) }

  static func name(of path: String) -> String { String(path.split(separator: "/").last ?? "") }
}

/// Where the documents are kept that undo leads between: none is ever saved into another one's file.
struct OpenFiles {
  /// Which document is there, as its snapshots say.
  var number = 0
  private var files: [Int: OpenFile] = [:]
  /// The paths of files that were opened or saved, the last one first.
  var recent: [String] = []
  /// How a picture was saved last.
  var picture: SavedPicture?

  /// The file of the document that is there; nil while it has none that is known.
  var current: OpenFile? {
    get { files[number] }
    set {
      files[number] = newValue
      if let path = newValue?.path {
        recent = Array(([path] + recent.filter { $0 != path }).prefix(SavedFile.recentLimit))
      }
    }
  }

  /// Goes on with a new document, which has no file yet.
  mutating func begin() {
    number += 1
    current = nil
  }
}
