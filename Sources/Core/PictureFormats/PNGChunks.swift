/// The chunks of a PNG file, as far as a document in one of them needs it.
enum PNGChunks {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let keyword = Array("Ordinate-Document".utf8)
  /// Signature and header: every PNG begins so.
  private static let headerEnd = 8 + 8 + 13 + 4

  /// The file with a document in a text chunk behind its header; nil when it is not a PNG.
  static func embedding(_ document: [UInt8], in file: [UInt8]) -> [UInt8]? {
    guard file.starts(with: signature), file.count > headerEnd else { return nil }
    // Keyword, not compressed, no language, no translated keyword, text.
    let content = keyword + [0, 0, 0, 0, 0] + document
    let named = Array("iTXt".utf8) + content
    let chunk = bigEndian(UInt32(content.count)) + named + bigEndian(CRC32.of(named))
    return file[..<headerEnd] + chunk + file[headerEnd...]
  }

  /// The document in a file.
  static func document(in file: [UInt8]) -> Result<[UInt8], PictureFault> {
    var index = signature.count
    while index + 12 <= file.count {
      let length = Int(number(at: index, in: file))
      let name = file[index + 4..<index + 8]
      guard length <= file.count - index - 12 else { return .failure(.cutOff) }
      let end = index + 8 + length
      if name.elementsEqual("IEND".utf8) { return .failure(.noDocument) }
      let content = file[index + 8..<end]
      if name.elementsEqual("iTXt".utf8), content.starts(with: keyword + [0]) {
        guard CRC32.of(file[index + 4..<end]) == number(at: end, in: file) else {
          return .failure(.damaged)
        }
        return document(inText: content.dropFirst(keyword.count + 1))
      }
      index = end + 4
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

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}

/// The check sum of PNG chunks.
enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
  }

  static func of(_ bytes: some Sequence<UInt8>) -> UInt32 {
    ~bytes.reduce(~0) { $0 >> 8 ^ table[Int(($0 ^ UInt32($1)) & 0xFF)] }
  }
}
