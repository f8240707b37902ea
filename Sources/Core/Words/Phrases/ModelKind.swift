/// A usual shape of a model of data.
package enum ModelKind: String, CaseIterable, Hashable, Sendable {
  case line, parabola, exponential
}
