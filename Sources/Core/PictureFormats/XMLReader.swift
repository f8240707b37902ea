/// A start tag, as far as namespaces need it.
struct XMLTag {
  /// The name up to the colon; empty where there is none.
  var prefix = ""
  var localName = ""
  /// What the tag declares: a prefix, empty for names without one, and what it stands for.
  var namespaces: [(prefix: String, meaning: String)] = []
  /// Whether the element ends where it begins.
  var isEmpty = false
}

/// Reads an XML file from its start to its end, once: tags and the text between them.
///
/// Comments, instructions and document types are passed over, and nothing in them is followed. What
/// is cut off or makes no sense ends the reading.
struct XMLReader {
  enum Token {
    case start(XMLTag)
    case end
    /// Text, literal where no references are in it.
    case text(ArraySlice<UInt8>, isLiteral: Bool)
  }

  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next tag or text; nil at the end.
  mutating func next() -> Token? {
    while place < bytes.count {
      let start = place
      guard bytes[start] == UInt8(ascii: "<") else {
        place = bytes[start...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        return .text(bytes[start..<place], isLiteral: false)
      }
      if begins("<![CDATA[") {
        guard let end = passed("]]>") else { return nil }
        return .text(bytes[start + 9..<end], isLiteral: true)
      }
      if begins("<!--") {
        guard passed("-->") != nil else { return nil }
      } else if begins("<?") {
        guard passed("?>") != nil else { return nil }
      } else {
        guard let end = tagEnd() else { return nil }
        place = end + 1
        if bytes[start + 1] == UInt8(ascii: "/") { return .end }
        if bytes[start + 1] != UInt8(ascii: "!") { return .start(tag(bytes[start + 1..<end])) }
      }
    }
    return nil
  }

  private func begins(_ text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

  /// Goes past the next place of a text, and tells where it begins.
  private mutating func passed(_ text: String) -> Int? {
    guard let found = bytes.firstRange(of: text, from: place) else { return nil }
    place = found.upperBound
    return found.lowerBound
  }

  /// The ">" that ends a tag: not one in quotes, nor inside the brackets of a document type.
  private func tagEnd() -> Int? {
    var quote: UInt8?
    var depth = 0
    for index in bytes[place...].indices {
      let byte = bytes[index]
      switch byte {
      case _ where quote != nil: if byte == quote { quote = nil }
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0: return index
      default: break
      }
    }
    return nil
  }

  private func tag(_ content: ArraySlice<UInt8>) -> XMLTag {
    var tag = XMLTag()
    var rest = content
    if rest.last == UInt8(ascii: "/") {
      tag.isEmpty = true
      rest = rest.dropLast()
    }
    let name = rest.prefix { !Self.isSpace($0) && $0 != UInt8(ascii: "/") }
    (tag.prefix, tag.localName) = Self.parts(of: name)
    rest = rest.dropFirst(name.count)
    while let sign = rest.firstIndex(of: UInt8(ascii: "=")) {
      let key = rest[..<sign].filter { !Self.isSpace($0) }
      let value = rest[(sign + 1)...].drop(while: Self.isSpace)
      guard let quote = value.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
        let end = value.dropFirst().firstIndex(of: quote)
      else { break }
      let (prefix, local) = Self.parts(of: key[...])
      let meaning = { String(decoding: value[(value.startIndex + 1)..<end], as: UTF8.self) }
      if prefix == "xmlns" { tag.namespaces.append((local, meaning())) }
      if prefix.isEmpty, local == "xmlns" { tag.namespaces.append(("", meaning())) }
      rest = value[(end + 1)...]
    }
    return tag
  }

  /// A name before and behind its colon.
  private static func parts(of name: ArraySlice<UInt8>) -> (String, String) {
    guard let colon = name.firstIndex(of: UInt8(ascii: ":")) else {
      return ("", String(decoding: name, as: UTF8.self))
    }
    return (
      String(decoding: name[..<colon], as: UTF8.self),
      String(decoding: name[(colon + 1)...], as: UTF8.self)
    )
  }

  private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
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
