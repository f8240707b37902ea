import CZlib

/// The chunks of a PNG file, as far as a document in one of them needs it.
enum PNGChunks {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let keyword = Array("Ordinate-Document".utf8)

  /// A chunk of a kind, named by four letters.
  static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    return bigEndian(UInt32(content.count)) + named + bigEndian(CRC32.of(named[...]))
  }

  /// The chunks of what a file says of its picture.
  static func chunks(_ facts: PNGWriter.Facts) -> [UInt8] {
    var chunks: [UInt8] = []
    if let density = facts.density {
      // In both directions, as pixels of a metre.
      let dots = bigEndian(UInt32(min(max((density / 0.0254).rounded(), 1), 1e9)))
      chunks += chunk("pHYs", dots + dots + [1])
    }
    if !facts.title.isEmpty { chunks += text(Array("Title".utf8), Array(facts.title.utf8)) }
    if let document = facts.document { chunks += text(keyword, document) }
    return chunks
  }

  /// A keyword and a text: not compressed, no language, no translated keyword.
  private static func text(_ keyword: [UInt8], _ text: [UInt8]) -> [UInt8] {
    chunk("iTXt", keyword + [0, 0, 0, 0, 0] + text)
  }

  /// A chunk as it stands in a file.
  struct Chunk {
    let name: ArraySlice<UInt8>
    let content: ArraySlice<UInt8>
    /// Whether the check sum is that of name and content.
    let isWhole: Bool
    let end: Int

    func isNamed(_ name: String) -> Bool { self.name.elementsEqual(name.utf8) }
  }

  /// The chunk that begins at a place; nil where the file ends before it does.
  static func chunk(at place: Int, in file: [UInt8]) -> Chunk? {
    guard place + 12 <= file.count else { return nil }
    let length = Int(number(at: place, in: file))
    guard length <= file.count - place - 12 else { return nil }
    let end = place + 8 + length
    return Chunk(
      name: file[place + 4..<place + 8],
      content: file[place + 8..<end],
      isWhole: CRC32.of(file[place + 4..<end]) == number(at: end, in: file),
      end: end + 4
    )
  }

  /// The document in a file.
  static func document(in file: [UInt8]) -> Result<[UInt8], PictureFault> {
    var place = signature.count
    while let chunk = chunk(at: place, in: file) {
      if chunk.isNamed("IEND") { return .failure(.noDocument) }
      if chunk.isNamed("iTXt"), chunk.content.starts(with: keyword + [0]) {
        guard chunk.isWhole else { return .failure(.damaged) }
        return document(inText: chunk.content.dropFirst(keyword.count + 1))
      }
      place = chunk.end
    }
    return .failure(.cutOff)
  }

  /// What follows a text chunk's keyword: compression, language and translated keyword, text.
  private static func document(inText rest: ArraySlice<UInt8>) -> Result<[UInt8], PictureFault> {
    guard rest.count >= 2, let isPacked = rest.first, isPacked < 2 else {
      return .failure(.damaged)
    }
    let names = rest.dropFirst(2)
    guard let language = names.firstIndex(of: 0),
      let keyword = names[(language + 1)...].firstIndex(of: 0)
    else { return .failure(.damaged) }
    let text = names[(keyword + 1)...]
    // Whoever rewrites a picture may pack its texts.
    return isPacked == 0
      ? .success(Array(text)) : Inflater.unpacked(text, atMost: PictureDocument.largest + 1)
  }

  private static func number(at index: Int, in file: [UInt8]) -> UInt32 {
    file[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}

/// The check sum of PNG chunks.
private enum CRC32 {
  static func of(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.withUnsafeBufferPointer { bytes in
      UInt32(truncatingIfNeeded: crc32(0, bytes.baseAddress, UInt32(clamping: bytes.count)))
    }
  }
}
