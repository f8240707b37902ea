import Controls
import Drawing
import Input

/// A board behind a reference, so that a press can stand inside an expectation.
///
/// Three keys in a row, numbered 1 to 3, and a wide one below, number 4; each 40 high.
final class BoardBench {
  var board = ControlBoard<Int>()

  init() {
    board.controls = [
      Self.control(1, Rect(x: 0, y: 0, width: 40, height: 40), group: 0),
      Self.control(2, Rect(x: 50, y: 0, width: 40, height: 40), group: 0),
      Self.control(3, Rect(x: 100, y: 0, width: 40, height: 40), group: 1),
      Self.control(4, Rect(x: 0, y: 50, width: 140, height: 40), group: 3),
    ]
  }

  static func control(_ id: Int, _ frame: Rect, group: Int) -> Control<Int> {
    Control(id, frame: frame, look: .custom(radius: 0), group: group, name: "\(id)")
  }

  var focus: Int? {
    get { board.focus }
    set { board.focus = newValue }
  }
  var hovered: Int? { board.hovered }

  func press(_ contact: Int64?, at place: Point) -> ControlBoard<Int>.Outcome {
    board.press(contact, at: place)
  }
  func move(_ contact: Int64?, to place: Point) -> ControlBoard<Int>.Outcome {
    board.move(contact, to: place)
  }
  func release(_ contact: Int64?, at place: Point) -> ControlBoard<Int>.Outcome {
    board.release(contact, at: place)
  }
  func state(of id: Int, showsFocus: Bool = false) -> ControlState {
    board.state(of: id, showsFocus: showsFocus)
  }
  func advance(to time: Double) -> Bool { board.advance(to: time) }
  func moveFocus(_ move: FocusMove) -> Bool { board.moveFocus(move) }
  func moveGroup(forward: Bool, returning: Bool = true) -> Bool {
    board.moveGroup(forward: forward, returning: returning)
  }
}
