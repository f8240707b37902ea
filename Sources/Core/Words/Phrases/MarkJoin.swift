/// How points are drawn besides their marks, or a model besides its curve.
package enum MarkJoin: String, Phrase, CaseIterable {
  case alone, joined, closed, filled
  /// Of the numbers of one column: how many lie in each stretch, and their quarters.
  case bars, box
  /// Around a model: where the mean lies, or a new value, in 95 % of all samples.
  case curveAlone, meanBand, newValueBand

  /// What is drawn with a join.
  package enum Kind: Sendable {
    case points, column, model

    fileprivate var joins: [MarkJoin] {
      switch self {
      case .points: [.alone, .joined, .closed, .filled]
      case .column: [.alone, .bars, .box]
      case .model: [.curveAlone, .meanBand, .newValueBand]
      }
    }
  }

  /// The one that a menu goes on to.
  package func next(of kind: Kind) -> MarkJoin {
    let all = kind.joins
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }

  /// What it is called there.
  package func name(of kind: Kind) -> MarkJoin { kind.joins.contains(self) ? self : kind.joins[0] }
}
