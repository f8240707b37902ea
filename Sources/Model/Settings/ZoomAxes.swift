package import Words

/// What + and − stretch.
package enum ZoomAxes: String, Choice {
  case both, x, y

  package var title: MenuPhrase {
    switch self {
    case .both: .window(.zoomsBoth)
    case .x: .window(.zoomsX)
    case .y: .window(.zoomsY)
    }
  }

  /// A zoom's factors along x and y.
  package func factors(_ factor: Double) -> (x: Double, y: Double) {
    (self == .y ? 1 : factor, self == .x ? 1 : factor)
  }
}
