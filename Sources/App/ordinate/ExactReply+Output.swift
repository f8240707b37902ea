import Formulas

extension ExactReply {
  /// The value in decimal, or as a closed form where that is wanted and there is one.
  func text(asForm: Bool) -> String {
    guard case .number(let digits) = answer else { return answer.status }
    return asForm ? form ?? digits.text : digits.text
  }

  /// About how large a value is that cannot be written.
  private var size: String? {
    switch answer {
    case .overflow(let size), .underflow(let size): size
    case .number, .undefined, .undecided: nil
    }
  }

  /// Value, bounds and digits are text, which keeps all of them.
  ///
  /// - `reason`: Why there is no value, where that is known.
  func json(_ reason: String? = nil) -> JSONText {
    var members: [(String, JSONText)] = []
    if case .number(let digits) = answer {
      members = [
        ("value", .text(digits.text)), ("exact", .flag(digits.isExact)),
        ("form", form.map(JSONText.text) ?? .null), ("lower", .text(digits.lowerBound)),
        ("upper", .text(digits.upperBound)), ("status", .text(answer.status)),
        ("digits", .whole(digits.digits.utf8.count)),
      ]
    } else {
      members = [
        ("value", .null), ("exact", .flag(false)), ("form", .null), ("lower", .null),
        ("upper", .null), ("status", .text(answer.status)), ("digits", .whole(0)),
        ("size", size.map(JSONText.text) ?? .null),
      ]
    }
    if let reason { members.append(("reason", .text(reason))) }
    return .object(members)
  }
}
