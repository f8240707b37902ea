import Controls
import Drawing
import GraphModel

/// What lies where a hand is.
extension FunctionPanel {
  func slide(_ parameter: String, to place: Point, _ document: inout GraphDocument) {
    guard let frame = board.control(.track(parameter))?.frame else { return }
    let track = Self.track(in: frame)
    document[settingOf: parameter].move(toShare: (place.x - track.x) / track.width)
  }

  /// Where the thumb's middle can be.
  static func track(in frame: Rect) -> Rect {
    Rect(x: frame.x + 14, y: frame.midY - 2, width: frame.width - 28, height: 4)
  }

  /// The place in the list at a height.
  func row(nearest y: Double, in document: GraphDocument) -> Int {
    let rows = document.functions.functions.indices
    return rows.min { first, second in
      func distance(_ index: Int) -> Double {
        board.control(.row(index)).map { abs($0.frame.midY - y) } ?? .infinity
      }
      return distance(first) < distance(second)
    } ?? 0
  }
}
