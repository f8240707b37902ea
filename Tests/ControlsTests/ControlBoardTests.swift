import Controls
import Drawing
import Input
import TestSupport
import Testing

@Suite struct ControlBoardTests {
  private let board = BoardBench()
  private let onFirst = Point(x: 20, y: 20)
  private let onSecond = Point(x: 70, y: 20)
  private let between = Point(x: 45, y: 20)

  // MARK: Pressing

  @Test func `a press acts when it is let go inside`() {
    #expect(board.press(nil, at: onFirst) == .held(1))
    #expect(board.state(of: 1) == .pressed)
    #expect(board.release(nil, at: onFirst) == .activated(1))
    #expect(board.state(of: 1) == [])
    #expect(board.focus == 1)
  }

  @Test func `sliding off cancels, and coming back does not help`() {
    _ = board.press(nil, at: onFirst)
    #expect(board.move(nil, to: onSecond) == .cancelled)
    #expect(board.state(of: 1) == [])
    #expect(board.move(nil, to: onFirst) == .none)
    #expect(board.release(nil, at: onFirst) == .none)
    #expect(board.focus == nil)
  }

  @Test func `a finger may wander a little over the edge`() {
    _ = board.press(7, at: onFirst)
    #expect(board.move(7, to: between) == .held(1))
    #expect(board.release(7, at: between) == .activated(1))
  }

  @Test func `a press beside everything is nobody's`() {
    #expect(board.press(nil, at: between) == .none)
    #expect(board.release(nil, at: onFirst) == .none)
  }

  @Test func `letting go somewhere else is a cancelled press`() {
    _ = board.press(nil, at: onFirst)
    #expect(board.release(nil, at: onSecond) == .cancelled)
  }

  @Test func `two fingers hold two keys, each its own`() {
    _ = board.press(1, at: onFirst)
    _ = board.press(2, at: onSecond)
    #expect(board.board.held(by: 1) == 1)
    #expect(board.board.held(by: 2) == 2)
    #expect(board.release(2, at: onSecond) == .activated(2))
    #expect(board.board.held(by: 1) != nil && board.board.held(by: 2) == nil)
    #expect(board.release(1, at: onFirst) == .activated(1))
  }

  @Test func `a control that is gone when it is let go was cancelled`() {
    _ = board.press(nil, at: onFirst)
    board.board.controls.removeFirst()
    #expect(board.release(nil, at: onFirst) == .cancelled)
  }

  @Test func `cancelling lets go of everything`() {
    board.board.hover(at: onFirst)
    _ = board.press(3, at: onSecond)
    board.board.cancel()
    #expect(board.hovered == nil)
    #expect(board.release(3, at: onSecond) == .none)
  }

  @Test func `the control on top is hit`() {
    let top = Rect(x: 10, y: 10, width: 20, height: 20)
    board.board.controls.append(BoardBench.control(9, top, group: 9))
    #expect(board.board.control(at: onFirst)?.id == 9)
    #expect(board.board.control(at: Point(x: 2, y: 2))?.id == 1)
  }

  /// How strongly two neighbours look as if the mouse were over them, at some moments.
  private func looks(at times: [Double]) -> [[Double]] {
    times.map { time in
      [1, 2].map { board.board.state(of: $0, at: time, showsFocus: false).hoverShare }
    }
  }

  @Test func `the look under the mouse comes and goes in a moment`() {
    board.board.hover(at: onFirst, time: 5)
    #expect(looks(at: [5, 6]) == [[0, 0], [1, 0]])
    let half = looks(at: [5.04])[0][0]
    #expect(half > 0.4 && half < 0.6)
    #expect(board.board.deadline(at: 5.04) != nil)
    #expect(board.advance(to: 5.1))
    #expect(board.board.deadline(at: 5.1) == nil)
    #expect(!board.advance(to: 5.2))

    board.board.hover(at: onSecond, time: 6)
    #expect(looks(at: [6, 7]) == [[1, 0], [0, 1]])
    #expect(board.advance(to: 7))
    #expect(looks(at: [7]) == [[0, 1]])
  }

  @Test func `who turns round on the way does not jump`() {
    board.board.hover(at: onFirst, time: 5)
    let coming = looks(at: [5.03])
    board.board.hover(at: between, time: 5.03)
    #expect(looks(at: [5.03]) == coming)
    #expect(looks(at: [5.05])[0][0] < coming[0][0])
    let going = looks(at: [5.04])
    board.board.hover(at: onFirst, time: 5.04)
    #expect(looks(at: [5.04]) == going)
  }

  @Test func `the mouse hovers, and a finger ends that`() {
    board.board.hover(at: onFirst)
    #expect(board.state(of: 1) == .hovered)
    board.board.hover(at: between)
    #expect(board.hovered == nil)
    board.board.hover(at: onFirst)
    _ = board.press(1, at: onSecond)
    #expect(board.hovered == nil)
  }

  // MARK: Focus

  @Test func `the focus is shown only when it is wanted`() {
    board.focus = 2
    #expect(board.state(of: 2, showsFocus: true) == .focused)
    #expect(board.state(of: 2) == [])
  }

  @Test(arguments: [
    (1, FocusMove.right, 2), (2, .right, 3), (3, .left, 2), (2, .left, 1), (2, .down, 4),
    (4, .up, 2),
  ])
  func `a move goes to the nearest control that way`(from: Int, move: FocusMove, to: Int) {
    board.focus = from
    #expect(board.moveFocus(move))
    #expect(board.focus == to)
  }

  @Test(arguments: [(1, FocusMove.left), (3, .right), (1, .up), (4, .down)])
  func `the focus stops at the edge and does not wrap`(from: Int, move: FocusMove) {
    board.focus = from
    #expect(!board.moveFocus(move))
    #expect(board.focus == from)
  }

  @Test(arguments: [1, 2, 3])
  func `passing through a wide key returns to the same column`(column: Int) {
    board.focus = column
    #expect(board.moveFocus(.down))
    #expect(board.focus == 4)
    #expect(board.moveFocus(.up))
    #expect(board.focus == column)
  }

  @Test func `a turn leaves the column and keeps to the row, and the other way round`() {
    board.focus = 1
    let found = [FocusMove.right, .down, .up, .right, .down, .up, .left].map { move in
      _ = board.moveFocus(move)
      return board.focus
    }
    #expect(found == [2, 4, 2, 3, 4, 3, 2])
  }

  @Test func `without a focus the first move takes the first control`() {
    #expect(board.moveFocus(.down))
    #expect(board.focus == 1)
  }

  @Test func `groups follow each other and end at the ends`() {
    board.focus = 2
    #expect(board.moveGroup(forward: true))
    #expect(board.focus == 3)
    #expect(board.moveGroup(forward: true))
    #expect(board.focus == 4)
    #expect(!board.moveGroup(forward: true))
    #expect(board.moveGroup(forward: false))
    #expect(board.focus == 3)
  }

  @Test func `a group comes back to its last key when that is still there`() {
    board.focus = 2
    #expect(board.moveGroup(forward: true))
    #expect(board.moveGroup(forward: false))
    #expect(board.focus == 2)
    #expect(board.moveGroup(forward: true))
    board.board.controls.removeAll { $0.id == 2 }
    #expect(board.moveGroup(forward: false))
    #expect(board.focus == 1)
  }

  @Test func `a group that is not returned to starts with its first key`() {
    board.focus = 2
    #expect(board.moveGroup(forward: true, returning: false))
    #expect(board.moveGroup(forward: false, returning: false))
    #expect(board.focus == 1)
  }
}
