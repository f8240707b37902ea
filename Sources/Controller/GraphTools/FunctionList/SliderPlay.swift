import Controls
import Drawing
import GraphModel

/// A slider that goes back and forth by itself.
struct SliderPlay: Hashable, Sendable {
  /// How long one way takes, in seconds.
  private static let duration = 4.0
  /// Between two steps when things are not to move, in seconds.
  private static let stepTime = 0.5

  var start: Double
  /// Where in the range it began, 0 … 1.
  var share: Double
  var lastStep: Double
  var isUpward = true

  init(_ setting: ParameterSetting, at time: Double) {
    start = time
    share = setting.share
    lastStep = time
  }

  /// Moves a slider to where it is by now; without motion by whole steps.
  mutating func advance(_ setting: inout ParameterSetting, to time: Double, bySteps: Bool) {
    guard bySteps else {
      let way = (share + (time - start) / Self.duration).truncatingRemainder(dividingBy: 2)
      setting.glide(toShare: way > 1 ? 2 - way : way)
      return
    }
    guard time - lastStep >= Self.stepTime else { return }
    lastStep = time
    if isUpward, setting.value >= setting.maximum { isUpward = false }
    if !isUpward, setting.value <= setting.minimum { isUpward = true }
    setting.move(bySteps: isUpward ? 1 : -1)
  }

  /// When it has something to do next.
  func deadline(after time: Double, bySteps: Bool) -> Double {
    bySteps ? lastStep + Self.stepTime : time + Easing.frame
  }
}

extension FunctionPanel {
  mutating func togglePlay(_ parameter: String, in document: GraphDocument, at time: Double) {
    if playing.removeValue(forKey: parameter) == nil {
      playing[parameter] = SliderPlay(document[settingOf: parameter], at: time)
    }
  }

  /// Lets the sliders that play go on; true when one has moved.
  mutating func advance(
    _ document: inout GraphDocument,
    to time: Double,
    bySteps: Bool
  ) -> Bool {
    guard !playing.isEmpty else { return false }
    let used = document.letters
    playing = playing.filter { used.contains($0.key) }
    for parameter in playing.keys {
      playing[parameter]?.advance(&document[settingOf: parameter], to: time, bySteps: bySteps)
    }
    return true
  }

  /// When the panel has something to do next.
  package func deadline(after time: Double, bySteps: Bool) -> Double? {
    let plays = playing.values.map { $0.deadline(after: time, bySteps: bySteps) }
    return
      (plays
      + [board.deadline(at: time), scroll.deadline(at: time), motion.grip.deadline(at: time)]
      .compactMap { $0 }).min()
  }
}
