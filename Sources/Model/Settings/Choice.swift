package import Words

/// What a setting with several values may be.
package protocol Choice: Codable, Hashable, Sendable, CaseIterable where AllCases == [Self] {
  /// What the menus call it.
  var title: MenuPhrase { get }
}

extension CaseIterable where Self: Equatable, AllCases.Index == Int {
  /// The case after this one; after the last comes the first.
  package var following: Self {
    let all = Self.allCases
    guard let index = all.firstIndex(of: self) else { return self }
    return all[(index + 1) % all.count]
  }
}
