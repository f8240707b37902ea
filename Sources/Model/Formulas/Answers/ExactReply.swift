/// An answer, and the closed form where one was asked for and found.
package struct ExactReply: Equatable, Sendable {
  package var answer: ExactAnswer
  /// With "-" for a minus, as it comes from the arithmetic.
  package var form: String?

  package init(_ answer: ExactAnswer, form: String? = nil) {
    (self.answer, self.form) = (answer, form)
  }
}
