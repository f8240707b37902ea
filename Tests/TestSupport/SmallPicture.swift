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
      var writer = PNGWriter(
        width: 1,
        height: 1,
        isOpaque: true,
        facts: PNGWriter.Facts(document: document)
      )
      [0xFFFF_FFFF].withUnsafeBufferPointer { writer.add($0) }
      return writer.finish()
    }
  }
}
