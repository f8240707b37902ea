import Analysis
package import Calculus
import Formulas
package import Intervals
import Operations

extension PiecewiseProgram {
  package func tail(
    beside place: Interval,
    reaching width: Double,
    isLeft: Bool,
    in cell: [Gap],
    met: [Int: Interval]
  ) -> Interval? {
    let box =
      isLeft
      ? Interval(place.lowerBound - width, place.upperBound)
      : Interval(place.lowerBound, place.upperBound + width)
    let near = isLeft ? place.lowerBound - box.lowerBound : box.upperBound - place.upperBound
    guard box.width <= 1, near > 0 else { return nil }
    let visit = TailVisit(
      program: self,
      place: place,
      box: box,
      isLeft: isLeft,
      cell: cell,
      met: met
    )
    // The place may be anywhere in its enclosure.
    return visit.growth?.integral(to: Interval(near.nextDown, box.width.nextUp))
  }
}

/// The growth of a function beside a place, operation by operation.
private struct TailVisit {
  let program: PiecewiseProgram
  let place: Interval
  /// The place and what is beside it.
  let box: Interval
  let isLeft: Bool
  let cell: [Gap]
  let met: [Int: Interval]

  var growth: Growth? {
    let operations = program.code.operations
    var stack: [Growth] = []
    for (index, operation) in operations.enumerated() {
      let second = operation.operandCount > 1 ? stack.popLast() : nil
      let first = operation.operandCount > 0 ? stack.popLast() : nil
      stack.append(growth(index, operation, first, second))
    }
    return stack.last
  }

  private func growth(
    _ index: Int,
    _ operation: CodeStep,
    _ first: Growth?,
    _ second: Growth?
  ) -> Growth {
    let jet = program.jet(endingAt: index, over: box, in: cell)
    var known = composed(index, operation, first, second) ?? Growth(.entire)
    if jet.c0.isBounded {
      let isZero = jet.c1.isBounded && isZeroAtPlace(index)
      let plain =
        isZero ? Growth(zeroWithSlopes: jet.c1, isLeft: isLeft) : Growth(jet.c0)
      known = known.narrowed(by: plain)
    }
    if known.sign == 0 { known.sign = sign(index, jet.c0) }
    return known
  }

  /// From the growth of the operands.
  private func composed(
    _ index: Int,
    _ operation: CodeStep,
    _ first: Growth?,
    _ second: Growth?
  ) -> Growth? {
    guard let first else { return nil }
    switch operation {
    case .unary(.atanh): return inverseTangent(index)
    case .binary(.power), .binary(.divide), .binary(.multiply), .binary(.add), .binary(.subtract):
      return Growth(
        operation,
        first,
        second,
        exponent: program.number(at: index - 1),
        upTo: box.width
      )
    default: return Growth(operation, first, second, exponent: nil, upTo: box.width)
    }
  }

  /// 2·atanh u = ln((1 + u)/(1 − u)), where u is ±1 at the place; it is odd.
  private func inverseTangent(_ index: Int) -> Growth? {
    let u = program.jet(endingAt: index - 1, over: box, in: cell)
    let breakIndex = program.breakIndices[index][0]
    guard breakIndex >= 0, let target = met[breakIndex], u.c0.isBounded, u.c1.isBounded else {
      return nil
    }
    let far = Growth(Interval(1) + (target == Interval(1) ? u.c0 : -u.c0))
    let near = Growth(zeroWithSlopes: u.c1, isLeft: isLeft)
    let double = far.logarithm(upTo: box.width) + -near.logarithm(upTo: box.width)
    return (target == Interval(1) ? double : -double) * Growth(Interval(0.5))
  }

  /// Whether a value is certainly 0 at the place.
  private func isZeroAtPlace(_ index: Int) -> Bool {
    for (number, target) in met where target == Interval(0) {
      if case .value(let end) = program.arguments[number],
        program.names[end] == program.names[index]
      {
        return true
      }
    }
    return place.isSingleton
      && program.jet(endingAt: index, over: place, in: cell).c0 == Interval(0)
  }

  /// The sign of a value, by its enclosure or the gap in which it stays.
  private func sign(_ index: Int, _ values: Interval) -> Int {
    if values.certainSign != 0 { return values.certainSign }
    for (number, argument) in program.arguments.enumerated() where number < cell.count {
      guard case .value(let end) = argument, program.names[end] == program.names[index],
        !cell[number].isPoint
      else { continue }
      if cell[number].lower.map({ $0.lowerBound >= 0 }) == true { return 1 }
      if cell[number].upper.map({ $0.upperBound <= 0 }) == true { return -1 }
    }
    return 0
  }
}
