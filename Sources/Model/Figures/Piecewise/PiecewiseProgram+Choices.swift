package import Calculus
import Intervals
import Formulas
import Operations

// Where conditions leave out a part of a program.
extension PiecewiseProgram {
  /// Where each operation has values in a cell; breaks that are not yet known leave nothing out.
  func domains(in cell: [Gap]) -> [DomainStatus] {
    var domains: [DomainStatus] = []
    domains.reserveCapacity(operationCount)
    // Asked only where that matters.
    lazy var truths = truths(in: cell)
    for index in code.operations.indices {
      var domain =
        emptyNumbers.contains(index)
        ? DomainStatus.nowhere : openNumbers.contains(index) ? .scattered : .everywhere
      if domain != .nowhere, starts[index] < index {
        let (first, second) = operandEnds(of: index)
        switch code.operations[index] {
        case .binary(.either): domain = domains[first].or(domains[second])
        case .binary(.known) where domains[second] == .nowhere && truths[first].contains(0):
          // What cannot be computed there is no proof that it has no value.
          domain = domains[first].and(.scattered)
        default: domain = domain.and(domains[first]).and(domains[second])
        }
      }
      for (slot, number) in breakIndices[index].enumerated()
      where number >= 0 && number < cell.count {
        domain = domain.and(domainStatus(of: index, slot: slot, in: cell[number]))
      }
      domains.append(domain)
    }
    return domains
  }

  /// For each operation that is a condition, whether it holds in a cell as 1 or 0, or both.
  private func truths(in cell: [Gap]) -> [Interval] {
    var truths: [Interval] = []
    truths.reserveCapacity(operationCount)
    for (index, operation) in code.operations.enumerated() {
      let (first, second) = operandEnds(of: index)
      switch operation {
      case .number(let number): truths.append(code.numbers[Int(number)])
      case .unary(.not): truths.append(Interval(1) - truths[first])
      case .binary(let operation) where operation.row.writing.isStatement:
        let gap = gap(0, of: index, in: cell)
        truths.append(
          operation.jet(of: .constant(truths[first]), .constant(truths[second]), gap, nil).c0
        )
      default: truths.append(.entire)
      }
    }
    return truths
  }

  /// The operand that an operation takes in a cell, by where it ends; nil where that is not known.
  func choice(at index: Int, in cell: [Gap]) -> Int? { choice(at: index, by: domains(in: cell)) }

  /// The same where it is known where each operation has values.
  func choice(at index: Int, by domains: [DomainStatus]) -> Int? {
    let (first, second) = operandEnds(of: index)
    switch (domains[first], domains[second]) {
    case (.nowhere, _): return second
    case (.everywhere, _), (_, .nowhere): return first
    case (.scattered, _): return nil
    }
  }

  package func hasNextBreak(in cell: [Gap]) -> Bool {
    if choices.isEmpty { return true }
    let domains = domains(in: cell)
    return breakIndices.enumerated().contains { operation, indices in
      indices.contains(cell.count) && hasOperands(operation, domains)
        && !isLeftOut(operation, domains)
    }
  }

  /// Whether the operands of an operation have values somewhere.
  private func hasOperands(_ index: Int, _ domains: [DomainStatus]) -> Bool {
    let (first, second) = operandEnds(of: index)
    return domains[first] != .nowhere && domains[second] != .nowhere
  }

  /// Whether a condition around an operation does not hold.
  private func isLeftOut(_ index: Int, _ domains: [DomainStatus]) -> Bool {
    code.operations.indices.contains { other in
      code.operations[other] == .binary(.when) && domains[other] == .nowhere
        && starts[other - 1] <= index && index < other
    }
  }
}

extension DomainStatus {
  /// Where both have values.
  func and(_ other: DomainStatus) -> DomainStatus {
    if self == .nowhere || other == .nowhere { return .nowhere }
    return self == .everywhere ? other : self
  }

  /// Where one of both has values.
  func or(_ other: DomainStatus) -> DomainStatus {
    if self == .everywhere || other == .everywhere { return .everywhere }
    return self == .nowhere ? other : self
  }
}

extension PlaceVisit {
  /// What is known to agree where one of two operands is the result, if an operation is of that kind.
  func noteOption(
    _ index: Int,
    _ first: OneSidedLimits,
    _ second: OneSidedLimits,
    _ result: inout OneSidedLimits
  ) -> Bool {
    let (before, after, here): (Int?, Int?, Int?)
    switch program.code.operations[index] {
    case .binary(.when), .binary(.known):
      // A side that is left out has no limit that could agree.
      (before, after, here) = (index - 1, index - 1, index - 1)
    case .binary(.either):
      let (one, other) = program.operandEnds(of: index)
      before = program.choice(at: index, by: leftDomains)
      after = program.choice(at: index, by: rightDomains)
      if first.value.value.interval.isEmpty {
        here = other
      } else if second.value.value.interval.isEmpty || first.value.value.decoration >= .defined {
        here = one
      } else {
        here = nil
      }
    default: return false
    }
    let leftOperand = before == index - 1 ? second : first
    let rightOperand = after == index - 1 ? second : first
    result.sidesAgree = before != nil && before == after && leftOperand.sidesAgree
    result.leftHolds = before != nil && before == here && leftOperand.leftHolds
    result.rightHolds = after != nil && after == here && rightOperand.rightHolds
    return true
  }
}
