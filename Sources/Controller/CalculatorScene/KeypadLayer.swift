import Controls

/// What of the calculator lies over what, from the topmost down.
enum KeypadLayer: Hashable, Sendable { case menu, keys }

/// What may lie over the keys, and how it appears.
struct KeypadPopover {
  var isMenuOpen = false
  var rise = PopoverRise<KeypadLayer>()
}
