import GraphTools
import Controls
import Drawing
import GraphKit

extension GraphStyle {
  /// The graph's colours in a theme.
  init(theme: Theme, isCompact: Bool) {
    self.init()
    surface = theme.surface
    gridMinor = theme.gridMinor
    gridMajor = theme.gridMajor
    axis = theme.axis
    label = theme.axisLabel
    strongLabel = theme.text
    pens = theme.pens
    possibleOpacity = theme.possibleOpacity
    majorSpacing = isCompact ? 48 : 72
    curveWidth = isCompact ? 2.25 : 2.5
  }
}
