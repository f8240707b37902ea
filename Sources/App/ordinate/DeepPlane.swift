import Documents
import Drawing
import Formulas
import GraphKit
import GraphModel

/// A plane for `plot` whose pixels Doubles do not tell apart.
struct DeepPlane {
  let x: LocalRange
  let y: LocalRange
  let view: LocalView
  private let worker: NumbersWorker

  init(x: ViewRange, y: ViewRange, columns: Int, rows: Int) throws {
    guard let worker = NumbersWorker() else {
      throw Failure.impossible("a view so deep needs ordinate-numbers, which is missing.")
    }
    self.worker = worker
    guard let x = x.local(pixels: columns, { worker.reply(to: $0) }),
      let y = y.local(pixels: rows, { worker.reply(to: $0) })
    else {
      throw Failure.impossible("the ends of this view are not known to enough digits.")
    }
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
