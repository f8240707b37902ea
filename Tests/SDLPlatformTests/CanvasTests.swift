import Drawing
import Foundation
import SDLPlatform
import TestSupport
import Testing
import Words

private let scales = [1, 1.25, 1.5, 2, 3]

extension SDLTests {
  @Suite struct CanvasTests {
    private let black = Color(0x000000)
    private let white = Color(0xFFFFFF)

    private func picture(
      _ scale: Double,
      _ draw: (any Canvas) -> Void
    ) throws -> PictureCanvas {
      let picture = try PictureCanvas(
        width: Int(100 * scale),
        height: Int(100 * scale),
        scale: ContentScale(scale),
        fonts: FontLibrary()
      )
      picture.draw(draw)
      return picture
    }

    @Test(arguments: scales)
    func `a hairline is crisp`(scale: Double) throws {
      let picture = try picture(scale) { canvas in
        let width = canvas.contentScale.hairline(1)
        let x = canvas.contentScale.snapped(33.3)
        canvas.fill(Rect(x: x, y: 0, width: width, height: 100), with: black)
      }
      let row = (0..<picture.width).compactMap { picture.color(x: $0, y: 5) }
      #expect(row.filter { $0 == black }.count == Int(max(1, scale.rounded())))
      #expect(row.someAndAllSatisfy { $0 == black || $0 == white })
    }

    @Test(arguments: scales)
    func `the corners of rounded boxes mirror each other`(scale: Double) throws {
      let picture = try picture(scale) { canvas in
        canvas.fillRounded(
          Rect(x: 10, y: 10, width: 60, height: 40),
          radius: 12,
          with: Color(0x888888)
        )
        canvas.strokeRounded(
          Rect(x: 10, y: 10, width: 60, height: 40),
          radius: 12,
          stroke: Stroke(1),
          with: black
        )
      }
      let box = ContentScale(scale).snapped(Rect(x: 10, y: 10, width: 60, height: 40))
      let left = Int((box.x * scale).rounded())
      let right = Int((box.maxX * scale).rounded()) - 1
      let top = Int((box.y * scale).rounded())
      let bottom = Int((box.maxY * scale).rounded()) - 1
      for y in 0...(bottom - top) {
        for x in 0...(right - left) {
          let here = picture.color(x: left + x, y: top + y)
          #expect(here == picture.color(x: right - x, y: top + y))
          #expect(here == picture.color(x: left + x, y: bottom - y))
        }
      }
      #expect(picture.color(x: left, y: top) == white)
      #expect(picture.color(x: (left + right) / 2, y: top) == black)
      #expect(picture.color(x: left - 1, y: (top + bottom) / 2) == white)
      #expect(picture.color(x: left, y: (top + bottom) / 2) == black)
      #expect(picture.color(x: (left + right) / 2, y: (top + bottom) / 2) == Color(0x888888))
    }

    @Test(arguments: scales, [0.0, 0.2, 0.5])
    func `circles have the area of circles`(scale: Double, shift: Double) throws {
      let picture = try picture(scale) {
        $0.fillCircle(center: Point(x: 50 + shift, y: 50), radius: 20, with: black)
      }
      let area = picture.pixels.reduce(0) { $0 + Double(255 - $1 & 255) / 255 }
      let expected = Double.pi * 400 * scale * scale
      #expect(abs(area - expected) < expected * 0.01)
    }

    @Test(arguments: scales)
    func `many circles are drawn as one after the other`(scale: Double) throws {
      let places = (0..<40).map { Point(x: 2.37 * Double($0), y: 50 + 0.61 * Double($0 * 7 % 13)) }
      let together = try picture(scale) {
        $0.fillCircles(centers: places, radius: 4.5, with: black.opacity(0.4))
      }
      let apart = try picture(scale) {
        for place in places {
          $0.fillCircle(center: place, radius: 4.5, with: black.opacity(0.4))
        }
      }
      #expect(together.pixels == apart.pixels)
    }

    @Test func `polygons run either way round`() throws {
      let corners = [Point(x: 10, y: 10), Point(x: 90, y: 10), Point(x: 50, y: 50)]
      for path in [corners, corners.reversed()] {
        let picture = try picture(1) { $0.fillPolygon(path, with: black) }
        #expect(picture.color(x: 50, y: 20) == black)
        #expect(picture.color(x: 15, y: 40) == white)
      }
    }

    @Test func `a fade runs from one colour to the other`() throws {
      let picture = try picture(1) {
        $0.fill(Rect(size: Size(width: 100, height: 10)), from: black, to: white)
      }
      let row = (0..<100).compactMap { picture.color(x: $0, y: 5)?.red }
      #expect(row == row.sorted())
      #expect((row.first ?? 9) < 4 && (row.last ?? 0) > 251)
    }

    @Test func `a picture written is a picture read`() throws {
      let path = NSTemporaryDirectory() + "canvas-\(UUID().uuidString).png"
      defer { try? FileManager.default.removeItem(atPath: path) }
      let picture = try picture(1) {
        $0.fill(Rect(x: 0, y: 0, width: 50, height: 50), with: Color(0x123456))
      }
      try Data(picture.png()).write(to: URL(fileURLWithPath: path))
      let read = try loadPNG(path)
      #expect(read.width == 100 && read.height == 100)
      #expect(read.pixels == picture.pixels)
    }

    @Test func `a picture of an impossible size says so`() throws {
      let tooLarge = #expect(throws: SystemFault.self) {
        try PictureCanvas(width: 0, height: 99999, fonts: FontLibrary())
      }
      #expect(tooLarge == .impossibleSize(width: 0, height: 99999))
    }
  }
}
