package import SceneParts
import Settings
import Drawing

/// The inside of the window.
struct WindowShape {
  /// In points.
  var size = Size(width: 0, height: 0)
  var contentScale = ContentScale.one
  /// How much larger than the system's its points are, because the person wants them so.
  var magnification = 1.0
  /// How large everything is shown.
  var textSize = TextSize.normal
  let measurer: TypeMeasurer

  var bounds: Rect { Rect(size: size) }
}

extension GraphingCalculator {
  /// What the desktop asks for.
  package var desktop: DesktopWishes {
    get { settings.desktop }
    set { settings.desktop = newValue }
  }
}
