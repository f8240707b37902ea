package import Drawing
package import Input

/// Something that can be pressed: where it is, how it looks, and what to call it.
///
/// A scene lays out a list of controls; drawing, hit testing, focus moves and the spoken tree all
/// read the same list.
package struct Control<ID: Hashable & Sendable>: Sendable {
  /// What it does, for those who hear it.
  package typealias Role = AccessibilityNode.Role

  package var id: ID
  /// What is drawn.
  package var frame: Rect
  /// What is hit: at least 44 by 44 where the layout has the room.
  package var target: Rect
  var look: ControlLook
  /// Tab stops: one for each group.
  package var group: Int
  package var role: Role
  package var name: String
  package var value: String?
  /// The number that is chosen with it.
  package var amount: AccessibilityNode.Amount?
  var isEnabled: Bool

  package init(
    _ id: ID,
    frame: Rect,
    target: Rect? = nil,
    look: ControlLook,
    group: Int,
    role: Role = .button,
    name: String,
    value: String? = nil,
    amount: AccessibilityNode.Amount? = nil,
    isEnabled: Bool = true
  ) {
    self.id = id
    self.frame = frame
    self.target = target ?? frame
    self.look = look
    self.group = group
    self.role = role
    self.name = name
    self.value = value
    self.amount = amount
    self.isEnabled = isEnabled
  }
}

/// How the person and a control stand to each other.
package struct ControlState: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let pressed = ControlState(rawValue: 1)
  package static let focused = ControlState(rawValue: 2)
  package static let hovered = hovering(1)

  /// A control let go a moment ago, of whose pressed look a share is still to be seen.
  static func fading(_ share: Double) -> ControlState { ControlState(share, from: 4) }

  /// A control that the mouse has just come to or left, of whose look for that a share is to be seen.
  static func hovering(_ share: Double) -> ControlState { ControlState(share, from: 8) }

  /// A share in fifteenths, in four bits.
  private init(_ share: Double, from bit: Int) {
    self.init(rawValue: UInt16(min(max(share, 0), 1) * 15) << bit)
  }

  /// How much of the pressed look is to be seen, 0 … 1.
  var pressShare: Double { contains(.pressed) ? 1 : Double(rawValue >> 4 & 15) / 15 }
  /// How much of the look under the mouse is to be seen, 0 … 1.
  package var hoverShare: Double { Double(rawValue >> 8 & 15) / 15 }
  /// The opacity of the ink over something without a face of its own.
  package var wash: Double { max(pressShare * 0.14, hoverShare * 0.06) }
}

/// What a control is drawn as.
package enum ControlLook: Hashable, Sendable {
  /// A key with a face and a label, and what it has besides while it is held.
  case key(KeyLabel, KeyStyle, metrics: KeyMetrics, held: String? = nil)
  /// One half of a two-way switch; `isFirst` draws the common ground too.
  case segment(title: String, isChosen: Bool, size: Double)
  /// A rounded word.
  case pill(title: String)
  /// A rounded word after its icon.
  case titledPill(Icon, title: String)
  /// An icon without a face, on its 44-point target.
  case icon(Icon, isOn: Bool)
  /// An icon over a word.
  case labelledIcon(Icon, title: String, isOn: Bool)
  /// The one big key with the accent.
  case action(ActionLook)
  /// Further pages of keys: dots tell which.
  case pageSwitch(title: String, page: Int, of: Int, radius: Double)
  /// A switch as high as a key: a dot tells whether it is on.
  case lamp(title: String, isOn: Bool, radius: Double)
  /// A row of a menu, with an icon or a tick; its title may be set in another way.
  case menuRow(Icon?, title: String, note: String?, line: [TextLine.Run] = [])
  /// A colour to choose.
  case disc(Color, isChosen: Bool)
  /// A line to choose, by its dashes and gaps.
  case dash([Double], Color, isChosen: Bool)
  /// A back button with a word.
  case back(title: String)
  /// A back button as a tile.
  case tile(Icon)
  /// Drawn by its scene; only its focus ring is drawn here.
  case custom(radius: Double, isWordless: Bool = false)
}

/// The three looks of the key that leads to the picture.
package struct ActionLook: Hashable, Sendable {
  package enum Phase: Hashable, Sendable { case ready, done, impossible }

  var phase: Phase
  var icon: Icon
  var title: String
  package var reason: String?
  var radius: Double
  var isCompact: Bool

  package init(
    _ phase: Phase,
    icon: Icon,
    title: String,
    reason: String?,
    radius: Double,
    isCompact: Bool
  ) {
    self.phase = phase
    self.icon = icon
    self.title = title
    self.reason = reason
    self.radius = radius
    self.isCompact = isCompact
  }
}

/// The face of a key.
package enum KeyStyle: Hashable, Sendable { case number, function, operation, enter, variable }

/// Sizes that a grid of keys shares, in points.
package struct KeyMetrics: Hashable, Sendable {
  package var functionSize: Double
  package var digitSize: Double
  var radius: Double
  /// Gutters so narrow that the focus ring lies inside the key.
  package var isTight: Bool

  package init(functionSize: Double, digitSize: Double, radius: Double, isTight: Bool) {
    self.functionSize = functionSize
    self.digitSize = digitSize
    self.radius = radius
    self.isTight = isTight
  }
}

/// What stands on a key, as typography.
package enum KeyLabel: Hashable, Sendable {
  /// A digit.
  case digit(String)
  /// A point or comma, a little larger and lower.
  case mark(String)
  /// A sign centred on its ink, at a multiple of the digit size.
  case sign(String, scale: Double)
  /// An upright word.
  case word(String)
  /// A strong word.
  case strongWord(String)
  /// A letter at a share of the digit size.
  case letter(String, scale: Double)
  /// An italic variable or constant.
  case italic(String)
  /// An upright Greek letter.
  case greek(String)
  /// Upright text, then an italic letter.
  case prefixed(String, italic: String)
  /// An italic letter, then upright text.
  case suffixed(italic: String, String)
  /// An italic letter with a raised one.
  case raised(italic: String, exponent: String, isItalicExponent: Bool)
  /// A letter under a root sign.
  case radical(italic: String, index: String?)
  /// A letter between bars, with or without feet.
  case bracketed(italic: String, hasFeet: Bool)
  /// A sign with boxes.
  case template(KeyTemplate)
  case icon(Icon)
}
