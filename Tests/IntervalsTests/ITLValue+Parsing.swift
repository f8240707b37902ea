import Intervals

extension ITLValue {
  /// The number a literal means: decimal or hexadecimal, infinity, NaN; nil for other text.
  static func number(in text: some StringProtocol) -> Double? {
    let word = text.lowercased().filter { !$0.isWhitespace }
    switch word {
    case "infinity", "+infinity", "inf", "+inf": return .infinity
    case "-infinity", "-inf": return -.infinity
    case "nan": return .nan
    default: return Double(word)
    }
  }

  /// The text between brackets, and the decoration after them, if any.
  init(intervalBody body: String, decoration suffix: String) {
    guard let interval = ITLValue.interval(body) else {
      let isNaI = body.lowercased().filter { !$0.isWhitespace } == "nai"
      self = isNaI ? .decorated(.notAnInterval) : .unknown("[\(body)]")
      return
    }
    if suffix.isEmpty {
      self = .interval(interval)
    } else if let decoration = Decoration(name: suffix) {
      self = .decorated(DecoratedInterval(interval, decoration))
    } else {
      self = .unknown(suffix)
    }
  }

  private static func interval(_ body: String) -> Interval? {
    let word = body.lowercased().filter { !$0.isWhitespace }
    switch word {
    case "empty", "": return .empty
    case "entire", ",": return .entire
    case "nai": return nil
    default: break
    }
    let ends = word.split(separator: ",", omittingEmptySubsequences: false).map(number(in:))
    guard let lower = ends.first ?? nil, let upper = ends.last ?? nil, ends.count <= 2 else {
      return nil
    }
    return Interval(lower, upper)
  }
}

extension Decoration {
  /// The decoration of a standard name; nil for other text.
  init?(name: String) {
    guard let match = Decoration.allCases.first(where: { $0.description == name.lowercased() })
    else { return nil }
    self = match
  }
}
