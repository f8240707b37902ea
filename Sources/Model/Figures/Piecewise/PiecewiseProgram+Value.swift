import Calculus
import Formulas
import Intervals
import Operations

extension PiecewiseProgram {
  /// The value of an operation at a place; `met` are the breaks whose arguments are targets there.
  func value(
    of index: Int,
    _ first: Enclosure,
    _ second: Enclosure?,
    met: [Int: Interval]
  ) -> Enclosure {
    let operation = code.operations[index]
    var operands = (first, second)
    for (slot, other) in breakIndices[index].enumerated() {
      guard let target = met[other] else { continue }
      if domainStatus(of: index, slot: slot, in: Gap(at: target)) == .nowhere { return .undefined }
      switch code.breaks(of: operation)[slot]?.argument {
      case nil: return .unknown
      case .first: operands.0 = first.moved(to: target)
      case .last where second != nil: operands.1 = second?.moved(to: target)
      case .last: operands.0 = first.moved(to: target)
      case .difference:
        if case .binary(let binary) = operation, let result = binary.row.shape.atEquality,
          let second
        {
          return first.moved(to: result, knownAs: second)
        }
        // Both are the same number.
        guard let second else { return .unknown }
        let both = first.value.interval.narrowed(by: second.value.interval)
        return first.moved(to: both, knownAs: second)
      case .quotient: return first.moved(to: Interval(0), knownAs: second ?? first)
      case .sum: return .undefined
      }
    }
    return enclosure(of: operation, operands.0, operands.1)
  }

  private func enclosure(
    of operation: IntervalCode.Operation,
    _ first: Enclosure,
    _ second: Enclosure?
  ) -> Enclosure {
    switch operation {
    case .number, .variable: first
    case .unary(let unary): unary.enclosure(of: first)
    case .binary(let binary): binary.enclosure(of: first, second ?? first)
    case .power(let exponent, 1): .pown(first, Int(exponent))
    case .power(let p, let q): .rationalPower(first, Int(p), Int(q))
    case .integral(let index):
      code.integrals[Int(index)].enclosure(of: first, to: second ?? first)
    case .saturation(let number): .saturation(first, code.numbers[Int(number)])
    }
  }
}

extension Enclosure {
  /// No value at all.
  fileprivate static var undefined: Enclosure {
    Enclosure(value: DecoratedInterval(.empty, .trivial), slope: .entire)
  }

  /// Another value, no better known than this and a second one.
  fileprivate func moved(to target: Interval, knownAs other: Enclosure? = nil) -> Enclosure {
    let decoration = Swift.min(value.decoration, other?.value.decoration ?? .common)
    return Enclosure(value: DecoratedInterval(target, decoration), slope: .entire)
  }
}
