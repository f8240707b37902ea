package import Words

/// How many columns of device pixels lie from dot to dot where curves are drawn in dots.
package enum DotPitch: Int, Choice {
  case every = 1
  case second = 2
  case fourth = 4
  case eighth = 8
  case sixteenth = 16
  case thirtySecond = 32

  package var title: MenuPhrase { .window(self == .every ? .everyColumn : .column(rawValue)) }
}
