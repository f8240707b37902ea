/// Finds the document that a file is, or that a picture carries.
///
///     PictureDocument.read(from: bytes)      // .failure(.noDocument) for a photograph
package enum PictureDocument {
  /// No document is larger, in bytes.
  package static let largest = 4 << 20

  /// The bytes of the document in a file of any kind, recognised by its beginning.
  package static func read(from file: [UInt8]) -> Result<[UInt8], PictureFault> {
    found(in: file).flatMap { document in
      if document.count > largest { return .failure(.tooLarge) }
      return document.isEmpty ? .failure(.noDocument) : .success(document)
    }
  }

  private static func found(in file: [UInt8]) -> Result<[UInt8], PictureFault> {
    if file.starts(with: PNGChunks.signature) { return PNGChunks.document(in: file) }
    if file.starts(with: "%PDF-".utf8) { return PDFAttachment.document(in: file) }
    let content = file.drop { [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    switch content.first {
    case UInt8(ascii: "{"): return .success(Array(content))
    case UInt8(ascii: "<"): return SVGMetadata.document(in: file)
    default: return .failure(file.isEmpty ? .empty : .unknown)
    }
  }
}

/// Why a file gives no document.
package enum PictureFault: Error, Hashable, Sendable {
  /// There is nothing in the file.
  case empty
  /// It is no document and no picture.
  case unknown
  /// It is a picture that carries no document.
  case noDocument
  /// The file ends too early.
  case cutOff
  /// What the file says cannot be.
  case damaged
  /// The document is larger than any that is read.
  case tooLarge
  /// Another program has packed what the picture carries, in a way that is not read here.
  case packed
  /// Another program has encrypted the picture.
  case encrypted
}
