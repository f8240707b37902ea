import Drawing
import TestSupport
import Testing

@Suite struct DrawingListTests {
  private let size = Size(width: 40, height: 30)
  private let red = Color(0xB23404)
  private let blue = Color(0x336699)

  private func list(_ draw: (any Canvas) -> Void) -> DrawingList {
    let list = DrawingList(size: size, contentScale: .one, measurer: RecordingCanvas())
    draw(list)
    return list
  }

  @Test func `what was drawn is drawn again`() {
    func draw(_ canvas: any Canvas) {
      canvas.fill(Rect(x: 1, y: 2, width: 3, height: 4), with: red)
      canvas.fill(Rect(x: 1, y: 2, width: 3, height: 4), from: red, to: blue)
      canvas.fillRounded(Rect(x: 1, y: 2, width: 9, height: 9), radius: 3, with: red)
      canvas.strokeRounded(
        Rect(x: 1, y: 2, width: 9, height: 9),
        radius: 3,
        stroke: Stroke(1),
        with: red
      )
      canvas.fillCircle(center: Point(x: 9, y: 9), radius: 2, with: red)
      canvas.fillCircles(centers: [Point(x: 4, y: 4), Point(x: 5, y: 5)], radius: 2, with: red)
      canvas.fillPolygon([Point(x: 1, y: 1), Point(x: 9, y: 1), Point(x: 5, y: 9)], with: blue)
      canvas.strokePath([.zero, Point(x: 30, y: 20)], stroke: Stroke(2), with: red)
      canvas.fillColumns([DeviceColumn(x: 3, top: 4, bottom: 9)], with: blue)
      canvas.drawText("x", at: Point(x: 9, y: 20), in: Font(.regular, 9), with: red, halo: blue)
      canvas.draw(
        KeptDrawing(KeptDrawing.Look(), columns: 0, rows: 0, margin: 1),
        in: Rect(size: size)
      ) {
        $0.fill(Rect(size: size), with: red)
      }
    }
    let direct = RecordingCanvas()
    draw(direct)
    let list = list(draw)
    let later = RecordingCanvas()
    for index in list.calls.indices { list.draw(index, on: later) }
    #expect(later.calls == direct.calls)
    #expect(later.calls.count == 12)
  }

  @Test func `a picture is the same as itself`() {
    func draw(_ canvas: any Canvas) {
      canvas.fill(Rect(size: size), with: red)
      canvas.drawText("x", at: Point(x: 9, y: 20), in: Font(.regular, 9), with: blue)
    }
    #expect(list(draw).changes(since: list(draw)).isEmpty)
  }

  @Test func `what has moved counts where it was and where it is`() {
    let before = list { $0.fill(Rect(x: 2, y: 2, width: 4, height: 4), with: red) }
    let after = list { $0.fill(Rect(x: 30, y: 20, width: 4, height: 4), with: red) }
    let boxes = after.changes(since: before)
    #expect(boxes.count == 2)
    #expect(boxes.contains { $0.contains(Rect(x: 2, y: 2, width: 4, height: 4)) })
    #expect(boxes.contains { $0.contains(Rect(x: 30, y: 20, width: 4, height: 4)) })
  }

  @Test func `of many circles only those count that moved`() {
    func circles(_ moved: Double) -> DrawingList {
      let places = (0..<9).map { Point(x: 4 * Double($0), y: $0 == 5 ? 20 + moved : 20) }
      return list { $0.fillCircles(centers: places, radius: 1, with: red) }
    }
    let boxes = circles(3).changes(since: circles(0))
    #expect(circles(0).changes(since: circles(0)).isEmpty)
    #expect(boxes.allSatisfy { $0.x > 16 && $0.maxX < 24 })
    for y in [20.0, 23] {
      let circle = Rect(center: Point(x: 20, y: y), width: 2, height: 2)
      #expect(boxes.contains { $0.contains(circle) })
    }
  }

  @Test func `what nothing is known about reaches as far as its clip`() {
    let broken = [Point(x: .nan, y: 3), Point(x: 5, y: 5)]
    let list = list { canvas in
      canvas.clipped(to: Rect(x: 5, y: 6, width: 7, height: 8)) {
        canvas.strokePath(broken, stroke: Stroke(1), with: red)
      }
    }
    #expect(list.calls.map(\.reach) == [Rect(x: 5, y: 6, width: 7, height: 8)])
  }

  /// Boxes of one colour on a small board, painted over each other.
  private struct Board: Equatable {
    var cells = [UInt8](repeating: 0, count: 40 * 30)

    mutating func paint(_ box: Rect, _ value: UInt8, within clip: Rect) {
      let box = box.intersection(clip)
      for y in Int(box.y)..<Int(box.maxY) {
        for x in Int(box.x)..<Int(box.maxX) { cells[y * 40 + x] = value }
      }
    }
  }

  @Test(arguments: 0..<300)
  func `outside of the changes nothing is different, inside all is drawn`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    func box() -> Rect {
      let (x, y) = (Int.random(in: 0..<38, using: &random), Int.random(in: 0..<28, using: &random))
      return Rect(
        x: Double(x),
        y: Double(y),
        width: Double(Int.random(in: 1...(40 - x), using: &random)),
        height: Double(Int.random(in: 1...(30 - y), using: &random))
      )
    }
    typealias Item = (box: Rect, value: UInt8)
    var items: [Item] = (0..<Int.random(in: 0...80, using: &random)).map { _ in
      (box(), UInt8.random(in: 1...4, using: &random))
    }
    func picture(_ items: [Item]) -> (DrawingList, Board) {
      var board = Board()
      let list = list { canvas in
        for item in items { canvas.fill(item.box, with: Color(UInt32(item.value))) }
      }
      for item in items { board.paint(item.box, item.value, within: Rect(size: size)) }
      return (list, board)
    }
    let (before, old) = picture(items)
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where !items.isEmpty:
        items.remove(at: Int.random(in: items.indices, using: &random))
      case 1 where !items.isEmpty:
        items[Int.random(in: items.indices, using: &random)].box = box()
      case 2 where items.count > 1:
        items.swapAt(
          Int.random(in: items.indices, using: &random),
          Int.random(in: items.indices, using: &random)
        )
      default: items.insert((box(), 5), at: Int.random(in: 0...items.count, using: &random))
      }
    }
    let (after, new) = picture(items)
    var repaired = old
    for part in after.changes(since: before) {
      repaired.paint(part, 0, within: Rect(size: size))
      for item in items { repaired.paint(item.box, item.value, within: part) }
    }
    #expect(repaired == new)
  }
}
