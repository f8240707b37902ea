/// How curves are drawn.
public enum CurveMode: String, Hashable, Sendable, CaseIterable {
  /// Proven: joined where the function is certainly continuous, lighter where nothing is certain.
  case auto
  /// A line through one sample for each column of device pixels.
  case line
  /// A dot for each sample, nothing between.
  case dot
}
