import Numerals
import Formulas
import Operations

/// A function near a place: a smooth part, and what is added to it.
///
/// What is smooth is known to any number of digits, which is what it takes when large numbers nearly
/// cancel. Breaks, poles and fast waves are what is added: steps in local numbers, which are of moderate
/// size where they matter.
struct LocalValue {
  /// The smooth part; nil for nothing.
  var jet: LocalJet?
  /// What is added to it; nil for nothing.
  var steps: [Instruction]?
  /// The number that it is, if it is one.
  var number: ExactNumber?
  /// Steps for the same as `jet`, in which its factors and squares are seen.
  var form: [Instruction]?
  /// The value at the place itself, where it is known exactly.
  var center: ExactNumber?
  /// The same as `jet` where that is a polynomial.
  var polynomial: LocalPolynomial?

  /// A function without values.
  static var absent: LocalValue {
    LocalValue(steps: [.whole(0), .whole(0), .binary(.when)])
  }

  var isSmooth: Bool { steps == nil }
}
