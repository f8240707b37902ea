import Calculus
import Drawing
import GraphKit
import GraphTools
import CurveProof
import Graphs

/// The view of a graph for which nobody has chosen one: it shows what the functions are.
///
/// Only other functions and another size change it; a slider, a colour or a hidden curve do not.
struct FirstView: Hashable, Sendable {
  /// Functions that cost more together are not looked at beforehand: the window goes on at once.
  private static let costLimit = 1_000

  private(set) var viewport: Viewport?
  private var functions: [GraphFunction] = []
  private var size = Size(width: 0, height: 0)

  /// Suits what is graphed; true where other functions took the place of those in view.
  mutating func suit(_ content: GraphContent, in size: Size) -> Bool {
    let new = content.document.functions.functions.map(\.function)
    guard new != functions || size != self.size else { return false }
    let isOther = new != functions && viewport != nil
    functions = new
    self.size = size
    let cost = new.reduce(0) { $0 + $1.base.cost }
    viewport =
      new.isEmpty || size.width <= 0 || size.height <= 0 || cost > Self.costLimit
      ? nil : .natural(for: content.curves.map(\.function), filling: size)
    return isOther
  }
}
