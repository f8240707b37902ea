/// What is said of a result in the display.
package enum ResultPhrase: Phrase {
  /// And about what size.
  case tooLarge(String?)
  case tooSmall(String?)
  case undecided(UndecidedReason)
  case working
  case moreDigits
  /// Which digits are shown, and how many places after the point the last one is.
  case digits(from: Int, to: Int, afterPoint: Int?)
  /// How many digits are left out.
  case hiddenDigits(Int)
}
