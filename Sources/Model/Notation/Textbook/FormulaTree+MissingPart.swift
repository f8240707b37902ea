import Typesetting
package import Words

extension FormulaTree {
  /// What is missing in the box at a place, or in the first box with nothing in it; longer lines are not
  /// searched.
  package func missingPart(near place: Int) -> FormulaPart? {
    let nodes = TextbookReader.row(of: self, shown: String(characters)).allNodes
    if let part = Self.missingPart(at: place, among: nodes) { return part }
    guard characters.count <= 500 else { return nil }
    return (0...characters.count).lazy.compactMap { Self.missingPart(at: $0, among: nodes) }.first
  }

  private static func missingPart(at place: Int, among nodes: [MathNode]) -> FormulaPart? {
    for node in nodes {
      switch node.kind {
      case .fraction(let over, _) where over.isMissing(at: place): return .numerator
      case .fraction(_, let under) where under.isMissing(at: place): return .denominator
      case .power(_, let raised) where raised.isMissing(at: place): return .exponent
      case .root(_, let row) where row.isMissing(at: place): return .radicand
      case .root(let degree?, _) where degree.isMissing(at: place): return .degree
      case .big(let sign):
        if let part = sign.missingPart(at: place) { return part }
      case .cases(let rows):
        if rows.contains(where: { $0.value.isMissing(at: place) }) { return .value }
        if rows.contains(where: { $0.condition?.isMissing(at: place) ?? false }) {
          return .condition
        }
      default: continue
      }
    }
    return nil
  }
}

extension MathOperator {
  fileprivate func missingPart(at place: Int) -> FormulaPart? {
    if body.isMissing(at: place) { return .body(mark) }
    if letter.isMissing(at: place) { return .letter(mark) }
    if from?.isMissing(at: place) ?? false { return .start(mark) }
    return to?.isMissing(at: place) ?? false ? .end(mark) : nil
  }

  private var mark: String {
    switch shape {
    case .sum: "∑"
    case .product: "∏"
    case .integral: "∫"
    case .derivative: "d/dx"
    }
  }
}

extension MathRow {
  fileprivate func isMissing(at place: Int) -> Bool {
    nodes.isEmpty && range.lowerBound - 1 <= place && place <= range.upperBound
  }
}
