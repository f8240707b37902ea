/// What is certain of an operand of a step without a value; nil is what is not.
package struct KnownOperand {
  /// As it is written.
  package let text: String?
  package let sign: Int?
  package let isOne: Bool?

  package init(text: String?, sign: Int?, isOne: Bool?) {
    (self.text, self.sign, self.isOne) = (text, sign, isOne)
  }
}
