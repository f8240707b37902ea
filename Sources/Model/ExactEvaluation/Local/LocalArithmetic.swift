import Formulas
import Numerals
import Operations
import Words

/// Functions within reach of a place, computed from each other.
///
/// To the rows of operations it is an arithmetic of numbers: what they decide about a number is decided
/// here only where it is the same everywhere within reach.
final class LocalArithmetic {
  let tape: ExactTape
  let bits: Int
  /// How many bits distinguish the places of the view.
  let viewBits: Int
  /// The variables, one or two, are asked for between −2^reach and 2^reach for each of these.
  let reaches: [Int]
  private var values: [LocalValue] = []
  /// Whether something was written with fewer digits than a view needs.
  var isCoarse = false
  /// How many numbers were written.
  var writtenNumbers = 0
  /// Where functions are looked at from, in the local numbers of the first variable.
  let place: ExactNumber
  /// Where a quotient of what vanishes together has to be looked at from.
  var wantedPlace: ExactNumber?

  init(tape: ExactTape, reaches: [Int], place: ExactNumber, bits: Int, viewBits: Int) {
    (self.tape, self.reaches, self.place, self.bits) = (tape, reaches, place, bits)
    self.viewBits = viewBits
  }

  var variables: Int { reaches.count }

  func add(_ value: LocalValue) -> ExactNumber {
    values.append(value)
    return ExactNumber(index: values.count - 1)
  }

  func add(constant number: ExactNumber) -> ExactNumber {
    add(LocalValue(number: number, center: number))
  }

  subscript(x: ExactNumber) -> LocalValue { values[x.index] }

  /// The smooth part of a value, also of a number.
  func jet(_ x: LocalValue) -> LocalJet? {
    x.number.map { LocalJet(constant: tape.ball(of: $0, bits: bits), variables: variables) }
      ?? x.jet
  }

  /// The polynomial that a value is, also of a number.
  func polynomial(_ x: LocalValue) -> LocalPolynomial? {
    x.number.map(LocalPolynomial.init(constant:)) ?? x.polynomial
  }

  /// A function of a number; without a value where that has none.
  func constant(_ compute: () throws(ExactFault) -> ExactNumber) throws(ExactFault) -> ExactNumber {
    do {
      return add(constant: try compute())
    } catch .undefined {
      return add(.absent)
    }
  }

  /// What a value can be, where it is smooth.
  func range(_ x: LocalValue) -> Ball? {
    x.isSmooth ? jet(x)?.range(bits: bits) : nil
  }

  func ball(_ number: ExactNumber) -> Ball { tape.ball(of: number, bits: bits) }

  /// The value at the place, computed as its function is; nil where that is not known.
  func center(_ compute: () throws(ExactFault) -> ExactNumber?) -> ExactNumber? { try? compute() }
}

extension LocalArithmetic: ExactArithmetic {
  var pi: ExactNumber { add(constant: tape.pi) }

  func number(_ whole: Int) -> ExactNumber { add(constant: tape.number(whole)) }

  func number(_ literal: NumberLiteral) throws(ExactFault) -> ExactNumber {
    add(constant: try tape.number(literal))
  }

  /// The sign that it has everywhere within reach.
  func sign(of x: ExactNumber) throws(ExactFault) -> Int {
    let value = self[x]
    if let number = value.number { return try tape.sign(of: number) }
    guard let sign = range(value)?.sign else { throw .unknown }
    return sign
  }

  func apply(_ function: ExactFunction, _ x: ExactNumber) throws(ExactFault) -> ExactNumber {
    let value = self[x]
    if let number = value.number {
      return try constant { () throws(ExactFault) in try tape.apply(function, number) }
    }
    if function == .negate { return add(negated(value)) }
    if let smooth = smooth(function, of: value) { return add(smooth) }
    return add(try broken(function, of: value))
  }

  func join(
    _ operation: ExactOperation,
    _ x: ExactNumber,
    _ y: ExactNumber
  ) throws(ExactFault) -> ExactNumber {
    let (first, second) = (self[x], self[y])
    if let first = first.number, let second = second.number {
      return try constant { () throws(ExactFault) in try tape.join(operation, first, second) }
    }
    switch operation {
    case .add: return add(sum(first, second))
    case .subtract: return add(sum(first, negated(second)))
    case .multiply: return add(try product(first, second))
    case .divide: return add(try quotient(first, second))
    case .min, .max: return add(try chosen(operation, first, second))
    case .power: return try power(first, second)
    case .root:
      guard let degree = second.isSmooth ? first.number.flatMap(tape.fraction)?.whole : nil,
        degree != 0
      else { throw .unknown }
      return try power(y, degree < 0 ? -1 : 1, abs(degree))
    case .gcd, .lcm, .combinations, .permutations, .sincSlope, .polygamma, .special:
      throw .unknown
    }
  }

  private func power(_ x: LocalValue, _ y: LocalValue) throws(ExactFault) -> ExactNumber {
    if let exponent = y.number.flatMap(tape.fraction), let p = exponent.numerator.whole,
      let q = exponent.denominator.whole, exponent.isWhole || range(x).flatMap(\.sign) == 1
    {
      return try power(add(x), p, q)
    }
    // e^(y·ln x), of what is above 0.
    if range(x)?.sign == 1, let logarithm = smooth(.ln, of: x) {
      return try apply(.exp, add(try product(y, logarithm)))
    }
    throw .unknown
  }

  func power(_ x: ExactNumber, _ p: Int, _ q: Int) throws(ExactFault) -> ExactNumber {
    let value = self[x]
    if let number = value.number {
      return try constant { () throws(ExactFault) in try tape.power(number, p, q) }
    }
    if let smooth = smoothPower(value, p, q) { return add(smooth) }
    // An even root is written as one: the exponent alone would have values below 0.
    guard q % 2 == 1 else { throw .unknown }
    return add(
      LocalValue(
        steps: try steps(of: value) + [Instruction].whole(p) + [Instruction].whole(q)
          + [.binary(.divide), .binary(.power)]
      )
    )
  }
}
