import Drawing
import SDLPlatform
import Testing

/// How large a new window is.
@Suite struct WindowOptionsTests {
  private func size(
    _ width: Double,
    _ height: Double,
    in room: Size?,
    scale: Double = 1,
    fits: Bool = true
  ) -> Size {
    var options = WindowOptions(title: "Test", size: Size(width: width, height: height))
    options.fitsDisplay = fits
    return options.size(in: room, unitsPerPoint: scale)
  }

  @Test func `one that nobody gave a size to has room for its title bar`() {
    let display = Size(width: 1024, height: 768)
    #expect(size(1024, 768, in: display) == Size(width: 1024, height: 728))
    #expect(size(3000, 2000, in: display) == Size(width: 1024, height: 728))
    #expect(size(390, 700, in: display) == Size(width: 390, height: 700))
    let large = Size(width: 2048, height: 1536)
    #expect(size(1024, 768, in: large, scale: 2) == Size(width: 2048, height: 1456))
    #expect(size(1024, 768, in: large) == Size(width: 1024, height: 768))
  }

  @Test func `a size that was asked for is kept, and where nothing is known`() {
    let display = Size(width: 800, height: 600)
    #expect(size(1024, 768, in: display, fits: false) == Size(width: 1024, height: 768))
    #expect(size(1024, 768, in: nil) == Size(width: 1024, height: 768))
    #expect(size(1024, 768, in: Size(width: 0, height: 0)) == Size(width: 1024, height: 768))
    #expect(size(1024, 768, in: Size(width: 90, height: 60)) == Size(width: 1024, height: 768))
  }
}
