package import Settings
package import Controls
import Graphs
package import Words

extension ThemeChoice {
  /// The theme, given what the desktop prefers.
  package func theme(systemIsDark: Bool) -> Theme {
    switch self {
    case .system: systemIsDark ? .slate : .paper
    case .light: .paper
    case .dark: .slate
    case .contrast: systemIsDark ? .projectorBlack : .projectorWhite
    }
  }

  /// What the menu calls it.
  var title: MenuPhrase {
    switch self {
    case .system: .system
    case .light: .light
    case .dark: .dark
    case .contrast: .highContrast
    }
  }
}

extension MotionChoice {
  /// What the menu calls it.
  var title: MenuPhrase {
    switch self {
    case .system: .system
    case .full: .fullMotion
    case .reduced: .reducedMotion
    }
  }
}

extension ZoomAxes {
  package var name: WindowPhrase {
    switch self {
    case .both: .zoomsBoth
    case .x: .zoomsX
    case .y: .zoomsY
    }
  }
}

extension DotPitch {
  package var name: WindowPhrase { self == .every ? .everyColumn : .column(rawValue) }
}

extension OriginTaps {
  package var name: WindowPhrase {
    switch self {
    case .double: .tapsDouble
    case .triple: .tapsTriple
    case .center: .tapsCenter
    }
  }
}
