package import Controls
import Graphs
package import SceneParts

/// What is graphed: a document, and its curves ready to be drawn.
struct GraphContent {
  private(set) var document: GraphDocument
  private(set) var curves: [GraphedCurve]

  init(_ document: GraphDocument) {
    self.document = document
    curves = document.curves
  }

  mutating func take(_ new: GraphDocument) {
    let old = document
    document = new
    if new.functions != old.functions || new.parameters != old.parameters { curves = new.curves }
  }
}

/// How the program wants its graph.
package struct GraphLook {
  /// The program's theme; a presentation has its own.
  package var theme = Theme.slate
  package var settings = MenuSettings()
  /// Whether the calculator now holds something else than the selected function.
  package var isOutdated = false

  package init() {}
}
