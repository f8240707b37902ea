extension HelpTopic {
  package var brazilian: Wording {
    switch self {
    case .anywhere: "Em qualquer lugar"
    case .calculator: "Calculadora"
    case .graphKeys: "Gráfico, teclas"
    case .graphTouch: "Gráfico, toque e mouse"
    case .list: "Lista de funções"
    case .presentation: "Apresentação"
    case .controller: "Controle"
    }
  }
}
