/// An answer, and the closed form where one was asked for and found.
package struct ExactReply: Equatable, Sendable {
  package var answer: ExactAnswer
  /// With "-" for a minus, as it comes from the arithmetic.
  package var form: String?

  package init(_ answer: ExactAnswer, form: String? = nil) {
    (self.answer, self.form) = (answer, form)
  }

  /// What is known of a number; nil where the answer is none.
  package var digits: CertainDigits? {
    if case .number(let digits) = answer { digits } else { nil }
  }
}
