package import Calculus
import Formulas
package import Intervals
import Operations

extension PiecewiseProgram {
  package func factors(of part: FunctionPart) -> [FunctionPart] {
    if case .argument(let index) = part {
      guard case .value = arguments[index] else { return [part] }
    }
    let last = end(of: part)
    var ends: [Int] = []
    var open = [last]
    while let end = open.popLast() {
      let (first, second) = operandEnds(of: end)
      switch code.operations[end] {
      case .binary(.multiply): open += [second, first]
      case .binary(.divide): open.append(first)
      case .power(let numerator, _): if numerator > 0 { open.append(second) }
      case .saturation: open.append(second)
      case .unary(let operation):
        switch operation.row.shape.zeros {
        case .operand: open.append(second)
        case .nowhere: break
        case .own: ends.append(end)
        }
      case .binary(.power): break
      case .number:
        if number(at: end)?.contains(0) == true { ends.append(end) }
      case .variable, .binary, .integral: ends.append(end)
      }
    }
    var result: [Int] = []
    for end in ends where !result.contains(where: { hasSameZeros($0, end) }) { result.append(end) }
    return result.map { $0 == last ? part : .other($0) }
  }

  /// Whether two values are 0 at the same places of a cell: they are equal, or sin u and tan u.
  private func hasSameZeros(_ first: Int, _ second: Int) -> Bool {
    let left = code.operations[starts[first]..<first]
    guard left.elementsEqual(code.operations[starts[second]..<second]) else { return false }
    func kind(_ end: Int) -> IntervalCode.Operation {
      guard case .unary(let operation) = code.operations[end],
        let top = operation.row.shape.ratio?.top
      else { return code.operations[end] }
      return .unary(top)
    }
    return kind(first) == kind(second)
  }

  package func multiplicity(
    of factor: FunctionPart,
    in part: FunctionPart,
    over x: Interval,
    cell: [Gap]
  ) -> (power: Int, rest: Jet)? {
    let factor = end(of: factor)
    guard let way = way(to: factor, from: end(of: part)) else { return nil }
    var power = 1
    var rest = Jet.constant(Interval(1))
    func jet(_ end: Int) -> Jet { self.jet(endingAt: end, over: x, in: cell) }
    for end in way.reversed() {
      let (first, second) = operandEnds(of: end)
      switch code.operations[end] {
      case .unary(.square):
        power *= 2
        rest = .square(rest)
      case .power(let exponent, 1):
        guard 1..<1 << 16 ~= exponent else { return nil }
        power *= Int(exponent)
        rest = .pown(rest, Int(exponent))
      case .unary(.negate): rest = -rest
      case .unary(.absolute):
        guard let gap = gap(0, of: end, in: cell), !gap.isPoint else { return nil }
        if gap.lower == nil { rest = -rest }
      case .binary(.multiply): rest = factor <= first ? rest * jet(second) : jet(first) * rest
      case .binary(.divide):
        guard factor <= first else { return nil }
        rest = rest / jet(second).clipped(to: gap(0, of: end, in: cell))
      default: return nil
      }
      guard power < Self.largestMultiplicity else { return nil }
    }
    return (power, rest)
  }

  /// A zero of a higher multiplicity is not distinguished from others.
  private static var largestMultiplicity: Int { 1 << 20 }

  /// The operations on the way down from one value to another that it is made of, without the last.
  private func way(to factor: Int, from top: Int) -> [Int]? {
    var way: [Int] = []
    var end = top
    while end != factor {
      guard starts[end] <= starts[factor], factor < end else { return nil }
      way.append(end)
      let (first, second) = operandEnds(of: end)
      end = factor <= first ? first : second
    }
    return way
  }
}
