import Drawing
import PictureFormats
import TestSupport
import Testing

@Suite struct PDFTests {
  private func file(scale: Double = 1, _ draw: (VectorCanvas) -> Void) -> [UInt8] {
    let canvas = VectorCanvas(
      size: Size(width: 40, height: 20),
      scale: ContentScale(scale),
      fonts: BoxOutliner()
    )
    draw(canvas)
    return canvas.picture(title: "y = √x").file(.pdf, carrying: Array("{}".utf8))
  }

  private func text(scale: Double = 1, _ draw: (VectorCanvas) -> Void) -> String {
    let file = file(scale: scale, draw)
    return ([file] + pdfStreams(of: file)).map { String(decoding: $0, as: UTF8.self) }.joined()
  }

  @Test func `the table tells where every object begins`() throws {
    let bytes = file {
      $0.drawText("ab", at: .zero, in: Font(.regular, 9), with: Color(0), halo: Color(1))
    }
    let end = String(decoding: bytes.suffix(40), as: UTF8.self)
    let start = try #require(end.split(separator: "\n").dropLast().last.flatMap { Int($0) })
    let table = String(decoding: bytes[start...], as: UTF8.self).split(separator: "\n")
    #expect(table[0] == "xref")
    let count = try #require(table[1].split(separator: " ").last.flatMap { Int($0) })
    for number in 1..<count {
      let place = try #require(Int(table[2 + number].prefix(10)))
      #expect(bytes[place...].starts(with: "\(number) 0 obj\n".utf8))
    }
  }

  @Test func `every stream is as long as it says`() {
    let bytes = file { $0.drawText("ab", at: .zero, in: Font(.regular, 9), with: Color(0)) }
    let start = Array("\nstream\n".utf8)
    var (rest, count) = (bytes[...], 0)
    while let head = rest.firstRange(of: start) {
      let dictionary = String(decoding: rest[..<head.lowerBound].suffix(100), as: UTF8.self)
      let length = dictionary.split(separator: "/Length ").last.flatMap {
        Int($0.prefix { $0.isNumber })
      }
      rest = rest[head.upperBound...].dropFirst(length ?? 0)
      #expect(rest.starts(with: "\nendstream".utf8))
      count += 1
    }
    // The page, a font and its letters, the document.
    #expect(count == 4)
  }

  @Test func `all but the document is packed`() {
    let bytes = file { $0.drawText("ab", at: .zero, in: Font(.regular, 9), with: Color(0)) }
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.split(separator: "/FlateDecode").count == 4)
    #expect(pdfStreams(of: bytes).last == Array("{}".utf8))
  }

  @Test func `text is written in fonts that tell their letters`() {
    let text = text {
      $0.drawText("x √", at: Point(x: 3, y: 4), in: Font(.regular, 10), with: Color(0))
    }
    #expect(text.contains("0 0 0 rg\nBT /F0 10 Tf 1 0 0 -1 3 4 Tm [<01><02><03>] TJ ET"))
    #expect(text.contains("/BaseFont /AAAAAA+Box-regular"))
    #expect(text.contains("/Widths [500 500 500]"))
    for line in ["<01> <0078>", "<02> <0020>", "<03> <221a>"] { #expect(text.contains(line)) }
    #expect(!text.contains("/Type /XObject"))
  }

  @Test func `letters stand where they were placed, in as many fonts as there are`() {
    let text = text { canvas in
      canvas.drawText("a", at: .zero, in: Font(.regular, 10), with: Color(0))
      canvas.drawText("b", at: .zero, in: Font(.italic, 10), with: Color(0))
      for code in UInt32(0x100)...0x1FF {
        let letter = Unicode.Scalar(code).map { String($0) } ?? ""
        canvas.drawText(letter, at: .zero, in: Font(.regular, 10), with: Color(0))
      }
    }
    #expect(text.contains("/F0 ") && text.contains("/F1 ") && text.contains("/F2 "))
    #expect(text.contains("/BaseFont /AAAAAB+Box-italic"))
    #expect(text.contains("/LastChar 255"))
  }

  @Test func `a halo is no text`() {
    let text = text {
      $0.drawText("ab", at: .zero, in: Font(.regular, 9), with: Color(0), halo: Color(0xFFFFFF))
    }
    #expect(text.split(separator: "TJ ET").count == 2)
    #expect(text.contains("/G0 Do"))
  }

  @Test func `a page is as large on paper as 96 device pixels an inch make it`() {
    #expect(text { _ in }.contains("/MediaBox [0 0 30 15]"))
    #expect(text(scale: 2) { _ in }.contains("/MediaBox [0 0 60 30]"))
  }

  @Test func `a line is a stroke`() {
    let text = text {
      $0.strokePath(
        [Point(x: 1, y: 2), Point(x: 3, y: 4)],
        stroke: Stroke(2, dash: [1, 2]),
        with: Color(0xFF0000)
      )
    }
    #expect(text.contains("1 0 0 RG 2 w 1 J [1 2] 0 d\n1 2 m\n3 4 l\nS\n"))
  }

  @Test func `a light colour has an opacity of its own`() {
    let text = text {
      $0.fill(Rect(x: 0, y: 0, width: 1, height: 1), with: Color(0).opacity(0.4))
    }
    #expect(text.contains("/A102 << /ca 0.4 /CA 0.4 >>"))
    #expect(text.contains("q /A102 gs 0 0 0 rg"))
  }

  @Test func `the title is kept in every script`() {
    #expect(text { _ in }.contains("/Title <feff0079"))
    #expect(text { _ in }.contains("221a"))
  }
}
