import Drawing
import Testing

@Suite struct GeometryTests {
  private let a = Point(x: 3, y: -4)
  private let b = Point(x: -2.5, y: 8)

  @Test func `a point moved there and back is where it was`() {
    let way = b - a
    #expect(a + way == b)
    #expect(b - way == a)
  }

  @Test func `a distance is the length of the vector, both ways`() {
    #expect(Point.zero.distance(to: a) == 5)
    #expect(a.distance(to: b) == b.distance(to: a))
    #expect(a.distance(to: b) == (b - a).length)
  }

  @Test func `the middle is as far from both ends`() {
    let middle = a.midpoint(to: b)
    #expect(middle == b.midpoint(to: a))
    #expect(abs(middle.distance(to: a) - middle.distance(to: b)) < 1e-12)
  }

  @Test func `vectors add and stretch`() {
    let way = Vector(dx: 3, dy: 4)
    #expect(way + .zero == way)
    #expect((way * 2).length == 10)
    #expect(way + way == way * 2)
  }
}
