package import Drawing

/// Every colour of the program, by what it is for.
package struct Theme: Hashable, Sendable {
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

  package var keys: Keys
  package var accent: Accent
  package var focus: Color
  package var notices: Notices
  package var graph: Graph

  /// What can be pressed: its fill, the edge that gives it depth, and what stands on it.
  package struct Face: Hashable, Sendable {
    package var fill: Color
    package var edge: Color
    package var ink: Color

    init(_ fill: UInt32, _ edge: UInt32, ink: UInt32) {
      self.fill = Color(fill)
      self.edge = Color(edge)
      self.ink = Color(ink)
    }
  }

  /// The faces of keys.
  package struct Keys: Hashable, Sendable {
    package var number: Face
    package var function: Face
    package var operation: Face
    package var enter: Face
    package var variable: Face

    subscript(style: KeyStyle) -> Face {
      switch style {
      case .number: number
      case .function: function
      case .operation: operation
      case .enter: enter
      case .variable: variable
      }
    }
  }

  /// The one colour that leads on.
  package struct Accent: Hashable, Sendable {
    package var face: Face
    /// The same colour as words on a ground.
    package var text: Color

    package var fill: Color { face.fill }
  }

  /// The colours of what is said: a warning, a fault, a success.
  package struct Notices: Hashable, Sendable {
    package var warning: Color
    package var error: Color
    package var success: Color
  }

  /// The colours of a graph.
  package struct Graph: Hashable, Sendable {
    package var gridMinor: Color
    package var gridMajor: Color
    package var axis: Color
    package var label: Color
    package var pens: [Color]
    /// Opacity of what is possible but not proven.
    package var possibleOpacity: Double
  }

  /// The colour of the curve with this number, from 0 and then from the start again.
  package func pen(_ index: Int) -> Color { graph.pens[index % graph.pens.count] }

  /// Black or white text for a ground of a pen's colour, whichever contrasts more.
  package func ink(onPen index: Int) -> Color {
    let (white, black) = (Color(0xFFFFFF), Color(0x101216))
    return white.contrast(with: pen(index)) >= black.contrast(with: pen(index)) ? white : black
  }

  /// The theme with another colour of focus and selections, as long as that is seen on every ground
  /// with a contrast of 3 : 1, and text on a selection is read with 4.5 : 1, as WCAG 2.2 wants (AA).
  package func focusing(with color: Color?) -> Theme {
    let grounds = [background, surface, raised]
    guard let color,
      grounds.allSatisfy({
        color.contrast(with: $0) >= 3
          && text.contrast(with: $0.mixed(with: color, share: Self.selectionOpacity)) >= 4.5
      })
    else { return self }
    var theme = self
    theme.focus = color
    return theme
  }

  /// Opacity of the ground of what is selected.
  static let selectionOpacity = 0.35

  /// The ground of a tile that is on.
  package var chosen: Color { isDark ? keys.operation.fill : keys.function.fill }
}
