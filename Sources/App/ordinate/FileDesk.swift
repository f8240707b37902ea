import GraphScene
import SceneParts
import Shell
import Documents
import Drawing
import Persistence
import PictureFormats
import SDLPlatform
import SceneHost
import Words

/// Does what is asked of the files.
struct FileDesk {
  let calculator: GraphingCalculator
  let fonts: FontLibrary
  let folders: PersonalFolders

  /// Does it, and says what became of it.
  func fulfil(_ request: FileRequest) -> FileOutcome {
    do {
      return try outcome(of: request)
    } catch {
      return .failed(error)
    }
  }

  private func outcome(of request: FileRequest) throws(FilePhrase) -> FileOutcome {
    switch request {
    case .list(let folder):
      let entries = folders.entries(of: folder).map {
        FolderListing.Entry($0.name, isFolder: $0.isFolder)
      }
      return .listed(FolderListing(folder: folder, entries: entries))
    case .open(let path):
      return .opened(try document(at: path), path: path)
    case .save(let path, let mayReplace):
      let document = calculator.document
      guard let bytes = DocumentCoder.bytes(of: document) else { throw .tooLarge }
      try keepNewer(path)
      try write(bytes, to: path, mayReplace)
      return .saved(document, path: path)
    case .export(let path, let scale, let mayReplace):
      guard let format = PictureFormat(path: path) else {
        throw .unknownEnding(PictureFormat.endings)
      }
      let bytes = try picture(as: format, scale: format == .png ? scale : 1)
      try write(bytes, to: path, mayReplace)
      return .written(path: path)
    case .write(let text, let path, let mayReplace):
      try write(Array(text.utf8), to: path, mayReplace)
      return .written(path: path)
    case .copyPicture: return try copyPicture()
    }
  }

  /// Reads a document, or the one that a picture carries.
  func document(at path: String) throws(FilePhrase) -> Document {
    let bytes: [UInt8]
    do {
      bytes = try DocumentFile(path: folders.expanded(path)).read()
    } catch {
      throw .failed(error)
    }
    return try DocumentCoder.document(in: bytes).get()
  }

  private func write(
    _ bytes: [UInt8],
    to path: String,
    _ mayReplace: Bool
  ) throws(FilePhrase) {
    let file = DocumentFile(path: folders.expanded(path))
    guard mayReplace || !file.exists else {
      throw .exists(String(path.split(separator: "/").last ?? ""))
    }
    do { try file.write(bytes) } catch { throw .failed(error) }
  }

  /// Refuses to write over a document that this version does not understand.
  private func keepNewer(_ path: String) throws(FilePhrase) {
    let file = DocumentFile(path: folders.expanded(path))
    guard file.exists, let bytes = try? file.read(),
      DocumentCoder.document(in: bytes) == .failure(.newerVersion)
    else { return }
    throw .newerVersionKept(String(path.split(separator: "/").last ?? ""))
  }

  // MARK: Pictures

  private func picture(as format: PictureFormat, scale: Double) throws(FilePhrase) -> [UInt8] {
    do {
      return try calculator.picture.bytes(
        as: format,
        scale: ContentScale(scale),
        fonts: fonts,
        modes: calculator.document.modes
      )
    } catch {
      throw .failed(error)
    }
  }

  /// Hands a picture to the program that keeps the clipboard; without one it goes into the folder
  /// of pictures.
  private func copyPicture() throws(FilePhrase) -> FileOutcome {
    let bytes = try picture(as: .png, scale: 2)
    if PictureClipboard.copy(png: bytes) { return .pictureCopied }
    let folder = calculator.places.pictures
    let path = folder + "Ordinate \(folders.timestamp).png"
    try write(bytes, to: path, false)
    return .written(path: path)
  }
}

extension PersonalFolders {
  /// Where files go that have no place yet.
  var places: FilePlaces {
    FilePlaces(documents: documents, pictures: pictures, home: home + "/")
  }
}
