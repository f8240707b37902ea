/// A number as a person gave it: what was written, or the shortest decimal of a `Double`.
package struct TypedNumber: Hashable, Sendable {
  /// The `Double` nearest to it.
  package var value: Double
  /// How it was written, where it is another number than the decimal: "π/2".
  package var text: String?

  package init(_ value: Double, text: String? = nil) { (self.value, self.text) = (value, text) }
}
