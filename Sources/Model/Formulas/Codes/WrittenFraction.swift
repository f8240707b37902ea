import Numerals
import Operations

/// An exponent written as whole number / odd whole number, such as 1/3, −2/3 or −(1/5).
package struct WrittenFraction {
  /// Carries the sign.
  package let numerator: Int32
  /// Odd and above 0.
  package let denominator: Int32
  /// How many instructions wrote it.
  package let instructionCount: Int

  /// Looks at the instructions just before a power; nil when they write anything else.
  ///
  /// `end` is the index of the power. Signs are taken together, wherever they stand: (−1)/(−3) is
  /// 1/3. It is not reduced: 2/6 has an even denominator, and gives nil.
  package init?(endingBefore end: Int, in instructions: [Instruction]) {
    var index = end
    var isNegative = false

    func step(_ expected: Instruction) -> Bool {
      guard index > 0, instructions[index - 1] == expected else { return false }
      index -= 1
      return true
    }
    func wholeNumber() -> Int32? {
      while step(.unary(.negate)) { isNegative.toggle() }
      guard index > 0, case .number(let literal) = instructions[index - 1] else { return nil }
      index -= 1
      return literal.wholeNumber
    }

    while step(.unary(.negate)) { isNegative.toggle() }
    guard step(.binary(.divide)),
      let denominator = wholeNumber(), denominator & 1 == 1,
      let numerator = wholeNumber()
    else { return nil }
    self.numerator = isNegative ? -numerator : numerator
    self.denominator = denominator
    instructionCount = end - index
  }
}
