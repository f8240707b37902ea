import Typesetting
package import Words

extension FormulaTree {
  /// What is missing in the box at a place, or in the first box with nothing in it, and where that is;
  /// longer lines are not searched.
  package func missingPart(near place: Int) -> (part: FormulaPart, place: Int)? {
    let nodes = TextbookReader.row(of: self, shown: String(characters)).allNodes
    let boxes = nodes.flatMap(\.boxes).filter(\.row.nodes.isEmpty)
    let near = boxes.first { $0.row.range.lowerBound - 1...$0.row.range.upperBound ~= place }
    let first =
      characters.count > 500 ? nil : boxes.min { $0.row.range.lowerBound < $1.row.range.lowerBound }
    return (near ?? first).map { ($0.part, $0.row.inner.lowerBound) }
  }
}

extension MathNode {
  /// The boxes that something has to stand in.
  fileprivate var boxes: [(row: MathRow, part: FormulaPart)] {
    switch kind {
    case .fraction(let over, let under): [(over, .numerator), (under, .denominator)]
    case .power(_, let raised): [(raised, .exponent)]
    case .root(let degree, let row):
      [(row, .radicand)] + (degree.map { [($0, .degree)] } ?? [])
    case .big(let sign): sign.boxes
    case .cases(let rows):
      rows.map { ($0.value, .value) }
        + rows.compactMap { row in row.condition.map { ($0, .condition) } }
    default: []
    }
  }
}

extension MathOperator {
  fileprivate var boxes: [(row: MathRow, part: FormulaPart)] {
    [(body, .body(mark)), (letter, .letter(mark))]
      + (from.map { [($0, .start(mark))] } ?? []) + (to.map { [($0, .end(mark))] } ?? [])
  }

  private var mark: String {
    switch shape {
    case .sum: "∑"
    case .product: "∏"
    case .integral: "∫"
    case .derivative: "d/dx"
    case .limit: "lim"
    }
  }
}
