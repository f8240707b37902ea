/// The document that an SVG picture carries, in an element of its own namespace.
enum SVGMetadata {
  static let namespace = "urn:ordinate:document"
  /// The prefix that this program writes.
  static let prefix = "ordinate"
  /// The element's name without a prefix.
  static let name = "document"

  /// The element with a document.
  static func element(_ document: [UInt8]) -> String {
    let text = XMLText.escaped(String(decoding: document, as: UTF8.self))
    let element = "\(prefix):\(name)"
    return "<metadata><\(element) xmlns:\(prefix)=\"\(namespace)\">\(text)</\(element)></metadata>"
  }

  /// The document in the text of a picture, however a program that has rewritten it calls the
  /// namespace.
  static func document(in bytes: [UInt8]) -> Result<[UInt8], PictureFault> {
    var reader = XMLReader(bytes)
    // Pictures of this program that were cut out of others may have lost the declaration.
    var namespaces = NamespaceScopes([prefix: namespace])
    while let token = reader.next() {
      switch token {
      case .start(let tag):
        namespaces.open(tag)
        if namespaces.namespace(of: tag.prefix) == namespace, tag.localName == name {
          return tag.isEmpty ? .failure(.noDocument) : text(&reader)
        }
        if tag.isEmpty { namespaces.close() }
      case .end: namespaces.close()
      case .text: break
      }
    }
    return .failure(.noDocument)
  }

  /// The text up to the next end of an element.
  private static func text(_ reader: inout XMLReader) -> Result<[UInt8], PictureFault> {
    var text: [UInt8] = []
    while let token = reader.next() {
      switch token {
      case .text(let bytes, let isLiteral):
        guard text.count + bytes.count <= PictureDocument.largest * 6 else {
          return .failure(.tooLarge)
        }
        guard let written = String(validating: bytes, as: UTF8.self),
          let plain = isLiteral ? written : XMLText.unescaped(written[...])
        else { return .failure(.damaged) }
        text.append(contentsOf: plain.utf8)
      case .end: return .success(text)
      case .start: return .failure(.damaged)
      }
    }
    return .failure(.cutOff)
  }
}

/// What prefixes stand for, element by element.
private struct NamespaceScopes {
  /// What each prefix stands for, the innermost last.
  private var meanings: [String: [String]] = [:]
  /// The prefixes that each open element has declared.
  private var declared: [[String]] = []

  init(_ known: [String: String]) { meanings = known.mapValues { [$0] } }

  func namespace(of prefix: String) -> String? { meanings[prefix]?.last }

  mutating func open(_ tag: XMLTag) {
    for (prefix, meaning) in tag.namespaces { meanings[prefix, default: []].append(meaning) }
    declared.append(tag.namespaces.map(\.prefix))
  }

  mutating func close() {
    for prefix in declared.popLast() ?? [] { meanings[prefix]?.removeLast() }
  }
}
