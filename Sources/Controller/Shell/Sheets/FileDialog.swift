import Controls
import Documents
import PictureFormats
import SceneHost
import Words

/// Choosing a file: a path that is typed, over what its folder holds.
struct FileDialog {
  /// What the file is wanted for.
  enum Purpose: Hashable {
    case open
    case save
    case export(PictureLook)
    case rows
  }

  private(set) var purpose: Purpose
  private(set) var field: TextField
  private let places: FilePlaces
  private var listing: FolderListing?
  private var message: FilePhrase?
  /// The path that Enter will replace, once the person knows that it is there.
  private var replaced: String?

  init(_ purpose: Purpose, path: String, places: FilePlaces) {
    self.purpose = purpose
    self.places = places
    field = TextField(path)
    // A name is offered: its stem, without the ending, goes with the first letter typed.
    if purpose != .open { field = TextField(path, selecting: stem) }
  }

  /// What must be asked before anything is shown.
  var firstRequest: FileRequest { .list(folder: folder) }

  // MARK: The path

  /// The path up to its last "/"; documents' own folder where there is none.
  var folder: String {
    guard let slash = field.text.lastIndex(of: "/") else { return places.documents }
    return String(field.text[...slash])
  }

  private var name: String {
    guard let slash = field.text.lastIndex(of: "/") else { return field.text }
    return String(field.text[field.text.index(after: slash)...])
  }

  /// The name without its ending, in characters of the path.
  private var stem: Range<Int> {
    let start = field.text.count - name.count
    let endings = Self.pictureEndings + [Self.ending] + DataReader.endings
    let ending = endings.first { name.lowercased().hasSuffix($0) }?.count ?? 0
    return start..<field.text.count - ending
  }

  /// The path with the ending that its purpose asks for.
  private var path: String {
    let path = folder + name
    switch purpose {
    case .open: return path
    case .save: return path.hasSuffix(Self.ending) ? path : path + Self.ending
    case .export: return pictureEnding == nil ? path + PictureFormat.png.ending : path
    case .rows: return DataReader.isNamed(by: path) ? path : path + DataReader.endings[0]
    }
  }

  /// How the picture is saved; nil for documents.
  var picture: SavedPicture? {
    guard case .export(let look) = purpose else { return nil }
    let ending = pictureEnding ?? PictureFormat.png.ending
    return SavedPicture(folder: folder, ending: ending, ground: look.ground.rawValue)
  }

  /// How the names of documents end.
  static let ending = ".ordinate"
  static let pictureEndings = PictureFormat.allCases.map(\.ending)

  private var pictureEnding: String? {
    Self.pictureEndings.first { name.lowercased().hasSuffix($0) }
  }

  // MARK: Content

  /// The entries that are offered.
  private var entries: [FolderListing.Entry] {
    guard let listing, listing.folder == folder else { return [] }
    let typed = name.lowercased()
    return listing.entries.filter { entry in
      let name = entry.name.lowercased()
      if name.hasPrefix("."), !typed.hasPrefix(".") { return false }
      switch purpose {
      case .open:
        return
          (entry.isFolder || name.hasSuffix(Self.ending) || DataReader.isNamed(by: name)
          || Self.pictureEndings.contains { name.hasSuffix($0) })
          && (typed.isEmpty || name.contains(typed))
      case .save: return entry.isFolder || name.hasSuffix(Self.ending)
      case .export: return entry.isFolder || Self.pictureEndings.contains { name.hasSuffix($0) }
      case .rows: return entry.isFolder || DataReader.isNamed(by: name)
      }
    }
  }

  func content(_ words: Locale) -> SheetContent {
    var content = SheetContent(title: words(title))
    content.lines = [.init(text: field, name: words(FilePhrase.path))]
    content.completes = completed != nil
    content.message = message.map { words($0) }
    content.action = words(replaced == nil ? action : .replace)
    content.cancel = words(FilePhrase.cancel)
    if case .export(let look) = purpose {
      content.choices = Self.choices(for: pictureEnding).map { line in
        line.map { $0.content(look, ending: pictureEnding, words) }
      }
    }
    content.rows = [.init(icon: .chevronLeft, title: words(FilePhrase.parentFolder))]
    content.rows += entries.map { entry in
      entry.isFolder
        ? .init(icon: .folder, title: entry.name + "/") : .init(icon: .document, title: entry.name)
    }
    return content
  }

  private var title: FilePhrase {
    switch purpose {
    case .open: .openDocument
    case .save: .saveDocument
    case .export: .exportTitle
    case .rows: .rowsTitle
    }
  }

