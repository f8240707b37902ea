import Settings
import CalculatorScene
import Controls
package import Documents
import Drawing
package import GraphScene
import GraphTools
import GraphModel
import PictureFormats
package import SceneHost
package import SceneParts
package import Words

/// What became of a `FileRequest`.
package enum FileOutcome {
  case listed(FolderListing)
  case opened(Document, path: String, digest: String? = nil)
  case openedTable(DataTable)
  case saved(Document, path: String, digest: String? = nil)
  case written(path: String)
  case pictureCopied
  case failed(FilePhrase)
}

/// The document and its file.
extension GraphingCalculator {
  /// What stands over the window: the document's name, with a mark while it is not saved.
  package var title: String {
    guard let file else { return "Ordinate" }
    return (isSaved ? "" : "• ") + file.name + " — Ordinate"
  }

  /// Where the document is kept.
  private var file: OpenFile? {
    get { files.current }
    set { files.current = newValue }
  }

  /// Whether the file holds what is here; where one looks is no change.
  private var isSaved: Bool { file.map { $0.content == document.withoutViews } ?? false }

  /// Takes over where the document is kept, as it was when the program ended.
  func restore(_ saved: SavedFile?) {
    file = saved.map { saved in
      OpenFile(
        path: saved.path,
        content: saved.isChanged ? Document() : document.withoutViews,
        digest: saved.digest
      )
    }
  }

  /// Where the document is kept, for the state.
  var savedFile: SavedFile? {
    file.map { SavedFile(path: $0.path, isChanged: !isSaved, digest: $0.digest) }
  }

  /// Begins another document.
  func beginDocument() -> [SceneRequest] {
    cover.sheet = nil
    let count = graph.state.functions.count
    let requests = open(Document(modes: modes))
    guard count > 0 else { return requests }
    graph.tellCleared(count)
    say(FunctionNotice.cleared(count), as: .hint)
    return requests
  }

  /// Asks for a file to open.
  func chooseFile() -> [SceneRequest] { show(.open, path: folder ?? places.documents) }

  /// Saves the document where it is kept, or asks where that shall be.
  func save(elsewhere isElsewhere: Bool) -> [SceneRequest] {
    let taken = fulfil(graph.takeTyping())
    return taken + keep(elsewhere: isElsewhere)
  }

  private func keep(elsewhere isElsewhere: Bool) -> [SceneRequest] {
    guard !isElsewhere, let file, file.path.hasSuffix(FileDialog.ending) else {
      return show(.save, path: file?.path ?? places.documents + suggestedName + FileDialog.ending)
    }
    return leaveSheet(for: .saveAgain(path: file.path, over: file.digest))
  }

  /// Saves the document beside the file that somebody else has changed.
  func saveBeside(_ path: String) -> [SceneRequest] {
    let stem =
      path.hasSuffix(FileDialog.ending) ? path.dropLast(FileDialog.ending.count) : path[...]
    return show(.save, path: stem + " 2" + FileDialog.ending)
  }

  /// Asks where a picture shall be saved.
  func export() -> [SceneRequest] {
    let taken = fulfil(graph.takeTyping())
    var look = pictureLook
    let last = files.picture
    if let ground = last.flatMap({ PictureLook.Ground(rawValue: $0.ground) }) {
      look.ground = ground
    }
    let ending = last?.ending ?? PictureFormat.png.ending
    let folder = last?.folder ?? self.folder ?? places.pictures
    return taken + show(.export(look), path: folder + suggestedName + ending)
  }

  /// Asks where the rows of the chosen table shall be saved.
  func saveRows() -> [SceneRequest] {
    show(.rows, path: (folder ?? places.documents) + suggestedName + DataReader.endings[0])
  }

  /// The rows of the chosen table as the ending of a file asks for.
  package func rows(for path: String) -> String? {
    let table = graph.state.functions.selected?.function.base as? any EditableTable
    return table?.saved(separator: DataReader.separator(for: path))
  }

