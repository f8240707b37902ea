import Calculus
import Drawing
import GraphKit
import GraphTools
import GraphModel

/// The view of a graph for which nobody has chosen one: it shows what the functions are.
///
/// Only other functions and another size change it; a slider, a colour or a hidden curve do not.
struct FirstView: Hashable, Sendable {
  /// Functions that cost more together are not looked at beforehand: the window goes on at once.
  private static let costLimit = 1_000

  private(set) var viewport: Viewport?
  private var functions: [GraphFunction] = []
  private var size = Size(width: 0, height: 0)

  /// Whether the view was chosen for other functions, or another size.
  func isOther(than functions: [GraphFunction], in size: Size) -> Bool {
    functions != self.functions || size != self.size
  }

  /// Suits the clear part of a plot to functions as they are shown; true where others took the place of
  /// those in view, and the view moved.
  ///
  /// Beside functions that stay, the view stays where it serves all, or where they would be lost in one
  /// that does.
  mutating func suit(
    _ functions: [GraphFunction],
    shown: [GraphFunction],
    in room: PlotRoom
  ) -> Bool {
    let (before, isOther) = (viewport, functions != self.functions)
    let hasKept = size == room.plot.size && self.functions.contains(where: functions.contains)
    (self.functions, size) = (functions, room.plot.size)
    guard !functions.isEmpty, !room.plot.isEmpty,
      functions.reduce(0, { $0 + $1.base.cost }) <= Self.costLimit
    else {
      viewport = nil
      return isOther && before != nil
    }
    let window = FirstWindow(of: shown, in: room)
    var suited = window.viewport
    if hasKept, var kept = before, window.isServed(by: kept) || window.dwarfs(kept) {
      kept.unitX = suited.unitX
      suited = kept
    }
    viewport = suited
    return isOther && before != nil
  }
}
