import Drawing
import TestSupport
import Testing

@Suite struct ContentScaleTests {
  private static let scales = [1, 1.25, 1.5, 2, 3]

  private static let lengths: [Double] = {
    var generator = SeededGenerator(seed: 5)
    return (0..<20).map { _ in Double.random(in: -2000...2000, using: &generator) }
  }()

  @Test(arguments: scales, lengths)
  func `a snapped length is whole device pixels and off by half of one at most`(
    scale: Double,
    length: Double
  ) {
    let content = ContentScale(scale)
    let snapped = content.snapped(length)
    let pixels = content.devicePixels(snapped)
    #expect(abs(pixels - pixels.rounded()) < 1e-9)
    #expect(abs(snapped - length) <= content.devicePixel / 2 + 1e-12)
    #expect(content.snapped(snapped) == snapped)
  }

  @Test(arguments: scales, lengths)
  func `points and device pixels are each other's inverse`(scale: Double, length: Double) {
    let content = ContentScale(scale)
    #expect(abs(content.points(content.devicePixels(length)) - length) < 1e-9)
  }

  @Test(arguments: scales)
  func `neighbouring boxes stay neighbours when they are snapped`(scale: Double) {
    let content = ContentScale(scale)
    let left = content.snapped(Rect(x: 3.3, y: 1.1, width: 47.2, height: 10))
    let right = content.snapped(Rect(x: 50.5, y: 1.1, width: 12.4, height: 10))
    #expect(abs(left.maxX - right.x) < 1e-9)
  }

  @Test(arguments: scales, [0, 0.1, 1, 1.5, 2.5])
  func `a hairline is at least one device pixel`(scale: Double, width: Double) {
    let content = ContentScale(scale)
    let pixels = content.devicePixels(content.hairline(width))
    #expect(pixels >= 1)
    #expect(abs(pixels - pixels.rounded()) < 1e-9)
  }

  @Test(arguments: [
    (0, 1), (-2, 1), (Double.nan, 1), (.infinity, 1), (0.01, 0.25), (1000, 16), (1.5, 1.5),
  ])
  func `a senseless scale becomes a usable one`(given: Double, used: Double) {
    #expect(ContentScale(given).devicePixelsPerPoint == used)
  }
}
