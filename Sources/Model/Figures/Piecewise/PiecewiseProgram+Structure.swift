package import Analysis
package import Calculus
import Formulas
package import Intervals
import Operations

extension PiecewiseProgram {
  package func domain(in cell: [Gap]) -> DomainStatus {
    if choices.isEmpty, !hasOpenValues, !emptyNumbers.isEmpty { return .nowhere }
    if choices.isEmpty, !hasOpenValues, openNumbers.isEmpty, let gap = cell.last {
      return domain(break: cell.count - 1, in: gap)
    }
    return domains(in: cell).last ?? .everywhere
  }

  private func domain(break index: Int, in gap: Gap) -> DomainStatus {
    var result = DomainStatus.everywhere
    for (operation, indices) in breakIndices.enumerated() {
      for (slot, other) in indices.enumerated() where other == index {
        result = result.and(domainStatus(of: operation, slot: slot, in: gap))
      }
    }
    return result
  }

  func domainStatus(of index: Int, slot: Int, in gap: Gap) -> DomainStatus {
    switch code.operations[index] {
    case .number, .variable: .everywhere
    case .unary(let operation): operation.domainStatus(in: gap)
    case .power(let numerator, let denominator):
      .where(!gap.isPoint || numerator > 0 && denominator > 1)
    case .saturation: .where(!gap.isPoint)
    case .integral(let integral): code.integrals[Int(integral)].domainStatus(in: gap)
    case .binary(let operation): operation.row.singular.domain(gap, slot, operands(of: index))
    }
  }

  /// What is known of an operation's two operands.
  private func operands(of index: Int, in cell: [Gap] = []) -> BinaryFunction.Operands {
    let (first, second) = operandEnds(of: index)
    return BinaryFunction.Operands(
      first: number(at: first),
      second: number(at: second),
      firstGap: gap(0, of: index, in: cell),
      secondGap: gap(1, of: index, in: cell)
    )
  }

  /// What is certain over a window, however many waves there are in it: as much as a second is enough
  /// for, or until `mayContinue` says no.
  package func facts(
    over range: ExactRange,
    while mayContinue: @escaping () -> Bool = { true }
  ) -> FunctionFacts {
    let window = range.hull
    if constant == nil, let period {
      let start = Interval(window.lowerBound, window.lowerBound + 3 * period.upperBound)
      let budget = searchBudget(over: start)
      let facts = FunctionFacts(
        of: self,
        over: range,
        repeatedBy: period,
        budget: budget,
        while: mayContinue
      )
      if let facts { return facts }
    }
    let budget = searchBudget(over: window)
    return FunctionFacts(of: self, over: range, budget: budget, while: mayContinue)
  }

  /// What is certain over a window with `Double`s as its ends.
  package func facts(over window: Interval) -> FunctionFacts { facts(over: ExactRange(window)) }

  /// How many evaluations a search over a window is worth: more where there are many waves in it.
  package func searchBudget(over window: Interval) -> Int {
    let usual = FunctionFacts.usualBudget
    var halfTurns = 0.0
    for (index, operation) in code.operations.enumerated() {
      guard case .unary(let unary) = operation, unary.row.shape.isPeriodic else { continue }
      let angle = jet(endingAt: index - 1, over: window, in: []).c0
      guard angle.isBounded else { return usual }
      // In degrees it is more than is needed.
      halfTurns += angle.width / 3
    }
    let needed = Double(usual) + halfTurns * Self.evaluationsPerHalfTurn
    // What can't be finished is not begun.
    return needed * Double(operationCount) <= Self.mostOperations ? Int(needed) : usual
  }

  private static var evaluationsPerHalfTurn: Double { 150 }
  /// How many operations a search may take in all where a function has many waves.
  private static var mostOperations: Double { 3_500_000 }

  package var exponent: FunctionPart? {
    var end = code.operations.count - 1
    while true {
      let (first, second) = operandEnds(of: end)
      switch code.operations[end] {
      case .unary(.exp): return .other(second)
      case .unary(.negate), .unary(.percent): end = second
      case .binary(.add), .binary(.subtract), .binary(.multiply):
        if number(at: second) != nil {
          end = first
        } else if number(at: first) != nil {
          end = second
        } else {
          return nil
        }
      case .binary(.divide):
        guard number(at: second) != nil else { return nil }
        end = first
      default: return nil
      }
    }
  }

  /// The number that ends at an operation, if it is one.
  func number(at end: Int) -> Interval? {
    guard case .number(let index) = code.operations[end] else { return nil }
    return code.numbers[Int(index)]
  }

  func part(endingAt end: Int) -> FunctionPart {
    end == code.operations.count - 1 ? .whole : .other(end)
  }

  /// Where the operands of an operation end; both the same for one operand.
  func operandEnds(of end: Int) -> (first: Int, second: Int) {
    switch code.operations[end].operandCount {
    case 0: (end, end)
    case 1: (end - 1, end - 1)
    default: (starts[end - 1] - 1, end - 1)
    }
  }

  package func core(in cell: [Gap]) -> (part: FunctionPart, isIncreasing: Bool) {
    var end = code.operations.count - 1
    var isIncreasing = true
    if constant != nil { return (.whole, true) }
    while let step = monotoneStep(at: end, in: cell) {
      end = step.end
      if !step.isIncreasing { isIncreasing.toggle() }
    }
    return (part(endingAt: end), isIncreasing)
  }

  /// The operand on which an operation acts strictly monotonically.
  private func monotoneStep(at end: Int, in cell: [Gap]) -> (end: Int, isIncreasing: Bool)? {
    let (first, second) = operandEnds(of: end)
    if code.operations[end] == .binary(.either) {
      return choice(at: end, in: cell).map { ($0, true) }
    }
    let gap = gap(0, of: end, in: cell)
    if gap?.isPoint == true { return nil }
    let isPositive = gap?.lower != nil
    switch code.operations[end] {
    case .number, .variable, .integral: return nil
    case .power(let numerator, let denominator):
      if numerator & 1 == 1 { return (second, numerator > 0) }
      if numerator == 0 || denominator == 1 && numerator > 0 { return nil }
      return (second, isPositive == (numerator > 0))
    case .saturation(let number):
      let c = code.numbers[Int(number)]
      return c.mignitude > 0 ? (second, c.lowerBound > 0) : nil
    case .unary(let operation):
      switch operation.row.shape.monotonicity {
      case .none: return nil
      case .increasing: return (second, true)
      case .decreasing: return (second, false)
      case .increasingAboveBreak: return (second, isPositive)
      }
    case .binary(let operation):
      return operation.row.shape.monotonicity(operands(of: end, in: cell)).map {
        ($0.operand == .first ? first : second, $0.isIncreasing)
      }
    }
  }
}
