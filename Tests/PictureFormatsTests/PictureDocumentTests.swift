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
}
