/// What is printed on keys and buttons, as an audience sees them pressed.
package enum KeyCap: Phrase, CaseIterable {
  case home, end, pageUp, pageDown, enter, escape, tab, backspace, delete, space
  case view, guide, menu, shift
}
