/// How points are drawn besides their marks.
package enum MarkJoin: String, Phrase, CaseIterable {
  case alone, joined, closed, filled

  /// The one that a menu goes on to.
  package var next: MarkJoin {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }
}
