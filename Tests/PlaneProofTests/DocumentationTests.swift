import Calculus
import CurveProof
import Intervals
import PlaneProof
import TestSupport
import Testing

/// The examples of PlaneProof's documentation, with the results that stand beside them.
@Suite struct DocumentationTests {
  private struct Circle: PlaneFunction {
    func enclosure(over box: PlaneBox, along axis: PlaneAxis) -> Enclosure {
      let x = axis == .x ? Enclosure.variable(over: box.x) : .constant(box.x)
      let y = axis == .y ? Enclosure.variable(over: box.y) : .constant(box.y)
      return .square(x) + .square(y) - .constant(Interval(4))
    }
  }

  @Test func `a disc has a full middle and a free corner`() {
    let grid = PixelGrid(x: -4...4, y: -3...3, columnCount: 64, rowCount: 48)
    let disc = PlaneRelation([[PlaneCondition(Circle(), is: .negative)]])
    let map = PlaneMap(proving: .relation(disc), on: grid)
    #expect(map.pixels[24 * 64 + 32] == .full && map.pixels[0] == .none)
  }

  @Test func `the simplest point of a box is as written`() {
    let box = PlaneBox(x: Interval(0.3, 0.8), y: Interval(-1, 2))
    #expect(box.simplest == PlaneBox(0.5, 0))
  }

  @Test func `a cover has the runs that are written`() {
    var cover = PixelCover(columns: 0..<4, rows: 0..<3)
    cover.add(columns: 1..<9, rows: 0..<2)
    var columns: [Int] = []
    cover.forEachRun { column, rows in
      columns.append(column)
      #expect(rows == 0..<2)
    }
    #expect(columns == [1, 2, 3])
  }

  @Test func `a circle is 2π long, and vectors have their lengths`() throws {
    let circle = PlanePath(
      x: ProvableFunction("cos") { .cos($0) },
      y: ProvableFunction("sin") { .sin($0) },
      over: Interval(0, 6.2831853)
    )
    let length = try #require(circle.length)
    #expect(length.contains(6.2831853) && length.width < 0.04)
    let vector = PixelVector(dx: 3, dy: 4)
    #expect(vector.length == 5 && vector.along(PixelVector(dx: 1, dy: 0)) == 3)
  }
}
