package import Controls
package import Drawing

/// What hangs over the rest and offers commands.
package protocol MenuCard {
  var card: Rect { get }

  /// What it offers, as controls.
  func controls<ID>(group: Int, id: (SceneCommand) -> ID) -> [Control<ID>]

  /// Draws all but the controls.
  func draw(with painter: ControlPainter)
}
