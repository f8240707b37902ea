import ArgumentParser
import Calculus
import Documents
import CurveProof
import Formulas
import GraphKit
import Intervals
import Numerals
import Operations

/// Two ends along an axis, `-10:10`, as far apart as they are written.
struct ViewRange: ExpressibleByArgument {
  let start: WrittenNumber
  let end: WrittenNumber

  var range: ClosedRange<Double> { start.value...end.value }

  init?(argument: String) {
    let parts = argument.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let start = WrittenNumber(argument: String(parts[0])),
      let end = WrittenNumber(argument: String(parts[1]))
    else { return nil }
    self.init(start, end)
  }

  /// Nil where the first is not the smaller one.
  init?(_ start: WrittenNumber, _ end: WrittenNumber) {
    (self.start, self.end) = (start, end)
    // Two ends may be one Double and still be apart.
    guard start.value <= end.value, (end.value - start.value).isFinite,
      start.value < end.value || endError > 0
    else { return nil }
  }

  /// As far on one side of a number as on the other; nil where nothing is as wide.
  init?(around center: WrittenNumber, width: WrittenNumber) {
    guard let start = center.moved("-", half: width),
      let end = center.moved("+", half: width)
    else { return nil }
    self.init(start, end)
  }

  /// How far the ends are from their Doubles at most.
  var endError: Double { [start, end].map(\.error).reduce(0, max) }

  /// The same as a share of each end, which is above 0.
  var endShare: Double { [start, end].map { $0.error / $0.value }.reduce(0, max) }

  /// Whether Doubles do not distinguish its pixels well enough, or cannot hold them.
  func isDeep(pixels: Int) -> Bool {
    let width = end.value - start.value
    let size = max(start.value.magnitude, end.value.magnitude)
    return !(width > size * 1e-10) || !(1e-20...1e305 ~= width / Double(pixels))
      || (start.value / 2 + end.value / 2).magnitude > Viewport.farthestCenter
  }

  /// Whether Doubles do not distinguish its places well enough, or hold no products of them.
  var isDeep: Bool {
    let size = max(start.value.magnitude, end.value.magnitude)
    return !(end.value - start.value > size * 1e-10) || !(1e-100...1e100 ~= size)
  }

  /// The middle, and a share of the width, as steps of formulas.
  var middle: [Instruction] {
    start.program.plain + end.program.plain + [
      .binary(.add), .number(NumberLiteral(2)), .binary(.divide),
    ]
  }

  func width(times share: Double) -> [Instruction] {
    let factor = NumberLiteral("\(share)").map { [Instruction.number($0)] } ?? []
    return end.program.plain + start.program.plain + [.binary(.subtract)] + factor
      + [.binary(.multiply)]
  }

  /// In local numbers where it is deep; nil where these are not known.
  func local(isDeep: Bool, _ replies: (ExactQuestion) -> ExactReply) -> LocalRange? {
    isDeep
      ? LocalRange(from: start.program, to: end.program, replies)
      : LocalRange(range, error: endError)
  }

  /// Which share of a pixel an end may be drawn elsewhere than it was asked for.
  private static let seenError = 1.0 / 64

  /// Ends the command where so many pixels cannot be distinguished.
  func check(axis: String, pixels: Int) throws {
    let pixel = (end.value - start.value) / Double(pixels)
    guard pixel == 0 || endError > pixel * Self.seenError else { return }
    let gap = max(start.value.magnitude, end.value.magnitude).ulp
    throw refusal(
      axis,
      "a pixel would be narrower than the numbers that place it, which are "
        + "\(DecimalDigits(gap).rounded(to: 2).text) apart there"
    )
  }

  /// Ends the command where no view of so many points is as wide, or as far away.
  func checkView(axis: String, points: Double) throws {
    let (low, high) = (start.value, end.value)
    guard (low / 2 + high / 2).magnitude <= Viewport.farthestCenter else {
      throw refusal(axis, "the middle of a view is at most 10³⁰⁰ from 0")
    }
    guard Viewport.scaleLimits.contains(points / (high - low)) else {
      throw refusal(axis, "a view has 10⁻³⁰⁰ … 10³⁰⁰ points to a unit")
    }
  }

  private func refusal(_ axis: String, _ reason: String) -> any Error {
    Failure.impossible("this range of \(axis) can't be drawn: \(reason).")
  }
}

extension WrittenNumber {
  /// How far it is from its Double at most.
  fileprivate var error: Double {
    let exact = program.enclosure(over: Interval(0)).value.interval
    guard !exact.isEmpty, !exact.isSingleton else { return 0 }
    return max(exact.upperBound - value, value - exact.lowerBound)
  }
}
