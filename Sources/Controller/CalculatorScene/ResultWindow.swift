import Formulas
import Words

/// Which digits of a number are in sight while it is moved along.
struct ResultWindow {
  /// Those that are known of them.
  let digits: Range<Int>
  /// How many there are in all, as far as is known.
  let count: Int
  /// Whether the last digit is in sight.
  let isAtEnd: Bool
  /// How many places after the point the last one is; nil before it.
  private let places: Int?

  init(_ line: ResultLine, of number: CertainDigits) {
    let known = number.digits.utf8.count
    let last = number.isExact ? max(0, known - line.room) : known
    let first = min(line.firstDigit ?? 0, last)
    digits = first..<min(first + line.room, known)
    count = number.isExact ? known : max(known, line.wantedDigits)
    isAtEnd = number.isExact && digits.upperBound == known
    let isPlain = WrittenDigits(number).tail.isEmpty
    let place = digits.upperBound - number.exponent - 1
    places = isPlain && place > 0 ? place : nil
  }

  /// "digits 7 to 38 · 20 after the point", or the first half of that.
  func note(isShort: Bool) -> ResultPhrase {
    .digits(
      from: digits.lowerBound + 1,
      to: digits.upperBound,
      afterPoint: isShort ? nil : places
    )
  }

  /// Which part of the way is in sight.
  var part: ClosedRange<Double> {
    let whole = Double(max(count, 1))
    return Double(digits.lowerBound) / whole...Double(digits.upperBound) / whole
  }
}
