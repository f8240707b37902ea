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
    return canvas.picture(title: "y = √x").pdf(carrying: Array("{}".utf8))
  }

  private func text(scale: Double = 1, _ draw: (VectorCanvas) -> Void) -> String {
    String(decoding: file(scale: scale, draw), as: UTF8.self)
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
    let bytes = file { $0.fillCircle(center: .zero, radius: 3, with: Color(0)) }
    let text = String(decoding: bytes, as: UTF8.self)
    let lengths = text.split(separator: "/Length ").dropFirst().map { part in
      let content = part.split(separator: "stream\n", maxSplits: 1)[1]
      let end = content.firstRange(of: "\nendstream")?.lowerBound ?? content.startIndex
      return (Int(part.prefix { $0.isNumber }), content[..<end].utf8.count)
    }
    #expect(lengths.count == 2)
    #expect(lengths.someAndAllSatisfy { $0.0 == $0.1 })
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
