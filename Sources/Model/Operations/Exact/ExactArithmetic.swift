package import Calculus
package import Numerals
package import Words

/// An arithmetic of real numbers to as many digits as are asked for, as the rows of operations use it.
///
/// It may decide what no enclosure can: whether a number is 0. What it cannot decide it throws.
package protocol ExactArithmetic {
  func number(_ whole: Int) -> ExactNumber
  /// What was written, exactly.
  func number(_ literal: NumberLiteral) throws(ExactFault) -> ExactNumber
  var pi: ExactNumber { get }

  /// −1, 0 or 1.
  func sign(of x: ExactNumber) throws(ExactFault) -> Int
  func apply(_ function: ExactFunction, _ x: ExactNumber) throws(ExactFault) -> ExactNumber
  func join(
    _ operation: ExactOperation,
    _ x: ExactNumber,
    _ y: ExactNumber
  ) throws(ExactFault) -> ExactNumber
  /// What a whole number leaves over another above 0, where that is known without its digits.
  func remainder(_ x: ExactNumber, _ modulus: ExactNumber) -> ExactNumber?
  /// x^(p/q) as it was written, with an odd q above 0: the real root also below 0.
  func power(_ x: ExactNumber, _ p: Int, _ q: Int) throws(ExactFault) -> ExactNumber

  /// Whether it wants to know of breaks.
  var watchesBreaks: Bool { get }
  /// Learns what must not meet the targets of a break, before the operation is worked out; nil where it is not
  /// known.
  func note(_ argument: ExactNumber?, beside targets: SingularSet)
  /// Learns that a number is 1 where something holds, else 0.
  func note(condition: ExactNumber)
  /// Learns that a number is one of several that a formula chooses from.
  func note(choice: ExactNumber)
}

extension ExactArithmetic {
  package var watchesBreaks: Bool { false }
  package func note(_ argument: ExactNumber?, beside targets: SingularSet) {}
  package func note(condition: ExactNumber) {}
  package func note(choice: ExactNumber) {}
}

/// A number of an exact arithmetic, which alone knows what it is.
package struct ExactNumber: Hashable, Sendable {
  package let index: Int

  package init(index: Int) { self.index = index }
}

/// Why an exact arithmetic gives no number.
package enum ExactFault: Error, Equatable, Sendable {
  /// It is proven that there is none.
  case undefined
  /// Whether there is one, or which, is not settled.
  case undecided(UndecidedReason)

  /// A part is not known.
  package static var unknown: ExactFault { .undecided(.part) }
}

/// A function of two numbers that an exact arithmetic knows.
package enum ExactOperation: Hashable, Sendable {
  case add, subtract, multiply, divide
  case power
  /// The degree comes first.
  case root
  case min, max
  case gcd, lcm, combinations, permutations
  /// The derivative of an order of sin(x)/x, and of Γ′/Γ; the order comes first.
  case sincSlope, polygamma
  /// One that a library has the digits of, under its name.
  case special(String)
}

/// What formulas of rows are made of.
extension ExactArithmetic {
  package func remainder(_ x: ExactNumber, _ modulus: ExactNumber) -> ExactNumber? { nil }

  package func add(_ x: ExactNumber, _ y: ExactNumber) throws(ExactFault) -> ExactNumber {
    try join(.add, x, y)
  }

  package func subtract(_ x: ExactNumber, _ y: ExactNumber) throws(ExactFault) -> ExactNumber {
    try join(.subtract, x, y)
  }

  package func multiply(_ x: ExactNumber, _ y: ExactNumber) throws(ExactFault) -> ExactNumber {
    try join(.multiply, x, y)
  }

  package func divide(_ x: ExactNumber, _ y: ExactNumber) throws(ExactFault) -> ExactNumber {
    try join(.divide, x, y)
  }

  package func radians(fromDegrees x: ExactNumber) throws(ExactFault) -> ExactNumber {
    try multiply(divide(x, number(180)), pi)
  }

  package func degrees(fromRadians x: ExactNumber) throws(ExactFault) -> ExactNumber {
    try multiply(divide(x, pi), number(180))
  }

  /// sin(x)/cos(x), undefined where the cosine is 0.
  package func tangent(_ x: ExactNumber) throws(ExactFault) -> ExactNumber {
    try divide(apply(.sin, x), apply(.cos, x))
  }

  package func reciprocal(_ x: ExactNumber) throws(ExactFault) -> ExactNumber {
    try divide(number(1), x)
  }

  /// The logarithm to a base, which must be above 0 and not 1.
  package func logarithm(
    base: ExactNumber,
    _ x: ExactNumber
  ) throws(ExactFault) -> ExactNumber {
    try divide(apply(.ln, x), apply(.ln, base))
  }

  /// To the nearest whole number, ties away from 0.
  package func round(_ x: ExactNumber) throws(ExactFault) -> ExactNumber {
    let shifted = try add(x, divide(number(1), number(2)))
    let whole = try apply(.floor, shifted)
    // Only below 0 is a tie not already the one farther from it.
    guard try sign(of: whole) <= 0, try sign(of: subtract(shifted, whole)) == 0 else {
      return whole
    }
    return try subtract(whole, number(1))
  }

  /// From the positive x axis to the point (x, y), −π < angle ≤ π.
  package func angle(_ y: ExactNumber, _ x: ExactNumber) throws(ExactFault) -> ExactNumber {
    let side = try sign(of: x)
    if side > 0 { return try apply(.atan, divide(y, x)) }
    let height = try sign(of: y)
    if side == 0 {
      guard height != 0 else { throw .undefined }
      return try divide(pi, number(2 * height))
    }
    let turn = height < 0 ? try apply(.negate, pi) : pi
    return try add(apply(.atan, divide(y, x)), turn)
  }
}
