package import Words

/// A function in the graph's list: what was typed, what it means, and how it is drawn.
package struct GraphedFunction: Hashable, Sendable {
  /// The formula as it was typed or as the function calls itself.
  package var text: String
  package var function: GraphFunction
  /// The number of its pen, from 0.
  package var pen: Int
  package var lineStyle: CurveDash
  package var isHidden: Bool
  /// How points are drawn besides their marks.
  package var join = MarkJoin.alone
  /// What a later version wrote about it.
  package var unknown = UnknownKeys()

  package init(
    _ function: GraphFunction,
    text: String? = nil,
    pen: Int = 0,
    lineStyle: CurveDash = .solid,
    isHidden: Bool = false
  ) {
    self.function = function
    self.text = text ?? function.name
    self.pen = pen
    self.lineStyle = lineStyle
    self.isHidden = isHidden
  }

  /// The same place in the list, pen and style with another formula, shown.
  package func replaced(by function: GraphFunction, text: String) -> GraphedFunction {
    var replaced = self
    replaced.function = function
    replaced.text = text
    replaced.isHidden = false
    return replaced
  }
}
