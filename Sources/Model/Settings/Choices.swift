package import Words

/// Whether things move, or change at once.
package enum MotionChoice: String, Choice {
  case system, full, reduced

  package var title: MenuPhrase {
    switch self {
    case .system: .system
    case .full: .fullMotion
    case .reduced: .reducedMotion
    }
  }

  /// Whether to go without, given what the desktop prefers.
  package func isReduced(systemReducesMotion: Bool) -> Bool {
    switch self {
    case .system: systemReducesMotion
    case .full: false
    case .reduced: true
    }
  }
}

/// How large text is that is there to be read; keys keep theirs.
package enum TextSize: Int, Choice {
  case smaller = 80
  case small = 90
  case normal = 100
  case large = 115
  case larger = 130
  case veryLarge = 150
  case huge = 175
  case double = 200

  package var title: MenuPhrase { .percent(rawValue) }
  package var factor: Double { Double(rawValue) / 100 }

  /// The size nearest to a magnification of older versions; nil for none that they had.
  package init?(nearest factor: Double) {
    guard (0.8...2).contains(factor) else { return nil }
    let nearest = Self.allCases.min { abs($0.factor - factor) < abs($1.factor - factor) }
    self = nearest ?? .normal
  }
}

/// Which theme the person wants.
package enum ThemeChoice: String, Choice {
  case system, light, dark, contrast

  package var title: MenuPhrase {
    switch self {
    case .system: .system
    case .light: .light
    case .dark: .dark
    case .contrast: .highContrast
    }
  }
}
