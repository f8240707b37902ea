/// A ready-made view, or something else to do with views.
package enum WindowCommand: CaseIterable, Hashable, Sendable {
  case fit, natural, standard, range, square, center, boxZoom, zoomKeys, taps, dots, previous, next,
    keep
}
