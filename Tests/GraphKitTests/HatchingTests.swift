import Calculus
import CurveProof
import Drawing
import GraphKit
import Intervals
import PlaneProof
import Testing

/// What is possible is seen, however small.
@Suite struct HatchingTests {
  /// A set of which nothing is known around a place, and that certainly is nowhere else.
  private struct Doubt: PlaneSet, PlaneFunction {
    let x: Double
    let y: Double

    var figure: PlaneFigure { .relation(PlaneRelation([[PlaneCondition(self, is: .zero)]])) }
    var cost: Int { 1 }

    func y(at x: Double) -> Double? { nil }

    func enclosure(over box: PlaneBox, along axis: PlaneAxis) -> Enclosure {
      let isNear = box.x.contains(x) && box.y.contains(y)
      let value = DecoratedInterval(isNear ? Interval(-1, 1) : Interval(1), .defined)
      return Enclosure(value: value, slope: .entire)
    }
  }

  @Test(arguments: 0..<40)
  func `a single possible pixel is painted as large as a mark`(step: Int) throws {
    let view = GraphView()
    let frame = Rect(x: 0, y: 0, width: 200, height: 150)
    let projection = view.projection(frame: frame, contentScale: .one)
    let place = Point(x: 20.5 + 4 * Double(step), y: 30.5 + 2 * Double(step))
    let doubt = Doubt(x: projection.x(at: place.x), y: projection.y(at: place.y))
    let picture = view.picture(
      of: doubt,
      in: projection,
      from: CurveStore(),
      generation: 0,
      while: { true }
    ).picture
    let hatching = picture.figure.hatching
    #expect(hatching.count == 5)
    #expect(hatching.allSatisfy { $0.bottom - $0.top == 5 })
    #expect(
      hatching.contains {
        $0.x == Int(place.x) && $0.top < place.y && $0.bottom > place.y
      }
    )
  }
}
