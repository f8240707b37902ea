/// A function that an exact arithmetic knows, undefined where it has no real value: the row of a table.
///
/// What an arithmetic can do beyond that, as to take roots of squares, is its own matter.
package struct ExactFunction: Sendable {
  /// The name under which a library has its digits.
  package let name: String
  /// Its values at 0 and 1 where these are whole numbers.
  package var atZero: Int?
  package var atOne: Int?
  package var sign = Sign.any
  /// Whether its values lie between −1 and 1, neither of which they reach.
  package var isBelowOne = false

  /// The sign of its values.
  package enum Sign: Sendable { case any, positive, ofOperand, opposite, absolute }

  package init(
    _ name: String,
    atZero: Int? = nil,
    atOne: Int? = nil,
    sign: Sign = .any,
    isBelowOne: Bool = false
  ) {
    self.name = name
    (self.atZero, self.atOne, self.sign) = (atZero, atOne, sign)
    self.isBelowOne = isBelowOne
  }
}

extension ExactFunction: Hashable {
  package static func == (first: ExactFunction, second: ExactFunction) -> Bool {
    first.name == second.name
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The functions that formulas of rows and arithmetics are made of.
extension ExactFunction {
  package static let negate = ExactFunction("negate", sign: .opposite)
  package static let absolute = ExactFunction("absolute", sign: .absolute)
  package static let floor = ExactFunction("floor")
  package static let sqrt = ExactFunction("sqrt", sign: .ofOperand)
  package static let cbrt = ExactFunction("cbrt", sign: .ofOperand)
  package static let exp = ExactFunction("exp", atZero: 1, sign: .positive)
  package static let ln = ExactFunction("log", atOne: 0)
  package static let sin = ExactFunction("sin", atZero: 0)
  package static let cos = ExactFunction("cos", atZero: 1)
  package static let asin = ExactFunction(
    "asin",
    atZero: 0,
    sign: .ofOperand
  )
  package static let acos = ExactFunction("acos", atOne: 0)
  package static let atan = ExactFunction("atan", atZero: 0, sign: .ofOperand)
  package static let sinh = ExactFunction("sinh", atZero: 0, sign: .ofOperand)
  package static let cosh = ExactFunction("cosh", atZero: 1, sign: .positive)
  package static let tanh = ExactFunction("tanh", atZero: 0, sign: .ofOperand, isBelowOne: true)
  package static let asinh = ExactFunction("asinh", atZero: 0, sign: .ofOperand)
  package static let acosh = ExactFunction("acosh", atOne: 0)
  package static let atanh = ExactFunction(
    "atanh",
    atZero: 0,
    sign: .ofOperand
  )
  package static let factorial = ExactFunction("factorial")
  package static let gamma = ExactFunction("gamma")
}
