/// How points are drawn besides their marks.
package enum MarkJoin: String, Phrase, CaseIterable {
  case alone, joined, closed, filled
  /// Of the numbers of one column: how many lie in each stretch, and their quarters.
  case bars, box

  /// The one that a menu goes on to.
  package func next(ofColumn isColumn: Bool) -> MarkJoin {
    let all: [MarkJoin] = isColumn ? [.alone, .bars, .box] : [.alone, .joined, .closed, .filled]
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }
}
