import Calculus
import Intervals

/// The common zeros of two functions in a box, found by cutting it up.
///
///     let roots = PlaneRoots(of: circle, line, in: view)
///     if roots.isComplete, roots.open.isEmpty {
///       print(roots.found)  // all common zeros in view, each of them simple
///     }
///
/// When it is complete, every common zero in the whole box lies in a box of `found` or of `open`.
/// Boxes of `found` may stick out of the whole.
public struct PlaneRoots: Sendable {
  /// Small boxes that hold just one common zero each, proven.
  public private(set) var found: [PlaneBox] = []
  /// Small boxes that may hold any number, even none.
  public private(set) var open: [PlaneBox] = []
  /// Whether all of the box was looked at.
  public private(set) var isComplete = true

  /// How many evaluations a search may cost.
  public static let usualBudget = 20_000
  /// Boxes are cut to this share of the whole, not smaller.
  private static let leastShare = 0x1p-18
  /// More places are not told.
  private static let limit = 200

  /// Looks for all of them; `isLeftOut` tells of boxes that are of no interest.
  ///
  /// Boxes are halved down to 2⁻¹⁸ of the whole; double zeros remain open. At most 200 places are
  /// found.
  ///
  /// - `first`: One function; where it is not continuous, its branches decide.
  /// - `second`: The other one.
  /// - `whole`: A bounded box.
  /// - `budget`: How many enclosures may be spent, about; beyond it is not complete.
  /// - `isLeftOut`: Whether a box needs no look; zeros in it may be missing.
  /// - `mayContinue`: Asked before each look at a part.
  public init(
    of first: any PlaneFunction,
    _ second: any PlaneFunction,
    in whole: PlaneBox,
    budget: Int = usualBudget,
    leavingOut isLeftOut: (PlaneBox) -> Bool = { _ in false },
    while mayContinue: () -> Bool = { true }
  ) {
    var parts = [whole]
    var evaluations = 0
    var next = 0
    while next < parts.count {
      // All of one size before smaller ones.
      let part = parts[next]
      next += 1
      guard evaluations < budget, found.count + open.count < Self.limit, mayContinue() else {
        isComplete = false
        return
      }
      if next > 4096 {
        parts.removeFirst(next)
        next = 0
      }
      if isLeftOut(part) { continue }
      switch PlaneRoot.look(first, second, in: part, count: &evaluations) {
      case .none: continue
      case .one(let box): add(box)
      case .open:
        let isSmall =
          part.x.width <= Self.leastShare * whole.x.width
          && part.y.width <= Self.leastShare * whole.y.width
        let halves = isSmall ? [] : part.parts(in: whole)
        // What cannot be cut stays open.
        if halves.isEmpty { addOpen(part) } else { parts += halves }
      }
    }
    open.removeAll { box in found.contains { box.meets($0) } }
  }

  /// A zero on the edge of parts is found from several sides.
  private mutating func add(_ box: PlaneBox) {
    guard let index = found.firstIndex(where: { box.meets($0) }) else {
      found.append(box)
      return
    }
    if box.x.width < found[index].x.width { found[index] = box }
  }

  /// Neighbours are one place.
  private mutating func addOpen(_ box: PlaneBox) {
    guard let index = open.firstIndex(where: { box.meets($0) }) else {
      open.append(box)
      return
    }
    open[index] = open[index].hull(with: box)
  }
}

extension PlaneRoot {
  /// What one look at a box tells of common zeros in it.
  ///
  /// Each case is proven, but for `.open`.
  enum Finding {
    case none
    /// Just one, in a small box that may stick out.
    case one(PlaneBox)
    case open
  }

  static func look(
    _ first: any PlaneFunction,
    _ second: any PlaneFunction,
    in box: PlaneBox,
    count evaluations: inout Int
  ) -> Finding {
    for function in [first, second] {
      evaluations += 1
      let value = function.enclosure(over: box, along: .x)
      if !value.value.interval.contains(0) { return .none }
      if value.isCertainlyContinuous { continue }
      evaluations += 1
      if !function.intervalUnion(over: box).contains(where: { $0.interval.contains(0) }) {
        return .none
      }
    }
    if isExcluded(of: first, second, from: box, count: &evaluations) { return .none }
    guard let root = PlaneRoot(of: first, second, near: box, count: &evaluations) else {
      return .open
    }
    // Where slopes are regular, there is at most one: this one, perhaps beside the box.
    let both = root.box.hull(with: box)
    guard isRegular(first, second, over: both, count: &evaluations) else { return .open }
    return root.box.meets(box) ? .one(root.box) : .none
  }
}

extension PlaneBox {
  /// Whether two boxes have a place in common.
  ///
  /// Boxes that share an edge do; an empty one has none.
  public func meets(_ other: PlaneBox) -> Bool {
    !x.intersection(other.x).isEmpty && !y.intersection(other.y).isEmpty
  }

  func hull(with other: PlaneBox) -> PlaneBox {
    PlaneBox(x: x.convexHull(with: other.x), y: y.convexHull(with: other.y))
  }

  /// Two parts, across the side that is longer beside a whole; a little out of the middle, where
  /// zeros are that people write.
  fileprivate func parts(in whole: PlaneBox) -> [PlaneBox] {
    let isWide = x.width / whole.x.width >= y.width / whole.y.width
    let side = isWide ? x : y
    let cut = side.lowerBound + side.width * 0.4921875
    guard side.lowerBound < cut, cut < side.upperBound else { return [] }
    let (low, high) = (Interval(side.lowerBound, cut), Interval(cut, side.upperBound))
    return isWide
      ? [PlaneBox(x: low, y: y), PlaneBox(x: high, y: y)]
      : [PlaneBox(x: x, y: low), PlaneBox(x: x, y: high)]
  }
}
