package import Drawing
package import GraphKit
package import GraphModel

/// What is graphed: a document, and its curves ready to be drawn.
package struct GraphContent {
  package private(set) var document: GraphDocument
  /// As they are drawn: in the numbers of the view.
  package private(set) var curves: [GraphedCurve]
  /// As they are.
  private var plainCurves: [GraphedCurve]
  private var originX: TickOrigin?
  private var originY: TickOrigin?
  /// Whether what is seen is where local functions are known.
  private var isWithinReach = true
  /// What is known of the curves at single places.
  package let values = PreciseValues()
  /// What is known of the figures over single x.
  package let sections = FigureSections()
  /// What the functions are in numbers that count from elsewhere.
  package let local = LocalFunctions()
  /// The digits of the numbers that views count from.
  package let originDigits = OriginDigits()

  package init(_ document: GraphDocument) {
    self.document = document
    plainCurves = document.curves
    curves = plainCurves
  }

  /// The same with other functions in the place of those that are graphed.
  package func map(_ change: (GraphFunction) -> GraphFunction) -> GraphContent {
    var content = self
    content.curves = plainCurves.map { $0.map(change) }
    return content
  }

  package mutating func take(_ new: GraphDocument) {
    let old = document
    document = new
    guard new.functions != old.functions || new.parameters != old.parameters else { return }
    plainCurves = new.curves
    count()
  }

  /// Counts from the origins of a view on so much room.
  package mutating func count(for viewport: Viewport, filling size: Size) {
    let isWithin = !viewport.isLocal || viewport.isWithinReach(filling: size)
    guard (viewport.originX, viewport.originY) != (originX, originY) || isWithin != isWithinReach
    else { return }
    (originX, originY, isWithinReach) = (viewport.originX, viewport.originY, isWithin)
    count()
  }

  /// Asks for what is wanted in local numbers; true where more is known now.
  package mutating func settleLocal() -> Bool {
    guard local.settle() else { return false }
    count()
    return true
  }

  /// Whether the curves are known in the numbers of a view, which is asked for where they are not.
  package func isKnown(in viewport: Viewport) -> Bool {
    guard let x = viewport.originX, let y = viewport.originY else { return true }
    let known = plainCurves.functions.map { local.function($0, x: x, y: y) != nil }
    return !known.contains(false)
  }

  private mutating func count() {
    guard let originX, let originY else { return curves = plainCurves }
    curves = plainCurves.map { curve in
      curve.map { function in
        let known = isWithinReach ? local.function(function, x: originX, y: originY) : nil
        return known ?? GraphFunction(UndecidedFunction(function))
      }
    }
  }
}
