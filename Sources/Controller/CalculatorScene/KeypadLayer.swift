import Controls

/// What of the calculator lies over what, from the topmost down.
enum KeypadLayer: Hashable, Sendable { case menu, keys }

/// What may lie over the keys, and how it appears.
struct KeypadPopover {
  /// Whether a finger or a controller was used last, which have no keys to show.
  var isWithoutKeys = false
  /// What hangs there.
  enum Content: Hashable {
    case menu
    /// What can be copied of the result.
    case copies
    /// What can be taken back into the line.
    case entries
    /// What the key in a place has besides what stands on it.
    case choices(slot: Int)
  }

  /// Whether it has been said what small signs on keys mean.
  var hasToldOfSigns = false

  var open: Content?
  /// What had the focus before the menu.
  var before: CalculatorControl?
  var rise = PopoverRise<KeypadLayer>()

  /// The place of the key whose choices are open.
  var slot: Int? { if case .choices(let slot) = open { slot } else { nil } }
}