  private var action: FilePhrase { purpose == .open ? .openDocument : .save }

  // MARK: Acts

  mutating func perform(_ act: SheetAct) -> [FileRequest] {
    switch act {
    case .typed(let typed) where typed.text == field.text:
      field = typed
      return []
    case .typed(let typed): return change(to: typed.text, typed)
    case .complete: return completed.map { change(to: $0) } ?? []
    case .choose(let choice, let word): return choose(word, of: choice)
    case .row(0): return change(to: parent + (purpose == .open ? "" : name))
    case .row(let index): return choose(entries, index - 1)
    case .confirm: return confirm()
    case .close, .activate, .more, .remove, .rename, .copy: return []
    }
  }

  /// Takes another path, and asks for its folder when that is a new one.
  private mutating func change(to text: String, _ typed: TextField? = nil) -> [FileRequest] {
    let before = folder
    (message, replaced) = (nil, nil)
    field = typed ?? TextField(text)
    return folder == before ? [] : [.list(folder: folder)]
  }

  private var parent: String {
    let whole = folder == "~/" ? places.home : folder
    let parts = whole.split(separator: "/", omittingEmptySubsequences: true).dropLast()
    let isAbsolute = whole.hasPrefix("/")
    if parts.isEmpty { return isAbsolute ? "/" : places.home }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/") + "/"
  }

  private mutating func choose(_ entries: [FolderListing.Entry], _ index: Int) -> [FileRequest] {
    guard entries.indices.contains(index) else { return [] }
    let entry = entries[index]
    if entry.isFolder {
      return change(to: folder + entry.name + "/" + (purpose == .open ? "" : name))
    }
    let path = folder + entry.name
    if purpose == .open { return [.open(path: path)] }
    return change(to: path)
  }

  private mutating func choose(_ word: Int, of index: Int) -> [FileRequest] {
    let choices = Array(Self.choices(for: pictureEnding).joined())
    guard case .export(var look) = purpose, choices.indices.contains(index) else { return [] }
    choices[index].choose(word, in: &look)
    purpose = .export(look)
    guard choices[index] == .format else { return [] }
    let ending = Self.pictureEndings[word]
    return change(to: folder + name.dropLast(pictureEnding?.count ?? 0) + ending)
  }

  /// What there is to choose of a picture, line by line; only pixels have a number of them.
  private static func choices(for ending: String?) -> [[ExportChoice]] {
    let size: [ExportChoice] =
      ending.flatMap(PictureFormat.init(path:))?.writeShapes == nil ? [.scale] : []
    return [[.format] + size, [.ground], [.points, .numbers]]
  }

  /// The line as far as all that begins like it agrees; nil where that is no more than is typed.
  private var completed: String? {
    let typed = name
    let fitting = (listing?.entries ?? []).filter { $0.name.hasPrefix(typed) }
    guard let first = fitting.first else { return nil }
    let common = fitting.dropFirst().reduce(first.name) { common, entry in
      String(zip(common, entry.name).prefix { $0.0 == $0.1 }.map(\.0))
    }
    let ending = fitting.count == 1 && first.isFolder ? "/" : ""
    return common + ending == typed ? nil : folder + common + ending
  }

  private mutating func confirm() -> [FileRequest] {
    let written = purpose == .open ? name : String(Array(field.text)[stem])
    guard written.contains(where: { !$0.isWhitespace }) else {
      message = .nameMissing
      return []
    }
    if purpose != .open, namesFolder {
      message = .isFolder(name)
      return []
    }
    let mayReplace = replaced == path
    switch purpose {
    case .open:
      let files = entries.filter { !$0.isFolder }
      let isExact = entries.contains { $0.name == name }
      return [.open(path: files.count == 1 && !isExact ? folder + files[0].name : path)]
    case .save: return [.save(path: path, mayReplace: mayReplace)]
    case .export(let look): return [.export(path: path, look, mayReplace: mayReplace)]
    case .rows: return [.saveRows(path: path, mayReplace: mayReplace)]
    }
  }

  /// Whether what is typed is a folder, beside which nothing shall be written unawares.
  private var namesFolder: Bool {
    let known = listing?.folder == folder ? listing?.entries ?? [] : []
    return [".", "..", "~"].contains(name) || known.contains { $0.isFolder && $0.name == name }
  }

  // MARK: Answers

  mutating func take(_ listing: FolderListing) {
    if listing.folder == folder { self.listing = listing }
  }

  /// Says what went wrong; a file that is there already may be replaced with the next Enter.
  mutating func take(_ problem: FilePhrase) {
    message = problem
    if case .exists = problem { replaced = path }
  }
}
