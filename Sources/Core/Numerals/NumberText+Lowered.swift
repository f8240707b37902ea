extension NumberText {
  private static let low: [Character] = ["₀", "₁", "₂", "₃", "₄", "₅", "₆", "₇", "₈", "₉"]

  /// A text with its digits below the line: "x₁".
  package static func lowered(_ text: some StringProtocol) -> String {
    String(text.map { $0.isASCII ? $0.wholeNumberValue.map { low[$0] } ?? $0 : $0 })
  }

  /// A text with its digits on the line: "x1".
  package static func lifted(_ text: some StringProtocol) -> String {
    text.map { low.firstIndex(of: $0).map(String.init) ?? String($0) }.joined()
  }
}
