package import NumericCore

extension BinaryOperation {
  /// The jet of the result, where the operation's breaks stay in their gaps.
  package func jet(of x: Jet, _ y: Jet, _ first: Gap?, _ second: Gap?) -> Jet {
    switch self {
    case .add: return x + y
    case .subtract: return x - y
    case .multiply: return x * y
    case .divide: return x / y.clipped(to: first)
    case .power: return Self.power(x, y, first)
    case .logarithm:
      return .log(y.clipped(to: second)) / .log(x.clipped(to: first))
    case .root:
      if y.isConstant, y.c0 == Interval(0) { return .constant(Interval(0)) }
      if let n = x.wholeConstant { return .rationalPower(y.clipped(to: second), 1, n) }
      return .power(y.clipped(to: second), .reciprocal(x.clipped(to: first)))
    case .mod:
      guard let quotient = second else { return .unknown }
      if quotient.isPoint { return .constant(Interval(0)) }
      guard let whole = quotient.lower else { return .unknown }
      return x - whole * y
    case .min, .max:
      guard let gap = first else { return .unknown }
      if gap.isPoint { return x }
      return (gap.lower != nil) == (self == .max) ? x : y
    }
  }

  private static func power(_ base: Jet, _ exponent: Jet, _ gap: Gap?) -> Jet {
    if gap?.isPoint == true {
      return .constant(
        Enclosure.power(.constant(Interval(0)), .constant(exponent.c0)).value.interval
      )
    }
    return .power(base.clipped(to: gap), exponent)
  }
}

extension Jet {
  /// The same function with its values held to a gap in which they are known to stay.
  func clipped(to gap: Gap?) -> Jet {
    guard let gap else { return self }
    return gap.isPoint ? .constant(gap.hull) : clipped(to: gap.hull)
  }

  func clipped(to hull: Interval) -> Jet {
    if c0.isSubset(of: hull) { return self }
    let values = c0.intersection(hull)
    return values.isEmpty ? .constant(.empty) : Jet(values, c1, c2, c3)
  }

  /// The value, if it is one whole number everywhere.
  var wholeConstant: Int? {
    guard isConstant, c0.isSingleton, c0.magnitude <= 0x1p20 else { return nil }
    return Int(exactly: c0.lowerBound)
  }
}
