import Words

extension ModelKind {
  /// The model of a column by another one, with letters that are free; nil where these are too few.
  func text(of y: String, _ x: String, _ letters: [String]) -> String? {
    guard letters.count >= 3 else { return nil }
    let (a, b, c) = (letters[0], letters[1], letters[2])
    return switch self {
    case .line: "\(y)~\(a)·\(x)+\(b)"
    case .parabola: "\(y)~\(a)·\(x)^2+\(b)·\(x)+\(c)"
    case .exponential: "\(y)~\(a)·exp(\(b)·\(x))"
    }
  }
}
