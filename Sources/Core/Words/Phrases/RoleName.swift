/// What a control is, as it is spoken after its name.
package enum RoleName: Phrase, CaseIterable {
  case window, group, text
  case button, toggle, textField, slider, plot, menuItem, curve, point, status, list, listItem
  case table, cell
  /// Said of a control that can do nothing now.
  case unavailable
}
