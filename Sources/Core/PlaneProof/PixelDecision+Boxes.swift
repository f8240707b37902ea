import Calculus
import CurveProof
import Intervals

/// Pixels cut into 8 × 8 parts at once.
extension PixelDecision {
  /// What comes of some boxes in which one condition is open.
  enum Parts {
    /// It certainly holds somewhere.
    case met
    /// It holds nowhere else in them than in these parts, perhaps.
    case open([PlaneBox])
  }

  /// So many boxes are cut up for a pixel, at most.
  private static let mostBlocks = 24

  /// Cuts up boxes and what remains open of them, and looks at the parts of one at once; nil where the
  /// condition's function can't.
  ///
  /// `signs` are those that the function is known to have in the pixel if it is continuous on all of it, nil
  /// where it may not be.
  mutating func cutUp(
    _ whole: [PlaneBox],
    _ condition: PlaneCondition,
    _ signs: inout KnownSigns?
  ) -> Parts? {
    var (waiting, next) = (whole, 0)
    var small: [PlaneBox] = []
    while next < waiting.count, next < Self.mostBlocks, evaluations < budget.allowed {
      let box = waiting[next]
      guard let xs = box.x.eighths, let ys = box.y.eighths else {
        small.append(box)
        next += 1
        continue
      }
      boxes.place(x: xs.map { Interval($0) }, y: ys.reversed().map { Interval($0) })
      guard var look = BlockLook(condition, at: boxes) else { return nil }
      evaluations += condition.function.blockLooks
      if look.open != 0 {
        look.lookAtCorners()
        signs?.note(isBelow: look.below != 0, isAbove: look.above != 0)
        if signs?.areBoth == true { return .met }
        if look.open != 0, !look.isMet { look.lookAlongY() }
        evaluations += 2 * condition.function.blockLooks
      }
      if look.isMet { return .met }
      next += 1
      look.open.forEach { column, row, _ in
        let (x, y) = (Interval(xs[column], xs[column + 1]), Interval(ys[7 - row], ys[8 - row]))
        waiting.append(PlaneBox(x: x, y: y))
      }
    }
    small += waiting[next...]
    return .open(small)
  }
}

extension Interval {
  /// Nine numbers from end to end; nil where they are not all different, or not finite.
  fileprivate var eighths: [Double]? {
    let width = (upperBound - lowerBound) / 8
    let ends = (0...8).map { $0 == 8 ? upperBound : lowerBound + Double($0) * width }
    return zip(ends, ends.dropFirst()).allSatisfy(<) && width.isFinite ? ends : nil
  }
}
