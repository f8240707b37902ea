import Drawing
import PictureFormats
import TestSupport
import Testing

@Suite struct SVGTests {
  /// The lines of a picture of 40 × 20 points, without the first and the last.
  private func lines(
    scale: Double = 1,
    document: [UInt8]? = nil,
    title: String = "",
    _ draw: (VectorCanvas) -> Void
  ) -> [String] {
    let canvas = VectorCanvas(
      size: Size(width: 40, height: 20),
      scale: ContentScale(scale),
      fonts: BoxOutliner()
    )
    draw(canvas)
    let file = canvas.picture(title: title).file(.svg, carrying: document)
    return String(decoding: file, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The elements that were drawn.
  private func marks(scale: Double = 1, _ draw: (VectorCanvas) -> Void) -> [String] {
    Array(lines(scale: scale, draw).dropFirst(2).dropLast())
  }

  private let red = Color(0xFF0000)

  @Test func `the size is in device pixels, the drawing in points`() {
    let head = lines(scale: 2) { _ in }[1]
    #expect(head.contains("width=\"80\" height=\"40\" viewBox=\"0 0 40 20\""))
  }

  @Test func `a line is a stroke with relative steps`() {
    let path = [Point(x: 1, y: 2), Point(x: 2.5, y: 1.25), Point(x: 4, y: 1.25)]
    #expect(
      marks { $0.strokePath(path, stroke: Stroke(2.5, cap: .butt), with: red) } == [
        "<path fill=\"none\" stroke=\"#ff0000\" stroke-width=\"2.5\" stroke-linejoin=\"round\""
          + " d=\"m1 2 1.5-.75h1.5\"/>"
      ]
    )
  }

  @Test func `rounding does not add up along a line`() {
    let path = (0...300).map { Point(x: Double($0) / 3, y: 0) }
    let text = marks { $0.strokePath(path, stroke: Stroke(1), with: red) }.joined()
    let steps = text.split(separator: "m0 0").last?.split { "h\"/> ".contains($0) } ?? []
    #expect(steps.count == 300)
    let length = steps.compactMap { Double($0) }.reduce(0, +)
    #expect(abs(length - 100) < 0.006)
  }

  @Test func `opaque neighbours that look alike are one path`() {
    let lines = marks { canvas in
      for x in 0..<3 { canvas.fill(Rect(x: Double(x) * 2, y: 0, width: 1, height: 20), with: red) }
    }
    #expect(lines == ["<path fill=\"#ff0000\" d=\"m0 0h1v20h-1zm2 0h1v20h-1zm2 0h1v20h-1z\"/>"])
  }

  @Test func `translucent neighbours stay apart`() {
    let lines = marks { canvas in
      for _ in 0..<2 {
        canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), with: red.opacity(0.5))
      }
    }
    #expect(lines.count == 2)
    #expect(lines.someAndAllSatisfy { $0.contains("fill-opacity=\"0.502\"") })
  }

  @Test func `boxes begin and end on device pixels`() {
    let box = Rect(x: 0.3, y: 0.2, width: 3, height: 1)
    #expect(marks { $0.fill(box, with: red) } == ["<path fill=\"#ff0000\" d=\"m0 0h3v1h-3z\"/>"])
    let fine = marks(scale: 4) { $0.fill(box, with: red) }
    #expect(fine == ["<path fill=\"#ff0000\" d=\"m.25 .25h3v1h-3z\"/>"])
  }

  @Test func `possible columns that touch are one area`() {
    let columns = [
      DeviceColumn(x: 3, top: 2, bottom: 6), DeviceColumn(x: 4, top: 3, bottom: 8),
      DeviceColumn(x: 6, top: 3, bottom: 8),
    ]
    #expect(
      marks { $0.fillColumns(columns, with: red) } == [
        "<path fill=\"#ff0000\" d=\"m3 2h1v1h1v5h-1v-2h-1zm3 1h1v5h-1z\"/>"
      ]
    )
  }

  @Test func `a glyph is defined once and text can be read aloud`() {
    let lines = marks {
      $0.drawText("a<a", at: Point(x: 2, y: 10), in: Font(.regular, 10), with: red)
    }
    #expect(lines.filter { $0.hasPrefix("<path id=") }.count == 1)
    #expect(lines.contains { $0.contains("aria-label=\"a&lt;a\"") })
    let text = lines.joined()
    #expect(text.components(of: "<use ") == 3)
    #expect(text.contains("translate(7 10) scale(0.01)"))
  }

  @Test func `a halo is a border below the glyphs`() {
    let lines = marks {
      $0.drawText(
        "1",
        at: Point(x: 0, y: 10),
        in: Font(.regular, 10),
        with: red,
        halo: Color(0xFFFFFF)
      )
    }
    let halo = lines.firstIndex { $0.contains("stroke-width=\"500\"") }
    let text = lines.firstIndex { $0.contains("aria-label") }
    #expect(halo != nil && text != nil)
    if let halo, let text { #expect(halo < text) }
  }

  @Test func `what is clipped is clipped, and an empty clip leaves nothing`() {
    let lines = marks { canvas in
      canvas.clipped(to: Rect(x: 0, y: 0, width: 10, height: 10)) {
        canvas.fill(Rect(x: 5, y: 5, width: 10, height: 10), with: red)
      }
      canvas.clipped(to: Rect(x: 0, y: 0, width: 0, height: 10)) {
        canvas.fill(Rect(x: 5, y: 5, width: 10, height: 10), with: red)
      }
    }
    #expect(
      lines == [
        "<defs>", "<clipPath id=\"c1\"><path d=\"m0 0h10v10h-10z\"/></clipPath>", "</defs>",
        "<g clip-path=\"url(#c1)\">", "<path fill=\"#ff0000\" d=\"m5 5h10v10h-10z\"/>", "</g>",
      ]
    )
  }

  @Test func `areas turn the same way, so none cuts a hole into another`() {
    let corners = [Point(x: 0, y: 0), Point(x: 0, y: 8), Point(x: 8, y: 0)]
    let both = [corners, corners.reversed()].map { corners in
      marks { $0.fillPolygon(Array(corners), with: red) }.joined().contains("v-8")
    }
    #expect(both[0] == both[1])
  }

  @Test func `lines break at places that are no numbers`() {
    let path = [
      Point(x: 0, y: 0), Point(x: 1, y: 1), Point(x: .nan, y: 1), Point(x: 3, y: 3),
      Point(x: 4, y: 4),
    ]
    let text = marks { $0.strokePath(path, stroke: Stroke(1), with: red) }.joined()
    #expect(text.contains("d=\"m0 0 1 1m2 2 1 1\""))
  }

  @Test func `the title says what is seen`() {
    #expect(lines(title: "y = x & 1 < 2") { _ in }.contains("<title>y = x &amp; 1 &lt; 2</title>"))
  }
}

extension String {
  /// How often a text stands in this one.
  fileprivate func components(of text: String) -> Int {
    var count = 0
    var rest = self[...]
    while let range = rest.firstRange(of: text) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
