import Drawing
package import PictureFormats

/// A picture of hardly anything in each format, to carry a document.
package enum SmallPicture {
  /// The file, with a document in it or without one.
  package static func file(_ format: PictureFormat, carrying document: [UInt8]?) -> [UInt8] {
    let canvas = VectorCanvas(
      size: Size(width: 8, height: 8),
      scale: .one,
      fonts: BoxOutliner()
    )
    canvas.drawText("y", at: Point(x: 1, y: 7), in: Font(.regular, 6), with: Color(0))
    let picture = canvas.picture(title: "y = √x")
    switch format {
    case .svg: return picture.svg(carrying: document)
    case .pdf: return picture.pdf(carrying: document)
    case .png:
      return document.flatMap { PictureDocument.embedding($0, inPNG: pixel) } ?? pixel
    }
  }

  /// A PNG of one pixel, made by hand: header, pixels, end.
  private static let pixel: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    + [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]
    + [0x90, 0x77, 0x53, 0xDE]
    + [0, 0, 0, 12, 0x49, 0x44, 0x41, 0x54, 0x08, 0xD7, 0x63, 0xF8, 0xCF, 0xC0, 0, 0]
    + [3, 1, 1, 0, 0x18, 0xDD, 0x8D, 0xB0]
    + [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
}
