package import Expressions
import Notation

/// A function in the graph's list: what was typed, what it means, and how it is drawn.
package struct GraphedFunction: Hashable, Sendable {
  /// The formula as it was typed or as the program describes itself.
  package var text: String
  package var program: Program
  /// The number of its pen, from 0.
  package var pen: Int
  package var lineStyle: CurveDash
  package var isHidden: Bool
  /// What a later version wrote about it.
  private var unknown = UnknownKeys()

  package init(
    _ program: Program,
    text: String? = nil,
    pen: Int = 0,
    lineStyle: CurveDash = .solid,
    isHidden: Bool = false
  ) {
    self.program = program
    self.text = text ?? program.description
    self.pen = pen
    self.lineStyle = lineStyle
    self.isHidden = isHidden
  }

  /// The same place in the list, pen and style with another formula, shown.
  package func replaced(by program: Program, text: String) -> GraphedFunction {
    var function = self
    function.program = program
    function.text = text
    function.isHidden = false
    return function
  }

  /// The function without what a later version wrote about it.
  package var withoutUnknownKeys: GraphedFunction {
    var function = self
    function.unknown = UnknownKeys()
    return function
  }
}

extension GraphedFunction: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case text, program, angle, pen, style, hidden
  }

  /// Reads `{"text": "sin(x)", "program": ["x", "sin"], "pen": 1, "style": "dashed"}`; only the
  /// program has to be there.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let program = try Program(from: decoder)
    self.init(
      program,
      text: try container.decodeIfPresent(String.self, forKey: .text),
      pen: try container.decodeIfPresent(Int.self, forKey: .pen) ?? 0,
      lineStyle: try container.decodeIfPresent(String.self, forKey: .style)
        .flatMap(CurveDash.init) ?? .solid,
      isHidden: try container.decodeIfPresent(Bool.self, forKey: .hidden) ?? false
    )
    pen = min(max(pen, 0), FunctionList.limit - 1)
    if text.count > ProgramLimits.formulaCharacters { text = program.description }
    unknown = try UnknownKeys(in: decoder, beside: CodingKeys.self)
  }

  package func encode(to encoder: any Encoder) throws {
    try unknown.encode(to: encoder)
    try program.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(text, forKey: .text)
    try container.encode(pen, forKey: .pen)
    if lineStyle != .solid { try container.encode(lineStyle.rawValue, forKey: .style) }
    if isHidden { try container.encode(true, forKey: .hidden) }
  }
}
