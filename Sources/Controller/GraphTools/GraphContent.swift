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

  package mutating func take(_ new: GraphDocument) {
    let old = document
    document = new
    if new.functions != old.functions || new.parameters != old.parameters { curves = new.curves }
  }
}
