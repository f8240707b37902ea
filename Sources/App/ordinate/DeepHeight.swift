import Calculus
import Documents
import Formulas
import Intervals
import Numerals
import Operations

/// Ranges of y for a range of x whose places Doubles do not tell apart.
struct DeepHeight {
  private let x: ViewRange
  private let across: LocalRange
  private let worker: NumbersWorker

  init(_ x: ViewRange, _ across: LocalRange, _ worker: NumbersWorker) {
    (self.x, self.across, self.worker) = (x, across, worker)
  }

  /// A range with the scale of x, around a value in the middle of x or, where there is none, 0.
  func range(_ ratio: Double, around program: Program?) -> LocalRange? {
    let reach = x.width(times: ratio / 2)
    return program.flatMap { range(around: level(of: $0), from: reach, to: reach, $0.angleUnit) }
      ?? range(around: Self.zero, from: reach, to: reach, .radians)
  }

  /// The range of what functions are certainly within, and a little more; nil where that is not known.
  func filled(by programs: [Program]) -> LocalRange? {
    guard let first = programs.first else { return nil }
    let level = level(of: first)
    let reaches = programs.map { reach(of: $0, from: level) ?? .entire }
    let whole = reaches.reduce(Interval.empty) { $0.convexHull(with: $1) }
    guard whole.isBounded, !whole.isEmpty else { return nil }
    let (low, high) = (whole.lowerBound, whole.upperBound)
    let margin = (high - low) * Self.margin
    guard margin > 0, let below = size(margin - low), let above = size(high + margin) else {
      return nil
    }
    return range(around: level, from: below, to: above, first.angleUnit)
  }

  /// So many powers of ten of x.
  private func size(_ count: Double) -> [Instruction]? {
    let text = DecimalDigits(count.magnitude).shifted(by: across.axis.exponent).decimalText
    return NumberLiteral(text).map { [.number($0)] + (count < 0 ? [.unary(.negate)] : []) }
  }

  private static let zero: [Instruction] = [.number(NumberLiteral(0))]
  /// How much more than the curves is seen, as a share of their height.
  private static let margin = 0.06
  private static let columns = 64

  /// How far a function goes from a level, in powers of ten of x.
  private func reach(of program: Program, from level: [Instruction]) -> Interval? {
    guard let level = try? Program(level).with(program.angleUnit),
      let difference = try? program.applying(.subtract, level)
    else { return nil }
    let value = LocalAxis(origin: Self.zero, exponent: across.axis.exponent, reach: 0)
    let view = LocalView(x: across.axis, y: value)
    let local = difference.local(in: view) { worker.reply(to: $0) }
    let step = (across.range.upperBound - across.range.lowerBound) / Double(Self.columns)
    return local.map { local in
      (0..<Self.columns).reduce(Interval.empty) { hull, column in
        let start = across.range.lowerBound + Double(column) * step
        let values = local.enclosure(over: Interval(start, start + step)).value.interval
        return hull.convexHull(with: values)
      }
    }
  }

  private func level(of program: Program) -> [Instruction] { program.steps(at: x.middle) }

  /// - `below`, `above`: How far the ends are from the level.
  private func range(
    around level: [Instruction],
    from below: [Instruction],
    to above: [Instruction],
    _ angleUnit: AngleUnit
  ) -> LocalRange? {
    func end(_ reach: [Instruction], _ operation: BinaryOperation) -> Program? {
      try? Program(level + reach + [.binary(operation)], angleUnit: angleUnit)
    }
    guard let start = end(below, .subtract), let end = end(above, .add) else { return nil }
    return LocalRange(from: start, to: end, mayBeNamed: false) { worker.reply(to: $0) }
  }
}
