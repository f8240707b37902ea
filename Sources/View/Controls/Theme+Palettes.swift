import Drawing

extension Theme {
  /// Light: ink on paper.
  package static let paper = Theme(
    isDark: false,
    isHighContrast: false,
    background: Color(0xECE9E2),
    surface: Color(0xFDFCF9),
    raised: Color(0xFFFFFF),
    line: Color(0xD8D3C8),
    strongLine: Color(0x8A8578),
    text: Color(0x1A1C20),
    secondaryText: Color(0x565A62),
    disabledText: Color(0x8E9096),
    keys: Keys(
      number: Face(0xFFFFFF, 0xCDC7BB, ink: 0x1A1C20),
      function: Face(0xE0DCD3, 0xC8C2B5, ink: 0x1A1C20),
      operation: Face(0xD1CBBE, 0xB5AE9F, ink: 0x1A1C20),
      enter: Face(0x24272D, 0x000000, ink: 0xFFFFFF),
      variable: Face(0xFCE3D7, 0xE3B79F, ink: 0xA83003)
    ),
    accent: Accent(face: Face(0xCE3D08, 0x962A03, ink: 0xFFFFFF), text: Color(0xB53305)),
    focus: Color(0x0B5CF0),
    notices: Notices(warning: Color(0x855000), error: Color(0xB3161B), success: Color(0x0A5C4C)),
    graph: Graph(
      gridMinor: Color(0xF1F0EC),
      gridMajor: Color(0xDDE0E2),
      axis: Color(0x5B6069),
      label: Color(0x565A62),
      pens: [0xB23404, 0x1652E8, 0x06584A, 0x5C0E62, 0xC48300, 0x0C9DBB].map(Color.init),
      possibleOpacity: 0.34
    )
  )

  /// Dark: the same on slate.
  package static let slate = Theme(
    isDark: true,
    isHighContrast: false,
    background: Color(0x0B0D10),
    surface: Color(0x14171B),
    raised: Color(0x1F2329),
    line: Color(0x2A2F36),
    strongLine: Color(0x6B727D),
    text: Color(0xF2F0EB),
    secondaryText: Color(0xA6ABB4),
    disabledText: Color(0x686E78),
    keys: Keys(
      number: Face(0x2C3138, 0x3A4049, ink: 0xF2F0EB),
      function: Face(0x1B1F24, 0x262B32, ink: 0xF2F0EB),
      operation: Face(0x3C434D, 0x4B535F, ink: 0xF2F0EB),
      enter: Face(0xECE9E2, 0xFFFFFF, ink: 0x14171B),
      variable: Face(0x45210F, 0x5E3220, ink: 0xFF9A6E)
    ),
    accent: Accent(face: Face(0xFF6A2B, 0xFF8C5C, ink: 0x1B0A03), text: Color(0xFF8347)),
    focus: Color(0x7FB2FF),
    notices: Notices(warning: Color(0xF2B63C), error: Color(0xFF8078), success: Color(0x12CF94)),
    graph: Graph(
      gridMinor: Color(0x1A1E23),
      gridMajor: Color(0x2B3138),
      axis: Color(0x8D939D),
      label: Color(0xA6ABB4),
      pens: [0xFF5F24, 0x3A7CFF, 0x0FD098, 0xBE5CCC, 0xFFEA2E, 0xD9F1FF].map(Color.init),
      possibleOpacity: 0.34
    )
  )

  /// High contrast on black.
  package static let projectorBlack = Theme(
    isDark: true,
    isHighContrast: true,
    background: Color(0x000000),
    surface: Color(0x000000),
    raised: Color(0x000000),
    line: Color(0xFFFFFF),
    strongLine: Color(0xFFFFFF),
    text: Color(0xFFFFFF),
    secondaryText: Color(0xE4E4E4),
    disabledText: Color(0x9C9C9C),
    keys: Keys(
      number: Face(0x000000, 0xFFFFFF, ink: 0xFFFFFF),
      function: Face(0x000000, 0xB8B8B8, ink: 0xFFFFFF),
      operation: Face(0x333333, 0xFFFFFF, ink: 0xFFFFFF),
      enter: Face(0xFFFFFF, 0xFFFFFF, ink: 0x000000),
      variable: Face(0x000000, 0xFFD23F, ink: 0xFFD23F)
    ),
    accent: Accent(face: Face(0xFFD23F, 0xFFD23F, ink: 0x000000), text: Color(0xFFD23F)),
    focus: Color(0x4DE1FF),
    notices: Notices(warning: Color(0xFFD23F), error: Color(0xFF9D96), success: Color(0x5CF0B8)),
    graph: Graph(
      gridMinor: Color(0x000000),
      gridMajor: Color(0x3F4246),
      axis: Color(0xFFFFFF),
      label: Color(0xFFFFFF),
      pens: slate.graph.pens,
      possibleOpacity: 0.50
    )
  )

  /// High contrast on white.
  package static let projectorWhite = Theme(
    isDark: false,
    isHighContrast: true,
    background: Color(0xFFFFFF),
    surface: Color(0xFFFFFF),
    raised: Color(0xFFFFFF),
    line: Color(0x000000),
    strongLine: Color(0x000000),
    text: Color(0x000000),
    secondaryText: Color(0x2B2B2B),
    disabledText: Color(0x6E6E6E),
    keys: Keys(
      number: Face(0xFFFFFF, 0x000000, ink: 0x000000),
      function: Face(0xFFFFFF, 0x5A5A5A, ink: 0x000000),
      operation: Face(0xDADADA, 0x000000, ink: 0x000000),
      enter: Face(0x000000, 0x000000, ink: 0xFFFFFF),
      variable: Face(0xFFFFFF, 0x0037C8, ink: 0x0037C8)
    ),
    accent: Accent(face: Face(0x0037C8, 0x0037C8, ink: 0xFFFFFF), text: Color(0x0037C8)),
    focus: Color(0xC2006B),
    notices: Notices(warning: Color(0x6E4200), error: Color(0xA80010), success: Color(0x0A5C4C)),
    graph: Graph(
      gridMinor: Color(0xFFFFFF),
      gridMajor: Color(0xBDBDBD),
      axis: Color(0x000000),
      label: Color(0x000000),
      pens: [0x8A1A00, 0x2B6BFF, 0x03795D, 0x6F2A80, 0xA16C03, 0x002D2F].map(Color.init),
      possibleOpacity: 0.45
    )
  )
}
