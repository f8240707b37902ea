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
    switch format {
    case .svg: return vectorPicture(scale: scale, fonts: fonts).svg(carrying: document)
    case .pdf: return vectorPicture(scale: scale, fonts: fonts).pdf(carrying: document)
    case .png:
      let canvas = try PictureCanvas(size: size, scale: scale, fonts: fonts)
      canvas.draw { draw(on: $0) }
      let file = try canvas.png()
      return document.flatMap { PictureDocument.embedding($0, inPNG: file) } ?? file
    }
  }

  private func vectorPicture(scale: ContentScale, fonts: FontLibrary) -> VectorPicture {
    let canvas = VectorCanvas(size: size, scale: scale, fonts: fonts)
    draw(on: canvas)
    return canvas.picture(title: summary)
  }
}
