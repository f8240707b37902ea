import PictureFormats
import SDLPlatform
import Words

/// A graph as a picture file, drawn without a window or a display.
///
///     try GraphPicture(of: Plot(Hyperbola())).bytes(as: .svg)
public struct GraphPicture {
  /// The kind of file.
  public enum Format: String, CaseIterable, Sendable {
    /// Pixels.
    case png
    /// Shapes, which stay sharp at any size.
    case svg, pdf
  }

  /// Why there is no picture: no font is installed, or too little memory is left.
  public struct Failure: Error, CustomStringConvertible {
    /// The system's reason, in a sentence.
    public let description: String
  }

  /// How it looks, and which part of the plane is seen.
  public var view = GraphView()
  /// The functions, the last on top.
  public var plots: [Plot]
  /// The size, in points.
  public var size = Size(width: 640, height: 400)
  /// Device pixels per point; a picture of shapes is proven for as many.
  public var scale = ContentScale.one
  /// What a picture of shapes is called in its file.
  public var title = ""

  /// A picture of some functions in the light style, around the origin.
  public init(of plots: Plot...) { self.plots = plots }

  /// Paper, grid, axes, numbers and curves on a canvas of any kind.
  public func draw(on canvas: any Canvas) {
    let frame = Rect(size: size)
    canvas.fill(frame, with: view.style.colors.surface)
    view.draw(on: canvas, in: frame, from: Plots(plots))
  }

  /// The whole file.
  public func bytes(as format: Format) throws(Failure) -> [UInt8] {
    do { return try file(format) } catch { throw Failure(description: error.description) }
  }

  private func file(_ format: Format) throws(SystemFault) -> [UInt8] {
    let fonts = try FontLibrary()
    if let write = PictureFormat(rawValue: format.rawValue)?.writeShapes {
      let canvas = VectorCanvas(size: size, scale: scale, fonts: fonts)
      draw(on: canvas)
      return write(canvas.picture(title: title), nil)
    }
    let canvas = try PictureCanvas(size: size, scale: scale, fonts: fonts)
    canvas.draw { draw(on: $0) }
    return canvas.png(PNGWriter.Facts(title: title, density: scale.devicePixels(96)))
  }

  private struct Plots: GraphDataSource {
    private let all: [Plot]
    init(_ all: [Plot]) { self.all = all }
    func plots() -> [Plot] { all }
  }
}
