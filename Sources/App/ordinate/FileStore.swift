import GraphScene
import SceneParts
import Shell
import Documents
import Drawing
import SystemServices
import PictureFormats
import SDLPlatform
import SceneHost
import Words

/// Does what is asked of the files.
struct FileStore {
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
      let bytes = try content(of: path)
      if DataReader.isNamed(by: path) { return try table(in: bytes) }
      let document = try DocumentCoder.document(in: bytes).get()
      return .opened(document, path: path, digest: DocumentFile.digest(of: bytes))
    case .save(let path, let mayReplace): return try save(to: path, mayReplace)
    case .saveAgain(let path, let digest):
      let isThere = DocumentFile(path: folders.expanded(path)).exists
      if isThere, DocumentFile.digest(of: try content(of: path)) != digest {
        throw .changedElsewhere
      }
      return try save(to: path, true)
    case .export(let path, let look, let mayReplace):
      guard let format = PictureFormat(path: path) else {
        throw .unknownEnding(PictureFormat.endings)
      }
      let bytes = try picture(as: format, look)
      try write(bytes, to: path, mayReplace)
      return .written(path: path)
    case .saveRows(let path, let mayReplace):
      try write(Array((calculator.rows(for: path) ?? "").utf8), to: path, mayReplace)
      return .written(path: path)
    case .copyPicture: return try copyPicture()
    }
  }

  private func content(of path: String) throws(FilePhrase) -> [UInt8] {
    do { return try DocumentFile(path: folders.expanded(path)).read() } catch {
      throw .failed(error)
    }
  }

  private func table(in bytes: [UInt8]) throws(FilePhrase) -> FileOutcome {
    do throws(DataReader.Fault) {
      return .openedTable(try DataReader.table(in: bytes))
    } catch {
      throw .data(error.phrase)
    }
  }

  private static func name(of path: String) -> String {
    String(path.split(separator: "/").last ?? "")
  }

  private func save(to path: String, _ mayReplace: Bool) throws(FilePhrase) -> FileOutcome {
    let document = calculator.document
    guard let bytes = DocumentCoder.bytes(of: document) else { throw .tooLarge }
    try keepNewer(path)
    try write(bytes, to: path, mayReplace)
    return .saved(document, path: path, digest: DocumentFile.digest(of: bytes))
  }

  private func write(
    _ bytes: [UInt8],
    to path: String,
    _ mayReplace: Bool
  ) throws(FilePhrase) {
    let file = DocumentFile(path: folders.expanded(path))
    guard mayReplace || !file.exists else {
      throw .exists(Self.name(of: path))
    }
    do { try file.write(bytes) } catch { throw .failed(error) }
  }

  /// Refuses to write over a document that this version does not understand.
  private func keepNewer(_ path: String) throws(FilePhrase) {
    let file = DocumentFile(path: folders.expanded(path))
    guard file.exists, let bytes = try? file.read(),
      DocumentCoder.document(in: bytes) == .failure(.newerVersion)
    else { return }
    throw .newerVersionKept(Self.name(of: path))
  }

  // MARK: Pictures

  private func picture(
    as format: PictureFormat,
    _ look: PictureLook
  ) throws(FilePhrase) -> [UInt8] {
    do {
      return try calculator.picture(look).bytes(
        as: format,
        scale: ContentScale(format.writeShapes == nil ? look.scale : 1),
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
    let bytes = try picture(as: .png, calculator.pictureLook)
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
