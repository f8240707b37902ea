package import Intervals
import Numerals
import Operations

extension ExactQuestion {
  /// A question after a function's value at the shortest decimal of a number, to a Double's digits; nil where
  /// nobody could answer it.
  ///
  /// `x` has to be finite, else the question is one after the value at 0. 17 digits are asked for,
  /// without a closed form, within 300 ms. Nil where the program has an integral, of which only
  /// enclosures are known.
  package init?(_ program: Program, at x: Double) {
    let size = NumberLiteral(NumberText.shortest(x.magnitude)) ?? NumberLiteral(0)
    self.init(program, at: [.number(size)] + (x < 0 ? [.unary(.negate)] : []))
  }

  /// A question after a function's value at the number that a program without x is.
  package init?(_ program: Program, at place: Program) {
    self.init(program, at: place.plain)
  }

  private init?(_ program: Program, at place: [Instruction]) {
    if program.isEnclosedOnly { return nil }
    self.init(
      formula: program.plain,
      place: place,
      angleUnit: program.angleUnit,
      digits: 17,
      wantsForm: false,
      milliseconds: 300
    )
  }
}

extension ExactAnswer {
  /// The Doubles around the number; empty where there is none, nil where nothing is settled.
  ///
  /// One Double wider on both sides than the bounds of the digits. A value too large or too small
  /// for its exponent gives nil, as does one too large for a Double.
  package var enclosure: Interval? {
    switch self {
    case .undefined: .empty
    case .overflow, .underflow, .undecided: nil
    case .number(let digits):
      if digits == .zero {
        Interval(0)
      } else if let low = Double(digits.lowerBound), let high = Double(digits.upperBound),
        low.isFinite, high.isFinite
      {
        Interval(low.nextDown, high.nextUp)
      } else {
        nil
      }
    }
  }
}
