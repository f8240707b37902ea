extension Collection {
  /// Whether there are elements and a condition holds of each; `allSatisfy` also holds of none.
  package func someAndAllSatisfy(_ condition: (Element) throws -> Bool) rethrows -> Bool {
    try !isEmpty && allSatisfy(condition)
  }
}
