package import Words

/// What several taps on the plane do, as different people know it.
package enum OriginTaps: String, Choice {
  /// Two move the origin there, three restore the default scale, too.
  case double
  /// Three move the origin there, and the scale stays.
  case triple
  /// Two put the origin in the middle, three restore the default system.
  case center

  package var title: MenuPhrase {
    switch self {
    case .double: .window(.tapsDouble)
    case .triple: .window(.tapsTriple)
    case .center: .window(.tapsCenter)
    }
  }
}
