/// The document that an SVG picture carries, in an element of its own namespace.
enum SVGMetadata {
  private static let name = "ordinate:document"

  /// The element with a document.
  static func element(_ document: [UInt8]) -> String {
    let text = XMLText.escaped(String(decoding: document, as: UTF8.self))
    return
      "<metadata><\(name) xmlns:ordinate=\"urn:ordinate:document\">\(text)</\(name)></metadata>"
  }

  /// The document in the text of a picture.
  static func document(in bytes: [UInt8]) -> Result<[UInt8], PictureFault> {
    guard let opening = bytes.firstRange(of: "<\(name)", from: 0),
      let start = bytes[opening.upperBound...].firstIndex(of: UInt8(ascii: ">"))
    else { return .failure(.noDocument) }
    guard let closing = bytes.firstRange(of: "</\(name)", from: start + 1) else {
      return .failure(.cutOff)
    }
    let content = bytes[start + 1..<closing.lowerBound]
    guard content.count <= PictureDocument.largest * 6 else { return .failure(.tooLarge) }
    guard let written = String(validating: content, as: UTF8.self),
      let text = XMLText.unescaped(written[...])
    else { return .failure(.damaged) }
    return .success(Array(text.utf8))
  }
}

extension [UInt8] {
  /// Where a text first stands, from an index on.
  func firstRange(of text: String, from start: Int) -> Range<Int>? {
    let wanted = Array(text.utf8)
    guard let first = wanted.first, start <= count else { return nil }
    var index = start
    while let found = self[index...].firstIndex(of: first), found + wanted.count <= count {
      if self[found..<found + wanted.count].elementsEqual(wanted) {
        return found..<found + wanted.count
      }
      index = found + 1
    }
    return nil
  }
}
