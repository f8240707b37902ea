import Controls

/// What of the calculator lies over what, from the topmost down.
enum KeypadLayer: Hashable, Sendable { case menu, keys }

/// What may lie over the keys, and how it appears.
struct KeypadPopover {
  /// What hangs there.
  enum Content: Hashable {
    case menu
    /// What can be copied of the result.
    case copies
    /// The letters of the key in a place.
    case letters(slot: Int)
  }

  var open: Content?
  var rise = PopoverRise<KeypadLayer>()

  /// The place of the key whose letters are open.
  var slot: Int? { if case .letters(let slot) = open { slot } else { nil } }
}
