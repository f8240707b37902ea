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
    if format.writeShapes != nil { return picture.file(format, carrying: document) }
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

extension VectorPicture {
  /// The picture as a file of shapes; empty where the format holds pixels.
  package func file(_ format: PictureFormat, carrying document: [UInt8]? = nil) -> [UInt8] {
    format.writeShapes?(self, document) ?? []
  }
}
