import Drawing
import TestSupport
import Testing

@Suite struct RectTests {
  private static func random(_ generator: inout SeededGenerator) -> Rect {
    Rect(
      x: Double.random(in: -50...50, using: &generator),
      y: Double.random(in: -50...50, using: &generator),
      width: Double.random(in: 0...60, using: &generator),
      height: Double.random(in: 0...60, using: &generator)
    )
  }

  /// Pairs of boxes, from a fixed seed.
  private static let pairs: [(Rect, Rect)] = {
    var generator = SeededGenerator(seed: 11)
    return (0..<60).map { _ in (random(&generator), random(&generator)) }
  }()

  @Test(arguments: pairs)
  func `an intersection lies in both boxes, whatever their order`(a: Rect, b: Rect) {
    let shared = a.intersection(b)
    #expect(shared == b.intersection(a))
    if a.overlaps(b) {
      #expect(!shared.isEmpty)
      #expect(a.contains(shared) && b.contains(shared))
    } else {
      #expect(shared == .zero)
    }
  }

  @Test(arguments: pairs)
  func `boxes overlap exactly when they share an area`(a: Rect, b: Rect) {
    #expect(a.overlaps(b) == b.overlaps(a))
    #expect(a.overlaps(b) == !a.intersection(b).isEmpty)
  }

  @Test(arguments: pairs)
  func `a clamped point is inside and moves no farther than it must`(a: Rect, b: Rect) {
    let place = a.clamped(b.center)
    #expect(place.x >= a.x && place.x <= a.maxX && place.y >= a.y && place.y <= a.maxY)
    #expect(a.clamped(place) == place)
    if a.contains(b.center) { #expect(place == b.center) }
  }

  @Test(arguments: pairs)
  func `a held box is inside, or at the left and top where it is too large`(a: Rect, b: Rect) {
    let box = a.holding(b.size, at: Point(x: b.x, y: b.y))
    #expect(box.size == b.size)
    let room = a.inset(by: -1)
    if a.width >= b.width { #expect(box.x >= room.x && box.maxX <= room.maxX) }
    if a.width < b.width { #expect(box.x == a.x.rounded()) }
    if a.height >= b.height { #expect(box.y >= room.y && box.maxY <= room.maxY) }
    if a.height < b.height { #expect(box.y == a.y.rounded()) }
    if a.contains(b) { #expect(abs(box.x - b.x) <= 0.5 && abs(box.y - b.y) <= 0.5) }
  }

  @Test func `the right and bottom edges belong to the neighbour`() {
    let box = Rect(x: 10, y: 20, width: 30, height: 40)
    #expect(box.contains(Point(x: 10, y: 20)))
    #expect(!box.contains(Point(x: 40, y: 20)))
    #expect(!box.contains(Point(x: 10, y: 60)))
  }

  @Test func `neighbours that share an edge do not overlap`() {
    let box = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(!box.overlaps(box.moved(by: Vector(dx: 10, dy: 0))))
    #expect(!box.overlaps(box.moved(by: Vector(dx: 0, dy: -10))))
    #expect(box.overlaps(box.moved(by: Vector(dx: 9.9, dy: 9.9))))
  }

  @Test func `an inset that eats the box leaves nothing, and a negative one grows it`() {
    let box = Rect(x: 0, y: 0, width: 10, height: 20)
    #expect(box.inset(by: 6).width == 0)
    #expect(box.inset(by: 6).height == 8)
    #expect(box.inset(by: -1) == Rect(x: -1, y: -1, width: 12, height: 22))
  }

  @Test(arguments: [[1.0], [1, 1, 1], [2, 1], [0.8, 1.1, 1.1]], [0.0, 8])
  func `columns fill a box but for their gaps, each with its share`(shares: [Double], gap: Double) {
    let box = Rect(x: 10, y: 20, width: 300, height: 40)
    let columns = box.columns(shares, gap: gap)
    #expect(columns.count == shares.count)
    #expect(columns.first?.x == box.x)
    #expect(columns.last.map { abs($0.maxX - box.maxX) < 1e-9 } ?? false)
    #expect(columns.allSatisfy { $0.y == box.y && $0.height == box.height })
    #expect(zip(columns, columns.dropFirst()).allSatisfy { abs($1.x - $0.maxX - gap) < 1e-9 })
    let units = zip(columns, shares).map { $0.width / $1 }
    #expect(units.allSatisfy { abs($0 - units[0]) < 1e-9 })
  }

  @Test func `columns on whole points still meet`() {
    let columns = Rect(x: 0.3, y: 0, width: 100, height: 10).columns(7).map(\.roundedAcross)
    #expect(columns.allSatisfy { $0.x == $0.x.rounded() && $0.width == $0.width.rounded() })
    #expect(zip(columns, columns.dropFirst()).allSatisfy { $0.maxX == $1.x })
  }

  @Test func `a box around a centre has that centre`() {
    let box = Rect(center: Point(x: 3, y: 4), width: 7, height: 5)
    #expect(box.center == Point(x: 3, y: 4))
    #expect(box.size == Size(width: 7, height: 5))
    #expect(box.maxX == 6.5 && box.maxY == 6.5)
  }
}
