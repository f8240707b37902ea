/// What a control is, as it is spoken after its name.
package enum RoleName: Phrase, CaseIterable {
  case window, group, text
  case button, toggle, textField, slider, plot, menuItem
  /// Said of a control that can do nothing now.
  case unavailable

  package var translations: Translations<LocalizedText> {
    switch self {
    case .window: ("window", "janela")
    case .group: ("group", "grupo")
    case .text: ("text", "texto")
    case .button: ("button", "botão")
    case .toggle: ("switch", "chave")
    case .textField: ("text field", "campo de texto")
    case .slider: ("slider", "controle deslizante")
    case .plot: ("graph", "gráfico")
    case .menuItem: ("menu item", "item de menu")
    case .unavailable: ("unavailable", "indisponível")
    }
  }
}
