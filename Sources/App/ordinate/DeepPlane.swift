import Documents
import Formulas

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
}
