import Settings
import ArgumentParser
import Documents
import Drawing
import Formulas
import GraphScene
import GraphKit
import GraphModel
import Input
import SystemServices
import Figures
import SDLPlatform
import SceneHost
import SceneParts
import Shell
import Words
import CLibrary

/// `ordinate`: the window, as it was left.
struct WindowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "window",
    abstract: "Open the window (the default).",
    discussion: "Formulas given are graphed; everything else is as it was left."
  )

  @Argument(
    help:
      "Formulas to graph, one document (a file ending in .ordinate, or a picture), or one file of data.",
    completion: .file()
  )
  var formulas: [String] = []

  @Option(help: "Size of the window in points, as 1024x768.")
  var size: PixelSize?

  @Option(help: "Device pixels per point, when the system tells it wrongly.")
  var contentScale: ContentScale?

  @Option(help: "system, light, dark or contrast.")
  var theme: ThemeChoice?

  @Flag(help: "Fill the screen.")
  var fullscreen = false

  @Flag(help: "Start with a presentation of the graph.")
  var present = false

  @Flag(help: "Speak the focused control, results and the graph through speech-dispatcher.")
  var speak = false

  @Option(help: "Where the state lives: a path, or none.", completion: .file())
  var state: String?

  @Option(
    help: "Draw the window's content into a PNG file instead of opening it.",
    completion: .file(extensions: ["png"])
  )
  var snapshot: String?

  @Option(
    help: "Keys pressed before a snapshot, as 't n Ctrl+,'; on the graph when there is a formula."
  )
  var keys: String?

  @OptionGroup var view: ViewOptions

  func validate() throws {
    guard (view.x == nil) == (view.y == nil) else {
      throw ValidationError("--x and --y go together.")
    }
    let name = snapshot?.split(separator: "/").last ?? ""
    // A device or a pipe has no ending, and takes what comes.
    if name.contains("."), !name.lowercased().hasSuffix(".png") {
      throw ValidationError("--snapshot writes a PNG picture: its name must end in .png.")
    }
  }

  func run() throws {
    Window.prepareEnvironment()
    // A reader of standard error that goes away is no reason to die.
    signal(SIGPIPE, SIG_IGN)
    // A terminal that is closed asks to quit as everything else does, unless nohup has said otherwise.
    if signal(SIGHUP, SIG_IGN) == nil { signal(SIGHUP) { _ in raise(SIGTERM) } }
    let store = try openStore()
    defer { store.endStart() }
    let (saved, sentence) = store.load()
    do {
      let fonts = try FontLibrary()
      let calculator = GraphingCalculator(saved, measurer: fonts, words: .current)
      if let numbers = NumbersWorker() {
        calculator.answerNumbers { numbers.reply(to: $0, isWanted: $1) }
        calculator.answerLocal { numbers.reply(to: $0) }
        calculator.answerFits { numbers.reply(to: $0) }
      }
      if speak { calculator.setSpeaking(true) }
      if let theme { calculator.setTheme(theme) }
      let folders = PersonalFolders()
      let files = FileStore(calculator: calculator, fonts: fonts, folders: folders)
      calculator.places = folders.places
      calculator.isThere = { DocumentFile(path: folders.expanded($0)).exists }
      if let path = FormulaInput.documentPath(in: formulas) ?? FormulaInput.dataPath(in: formulas) {
        try open(folders.shortened(path), with: files)
      } else if !formulas.isEmpty {
        try show(in: calculator)
      }
      if let sentence {
        Failure.say("ordinate: " + calculator.words(sentence))
        calculator.say(sentence)
      }
      let points =
        size.map { Size(width: Double($0.width), height: Double($0.height)) }
        ?? saved.window.map { Size(width: $0.width, height: $0.height) }
        ?? Size(width: 1024, height: 768)
      try look(in: calculator, size: points)
      if let snapshot {
        if present { _ = calculator.present() }
        let picture = try draw(calculator, size: points, fonts: fonts)
        try Failure.save(picture, to: snapshot)
        return
      }
      var options = WindowOptions(
        title: "Ordinate",
        size: points,
        scale: contentScale?.devicePixelsPerPoint
      )
      options.fitsDisplay = size == nil
      options.isFullScreen = fullscreen || (saved.window?.isFullScreen ?? false)
      // A size that was asked for is not that of the window that was left.
      if size == nil, let window = saved.window {
        options.isMaximized = window.isMaximized ?? false
        if let x = window.x, let y = window.y { options.place = (x, y) }
      }
      let window = try Window(options, fonts: fonts)
      let loop = WindowLoop(
        window: window,
        calculator: calculator,
        store: store,
        files: files,
        userScale: contentScale?.devicePixelsPerPoint,
        windowed: SavedState.Window(
          width: points.width,
          height: points.height,
          isFullScreen: false
        )
      )
      if present { loop.present() }
      loop.run()
    } catch let error as SystemFault {
      if case .noDisplay = error {
        Failure.say("To draw a picture instead: ordinate --snapshot FILE.png")
      }
      throw Failure.impossible(error.description)
    }
  }

  private func openStore() throws -> StateStore {
    if state == "none" { return StateStore(file: nil) }
    do {
      return StateStore(file: try state.map { StateFile(path: $0) } ?? StateFile.standard())
    } catch {
      Failure.say("ordinate: \(error) Nothing will be kept.")
      return StateStore(file: nil)
    }
  }

  private func open(_ path: String, with files: FileStore) throws {
    let outcome = files.fulfil(.open(path: path))
    if case .failed(let problem) = outcome {
      let reason = files.calculator.words(problem)
      // A refusal of the system's names the file already.
      if case .failed = problem { throw Failure.impossible(reason) }
      throw Failure.impossible("\(path): \(reason)")
    }
    _ = files.calculator.take(outcome)
  }

  private func show(in calculator: GraphingCalculator) throws {
    guard formulas.count <= FunctionList.limit else {
      throw ValidationError("The graph shows \(FunctionList.limit) functions at most.")
    }
    let formulas = try formulas.map(FormulaInput.written)
    for formula in formulas
    where try !WrittenFigure.isMeant(by: formula) && !readFormula(formula).isGraphable {
      let sentence = Message.tooLongToGraph(limit: ProgramLimits.graphedInstructions)
      throw Failure.impossible(calculator.words(sentence) + ".")
    }
    try calculator.show(formulas: formulas)
  }

  /// Shows the part of the plane that is asked for.
  private func look(in calculator: GraphingCalculator, size: Size) throws {
    let ranges = try view.ranges(columns: Int(size.width), rows: Int(size.height))
    let language = CalculatorLanguage(angleUnit: calculator.document.modes.angleUnit)
    let steps = try view.steps(inDegrees: language.hasDegrees)
    guard let x = ranges.x else {
      guard view.axes.isEmpty, steps == TickSteps() else {
        throw ValidationError("--log-x, --log-y, --tick-x and --tick-y take --x and --y here.")
      }
      return
    }
    calculator.resize(to: size, contentScale: contentScale ?? .one)
    if ranges.isDeep {
      let program = try formulas.first.map { try readFormula(FormulaInput.written($0)) }
      let plane = try DeepPlane(ranges, showing: program.map { [$0] } ?? [], fits: false)
      calculator.look { plane.viewport(filling: $0).with(steps) }
    } else {
      try ranges.checkView(size)
      calculator.look { size in
        let reach = (x.range.upperBound - x.range.lowerBound) / 2 * size.height / size.width
        let y = ranges.y?.range ?? -reach...reach
        return Viewport(x: x.range, y: y, on: view.axes, filling: size).with(steps)
      }
    }
  }

  private func draw(
    _ calculator: GraphingCalculator,
    size: Size,
    fonts: FontLibrary
  ) throws(SystemFault) -> [UInt8] {
    let magnification = calculator.magnification(in: size)
    var seen = Size(width: size.width / magnification, height: size.height / magnification)
    let shrink = calculator.shrink(in: seen)
    seen = Size(width: seen.width / shrink, height: seen.height / shrink)
    let scale = ContentScale((contentScale ?? .one).devicePixelsPerPoint * magnification * shrink)
    let canvas = try PictureCanvas(size: seen, scale: scale, fonts: fonts)
    calculator.resize(to: canvas.size, contentScale: scale, magnification: magnification)
    if let keys { calculator.press(KeyScript(keys), onGraph: !formulas.isEmpty) }
    // What it shows may be asked for by drawing it.
    for _ in 0..<4 {
      canvas.draw { calculator.draw(on: $0) }
      if !calculator.settle() { break }
    }
    return canvas.png()
  }
}
