extension CaseIterable where Self: Equatable, AllCases.Index == Int {
  /// The case after this one; after the last comes the first.
  package var following: Self {
    let all = Self.allCases
    guard let index = all.firstIndex(of: self) else { return self }
    return all[(index + 1) % all.count]
  }
}
