import Intervals

extension ColumnSolver {
  /// A stretch of the column.
  struct Part {
    let box: Interval
    let depth: Int
    /// What a look at many parts has found of this one.
    let known: ColumnSurvey.Known?
    /// Whether the cut went through a depth that is a multiple of `blockDepth`.
    let isLandmark: Bool
    /// Whether few parts beside this one are unknown.
    let isAlone: Bool

    /// A part of one at another depth.
    init(
      box: Interval,
      depth: Int,
      above: Int,
      known: ColumnSurvey.Known? = nil,
      isAlone: Bool = true
    ) {
      self.box = box
      self.depth = depth
      self.known = known
      self.isAlone = isAlone
      isLandmark = above / ColumnSolver.blockDepth < depth / ColumnSolver.blockDepth
    }

    /// A whole column.
    init(column: Interval, known: ColumnSurvey.Known?) {
      self.init(box: column, depth: 0, above: -ColumnSolver.blockDepth, known: known)
    }
  }
}
