/// Where and as what a picture was saved last.
package struct SavedPicture: Codable, Hashable, Sendable {
  package var folder: String
  package var ending: String
  /// The name of what everything lay on.
  package var ground: String

  package init(folder: String, ending: String, ground: String) {
    (self.folder, self.ending, self.ground) = (folder, ending, ground)
  }
}

/// Where the document is kept, as the state holds it.
package struct SavedFile: Codable, Hashable, Sendable {
  /// No system has a longer path, in bytes.
  static let longestPath = 4096
  /// So many files are known as opened or saved lately.
  package static let recentLimit = 8

  package var path: String
  /// Whether the document has been changed since.
  package var isChanged: Bool
  /// The digest of what the file held when it was read or written.
  package var digest: String?

  package init(path: String, isChanged: Bool, digest: String? = nil) {
    self.path = path
    self.isChanged = isChanged
    self.digest = digest
  }
}
