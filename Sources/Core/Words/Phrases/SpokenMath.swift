/// A part of a formula as it is read aloud; the texts in it are spoken already.
package enum SpokenMath: Phrase {
  /// A number or letter over another one, and a fraction whose end is said.
  case over(String, String), fraction(String, String)
  case squared(String), cubed(String)
  /// A number or letter as the exponent, and an exponent whose end is said.
  case power(String, String), longPower(String, String)
  case index(String, String)
  /// A root of a degree, the square root for nil, and one whose end is said.
  case root(degree: String?, String), longRoot(degree: String?, String)
  /// What a function is of.
  case call(String, String)
  case between(Bracket, String, isClosed: Bool)
  case sum(letter: String, from: String, to: String, of: String)
  case product(letter: String, from: String, to: String, of: String)
  case integral(of: String, letter: String, from: String, to: String)
  case derivative(of: String, letter: String, at: String?)
  case limit(of: String, letter: String, to: String)
  /// Values and where they hold, one after another.
  case cases([String]), whenever(String, condition: String), otherwise(String)
  case emptyBox
  /// Something with where it ends.
  case ended(String)
  case sign(Sign)
  /// All digits of a value, and its closed form.
  case equals(String, form: String?)
  /// The first digits of a value, and its closed form.
  case about(String, form: String?)

  /// A pair of brackets.
  package enum Bracket: Hashable, Sendable, CaseIterable {
    case round, square, brace, bars, floor, ceiling
  }

  /// A sign that a voice doesn't say by itself, or says otherwise.
  package enum Sign: Hashable, Sendable, CaseIterable {
    case plus, minus, plusOrMinus, times, dividedBy, modulo
    case equals, isLess, isAtMost, isMore, isAtLeast, differs, isAbout
    case and, or, not, exclusiveOr
    case factorial, percent, degrees, prime, infinity, pi
  }
}
