import Drawing
import SDLPlatform
import Testing

extension SDLTests {
  @Suite struct StrokeTests {
    private let black = Color(0x000000)

    private func picture(_ draw: (any Canvas) -> Void) throws -> PictureCanvas {
      let picture = try PictureCanvas(width: 200, height: 200, fonts: FontLibrary())
      picture.draw(draw)
      return picture
    }

    /// How much black there is, in device pixels.
    private func area(_ picture: PictureCanvas) -> Double {
      picture.pixels.reduce(0) { $0 + Double(255 - $1 & 255) / 255 }
    }

    @Test(arguments: [0.0, 0.3, 0.785, 1.2, 1.57])
    func `a stroke's area is its length times its width`(slope: Double) throws {
      let end = Point(x: 20.3 + 150 / (1 + slope), y: 20.7 + 150 * slope / (1 + slope))
      let start = Point(x: 20.3, y: 20.7)
      let picture = try picture {
        $0.strokePath([start, end], stroke: Stroke(3, cap: .butt), with: black)
      }
      let expected = 3 * start.distance(to: end)
      #expect(abs(area(picture) - expected) < expected * 0.02)
    }

    @Test func `round caps add one disc`() throws {
      let picture = try picture {
        $0.strokePath(
          [Point(x: 50, y: 50), Point(x: 150, y: 50)],
          stroke: Stroke(20),
          with: black
        )
      }
      #expect(abs(area(picture) - (2000 + 314.16)) < 12)
    }

    @Test func `joins and crossings of a translucent line are not darker`() throws {
      let picture = try picture {
        $0.strokePath(
          [
            Point(x: 20, y: 20), Point(x: 180, y: 180), Point(x: 180, y: 20), Point(x: 20, y: 180),
          ],
          stroke: Stroke(9),
          with: black.opacity(0.5)
        )
      }
      let darkest = picture.pixels.map { $0 & 255 }.min() ?? 0
      #expect((126...129).contains(darkest))
    }

    @Test func `two lines of two calls do cover each other`() throws {
      let picture = try picture {
        for _ in 0..<2 {
          $0.strokePath(
            [Point(x: 0, y: 100), Point(x: 200, y: 100)],
            stroke: Stroke(8),
            with: black.opacity(0.5)
          )
        }
      }
      #expect((62...66).contains(picture.color(x: 100, y: 100)?.red ?? 0))
    }

    @Test(arguments: [
      Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e9, -1e9, 1e20, 1e13,
      .greatestFiniteMagnitude,
    ])
    func `impossible places do no harm`(value: Double) throws {
      let odd = [Point(x: value, y: 10), Point(x: 10, y: value), Point(x: value, y: value)]
      let path = [Point(x: 5, y: 5)] + odd + [Point(x: 20, y: 20), Point(x: 180, y: 20)]
      let picture = try picture { canvas in
        for dash in [[], [4, 4], [value]] {
          for cap in [Stroke.Cap.round, .butt] {
            canvas.strokePath(path, stroke: Stroke(3, dash: dash, cap: cap), with: black)
          }
        }
        canvas.strokePath(path, stroke: Stroke(value, closed: true), with: black.opacity(0))
        canvas.fillPolygon(odd, with: black.opacity(0))
        for point in odd {
          canvas.fillCircle(center: point, radius: 3, with: black)
          canvas.drawText("x", at: point, in: Font(.regular, 10), with: black)
          canvas.fill(Rect(x: point.x, y: point.y, width: value, height: 1), with: black.opacity(0))
        }
        canvas.fillColumns([DeviceColumn(x: 3, top: value, bottom: 20)], with: black)
        canvas.fillColumns([DeviceColumn(x: .max, top: 0, bottom: value)], with: black)
      }
      #expect(picture.color(x: 100, y: 20) == black)
    }

    @Test func `a line to far away runs straight through`() throws {
      let picture = try picture {
        $0.strokePath(
          [Point(x: 100.5, y: -1e9), Point(x: 100.5, y: 1e9)],
          stroke: Stroke(1),
          with: black
        )
      }
      for y in [0, 63, 64, 199] {
        #expect(picture.color(x: 100, y: y) == black)
        #expect(picture.color(x: 99, y: y) == Color(0xFFFFFF))
        #expect(picture.color(x: 101, y: y) == Color(0xFFFFFF))
      }
    }

    @Test func `dashes fill their share of the line`() throws {
      let picture = try picture {
        $0.strokePath(
          [Point(x: 0, y: 100), Point(x: 200, y: 100)],
          stroke: Stroke(4, dash: [6, 4], cap: .butt),
          with: black
        )
      }
      #expect(abs(area(picture) - 200 * 4 * 0.6) < 8)
    }

    @Test func `columns are shaded at their ends and solid between`() throws {
      let columns = (10..<40).map { DeviceColumn(x: $0, top: 20.25, bottom: 80.5) }
      let picture = try picture { $0.fillColumns(columns, with: black) }
      for x in [10, 15, 16, 24, 39] {
        #expect((62...66).contains(picture.color(x: x, y: 20)?.red ?? 0))
        #expect(picture.color(x: x, y: 21) == black)
        #expect(picture.color(x: x, y: 79) == black)
        #expect((126...129).contains(picture.color(x: x, y: 80)?.red ?? 0))
        #expect(picture.color(x: x, y: 81) == Color(0xFFFFFF))
      }
      #expect(abs(area(picture) - 30 * 60.25) < 2)
    }

    @Test func `clips nest and hold for ink too`() throws {
      let picture = try picture { canvas in
        canvas.clipped(to: Rect(x: 20, y: 20, width: 100, height: 100)) {
          canvas.clipped(to: Rect(x: 60, y: 0, width: 100, height: 60)) {
            canvas.strokePath(
              [Point(x: 0, y: 0), Point(x: 200, y: 200)],
              stroke: Stroke(400),
              with: black
            )
          }
        }
      }
      #expect(area(picture) == 60 * 40)
      #expect(picture.color(x: 60, y: 20) == black)
      #expect(picture.color(x: 119, y: 59) == black)
      #expect(picture.color(x: 120, y: 59) == Color(0xFFFFFF))
    }

    @Test func `later calls cover ink`() throws {
      let picture = try picture { canvas in
        canvas.strokePath(
          [Point(x: 0, y: 100), Point(x: 200, y: 100)],
          stroke: Stroke(20),
          with: black
        )
        canvas.fill(Rect(x: 50, y: 90, width: 20, height: 20), with: Color(0x00FF00))
        canvas.strokePath(
          [Point(x: 60, y: 0), Point(x: 60, y: 200)],
          stroke: Stroke(4),
          with: Color(0xFF0000)
        )
      }
      #expect(picture.color(x: 40, y: 100) == black)
      #expect(picture.color(x: 55, y: 100) == Color(0x00FF00))
      #expect(picture.color(x: 60, y: 100) == Color(0xFF0000))
    }
  }
}
