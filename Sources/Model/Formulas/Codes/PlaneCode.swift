package import Calculus
package import Intervals

/// A program of x and y made ready for boxes of the plane.
package struct PlaneCode: Sendable {
  private let code: IntervalCode
  /// Which number stands for y; −1 where there is none.
  let ordinate: Int32
  /// Nil where `enclose` returns false.
  private let enclosing: EnclosingCode?
  private let hasChoices: Bool
  /// The numbers as `enclosing` has them; what is restricted has the same.
  private let numbers: [Interval]
  /// Longer programs are not made ready for many boxes at once: they are cut to size first.
  private static let mostSteps = 2_000

  /// Parameters other than y that are not bound count as 1.
  ///
  /// Its y is the number that may be any. Without y the function is the same at each y, and slopes
  /// along y are 0.
  package init(_ program: Program) { self.init(program.code.intervalCode) }

  init(_ code: IntervalCode) {
    let ordinate = Int32(code.numbers.firstIndex(where: \.isEntire) ?? -1)
    self.init(code, ordinate, EnclosingCode.apart(code))
  }

  private init(_ code: IntervalCode, _ ordinate: Int32, _ numbers: [Interval]) {
    self.code = code
    self.ordinate = ordinate
    self.numbers = numbers
    hasChoices = code.hasChoices
    enclosing =
      code.operations.count <= Self.mostSteps
      ? EnclosingCode(code, ordinate: ordinate, numbers: numbers) : nil
  }

  /// How many steps go from one box to the next in looks at many, such as the gamma function.
  package var looplessCount: Int { enclosing?.looplessCount ?? 0 }

  /// How many steps a value takes.
  package var stepCount: Int { code.operations.count }

  /// The same on a box, without what certainly does not matter there; nil where all of it does.
  ///
  ///     min(x, y + 10)  // over [0, 1] × [0, 1] it is x
  ///
  /// - Complexity: One value where there is a minimum, a maximum or an absolute value, else O(1).
  package func restricted(toX x: Interval, y: Interval) -> PlaneCode? {
    guard hasChoices else { return nil }
    return code.restricted(to: x, ordinate: y, at: ordinate).map {
      PlaneCode($0, ordinate, numbers)
    }
  }

  /// What is certain of the values over a box, and of the slopes of chords along x.
  ///
  /// y is held anywhere in its interval; the chords compared have the same y at both ends.
  package func enclosureAlongX(x: Interval, y: Interval) -> Enclosure {
    code.enclosure(variable: .variable(over: x), ordinate: .constant(y), at: ordinate)
  }

  /// What is certain of the values over a box, and of the slopes of chords along y.
  ///
  /// x is held anywhere in its interval; the chords compared have the same x at both ends.
  package func enclosureAlongY(x: Interval, y: Interval) -> Enclosure {
    code.enclosure(variable: .constant(x), ordinate: .variable(over: y), at: ordinate)
  }

  /// The same for each x by itself, so that jumps along x alone leave slopes along y; nil where nothing is
  /// certain.
  func enclosureAtEachX(x: Interval, y: Interval) -> Enclosure? {
    code.enclosureAtEach(x, ordinate: y, at: ordinate)
  }

  /// What is certain of the values over a box alone.
  ///
  /// It costs less than either enclosure, as what does not change needs no derivatives.
  package func value(x: Interval, y: Interval) -> DecoratedInterval {
    code.enclosure(variable: .constant(x), ordinate: .constant(y), at: ordinate).value
  }

  /// Makes certain what can be over the boxes of a block, or at their corners, all at once.
  ///
  /// False where an operation is missing, as in `BlockCode`: the block is left as it was.
  package func enclose(_ boxes: BoxBlock, _ part: BoxBlock.Part) -> Bool {
    guard let enclosing else { return false }
    enclosing.enclose(boxes, part)
    return true
  }

  /// A cover of all values over a box by a few intervals, apart at a pole or a jump.
  ///
  /// At most `IntervalUnion.limit` pieces, from left to right. Products such as x·ln x are bounded
  /// beside 0 only where the program has no y.
  package func intervalUnion(x: Interval, y: Interval) -> [DecoratedInterval] {
    code.intervalUnion(over: x, ordinate: y, at: ordinate).pieces
  }
}
