/// Who of the graph receives the keys; what shows that, and where they go, both follow from it.
package struct KeyboardFocus {
  /// The layer that receives them; nil while they go elsewhere.
  let layer: GraphLayer?
  /// Whether that is a number being typed, with or without keys on the screen.
  let entersNumber: Bool
  /// Whether a ring is shown around what has the focus.
  let isShown: Bool

  package init(layer: GraphLayer?, entersNumber: Bool, isShown: Bool) {
    self.layer = layer
    self.entersNumber = entersNumber
    self.isShown = isShown
  }
}
