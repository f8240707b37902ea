import Numerals

extension Expansion {
  static func + (x: Expansion, y: Expansion) throws(LimitFault) -> Expansion {
    if x.isZero { return y }
    if y.isZero { return x }
    var sum = x
    if x.growth == y.growth {
      sum.terms += y.terms
      sum.rest = larger(x.rest, y.rest)
    } else {
      // Of two exponentials one is infinitely larger: what is left of the other is beyond all powers.
      let difference = try growth(x.growth, y.growth, isMinus: true)
      let isFirst = try known(difference.first).factor.sign > 0
      sum = isFirst ? x : y
      sum.rest = larger(sum.rest, .beyond)
    }
    sum.jumps = x.jumps || y.jumps
    let swings = [try x.swing(beside: y), try y.swing(beside: x)]
    sum.swing = swings[0] ?? swings[1] ?? .unknown
    return try sum.normal()
  }

  /// How the sum with another one swings, if this one does; nil where that is not known.
  private func swing(beside other: Expansion) throws(LimitFault) -> Swing? {
    guard swing != .unknown, other.swing == .unknown else { return nil }
    if swing == .beyond {
      let isEndless = try other.isEndless
      if !isEndless { return .beyond }
      guard growth == other.growth, let rest, let top = other.top else { return nil }
      return rest.dominates(top) ? .beyond : nil
    }
    guard growth == other.growth, other.rest?.vanishes ?? true else { return nil }
    return other.isZero || other.top?.vanishes ?? false ? swing : .between
  }

  static prefix func - (x: Expansion) throws(LimitFault) -> Expansion {
    var result = x
    for index in x.terms.indices { result.terms[index].factor = try -x.terms[index].factor }
    return result
  }

  static func - (x: Expansion, y: Expansion) throws(LimitFault) -> Expansion {
    try x + -y
  }

  static func * (x: Expansion, y: Expansion) throws(LimitFault) -> Expansion {
    guard let first = x.top, let second = y.top else { return .zero }
    var product = Expansion()
    product.growth = try growth(x.growth, y.growth, isMinus: false)
    for one in x.terms {
      for other in y.terms {
        let order = try one.order + other.order
        // What has too long a number is left to the rest.
        if let factor = try? one.factor * other.factor {
          product.terms.append(Term(factor: factor, order: order))
        } else {
          product.rest = larger(product.rest, order)
        }
      }
    }
    if let rest = x.rest { product.rest = larger(product.rest, try rest + second) }
    if let rest = y.rest { product.rest = larger(product.rest, try rest + first) }
    product.jumps = x.jumps || y.jumps
    let swings = [try x.swing(times: y), try y.swing(times: x)]
    product.swing = swings[0] ?? swings[1] ?? .unknown
    return try product.normal()
  }

  /// How the product with another one swings, if this one does; nil where that is not known.
  private func swing(times other: Expansion) throws(LimitFault) -> Swing? {
    guard swing != .unknown, other.swing == .unknown else { return nil }
    let isEndless = try other.isEndless
    if isEndless, try other.lead.factor.sign != 0, swing != .between, terms.isEmpty {
      return .beyond
    }
    guard try other.isNumberInTheEnd, terms.isEmpty || other.number != nil else { return nil }
    return swing
  }

  /// Whether it tends to a number that is not 0.
  private var isNumberInTheEnd: Bool {
    get throws(LimitFault) {
      guard growth.isEmpty, swing == .unknown, let first = terms.first, first.order == .constant
      else {
        return false
      }
      return try first.factor.sign != 0
    }
  }

  /// The sum or difference of two exponents, of which only what diverges may be left.
  private static func growth(
    _ x: [Term],
    _ y: [Term],
    isMinus: Bool
  ) throws(LimitFault) -> [Term] {
    var (first, second) = (Expansion(), Expansion())
    (first.terms, second.terms) = (x, y)
    let sum = try isMinus ? first - second : first + second
    // Of a longer exponent the smallest terms are not kept, though they count.
    guard sum.rest == nil else { throw .unknown }
    return sum.terms
  }

  /// Its parts as the largest term and 1 + u, u vanishing.
  func split() throws(LimitFault) -> (lead: Expansion, change: Expansion) {
    let lead = try lead
    var (first, change) = (Expansion(), self)
    (first.terms, first.growth) = ([lead], growth)
    change.growth = []
    change.terms.removeFirst()
    for index in change.terms.indices {
      change.terms[index].factor = try change.terms[index].factor / lead.factor
      change.terms[index].order = try change.terms[index].order - lead.order
    }
    if let rest { change.rest = try rest - lead.order }
    change.swing = .unknown
    return (first, change)
  }

  /// Σ cₖ·uᵏ of what vanishes, and a rest as large as the first power that is missing.
  func series(_ factors: [LimitNumber]) throws(LimitFault) -> Expansion {
    guard let top else { return Expansion(factors[0]) }
    guard try vanishes else { throw .unknown }
    var sum = Expansion(factors[0])
    var power = Expansion.one
    var count = 1
    for factor in factors.dropFirst() {
      // Fractions that get too long end it.
      guard let next = try? power * self, let longer = try? sum + next * Expansion(factor) else {
        break
      }
      (power, sum, count) = (next, longer, count + 1)
    }
    sum.rest = Self.larger(sum.rest, growth.isEmpty ? try top.times(count) : .beyond)
    sum.jumps = jumps
    return try sum.normal()
  }

  /// How far series go.
  static let degree = 9

  var reciprocal: Expansion {
    get throws(LimitFault) {
      if isZero { throw .absent }
      return try raised(to: -1)
    }
  }

  /// A power with a number for its exponent.
  func raised(to power: Rational) throws(LimitFault) -> Expansion {
    if isZero {
      if power == .zero { return Expansion.one }
      guard power.numerator > 0 else { throw .absent }
      return self
    }
    if power.isWhole, power.numerator >= 0, power.numerator <= 8 {
      var product = Expansion.one
      for _ in 0..<Int(power.numerator) { product = try product * self }
      return product
    }
    let (lead, change) = try split()
    let first = try lead.lead
    if !power.isWhole, try first.factor.sign < 0 {
      // Of a root of an odd degree it counts how it is written.
      throw power.denominator.isMultiple(of: 2) ? .absent : .unknown
    }
    let logarithms = try known(Rational(first.order.logarithms).multiplied(by: power))
    guard logarithms.isWhole, let count = Int(exactly: logarithms.numerator) else {
      throw .unknown
    }
    var raised = Expansion(
      try first.factor.raised(to: power),
      times: try known(first.order.power.multiplied(by: power))
    )
    raised.terms[0].order.logarithms = count
    for term in growth {
      let factor = try term.factor * LimitNumber(power)
      raised.growth.append(Term(factor: factor, order: term.order))
    }
    var factors: [LimitNumber] = [.one]
    var binomial = Rational.one
    for index in 0..<Self.degree {
      let next = try known(power.subtracting(Rational(index)))
      binomial = try known(
        binomial.multiplied(by: known(next.divided(by: Rational(index + 1))))
      )
      factors.append(LimitNumber(binomial))
    }
    var result = try raised * change.series(factors)
    result.jumps = jumps
    return result
  }
}
