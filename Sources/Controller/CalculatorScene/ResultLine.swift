import Calculator
import Formulas
import SceneHost

/// The line of the result: what is asked for it, and where it is moved to.
struct ResultLine {
  /// What is said for a while in its place.
  var notice: ValueNotice
  /// Whoever knows exact numbers; nil where nobody does.
  var query: BackgroundQuery<ExactQuestion, ExactReply>?
  /// The first digit that is shown; nil at rest.
  var firstDigit: Int?
  /// How many digits the line has room for.
  var room = CalculatorResult.restingDigits
  /// Whether the closed form has room.
  var hasRoomForForm = true
  /// Whether all digits of an exact number stand in the line at rest.
  var showsAll = false
  /// So many digits are to be copied as soon as they are known.
  var copiedDigits: Int?
  /// Since when an answer is waited for.
  var waitingSince: Double?
  /// A finger or button on the digits: where it was last, what is left of a digit, and whether it
  /// has moved them.
  var drag: (x: Double, rest: Double, hasMoved: Bool)?

  init(notice: ValueNotice) { self.notice = notice }

  /// How many digits are wanted: all that may be in sight, and the next ones.
  var wantedDigits: Int {
    var count = 60
    let end = max((firstDigit ?? 0) + 2 * room, copiedDigits ?? 0)
    while count < min(end, CalculatorResult.mostDigits) { count *= 2 }
    return min(count, CalculatorResult.mostDigits)
  }

  /// Whether it has to be said that more is coming: an answer takes longer than a moment.
  func isLate(at time: Double) -> Bool { waitingSince.map { time >= $0 + 0.3 } ?? false }

  /// When it will have to be said.
  func noteDeadline(after time: Double) -> Double? {
    waitingSince.flatMap { time < $0 + 0.3 ? $0 + 0.3 : nil }
  }
}
