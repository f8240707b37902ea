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
  /// What was worked out of functions that need it.
  package let solutions: SolvedFunctions
  /// What is told of them, by their places in the list.
  private var solved: [Int: SolvedFunction] = [:]
  /// The digits of the numbers that views count from.
  package let originDigits = OriginDigits()

  package init(_ document: GraphDocument, solutions: SolvedFunctions = SolvedFunctions()) {
    (self.document, self.solutions) = (document, solutions)
    plainCurves = document.curves
    curves = plainCurves
    solve()
    count()
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
    solve()
    // What is moved by a hand is known at once where nobody waits for it.
    if solutions.settle() { solve() }
    count()
  }

  /// Takes the curves of the document, and of those that are worked out what is known.
  private mutating func solve() {
    solved = [:]
    var letters: [String: GraphFunction] = [:]
    for (index, function) in document.givers where function.base.needsSolving {
      guard let found = solutions.solved(function, at: index) else { continue }
      solved[index] = found
      letters.merge(found.letters) { first, _ in first }
    }
    plainCurves = document.curves(giving: letters).map { curve in
      guard let found = solved[curve.index] else { return curve }
      let solved = found.curve.map { known in
        curve.map { $0 == curve.function ? known : $0 }
      }
      return (solved ?? curve).between(found.bands[curve.join])
    }
  }

  /// Asks for what is to be worked out; true where more is known now.
  package mutating func settleSolutions() -> Bool {
    guard solutions.settle() else { return false }
    solve()
    count()
    return true
  }

  /// How far data is from what was fitted first to each of its columns, with the places of the models.
  var residuals: [(index: Int, residuals: Residuals)] {
    var told: Set<FittedColumn> = []
    return solved.sorted { $0.key < $1.key }.compactMap { index, solved in
      guard let residuals = Residuals(solved), told.insert(residuals.data).inserted else {
        return nil
      }
      return (index, residuals)
    }
  }

  /// What is told below a function of the list.
  ///
  /// - `first`, `count`, `columns`: Which rows and columns of a table.
  func details(
    of index: Int,
    fromRow first: Int,
    count: Int,
    columns: Range<Int>
  ) -> [FunctionDetail] {
    if let solved = solved[index] { return solved.details }
    let bound = plainCurves.first { $0.index == index }?.function
    guard let function = bound ?? document.functions[index]?.function else { return [] }
    guard let table = function.base as? any EditableTable else { return function.base.details }
    var details = table.details(fromRow: first, count: count, columns: columns)
    for (_, residuals) in residuals where residuals.data.table == function {
      details.append(residuals, rows: first..<min(first + count, table.rowCount))
    }
    return details
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
