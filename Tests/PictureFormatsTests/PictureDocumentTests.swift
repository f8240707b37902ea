import PictureFormats
import TestSupport
import Testing

@Suite struct PictureDocumentTests {
  private static let document = Array(
    "{\"a\":\"√x < 1 & \\\"y\\\" ]]> endstream\",\n\t\"b\":[1]}".utf8
  )

  @Test(arguments: PictureFormat.allCases)
  func `a document comes back from a picture byte by byte`(format: PictureFormat) {
    let file = SmallPicture.file(format, carrying: Self.document)
    #expect(PictureDocument.read(from: file) == .success(Self.document))
  }

  @Test(arguments: PictureFormat.allCases)
  func `a picture without a document says so`(format: PictureFormat) {
    let file = SmallPicture.file(format, carrying: nil)
    #expect(PictureDocument.read(from: file) == .failure(.noDocument))
  }

  @Test(arguments: PictureFormat.allCases)
  func `a picture cut off anywhere gives the whole document or none`(format: PictureFormat) {
    let file = SmallPicture.file(format, carrying: Self.document)
    for length in 0..<file.count {
      if case .success(let document) = PictureDocument.read(from: Array(file[..<length])) {
        #expect(document == Self.document)
      }
    }
    #expect(PictureDocument.read(from: file) == .success(Self.document))
  }

  @Test func `a changed byte in a PNG's document is noticed`() {
    let file = SmallPicture.file(.png, carrying: Self.document)
    let start = 8 + 25 + 8 + "Ordinate-Document".utf8.count + 1
    for index in start..<start + 4 + Self.document.count {
      var changed = file
      changed[index] ^= 0x10
      #expect(PictureDocument.read(from: changed) == .failure(.damaged))
    }
  }

