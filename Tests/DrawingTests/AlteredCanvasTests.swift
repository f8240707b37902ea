import Drawing
import TestSupport
import Testing

@Suite struct AlteredCanvasTests {
  @Test func `everything is drawn some way off, whole device pixels`() {
    let plain = RecordingCanvas(contentScale: ContentScale(2))
    let canvas = AlteredCanvas(plain, by: Vector(dx: 10.3, dy: -4))
    canvas.fill(Rect(x: 1, y: 8, width: 3, height: 4), with: Color(0))
    canvas.fillCircle(center: Point(x: 0, y: 5), radius: 2, with: Color(0))
    canvas.fillColumns([DeviceColumn(x: 3, top: 10, bottom: 12)], with: Color(0))
    canvas.clipped(to: Rect(x: 0, y: 4, width: 9, height: 9)) {
      canvas.drawText("a", at: .zero, in: Font(.regular, 13), with: Color(0))
    }
    #expect(
      plain.calls == [
        "fill 11.5,4 3x4 #000000", "circle 10.5,1 r2 #000000", "columns #000000 24:2-4",
        "clip 10.5,0 9x9", "  text \"a\" 10.5,-4 regular 13 #000000",
      ]
    )
  }

  @Test(arguments: [(13.0, 15.0), (14, 15), (15, 15), (17, 17), (26, 26)])
  func `a least size lifts small text only`(size: Double, shown: Double) {
    #expect(TypeScale(least: 15).font(Font(.medium, size)).size == shown)
  }

  @Test func `text is written and measured larger, on keys it is not`() {
    let plain = RecordingCanvas()
    let canvas = AlteredCanvas(plain, type: TypeScale(factor: 1.5))
    let font = Font(.regular, 10)
    #expect(canvas.width(of: "ab", in: font) == plain.width(of: "ab", in: font.sized(15)))
    canvas.drawText("a", at: .zero, in: font, with: Color(0))
    #expect(plain.drawnTexts.last?.font.size == 15)
    let slid = AlteredCanvas(canvas, by: Vector(dx: 5, dy: 0))
    slid.plainType.drawText("a", at: .zero, in: font, with: Color(0))
    #expect(plain.drawnTexts.last?.font.size == 10)
    #expect(plain.drawnTexts.last?.box.x == 5)
  }

  @Test(arguments: [(-1.0, 0.0), (0, 0), (0.5, 0.875), (1, 1), (2, 1)])
  func `ease-out is fast first and ends gently`(time: Double, way: Double) {
    #expect(Easing.outCubic(time) == way)
  }
}
