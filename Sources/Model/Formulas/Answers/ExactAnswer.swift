package import Words

/// What is certain of a number.
package enum ExactAnswer: Equatable, Sendable {
  case number(CertainDigits)
  /// There is proven to be no real value, and perhaps why.
  case undefined(ProgramFault?)
  /// There is a value, too large or too small for its exponent to be written; and about what size.
  case overflow(String?), underflow(String?)
  /// Nothing is certain, or not whether there is a value.
  case undecided(UndecidedReason)

  /// One line, without its end.
  ///
  /// Words apart by one blank: "number + 314 0 truncated", "overflow 10^(…)", "undecided zero". It
  /// comes back by `init(line:)`.
  package var line: String {
    switch self {
    case .number(let digits):
      "number \(digits.isNegative ? "-" : "+") \(digits.digits) \(digits.exponent) "
        + digits.certainty.rawValue
    case .undefined(let fault?): status + " " + fault.line
    case .overflow(let size?), .underflow(let size?): status + " " + size
    case .undefined, .overflow, .underflow: status
    case .undecided(let doubt): "undecided " + doubt.code
    }
  }

  /// Reads a line; nil for any other text.
  ///
  /// The digits themselves are not checked: lines come from a process of our own.
  package init?(line: String) {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    switch words.first {
    case "undefined": self = .undefined(words.dropFirst().first.flatMap(ProgramFault.init(line:)))
    case "overflow": self = .overflow(words.dropFirst().first)
    case "underflow": self = .underflow(words.dropFirst().first)
    case "undecided":
      guard words.count > 1, let doubt = UndecidedReason(code: words[1]) else { return nil }
      self = .undecided(doubt)
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

extension UndecidedReason {
  private static let plain: [String: UndecidedReason] = [
    "zero": .zero, "whole": .whole, "floor": .floor, "digits": .digits, "part": .part,
    "integral": .integral, "limits": .limits,
  ]

  /// How it stands in a line: a word, or how near to 0.
  fileprivate var code: String {
    if case .nearZero(let power) = self { return String(power) }
    return Self.plain.first { $0.value == self }?.key ?? ""
  }

  fileprivate init?(code: String) {
    guard let doubt = Self.plain[code] ?? Int(code).map(UndecidedReason.nearZero) else {
      return nil
    }
    self = doubt
  }
}
