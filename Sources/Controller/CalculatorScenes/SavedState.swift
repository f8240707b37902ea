package import CalculatorModel
package import SceneHost

/// Everything that survives a restart, as one value.
package struct SavedState: Codable, Hashable, Sendable {
  /// The version that this program writes; it reads no newer one.
  package static let currentVersion = 1

  /// The window's place, in points.
  package struct Window: Codable, Hashable, Sendable {
    package var width: Double
    package var height: Double
    package var isFullScreen: Bool

    package init(width: Double, height: Double, isFullScreen: Bool) {
      self.width = width
      self.height = height
      self.isFullScreen = isFullScreen
    }
  }

  package var version = currentVersion
  package var calculator = CalculatorBrain.State()
  package var graph = GraphState()
  package var theme = ThemeChoice.system
  package var window: Window?
  /// Which scene a narrow window shows.
  package var isGraphShown = false
  /// What later versions added is optional, so that older files can still be read.
  package var motion: MotionChoice?
  package var textSize: TextSize?
  /// Whether the focus, results and the graph are spoken.
  package var speaks: Bool?
  /// The person's own magnification of everything.
  package var userScale: Double?
  /// Which scene is put away where both have room.
  package var hidden: SceneSide?

  package init() {}
}
