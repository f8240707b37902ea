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

  /// - `program`: Where only x is given, y has the same scale around its value in the middle; nil
  ///   for 0.
  init(x: ViewRange?, y: ViewRange?, columns: Int, rows: Int, around program: Program?) throws {
    guard let worker = NumbersWorker() else {
      throw Failure.impossible("a view so deep needs ordinate-numbers, which is missing.")
    }
    self.worker = worker
    let replies = { (question: ExactQuestion) in worker.reply(to: question) }
    let across =
      x.map { $0.local(pixels: columns, replies) } ?? LocalRange(-10...10, error: 0)
    let up: LocalRange? =
      if let y {
        y.local(pixels: rows, replies)
      } else if let x {
        Self.height(beside: x, Double(rows) / Double(columns), around: program, replies)
      } else {
        nil
      }
    guard let x = across, let y = up else {
      throw Failure.impossible("the ends of this view are not known to enough digits.")
    }
    (self.x, self.y) = (x, y)
    view = LocalView(x: x.axis, y: y.axis)
  }

  /// A range of y with the scale of x, around a value in the middle of x or, where there is none, 0.
  private static func height(
    beside x: ViewRange,
    _ ratio: Double,
    around program: Program?,
    _ replies: (ExactQuestion) -> ExactReply
  ) -> LocalRange? {
    func range(around level: [Instruction]) -> LocalRange? {
      let reach = x.width(times: ratio / 2)
      guard let low = try? Program(level + reach + [.binary(.subtract)]),
        let high = try? Program(level + reach + [.binary(.add)])
      else { return nil }
      return LocalRange(from: low, to: high, mayBeNamed: false, replies)
    }
    let level = program?.plain.flatMap { $0 == .variable ? x.middle : [$0] }
    return level.flatMap(range) ?? range(around: [.number(NumberLiteral(0))])
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