  @Test(arguments: PictureFormat.allCases, 1...20)
  func `no damage whatever ends the program`(format: PictureFormat, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var file = SmallPicture.file(format, carrying: Self.document)
    for _ in 0..<Int.random(in: 1...40, using: &generator) {
      let index = Int.random(in: 0..<file.count, using: &generator)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: file[index] = UInt8.random(in: 0...255, using: &generator)
      case 1: file.remove(at: index)
      default: file.insert(UInt8.random(in: 0...255, using: &generator), at: index)
      }
    }
    if case .success(let document) = PictureDocument.read(from: file) {
      #expect(document.count <= file.count)
    }
  }

  @Test func `a document by itself is read as it stands`() {
    #expect(
      PictureDocument.read(from: Array("\n {\"version\":1}".utf8)).map(\.count) == .success(13)
    )
  }

  @Test(arguments: [
    ([], PictureFault.empty), (Array("GIF89a".utf8), .unknown), ([0, 1, 2], .unknown),
    (Array("<svg/>".utf8), .noDocument), (Array("<svg><ordinate:document>{".utf8), .cutOff),
    (Array("<ordinate:document>&bad;</ordinate:document>".utf8), .damaged),
    (Array("<ordinate:document></ordinate:document>".utf8), .noDocument),
    (Array("%PDF-1.4 /Subtype /application#2Fx-ordinate /Length 99 >>\nstream\n{}".utf8), .cutOff),
    (
      Array("%PDF-1.4 /Subtype /application#2Fx-ordinate /Length 1 >>\nstream\n{}\nendstream".utf8),
      .damaged
    ),
  ])
  func `a file that is none says why`(file: [UInt8], fault: PictureFault) {
    #expect(PictureDocument.read(from: file) == .failure(fault))
  }

  @Test func `a file that is no text has no document in a text`() {
    var file = SmallPicture.file(.svg, carrying: Array("{@}".utf8))
    for index in file.indices where file[index] == UInt8(ascii: "@") { file[index] = 0xFF }
    #expect(PictureDocument.read(from: file) == .failure(.damaged))
  }

  @Test func `references in an SVG are understood`() {
    let file =
      "<svg><ordinate:document a='b'>&#123;&quot;&#x221A;&quot;:1}</ordinate:document></svg>"
    #expect(PictureDocument.read(from: Array(file.utf8)) == .success(Array("{\"√\":1}".utf8)))
  }

  @Test(arguments: PictureFormat.allCases, ["\"", "&", "<", ";", ">", "\r", "é"])
  func `a sign that carries a mark stays what it is`(format: PictureFormat, sign: String) {
    let document = Array("{\"a\":\"\(sign)\u{301}\u{20DD}\"}".utf8)
    let file = SmallPicture.file(format, carrying: document)
    #expect(PictureDocument.read(from: file) == .success(document))
  }

  @Test(arguments: PictureFormat.allCases)
  func `a document too large is refused`(format: PictureFormat) {
    let large = [UInt8](repeating: 0x7B, count: PictureDocument.largest + 1)
    let file = SmallPicture.file(format, carrying: large)
    #expect(PictureDocument.read(from: file) == .failure(.tooLarge))
  }

  @Test(arguments: [
    ("a.png", PictureFormat.png), ("b/c.d/E.SVG", .svg), ("x.tar.pdf", .pdf), ("a", nil),
    ("png", nil), ("a.gif", nil), ("a.png/b", nil), ("", nil), (".svg", .svg),
  ])
  func `the ending names the format`(path: String, format: PictureFormat?) {
    #expect(PictureFormat(path: path) == format)
  }

  @Test(arguments: [
    "<svg xmlns:o='urn:ordinate:document'><metadata><o:document>{1}</o:document></metadata></svg>",
    "<?xml version='1.0'?><!-- <ordinate:document>{2} --><ns0:svg xmlns:ns0='svg' xmlns:ns1=\"urn:ordinate:document\" a='>'>\n<ns1:document\n b='1' >{1}</ns1:document></ns0:svg>",
    "<svg><document xmlns = \"urn:ordinate:document\"><![CDATA[{1}]]></document></svg>",
    "<!DOCTYPE svg [<!ENTITY a '>'>]><svg><ordinate:document>&#x7b;<![CDATA[1]]>}</ordinate:document></svg>",
    "<svg xmlns:ordinate='other'><ordinate:document>{2}</ordinate:document><a xmlns:b='urn:ordinate:document'><b:document>{1}</b:document></a></svg>",
  ])
  func `an SVG is read however its namespace is written`(file: String) {
    #expect(PictureDocument.read(from: Array(file.utf8)) == .success(Array("{1}".utf8)))
  }

  /// What zlib makes of a document, by its three kinds of blocks.
  private static let packed: [(String, [UInt8])] = [
    (
      "{\"a\":1}",
      [120, 1, 1, 7, 0, 248, 255, 123, 34, 97, 34, 58, 49, 125, 8, 42, 2, 9]
    ),
    (
      "{\"a\":\"aaaaaaaaaaaaaaaaaaaaaaaa√\"}",
      [120, 1, 171, 86, 74, 84, 178, 82, 74, 196, 1, 30, 117, 204, 82, 170, 5, 0, 217, 120, 13, 56]
    ),
    (
      "{\"a\":\"bgfadhegahaebfbaeffeeabaeeaaagababeheeegeadaaaeabebeeegdfgegbcabhacfggaagbbaaeeadaeaabeeaahhaegcfbebabaaahfaaebhbaaccdaeeeeehfahebebbebebfcaegcaehgaaceddhbeagaa\"}",
      [
        120, 218, 21, 141, 201, 17, 3, 48, 8, 3, 123, 113, 25, 233, 70, 2, 9, 122, 200, 164, 247, 8,
        30, 230, 90, 214, 223, 135, 247, 121, 28, 163, 87, 131, 133, 104, 66, 182, 132, 100, 1, 152,
        20, 212, 74, 26, 161, 51, 200, 70, 188, 182, 61, 26, 22, 184, 40, 207, 4, 37, 113, 71, 29,
        38, 80, 158, 141, 113, 202, 57, 136, 37, 173, 179, 231, 166, 172, 10, 116, 145, 209, 70,
        199, 115, 210, 117, 56, 180, 145, 149, 186, 151, 202, 255, 120, 191, 63, 16, 99, 64, 111,
      ]
    ),
  ]

  @Test(arguments: 0..<3) func `a PDF whose attachment was packed is read`(kind: Int) {
    let (document, bytes) = Self.packed[kind]
    for type in ["/Subtype /application#2fx-ordinate", "/Type /EmbeddedFile"] {
      let head =
        "%PDF-1.5\n7 0 obj\n<< /EmbeddedFiles 3 0 R >>\nendobj\n8 0 obj\n<</Filter [/FlateDecode] \(type) /Length \(bytes.count)>>stream\r\n"
      let file = Array(head.utf8) + bytes + Array("\nendstream\nendobj".utf8)
      #expect(PictureDocument.read(from: file) == .success(Array(document.utf8)))
      var damaged = file
      damaged[head.utf8.count + bytes.count - 2] ^= 1
      if type.hasPrefix("/Subtype") {
        #expect(PictureDocument.read(from: damaged) == .failure(.damaged))
      }
    }
  }

  @Test(arguments: [
    (
      "1 0 obj <</Length 9 0 R /Subtype/application#2Fx-ordinate>>\nstream\n{}\nendstream endobj\n9 0 obj\n2\nendobj",
      nil
    ),
    (
      "1 0 obj <</Length 2 /Filter/LZWDecode /Subtype/application#2Fx-ordinate>>\nstream\n{}\nendstream",
      PictureFault.packed
    ),
    ("1 0 obj <</Encrypt 3 0 R>>", .encrypted),
    ("1 0 obj <</Type /EmbeddedFile>> stream", .noDocument),
  ])
  func `a PDF that was rewritten says what is there`(text: String, fault: PictureFault?) {
    let found = PictureDocument.read(from: Array(("%PDF-1.5 " + text).utf8))
    #expect(found == (fault.map { .failure($0) } ?? .success(Array("{}".utf8))))
  }

  @Test func `a PNG whose text was packed is read`() {
    let (document, bytes) = Self.packed[1]
    let plain = SmallPicture.file(.png, carrying: nil)
    let name = Array("Ordinate-Document".utf8) + [0, 1, 0, 0, 0]
    let file = PNGText.chunk(name + bytes, in: plain)
    #expect(PictureDocument.read(from: file) == .success(Array(document.utf8)))
  }
}

/// Puts a text chunk into a PNG file, by bits.
private enum PNGText {
  static func chunk(_ content: [UInt8], in file: [UInt8]) -> [UInt8] {
    let named = Array("iTXt".utf8) + content
    return file[..<33] + bytes(UInt32(content.count)) + named + bytes(sum(named)) + file[33...]
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func sum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0 as UInt32) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
        sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1
      }
    }
  }
}
