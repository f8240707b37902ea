/// What is certain of a number.
package enum ExactAnswer: Equatable, Sendable {
  case number(CertainDigits)
  /// There is proven to be no real value.
  case undefined
  /// There is a value, too large or too small for its exponent to be written.
  case overflow, underflow
  /// Nothing is certain, or not whether there is a value; what is known, as a sentence's end.
  case undecided(String)

  /// One line, without its end.
  package var line: String {
    switch self {
    case .number(let digits):
      "number \(digits.isNegative ? "-" : "+") \(digits.digits) \(digits.exponent) "
        + digits.certainty.rawValue
    case .undefined, .overflow, .underflow: status
    case .undecided(let reason): "undecided \(reason)"
    }
  }

  /// Reads a line; nil for any other text.
  package init?(line: String) {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    switch words.first {
    case "undefined": self = .undefined
    case "overflow": self = .overflow
    case "underflow": self = .underflow
    case "undecided": self = .undecided(words.count > 1 ? words[1] : "")
    case "number":
      let parts = line.split(separator: " ")
      guard parts.count == 5, let exponent = Int(parts[3]),
        let certainty = CertainDigits.Certainty(rawValue: String(parts[4]))
      else { return nil }
      self = .number(
        CertainDigits(
          isNegative: parts[1] == "-",
          digits: String(parts[2]),
          exponent: exponent,
          certainty: certainty
        )
      )
    default: return nil
    }
  }

  /// The word for it.
  package var status: String {
    switch self {
    case .number: "number"
    case .undefined: "undefined"
    case .overflow: "overflow"
    case .underflow: "underflow"
    case .undecided: "undecided"
    }
  }
}
