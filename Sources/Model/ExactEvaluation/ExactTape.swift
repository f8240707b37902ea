import Operations
import Numerals
import Formulas

/// Real numbers computed from each other, each to as many bits as are asked for, and decided exactly.
///
/// A number is a place on the tape, after those that it is computed from. Fractions are computed at
/// once and exactly; all others are enclosed when that is needed, by balls of more and more bits;
/// where those do not decide, closed forms are asked.
final class ExactTape {
  /// A number, and what is known of it so far.
  struct Node {
    enum Source {
      case fraction(Fraction)
      case pi
      /// A function of a number in its domain.
      case function(ExactFunction, ExactNumber)
      case operation(ExactOperation, ExactNumber, ExactNumber)
      /// Of a number that is not negative, or with a whole exponent.
      case power(ExactNumber, Fraction)
    }

    var source: Source
    /// The best enclosure so far.
    var ball: Ball?
    var bits = 0
    var sign: Int?
    var closed = Closed.notAsked
    /// Whether it was asked for a whole number that it may be.
    var isWholeAsked = false

    enum Closed {
      case notAsked, none
      case number(ClosedNumber)
    }
  }

  var nodes: [Node] = []
  let field: ClosedNumber.Field?
  let limits: ExactLimits

  /// - Parameters:
  ///   - limits: How far numbers are followed.
  ///   - decides: Whether closed forms may be asked, which may take any time and end the process.
  init(limits: ExactLimits, decides: Bool) {
    self.limits = limits
    field = decides ? ClosedNumber.Field() : nil
  }

  func add(_ source: Node.Source) -> ExactNumber {
    nodes.append(Node(source: source))
    return ExactNumber(index: nodes.count - 1)
  }

  func number(_ fraction: Fraction) -> ExactNumber { add(.fraction(fraction)) }

  /// The value where it is known as a fraction.
  func fraction(_ x: ExactNumber) -> Fraction? {
    if case .fraction(let fraction) = nodes[x.index].source { fraction } else { nil }
  }

  /// What a number is computed from.
  private func operands(of index: Int) -> [ExactNumber] {
    switch nodes[index].source {
    case .fraction, .pi: []
    case .function(_, let x), .power(let x, _): [x]
    case .operation(_, let x, let y): [x, y]
    }
  }

  /// Computes something of a number, and of all that it is computed from before it.
  ///
  /// Formulas may be deeper than the stack of calls.
  func resolve(_ x: ExactNumber, isKnown: (Int) -> Bool, _ compute: (Int) -> Void) {
    var pending = [x.index]
    while let index = pending.last {
      let missing = isKnown(index) ? [] : operands(of: index).map(\.index).filter { !isKnown($0) }
      guard missing.isEmpty else {
        pending += missing
        continue
      }
      pending.removeLast()
      if !isKnown(index) { compute(index) }
    }
  }
}

/// How far numbers are followed.
struct ExactLimits {
  /// The most bits that a ball is computed with.
  var bits = 1 << 17
  /// The most bits of a fraction.
  var fractionBits = 1 << 24
  /// When to be content with what is known, by the processor's clock.
  var deadline: Duration

  /// Whether there is time for a few steps as long as one was; twice the bits take up to thrice as long.
  func allow(steps: Int, like duration: Duration) -> Bool {
    ProcessorClock.now + duration * steps < deadline
  }
}
