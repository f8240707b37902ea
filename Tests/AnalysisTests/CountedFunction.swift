import Calculus
import Intervals
import Synchronization

/// A function that counts how often it is looked at.
final class CountedFunction: PiecewiseFunction {
  private let function: any PiecewiseFunction
  private let count = Mutex(0)

  init(_ function: any PiecewiseFunction) { self.function = function }

  /// How many jets were asked for.
  var jets: Int { count.withLock { $0 } }

  var operationCount: Int { function.operationCount }
  var breaks: [SingularSet] { function.breaks }
  var exponent: FunctionPart? { function.exponent }

  func y(at x: Double) -> Double? { function.y(at: x) }
  func enclosure(over x: Interval) -> Enclosure { function.enclosure(over: x) }
  func intervalUnion(over x: Interval) -> [DecoratedInterval] { function.intervalUnion(over: x) }
  func factors(of part: FunctionPart) -> [FunctionPart] { function.factors(of: part) }

  func taylorModel(around center: Double, over x: Interval) -> TaylorModel? {
    function.taylorModel(around: center, over: x)
  }

  func core(in cell: [Gap]) -> (part: FunctionPart, isIncreasing: Bool) { function.core(in: cell) }

  func hasNextBreak(in cell: [Gap]) -> Bool { function.hasNextBreak(in: cell) }

  func domain(in cell: [Gap]) -> DomainStatus {
    function.domain(in: cell)
  }

  func jet(of part: FunctionPart, over x: Interval, in cell: [Gap]) -> Jet {
    count.withLock { $0 += 1 }
    return function.jet(of: part, over: x, in: cell)
  }

  func multiplicity(
    of factor: FunctionPart,
    in part: FunctionPart,
    over x: Interval,
    cell: [Gap]
  ) -> (power: Int, rest: Jet)? {
    function.multiplicity(of: factor, in: part, over: x, cell: cell)
  }

  func taylorModel(
    of part: FunctionPart,
    around center: Double,
    over x: Interval,
    order: Int
  ) -> TaylorModel? {
    function.taylorModel(of: part, around: center, over: x, order: order)
  }

  func behavior(
    of part: FunctionPart,
    at place: Interval,
    left: [Gap],
    right: [Gap],
    met: Meetings
  ) -> Behavior {
    function.behavior(of: part, at: place, left: left, right: right, met: met)
  }
}
