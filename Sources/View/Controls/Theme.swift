package import Drawing

/// Every colour of the program, by what it is for.
package struct Theme: Hashable, Sendable {
  /// A face and the edge that gives it depth.
  package struct Face: Hashable, Sendable {
    package var fill: Color
    package var edge: Color

    package init(_ fill: UInt32, _ edge: UInt32) {
      self.fill = Color(fill)
      self.edge = Color(edge)
    }
  }

  package var isDark: Bool
  /// Borders instead of shades, for low vision and projectors.
  package var isHighContrast: Bool

  package var background: Color
  package var surface: Color
  package var raised: Color
  package var line: Color
  package var strongLine: Color
  package var text: Color
  package var secondaryText: Color
  package var disabledText: Color

  package var numberKey: Face
  package var functionKey: Face
  package var operatorKey: Face
  package var enterKey: Face
  package var variableKey: Face
  package var onEnterKey: Color
  package var onVariableKey: Color

  package var accent: Face
  package var onAccent: Color
  package var accentText: Color
  package var focus: Color
  package var warning: Color
  package var error: Color
  package var success: Color

  package var gridMinor: Color
  package var gridMajor: Color
  package var axis: Color
  package var axisLabel: Color
  package var pens: [Color]
  package var possibleOpacity: Double

  /// Black or white text for a ground of a pen's colour, whichever contrasts more.
  package func ink(onPen index: Int) -> Color {
    let pen = pens[index % pens.count]
    let (white, black) = (Color(0xFFFFFF), Color(0x101216))
    return white.contrast(with: pen) >= black.contrast(with: pen) ? white : black
  }
}
