import Calculus
import CurveProof
import Intervals
import TestSupport
import Testing

/// Pixels whose edges are no Doubles.
@Suite struct EdgeErrorTests {
  private let sine = ProvableFunction("sine") { .sin($0) }
  private let line = ProvableFunction("line") { $0 }

  private func inked(
    _ map: InkMap,
    _ x: Double,
    _ y: Double,
    on grid: PixelGrid
  ) -> InkMap.Ink? {
    let column = Int((x - grid.left) / grid.unitsPerColumn)
    let row = Int((grid.top - y) / grid.unitsPerRow)
    guard 0..<grid.columnCount ~= column, 0..<grid.rowCount ~= row else { return nil }
    return map.pixels[row * grid.columnCount + column]
  }

  /// Ten columns between two Doubles: a pixel is only certain where the sine leaves its row nowhere near.
  @Test func `where several columns lie between two Doubles little is certain`() {
    let grid = PixelGrid(x: 1e15...1e15 + 4, y: -1.2...1.2, columnCount: 333, rowCount: 200)
    let map = InkMap(proving: sine, on: grid)
    for step in 1..<31 {
      let x = 1e15 + Double(step) / 8
      // Between Doubles by the theorem of addition.
      let near = [-0.07, 0, 0.07].map { way in
        Real.sin(x) * Real.cos(way) + Real.cos(x) * Real.sin(way)
      }
      let rows = near.map { ((grid.top - $0) / grid.unitsPerRow).rounded(.down) }
      let ink = inked(map, x, near[1], on: grid)
      #expect(ink == .possible || ink == .certain && Set(rows).count == 1, "\(step): \(rows)")
    }
  }

  /// Each edge is a Double, though the next one is the next Double.
  @Test
  func `a column as wide as the distance of two Doubles is certain where its edges are Doubles`() {
    let ulp = 1.0.ulp
    let grid = PixelGrid(
      x: 1...1 + 200 * ulp,
      y: 1...1 + 100 * ulp,
      columnCount: 200,
      rowCount: 100
    )
    let map = InkMap(proving: line, on: grid)
    #expect(map.pixels.contains(.certain))
    #expect(!map.pixels.contains(.possible))
  }

  /// The line y = x crosses each row's edge on a column's edge: moved by rounding it would be in a wrong
  /// pixel.
  @Test(arguments: [3, 7, 61, 999])
  func `what lies between an edge and its Double is not claimed`(parts: Int) {
    let width = 0x1p-30
    let grid = PixelGrid(
      x: 1...1 + width,
      y: 1...1 + width,
      columnCount: parts,
      rowCount: parts
    )
    let map = InkMap(proving: line, on: grid)
    for column in 0..<parts {
      for row in 0..<parts where map.pixels[row * parts + column] == .certain {
        #expect(row == parts - 1 - column, "\(row), \(column)")
      }
      #expect(map.pixels[(parts - 1 - column) * parts + column] != .none)
    }
  }

  @Test func `ends that are no Doubles leave open what is near the pixels' edges`() {
    let width = 0x1p-40
    let exact = PixelGrid(x: 1...1 + width, y: 1...1 + width, columnCount: 64, rowCount: 64)
    let rounded = exact.adding(endsAt: 1.0.ulp, 1.0.ulp)
    let sure = InkMap(proving: line, on: exact).pixels
    let unsure = InkMap(proving: line, on: rounded).pixels
    #expect(sure.count { $0 == .certain } >= 64)
    #expect(zip(sure, unsure).allSatisfy { $1 != .certain || $0 == .certain })
    #expect(unsure.count { $0 == .possible } >= 64)
  }
}
