import Calculus
import Intervals
import Numerals
import Operations

/// Integrals of roots and bells, which exist up to where a root or a logarithm begins.
extension Antidifferentiation {
  /// A line to a power above −1 that is a fraction and no whole number.
  ///
  /// Both are ends of values in `tree`. A fraction with an odd divisor is kept as one, so that
  /// t^(−1/3) can be integrated from −1 to 8, which gives 4.5; nil for all other exponents.
  func root(_ base: Int, _ exponent: Int) -> [Instruction]? {
    let written = tree.part(exponent)
    guard !tree.varies[exponent], !written.usesIndices(besides: []), let slope = slope(base),
      let value = (try? Program(written, angleUnit: unit))?.code.exactValue, !value.isWhole,
      let next = value.adding(.one), next.numerator > 0
    else { return nil }
    let fraction = WrittenFraction(endingBefore: written.count, in: written)
    // Only with an odd divisor that was written so there are roots below 0.
    let isWritten = fraction?.instructionCount == written.count
    let steps = isWritten ? .fraction(next) : written + [.whole(1), .binary(.add)]
    return (tree.part(base) + steps + [.binary(.power)]).over(slope.times(steps))
  }

  /// A number over the square root of a line.
  func overRoot(_ number: Int, _ root: Int) -> [Instruction]? {
    guard !tree.varies[number], tree.steps[root] == .unary(.squareRoot),
      let slope = slope(tree.operands[root][0])
    else { return nil }
    return tree.part(number).times([.whole(2)]).times(tree.part(root)).over(slope)
  }

  /// e to a quadratic that falls on both sides.
  ///
  /// With −at² + bt + c = c + b²/4a − (√a·t − b/2√a)², it is an error function.
  ///
  /// The exponent is the end of a value in `tree`. Nil unless its second derivative is a number
  /// that is certainly below 0.
  func bell(_ exponent: Int) -> [Instruction]? {
    let part = tree.part(exponent)
    guard let line = try? Differentiation(part, unit).slope,
      let bend = Antidifferentiation(line, unit).lineSlope, !bend.usesIndices(besides: []),
      let program = try? Program(bend, angleUnit: unit)
    else { return nil }
    let range = program.enclosure(over: Interval(0)).value
    guard range.decoration >= .defined, range.interval.upperBound < 0 else { return nil }
    let a = bend.over([.whole(2)]) + [.unary(.negate)]
    let root = a + [.unary(.squareRoot)]
    let middle = line.at([.whole(0)]).over(a.times([.whole(2)]))
    let top = part.at(middle) + [.unary(.exp)]
    let place = root.times([.variable] + middle + [.binary(.subtract)])
    let height = top.times([.constant(.pi), .unary(.squareRoot)]).over(root.times([.whole(2)]))
    return height.times(place + [.unary(.erf)])
  }
}

extension [Instruction] {
  /// u ln u − u, and its limit at 0.
  var logarithmIntegral: [Instruction] {
    let value = times(self + [.unary(.ln)]) + self + [.binary(.subtract)]
    let start: [Instruction] = self + [.whole(0), .binary(.equal), .whole(0), .binary(.when)]
    return self + [.whole(0), .binary(.greater)] + value + start + [.defined(.choice)]
  }
}
