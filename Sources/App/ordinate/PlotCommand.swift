import Settings
public import ArgumentParser
import CurveProof
import Documents
import Drawing
import Formulas
public import GraphKit
import GraphScene
import GraphTools
import GraphModel
import Intervals
import PictureFormats
import PlaneProof
import Figures
import SDLPlatform
import SceneParts
import Shell
import Words

/// `ordinate plot`: a picture without a display.
struct PlotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plot",
    abstract: "Draw formulas into a picture file.",
    discussion:
      "Without a formula it draws axes and grid alone, at the scale given; a document is drawn in its own view."
  )

  @Argument(
    help:
      "The formulas, the first drawn with the first colour; - reads standard input, a line each. Or one document."
  )
  var formulas: [String] = []

  @Option(
    name: .shortAndLong,
    help: "The file to write, ending in \(PictureFormat.endings); - is standard output.",
    completion: .file(extensions: PictureFormat.allCases.map(\.rawValue))
  )
  var output: String

  @Option(
    help:
      "\(PictureFormat.allCases.map(\.rawValue).joined(separator: ", ")), whatever the file's name."
  )
  var format: PictureFormat?

  @Option(help: "Size in device pixels, as 1280x800.")
  var size = PixelSize(width: 1280, height: 800)

  @Option(help: "Device pixels per point.")
  var contentScale = ContentScale.one

  @OptionGroup var view: ViewOptions

  @Flag(help: "Choose the y range so that the curves fill the picture.")
  var fit = false

  @Option(
    help:
      "\(CurveMode.allCases.map(\.rawValue).joined(separator: ", ")); \(CurveMode.initial.rawValue) without a document."
  )
  var mode: CurveMode?

  @Option(help: "light, dark or contrast; system is light.")
  var theme = ThemeChoice.light

  @OptionGroup var reading: ReadingOptions

  @Flag(
    help:
      "Only the curve, pixel by pixel: black is certain, mid grey possible, white nothing; by --mode line and dot, samples alone."
  )
  var curveOnly = false

  @Option(
    help: "A file with data, whose points are drawn, and which models such as 'y1 ~ m x1 + b' fit.",
    completion: .file(extensions: ["csv", "tsv", "txt"])
  )
  var data: String?

  @OptionGroup var parts: PictureParts

  func run() throws {
    let path = FormulaInput.documentPath(in: formulas)
    let formulas = try path == nil ? FormulaInput.all(formulas) : []
    guard let format = format ?? PictureFormat(path: output) else {
      throw ValidationError(
        output == Failure.standardOutput
          ? "To standard output goes a --format."
          : "The output file must end in one of \(PictureFormat.endings)."
      )
    }
    let ranges = try view.ranges(columns: size.width, rows: size.height)
    if !ranges.isDeep { try ranges.check() }
    if ranges.isDeep, !view.axes.isEmpty {
      throw ValidationError("A view as deep as this has no logarithmic axes.")
    }
    if curveOnly, data != nil {
      throw ValidationError("Data is drawn as marks: --curve-only has none.")
    }
    if curveOnly, path == nil {
      guard format.writeShapes == nil else {
        throw ValidationError("--curve-only gives pixels: the format must be png.")
      }
      let pixels = try WorkNote.during("drawing") { _ in
        try ink(of: formulas, on: ranges)
      }
      try Failure.save(pixels, to: output)
      return
    }
    let scale = contentScale
    var document = try path.map(opened) ?? written(formulas)
    let points = Size(
      width: scale.points(Double(size.width)),
      height: scale.points(Double(size.height))
    )
    let deep = try deepPlane(ranges, for: formulas)
    if deep == nil { try ranges.checkView(points) }
    let values = reading.values
    for assignment in reading.assignments {
      guard let parameter = assignment.parameter else { continue }
      let list =
        assignment.listed.isEmpty
        ? [values[parameter]] : assignment.listed.compactMap { $0.evaluate(at: 0) }
      document[settingOf: parameter].set(values: list)
      let isUsed = document.graph.functions.parameters.contains(parameter.rawValue)
      if isUsed, !list.allSatisfy(ParameterSetting.holds) {
        throw ValidationError("The value of \(parameter.name) is too large or too small here.")
      }
    }
    if let mode { document.mode = mode.rawValue }
    if let deep {
      document.graph[viewportOf: GraphDocument.graphName] = deep.viewport(filling: points)
    } else if path == nil || ranges.isTold || fit || !view.axes.isEmpty {
      document.graph.show(
        x: ranges.x?.range,
        y: ranges.y?.range,
        on: view.axes,
        fitsY: fit,
        filling: points
      )
    }
    let language = CalculatorLanguage(angleUnit: document.modes.angleUnit)
    let steps = try view.steps(inDegrees: language.hasDegrees)
    document.graph.choose(steps, filling: points)
    let picture = PlotPicture(
      document.graph,
      size: points,
      parts: parts.parts,
      voice: GraphEnvironment(
        theme: theme.theme(systemIsDark: false),
        words: Locale(),
        language: language
      ),
      hasPolarGrid: view.polarGrid,
      solutions: Self.solutions,
      local: deep.map { deep in { deep.function($0) } } ?? Self.local(in: document)
    )
    let modes = document.modes
    let bytes = try WorkNote.during("drawing") { _ in
      try Failure.unlessRefused { () throws(SystemFault) in
        try picture.bytes(as: format, scale: scale, fonts: FontLibrary(), modes: modes)
      }
    }
    try Failure.save(bytes, to: output)
  }

  /// Models with what fits them best.
  private static var solutions: SolvedFunctions {
    let worker = NumbersWorker()
    return SolvedFunctions { function in
      guard let fit = function.base as? FitFunction, let question = fit.question else {
        return function.base.solved()
      }
      return worker.map { fit.solved($0.reply(to: question)) }
    }
  }

  /// What functions are in the numbers of a document's own view; nil for a plain one.
  private static func local(in document: Document) -> ((GraphFunction) -> GraphFunction)? {
    guard let viewport = document.graph[viewportOf: GraphDocument.graphName],
      let x = viewport.originX, let y = viewport.originY
    else { return nil }
    let (view, worker) = (LocalView(x, y), NumbersWorker())
    return { function in
      let local = view.flatMap { view in
        worker.flatMap { worker in function.local(in: view) { worker.reply(to: $0) } }
      }
      return local ?? GraphFunction(UndecidedFunction(function))
    }
  }

  /// The document of a file, which says itself how it is read.
  private func opened(_ path: String) throws -> Document {
    guard !curveOnly, reading.angle == .rad,
      reading.assignments.allSatisfy({ $0.parameter != nil })
    else {
      throw ValidationError(
        "A document has its own angle unit and functions, and is drawn with its axes."
      )
    }
    return try FormulaInput.document(at: path)
  }

  /// The document of formulas.
  private func written(_ formulas: [String]) throws -> Document {
    let table = try data.map { TableFunction(try DataFile.table(at: $0)) }
    var named = reading.naming(formulas)
    named.assignments += (table?.definedNames ?? []).compactMap { name in
      (table?.table).flatMap { Assignment(name, of: $0) }
    }
    let functions = try formulas.flatMap { try named.drawn($0, beside: formulas) }
    let listed = table.map { (GraphFunction($0), $0.name) }
    guard var document = Document([listed].compactMap { $0 } + functions) else {
      throw ValidationError("A picture holds \(FunctionList.limit) formulas at most.")
    }
    document.mode = CurveMode.initial.rawValue
    document.modes.angleUnit = reading.angleUnit
    return document
  }

  /// The pixels of the curves and nothing else; later formulas lie over earlier ones.
  private func ink(of formulas: [String], on ranges: PlaneRanges) throws -> [UInt8] {
    let deep = try deepPlane(ranges, for: formulas)
    let (x, y) = (ranges.x, ranges.y)
    let ratio = Double(size.height) / Double(size.width)
    let width = deep?.x.range ?? x?.range ?? -10...10
    let reach = (width.upperBound - width.lowerBound) * ratio / 2
    let grid =
      view.axes.isEmpty
      ? PixelGrid(
        x: width,
        y: deep?.y.range ?? y?.range ?? -reach...reach,
        columnCount: size.width,
        rowCount: size.height
      )
      .adding(endsAt: deep?.x.error ?? x?.endError ?? 0, deep?.y.error ?? y?.endError ?? 0)
      : try logarithmicGrid(x, y)
    var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: size.width * size.height)
    for formula in formulas {
      for reading in reading.naming(formulas).alternatives {
        let inks = try ink(of: formula, reading, on: grid, deep)
        for (index, ink) in inks.enumerated() where ink != .none {
          pixels[index] = ink == .certain ? 0xFF00_0000 : 0xFF80_8080
        }
      }
    }
    var writer = PNGWriter(width: size.width, height: size.height, isOpaque: true)
    pixels.withUnsafeBufferPointer { pixels in
      for start in stride(from: 0, to: pixels.count, by: size.width) {
        writer.add(UnsafeBufferPointer(rebasing: pixels[start..<start + size.width]))
      }
    }
    return writer.finish()
  }

  /// The pixels of logarithmic axes, in exponents: 10⁻³ … 10³ where no range is told.
  private func logarithmicGrid(_ x: ViewRange?, _ y: ViewRange?) throws -> PixelGrid {
    func axis(
      _ range: ViewRange?,
      _ isLogarithmic: Bool
    ) -> (range: ClosedRange<Double>, error: Double) {
      guard isLogarithmic else { return (range?.range ?? -10...10, range?.endError ?? 0) }
      guard let range else { return (-3...3, 0) }
      let ends = Interval.log10(Interval(range.range.lowerBound, range.range.upperBound))
      return (ends.lowerBound...ends.upperBound, range.endShare + 8 * ends.magnitude.ulp)
    }
    let (across, up) = (axis(x, view.logX), axis(y, view.logY))
    return PixelGrid(
      x: across.range,
      y: up.range,
      columnCount: size.width,
      rowCount: size.height
    )
    .adding(endsAt: across.error, up.error)
  }

  /// The plane where Doubles do not tell its pixels apart; nil where they do.
  private func deepPlane(_ ranges: PlaneRanges, for formulas: [String]) throws -> DeepPlane? {
    guard ranges.isDeep else { return nil }
    let programs = formulas.filter { !WrittenFigure.isMeant(by: $0) }
      .compactMap { try? reading.binding(reading.naming(formulas).program($0)) }
    return try DeepPlane(ranges, showing: programs, fits: fit)
  }

  private func ink(
    of formula: String,
    _ reading: ReadingOptions,
    on grid: PixelGrid,
    _ deep: DeepPlane?
  ) throws -> [InkMap.Ink] {
    func undecided() -> [InkMap.Ink] {
      Failure.say("ordinate: \(formula): not known at this depth: all of it is possible")
      return Array(repeating: .possible, count: grid.columnCount * grid.rowCount)
    }
    guard WrittenFigure.isMeant(by: formula), !ReadingOptions.isSolution(formula) else {
      let program = try reading.binding(reading.program(formula))
      var function = ProgramFunction(program)
      if let deep {
        guard let local = function.local(in: deep.view, deep.replies) else { return undecided() }
        function = local
      }
      let drawn = function.onAxes(view.axes)
      return InkMap(of: drawn, on: grid, mode: mode ?? .initial).pixels
    }
    if !view.axes.isEmpty {
      let figure = try reading.boundFigure(formula).onAxes(view.axes)?.figure
      guard let figure else {
        throw ValidationError("\(formula) can't be drawn on logarithmic axes.")
      }
      return pixels(of: figure, on: grid)
    }
    if case .list(let list) = try reading.boundFigure(formula) {
      guard let deep else { return list.ink(on: grid) }
      guard case .list(let local)? = WrittenFigure.list(list).local(in: deep.view, deep.replies)
      else { return undecided() }
      return local.ink(on: grid)
    }
    var figure = try reading.figure(formula)
    if let deep {
      guard let local = try reading.boundFigure(formula).local(in: deep.view, deep.replies)?.figure
      else { return undecided() }
      figure = local
    }
    return pixels(of: figure, on: grid)
  }

  private func pixels(of figure: PlaneFigure, on grid: PixelGrid) -> [InkMap.Ink] {
    PlaneMap(proving: figure, on: grid).pixels.map { ink in
      switch ink {
      case .none: .none
      case .possible: .possible
      case .certain, .full: .certain
      }
    }
  }
}

extension CurveMode: ExpressibleByArgument {}
extension PictureFormat: ExpressibleByArgument {}
