package import GraphModel

/// What is graphed: a document, and its curves ready to be drawn.
package struct GraphContent {
  package private(set) var document: GraphDocument
  package private(set) var curves: [GraphedCurve]
  /// What is known of the curves at single places.
  package let values = PreciseValues()
  /// What is known of the figures over single x.
  package let sections = FigureSections()

  package init(_ document: GraphDocument) {
    self.document = document
    curves = document.curves
  }

  /// The same with other functions in the place of those that are graphed.
  package func map(_ change: (GraphFunction) -> GraphFunction) -> GraphContent {
    var content = self
    content.curves = curves.map { $0.map(change) }
    return content
  }

  package mutating func take(_ new: GraphDocument) {
    let old = document
    document = new
    if new.functions != old.functions || new.parameters != old.parameters { curves = new.curves }
  }
}
