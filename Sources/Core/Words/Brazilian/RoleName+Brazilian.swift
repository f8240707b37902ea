extension RoleName {
  package var brazilian: Wording {
    switch self {
    case .window: "janela"
    case .group: "grupo"
    case .text: "texto"
    case .button: "botão"
    case .toggle: "chave"
    case .textField: "campo de texto"
    case .slider: "controle deslizante"
    case .plot: "gráfico"
    case .menuItem: "item de menu"
    case .unavailable: "indisponível"
    }
  }
}
