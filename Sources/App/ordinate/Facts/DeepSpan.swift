import Analysis
import CLibrary
import Documents
import Formulas
import Intervals
import Numerals
import Operations

/// A range of x whose places Doubles do not tell apart, in numbers that count from an origin.
struct DeepSpan {
  let range: ExactRange
  private let numbers: FactsNumbers
  private let origin: [Instruction]
  private let view: LocalView
  private let worker: NumbersWorker
  private let middle: [Instruction]
  private let ends: [[Instruction]]

  /// - `programs`: What is looked at; values of the first in the middle say how large they are.
  init(_ x: ViewRange, looking programs: [Program]) throws {
    let worker = try NumbersWorker.required()
    guard let local = x.local(isDeep: true, { worker.reply(to: $0) }),
      let place = worker.bounds(of: local.axis.origin, beyond: local.axis.exponent)
    else { throw Failure.unknownEnds }
    (self.worker, origin) = (worker, local.axis.origin)
    (middle, ends) = (x.middle, [x.start.program.plain, x.end.program.plain])
    let exponent = local.axis.exponent
    let level = programs.first.flatMap { worker.digits(of: $0, at: x.middle, 2)?.size }
    // Values and slopes stay within the exponents of Doubles.
    let size = level.map { min(max(exponent, $0 - Self.reach), $0 + Self.reach) } ?? exponent
    view = LocalView(x: local.axis, y: LocalAxis(origin: .zero, exponent: size, reach: 0))
    numbers = FactsNumbers(
      x: WrittenAxis(lower: place.lower, upper: place.upper, exponent: exponent),
      y: WrittenAxis(exponent: size),
      name: local.origin.flatMap { $0.base.isEmpty ? nil : $0.base }
    )
    let ends = [local.range.lowerBound, local.range.upperBound].map { end in
      local.error == 0 ? Interval(end) : Interval(end - local.error, end + local.error)
    }
    range = ExactRange(x.start.end(at: ends[0]), x.end.end(at: ends[1]))
  }

  private static let reach = 150
  /// So many powers of ten farther from 0 than from each other, values count from one of them.
  private static let farther = 6

  /// A function in numbers that count from its value in the middle, and how its facts are written; nil
  /// where that is not much farther from 0 than from the values at the ends.
  func level(of program: Program) -> (program: Program, numbers: FactsNumbers)? {
    let (middle, unit) = (program.steps(at: middle), program.angleUnit)
    guard let level = worker.digits(of: middle, 2, unit)?.size else { return nil }
    let sizes = ends.compactMap { end in
      let difference = program.steps(at: end) + middle + [.binary(.subtract)]
      return worker.digits(of: difference, 2, unit)?.size
    }
    guard let size = sizes.max(), size < level - Self.farther,
      let place = worker.bounds(of: middle, beyond: size, unit)
    else { return nil }
    let near = LocalView(x: view.x, y: LocalAxis(origin: middle, exponent: size, reach: 0))
    var numbers = numbers
    numbers.y = WrittenAxis(lower: place.lower, upper: place.upper, exponent: size)
    return program.local(in: near) { worker.reply(to: $0) }.map { ($0, numbers) }
  }

  /// How the facts of a formula are written.
  func numbers(for program: Program) -> FactsNumbers {
    var numbers = numbers
    guard numbers.name != nil else { return numbers }
    numbers.isZeroAtOrigin = worker.digits(of: program, at: origin, 2)?.digits == "0"
    return numbers
  }

  /// A formula in local numbers; one that is not known so ends the command.
  func program(_ program: Program, _ formula: String) throws -> Program {
    guard let local = program.local(in: view, { worker.reply(to: $0) }) else {
      throw Failure.impossible("\(formula): not known at this depth.")
    }
    return local
  }
}

extension WrittenNumber {
  fileprivate func end(at local: Interval) -> Endpoint {
    let number = local.isSingleton ? Endpoint(local.lowerBound).number : nil
    return Endpoint(enclosure: local, number: number, text: text)
  }
}

extension [Instruction] {
  fileprivate static let zero: [Instruction] = [.number(NumberLiteral(0))]
}
