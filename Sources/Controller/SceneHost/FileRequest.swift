/// What is asked of the files; the answer comes as a `FileOutcome`.
package enum FileRequest: Hashable, Sendable {
  /// Say what is in a folder; "~" stands for the person's own.
  case list(folder: String)
  /// Open a document, or the one that a picture carries.
  case open(path: String)
  /// Save the document.
  case save(path: String, mayReplace: Bool)
  /// Save the document where it is kept, if the file's content is still that of a digest.
  case saveAgain(path: String, over: String?)
  /// Write a picture, its format given by the ending.
  case export(path: String, PictureLook, mayReplace: Bool)
  /// Write the rows of a table, with commas or tabs between cells as the ending says.
  case saveRows(path: String, mayReplace: Bool)
  /// Put a picture on the clipboard, or where pictures are kept.
  case copyPicture
}

/// What is in a folder.
package struct FolderListing: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package var name: String
    package var isFolder: Bool

    package init(_ name: String, isFolder: Bool) {
      self.name = name
      self.isFolder = isFolder
    }
  }

  /// The folder as it was asked for.
  package var folder: String
  /// Folders first, both by name.
  package var entries: [Entry]

  package init(folder: String, entries: [Entry]) {
    self.folder = folder
    self.entries = entries
  }
}

/// Where files go that have no place yet; each ends in "/".
package struct FilePlaces: Hashable, Sendable {
  package var documents: String
  package var pictures: String
  package var home: String

  package init(documents: String = "~/", pictures: String = "~/", home: String = "/") {
    self.documents = documents
    self.pictures = pictures
    self.home = home
  }
}
