import Drawing
import TestSupport
import Testing

@Suite struct FontTests {
  @Test(arguments: Font.Face.allCases)
  func `another size keeps the face and its digits`(face: Font.Face) {
    let font = Font(face, 12, tabular: true).sized(30)
    #expect(font.face == face)
    #expect(font.size == 30)
    #expect(font.hasTabularDigits)
  }

  @Test(arguments: [10.0, 24, 36])
  func `digits hang lower than words, so that both look centred`(size: Double) {
    let metrics = RecordingCanvas().metrics(of: Font(.regular, size))
    #expect(metrics.digitOffset == metrics.capHeight / 2)
    #expect(metrics.wordOffset < metrics.digitOffset)
    #expect(metrics.wordOffset > metrics.xHeight / 2)
  }
}
