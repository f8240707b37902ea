extension WindowPhrase {
  package var brazilian: Wording {
    switch self {
    case .views: "Vistas"
    case .fit: "Ajustar"
    case .natural: "Natural"
    case .standard: "Padrão"
    case .square: "Quadrada"
    case .boxZoom: "Zoom por caixa"
    case .previousView: "Vista anterior"
    case .nextView: "Próxima vista"
    case .zoomsBoth: "x e y"
    case .zoomsX: "só x"
    case .zoomsY: "só y"
    case .zoomKeys: "+ e − agem sobre"
    case .keepView: "Guardar esta vista…"
    case .nameOfView: "nome da vista"
    case .keep: "Guardar"
    case .rename: "Renomear"
    case .goThere: "Ir para lá"
    case .remove: "Remover"
    case .view(let number): "Vista \(number)"
    case .nothingToFit: "Não há valores aqui para ajustar."
    case .box(let width, let height): "\(width) × \(height)"
    case .drawBox: "Arraste uma caixa para ampliá-la."
    }
  }
}
