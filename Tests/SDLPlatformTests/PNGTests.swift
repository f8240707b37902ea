import Foundation
import PictureFormats
import TestSupport
import Testing

/// Pictures written here and read by libpng.
@Suite struct PNGTests {
  private func read(_ file: [UInt8]) throws -> (width: Int, height: Int, pixels: [UInt32]) {
    let path = NSTemporaryDirectory() + "png-\(UUID().uuidString).png"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(file).write(to: URL(fileURLWithPath: path))
    return try loadPNG(path)
  }

  private func written(_ pixels: [UInt32], width: Int, isOpaque: Bool) -> [UInt8] {
    let height = pixels.count / width
    var writer = PNGWriter(width: width, height: height, isOpaque: isOpaque)
    pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<height {
        writer.add(UnsafeBufferPointer(rebasing: pixels[y * width..<(y + 1) * width]))
      }
    }
    return writer.finish()
  }

  /// Pixels of few or many colours, in runs that are short or long, some rows like the one above.
  private func pixels(width: Int, height: Int, seed: UInt64) -> [UInt32] {
    var generator = SeededGenerator(seed: seed)
    let palette = (0..<Int.random(in: 1...300, using: &generator)).map { _ in
      UInt32.random(in: 0 ... .max, using: &generator)
    }
    let longest = [1, 3, 40, 2000].randomElement(using: &generator) ?? 1
    var pixels: [UInt32] = []
    while pixels.count < width * height {
      if pixels.count >= width, Bool.random(using: &generator) {
        pixels += pixels[(pixels.count - width)...].prefix(width)
      } else {
        let color = palette.randomElement(using: &generator) ?? 0
        let count = Int.random(in: 1...longest, using: &generator)
        pixels += repeatElement(color, count: count)
      }
    }
    return Array(pixels.prefix(width * height))
  }

  @Test(arguments: [(1, 1), (1, 70), (2, 3), (86, 5), (87, 5), (64, 9), (700, 90)], 1...6)
  func `libpng reads every pixel as it was written`(size: (Int, Int), seed: UInt64) throws {
    let pixels = pixels(width: size.0, height: size.1, seed: seed)
    let clear = try read(written(pixels, width: size.0, isOpaque: false))
    #expect((clear.width, clear.height) == size)
    #expect(clear.pixels == pixels)
    let opaque = try read(written(pixels, width: size.0, isOpaque: true))
    #expect(opaque.pixels == pixels.map { $0 | 0xFF00_0000 })
  }

  @Test func `a code longer than deflate allows is shortened`() throws {
    // Bytes that come as often as Fibonacci's numbers would take a bit more each.
    var (count, next) = (1, 1)
    var pixels: [UInt32] = []
    for byte in UInt32(1)...17 {
      for _ in 0..<count { pixels += [byte << 16, 0] }
      (count, next) = (next, count + next)
    }
    let file = written(pixels, width: pixels.count, isOpaque: true)
    #expect(try read(file).pixels == pixels.map { $0 | 0xFF00_0000 })
  }

  @Test func `a flat picture takes hardly any room`() {
    let file = written(Array(repeating: 0xFF12_3456, count: 1_000_000), width: 1000, isOpaque: true)
    #expect(file.count < 20_000)
  }

  @Test func `a picture of noise takes hardly more than its pixels`() {
    var generator = SeededGenerator(seed: 7)
    let noise = (0..<40_000).map { _ in UInt32.random(in: 0 ... .max, using: &generator) }
    #expect(written(noise, width: 200, isOpaque: true).count < 121_000)
  }

  private static func icon(_ side: Int) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Assets/icons/ordinate-\(side).png")
  }

  @Test(arguments: [16, 22, 24, 32, 48, 64, 128, 256])
  func `an icon is read as libpng reads it`(side: Int) throws {
    let file = [UInt8](try Data(contentsOf: Self.icon(side)))
    let read = try #require(PNGReader.pixels(of: file))
    let other = try loadPNG(Self.icon(side).path)
    #expect(read.width == side)
    // What has no alpha has no colour either.
    #expect(
      read.pixels.map { $0 >> 24 == 0 ? 0 : $0 } == other.pixels.map { $0 >> 24 == 0 ? 0 : $0 }
    )
  }

  @Test(arguments: 1...100) func `a damaged picture is refused or read as another`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    var file = [UInt8](try Data(contentsOf: Self.icon(16)))
    for _ in 0..<Int.random(in: 1...20, using: &generator) {
      let place = Int.random(in: 8..<file.count, using: &generator)
      if Bool.random(using: &generator) {
        file[place] = UInt8.random(in: 0...255, using: &generator)
      } else {
        file.removeSubrange(place...)
      }
      if file.count < 9 { break }
    }
    if let read = PNGReader.pixels(of: file) { #expect(read.pixels.count % read.width == 0) }
  }

  @Test func `pictures of other kinds are not read`() {
    let opaque = written([0xFF00_0000], width: 1, isOpaque: true)
    #expect(PNGReader.pixels(of: opaque) == nil)
    #expect(PNGReader.pixels(of: []) == nil)
    let clear = written([0x8012_3456, 0xFF00_0001], width: 1, isOpaque: false)
    #expect(PNGReader.pixels(of: clear)?.pixels == [0x8012_3456, 0xFF00_0001])
    for count in 0..<clear.count - 12 {
      #expect(PNGReader.pixels(of: Array(clear[..<count])) == nil)
    }
  }
}
