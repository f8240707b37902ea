import GraphScene
import SceneParts
import Shell
import Documents
import Drawing
import PictureFormats
import SDLPlatform
import Words

extension PlotPicture {
  /// The picture as a file, with a document of what is drawn to be opened again.
  func bytes(
    as format: PictureFormat,
    scale: ContentScale,
    fonts: FontLibrary,
    modes: Document.Modes
  ) throws(SystemFault) -> [UInt8] {
    let document = DocumentCoder.compactBytes(of: Document(document, modes: modes))
    if let write = format.writeShapes {
      let canvas = VectorCanvas(size: size, scale: scale, fonts: fonts)
      draw(on: canvas)
      return write(canvas.picture(title: summary), document)
    }
    let facts = PNGWriter.Facts(
      title: summary,
      density: scale.devicePixels(Self.pointsPerInch),
      document: document
    )
    return try PictureCanvas.png(
      size: size,
      scale: scale,
      fonts: fonts,
      background: Color(0xFFFFFF).opacity(parts.contains(.ground) ? 1 : 0),
      facts: facts
    ) { draw(on: $0) }
  }

  /// A point is as long as a pixel of a style sheet, in every format.
  private static let pointsPerInch = 96.0
}
