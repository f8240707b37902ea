import Operations
import Numerals
import Formulas

extension ExactTape {
  /// A ball around a number, computed with at least as many bits.
  func ball(of x: ExactNumber, bits: Int) -> Ball {
    resolve(x, isKnown: { nodes[$0].bits >= bits }) { index in
      nodes[index].ball = computedBall(of: nodes[index].source, bits: bits)
      nodes[index].bits = bits
    }
    return nodes[x.index].ball ?? Ball(Fraction(0), bits: bits)
  }

  private func computedBall(of source: Node.Source, bits: Int) -> Ball? {
    switch source {
    case .fraction(let fraction): Ball(fraction, bits: bits)
    case .pi: .pi(bits: bits)
    case .function(let function, let x):
      function.real.flatMap { nodes[x.index].ball?.applying($0, bits: bits) }
    case .operation(let operation, let x, let y):
      if let real = operation.real, let second = nodes[y.index].ball {
        nodes[x.index].ball?.joined(real, with: second, bits: bits)
      } else {
        nil
      }
    case .power(let x, let exponent): nodes[x.index].ball?.power(exponent, bits: bits)
    }
  }

  /// The first answer of balls of more and more bits, as long as there is time.
  func rising<Answer>(
    from first: Int = 64,
    through last: Int? = nil,
    _ ask: (Ball) -> Answer?,
    of x: ExactNumber
  ) -> Answer? {
    var bits = first
    while bits <= last ?? limits.bits {
      let start = ProcessorClock.now
      if let answer = ask(ball(of: x, bits: bits)) { return answer }
      guard limits.allow(steps: 3, like: ProcessorClock.now - start) else { return nil }
      bits *= 2
    }
    return nil
  }
}

extension ExactFunction {
  /// What it is in balls and closed forms; nil for what is made of others.
  var real: NumberFunction? { NumberFunction(named: name) }
}

extension ExactOperation {
  /// What it is in balls and closed forms; nil for what is made of others.
  var real: NumberOperation? {
    switch self {
    case .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    case .power: .power
    case .min: .min
    case .max: .max
    case .polygamma: .polygamma
    case .special(let name): NumberOperation(named: name)
    case .root, .gcd, .lcm, .combinations, .permutations, .sincSlope: nil
    }
  }
}
