import GraphLibrary
import TestSupport
import TestTraits
import Testing

/// Pictures of a function by one import, as another package has them.
@Suite(.serialized, .usesFontEngine) struct GraphPictureTests {
  private func picture() -> GraphPicture {
    GraphPicture(of: Plot(ProvableFunction("1/x") { .constant(Interval(1)) / $0 }))
  }

  @Test(arguments: zip(GraphPicture.Format.allCases, ["\u{89}PNG", "<svg", "%PDF-"]))
  func `a file begins as its kind does`(format: GraphPicture.Format, sign: String) throws {
    let bytes = try picture().bytes(as: format)
    let head = String(String.UnicodeScalarView(bytes.prefix(300).map { Unicode.Scalar($0) }))
    #expect(head.contains(sign))
    #expect(bytes.count > 1000)
  }

  @Test(arguments: GraphPicture.Format.allCases)
  func `the same picture is the same file`(format: GraphPicture.Format) throws {
    #expect(try picture().bytes(as: format) == picture().bytes(as: format))
  }

  @Test func `the paper is drawn first and fills the picture`() {
    let canvas = RecordingCanvas()
    picture().draw(on: canvas)
    #expect(canvas.drawnFills.first?.frame == Rect(size: Size(width: 640, height: 400)))
    #expect(canvas.calls.count > 10)
  }

  @Test func `a title stands in a picture of shapes`() throws {
    var picture = picture()
    picture.title = "A hyperbola & more"
    let text = String(decoding: try picture.bytes(as: .svg), as: UTF8.self)
    #expect(text.contains("A hyperbola &amp; more"))
  }

  @Test func `a larger scale has more pixels`() throws {
    var picture = picture()
    let small = try picture.bytes(as: .png).count
    picture.scale = ContentScale(3)
    #expect(try picture.bytes(as: .png).count > small)
  }
}
