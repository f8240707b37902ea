public import ArgumentParser
import CurveProof
import Documents
import Drawing
import Expressions
public import GraphKit
import GraphScene
import Graphs
import PictureFormats
import SDLPlatform
import SceneParts
import Shell
import Words

/// `ordinate plot`: a picture without a display.
struct PlotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plot",
    abstract: "Draw formulas into a picture file.",
    discussion: "Without a formula it draws axes and grid alone, at the scale given."
  )

  @Argument(help: "The formulas, the first drawn with the first colour.")
  var formulas: [String] = []

  @Option(
    name: .shortAndLong,
    help: "The file to write, ending in \(PictureFormat.endings).",
    completion: .file(extensions: PictureFormat.allCases.map(\.rawValue))
  )
  var output: String

  @Option(help: "Size in device pixels, as 1280x800.")
  var size = PixelSize(width: 1280, height: 800)

  @Option(help: "Device pixels per point.")
  var contentScale = ContentScale.one

  @Option(parsing: .unconditional, help: "The x from left to right edge, as MIN:MAX.")
  var x: Span?

  @Option(parsing: .unconditional, help: "The y from bottom to top edge, as MIN:MAX.")
  var y: Span?

  @Flag(help: "Choose the y range so that the curves fill the picture.")
  var fit = false

  @Option(help: "\(CurveMode.allCases.map(\.rawValue).joined(separator: ", ")).")
  var mode = CurveMode.initial

  @Option(help: "light, dark or contrast; system is light.")
  var theme = ThemeChoice.light

  @OptionGroup var reading: ReadingOptions

  @Flag(
    help: "Only the curve, pixel by pixel: black is certain, mid grey possible, white nothing."
  )
  var curveOnly = false

  @Flag(inversion: .prefixedNo, help: "Write the formulas into the picture.")
  var title = true

  func run() throws {
    let programs = try formulas.map(reading.program)
    guard let format = PictureFormat(path: output) else {
      throw ValidationError("The output file must end in one of \(PictureFormat.endings).")
    }
    if curveOnly {
      guard format == .png else {
        throw ValidationError("--curve-only gives pixels: the output file must end in .png.")
      }
      let pixels = try WorkNote.during("drawing") { _ in
        try ink(of: programs.map(reading.binding))
      }
      try Failure.save(pixels, to: output)
      return
    }
    let scale = contentScale
    guard var document = Document(Array(zip(programs, formulas))) else {
      throw ValidationError("A picture holds \(FunctionList.limit) formulas at most.")
    }
    let points = Size(
      width: scale.points(Double(size.width)),
      height: scale.points(Double(size.height))
    )
    let values = reading.values
    for given in reading.assignments {
      document[settingOf: given.parameter].set(value: values[given.parameter])
    }
    document.mode = mode.rawValue
    document.modes.angleUnit = reading.angleUnit
    document.graph.show(
      x: x.map { $0.lower...$0.upper },
      y: y.map { $0.lower...$0.upper },
      fitsY: fit,
      filling: points
    )
    let picture = PlotPicture(
      document.graph,
      size: points,
      theme: theme.theme(systemIsDark: false),
      showsTitle: title
    )
    let modes = document.modes
    let bytes = try WorkNote.during("drawing") { _ in
      try Failure.unlessRefused { () throws(SystemFault) in
        try picture.bytes(as: format, scale: scale, fonts: FontLibrary(), modes: modes)
      }
    }
    try Failure.save(bytes, to: output)
  }

  /// The pixels of the curves and nothing else; later formulas lie over earlier ones.
  private func ink(of programs: [Program]) throws -> [UInt8] {
    let ratio = Double(size.height) / Double(size.width)
    let width = x.map { $0.lower...$0.upper } ?? -10...10
    let reach = (width.upperBound - width.lowerBound) * ratio / 2
    let grid = PixelGrid(
      x: width,
      y: y.map { $0.lower...$0.upper } ?? -reach...reach,
      columnCount: size.width,
      rowCount: size.height
    )
    var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: size.width * size.height)
    for program in programs {
      let map = InkMap(of: ProgramFunction(program), on: grid, mode: mode)
      for (index, ink) in map.pixels.enumerated() where ink != .none {
        pixels[index] = ink == .certain ? 0xFF00_0000 : 0xFF80_8080
      }
    }
    return try Failure.unlessRefused { () throws(SystemFault) in
      try png(pixels: pixels, width: size.width, height: size.height)
    }
  }
}

extension CurveMode: ExpressibleByArgument {}