  /// Closes the sheet, and asks for something of the files.
  func leaveSheet(for request: FileRequest) -> [SceneRequest] {
    cover.sheet = nil
    return [.file(request), .redraw]
  }

  private func show(_ purpose: FileDialog.Purpose, path: String) -> [SceneRequest] {
    let dialog = FileDialog(purpose, path: path, places: places)
    return show(.file(dialog)) + [.file(dialog.firstRequest)]
  }

  /// The folder of the document's file.
  private var folder: String? {
    file.flatMap { file in file.path.lastIndex(of: "/").map { String(file.path[...$0]) } }
  }

  /// A name made of the file's, or of the first formula, that every shell and file system takes.
  private var suggestedName: String {
    if let file {
      let stem = file.name.split(separator: ".").dropLast().joined(separator: ".")
      return stem.isEmpty ? file.name : stem
    }
    let formula = graph.state.functions.functions.first?.function.name ?? ""
    return PortableName.of(formula: formula) ?? words(FilePhrase.untitled)
  }

  // MARK: Answers

  /// Hears what became of a request.
  package func take(_ outcome: FileOutcome) -> [SceneRequest] {
    switch outcome {
    case .listed(let listing):
      guard case .file(var dialog) = cover.dialog else { return [] }
      dialog.take(listing)
      cover.dialog = .file(dialog)
      return [.redraw]
    case .openedTable(let table):
      cover.sheet = nil
      return take(table)
    case .opened(let document, let path, let digest):
      cover.sheet = nil
      let requests = open(document)
      file = OpenFile(path: path, content: self.document.withoutViews, digest: digest)
      return requests + tell(.opened(OpenFile.name(of: path)), as: .success)
    case .saved(let document, let path, let digest):
      cover.sheet = nil
      file = OpenFile(path: path, content: document.withoutViews, digest: digest)
      return [.save] + tell(.saved(OpenFile.name(of: path)), as: .success)
    case .written(let path):
      var isPicture = true
      if case .file(let dialog) = cover.dialog {
        isPicture = dialog.purpose != .rows
        if isPicture { files.picture = dialog.picture }
      }
      cover.sheet = nil
      return tell(isPicture ? .pictureSaved(path) : .rowsSaved(path), as: .success)
    case .pictureCopied: return tell(.pictureCopied, as: .success)
    case .failed(.changedElsewhere):
      guard let file else { return [] }
      return show(.changedFile(path: file.path))
    case .failed(let problem):
      guard case .file(var dialog) = cover.dialog else { return tell(problem) }
      dialog.take(problem)
      cover.dialog = .file(dialog)
      return [.redraw]
    }
  }

  private func tell(_ phrase: FilePhrase, as kind: ValueNotice.Kind = .warning) -> [SceneRequest] {
    say(phrase, as: kind)
    return [.redraw]
  }

  // MARK: Pictures

  /// How a picture of the graph looks when it is to be what is seen.
  package var pictureLook: PictureLook {
    var look = PictureLook(on: theme.isDark ? .dark : .light)
    look.showsPoints = graph.exploration.hidesPoints != true
    return look
  }

  /// The graph in the view that is seen, as a picture of its own.
  package func picture(_ look: PictureLook) -> PlotPicture {
    var parts: PlotPicture.Parts = .title
    if look.showsPoints { parts.insert(.points) }
    if look.showsNumbers { parts.insert(.numbers) }
    if look.ground != .clear { parts.insert(.ground) }
    let choice = theme.isHighContrast ? ThemeChoice.contrast : .system
    let voice = GraphEnvironment(
      theme: choice.theme(systemIsDark: look.ground == .dark),
      words: words,
      language: graph.language
    )
    let size = graph.plotSize ?? Size(width: 1280, height: 800)
    var shown = graph.state
    shown[viewportOf: GraphDocument.graphName] = graph.target
    return PlotPicture(
      shown,
      size: size,
      parts: parts,
      voice: voice,
      hasPolarGrid: preferences.hasPolarGrid,
      points: graph.knownPoints,
      solutions: graph.solutions,
      local: graph.localFunction
    )
  }
}
