import Documents
import Drawing
import Formulas
import GraphKit
import GraphModel
import Numerals
import Operations

/// A plane for `plot` whose pixels Doubles do not tell apart.
struct DeepPlane {
  let x: LocalRange
  let y: LocalRange
  let view: LocalView
  private let worker: NumbersWorker

  /// - `programs`: Where only x is given, y has the same scale around the value of the first in the
  ///   middle, 0 where that has none; or all of them fill it.
  init(_ ranges: PlaneRanges, showing programs: [Program], fits: Bool) throws {
    let worker = try NumbersWorker.required()
    self.worker = worker
    let replies = { (question: ExactQuestion) in worker.reply(to: question) }
    let ratio = Double(ranges.rows) / Double(ranges.columns)
    let across =
      ranges.x.map { $0.local(isDeep: $0.isDeep(pixels: ranges.columns), replies) }
      ?? LocalRange(-10...10, error: 0)
    let up: LocalRange? =
      if let y = ranges.y {
        y.local(isDeep: y.isDeep(pixels: ranges.rows), replies)
      } else if let x = ranges.x, let across {
        (fits ? DeepHeight(x, across, worker).filled(by: programs) : nil)
          ?? DeepHeight(x, across, worker).range(ratio, around: programs.first)
      } else {
        nil
      }
    guard let x = across, let y = up else { throw Failure.unknownEnds }
    (self.x, self.y) = (x, y)
    view = LocalView(x: x.axis, y: y.axis)
  }

  /// What formulas are in its numbers.
  func replies(_ question: LocalQuestion) -> LocalAnswer { worker.reply(to: question) }

  /// What a function is in its numbers; where that is not known, nothing is.
  func function(_ function: GraphFunction) -> GraphFunction {
    function.local(in: view, replies) ?? GraphFunction(UndecidedFunction(function))
  }

  /// The view of the plane on so many points.
  func viewport(filling size: Size) -> Viewport {
    Viewport(x: x.range, y: y.range, filling: size)
      .counted(fromX: x.tickOrigin, y: y.tickOrigin)
  }
}

extension LocalRange {
  fileprivate var tickOrigin: TickOrigin? {
    origin.map { origin in
      var tick = TickOrigin(base: origin.base, offset: origin.offset, exponent: axis.exponent)
      tick.digits = origin.digits
      return tick
    }
  }
}
