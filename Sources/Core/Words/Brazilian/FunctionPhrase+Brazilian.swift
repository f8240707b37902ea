extension FunctionPhrase {
  package var brazilian: Wording {
    switch self {
    case .functions: "Funções"
    case .addFunction: "Adicionar função"
    case .addToGraph: "Adicionar ao gráfico"
    case .typeFormula: "Digite uma fórmula"
    case .edit: "Editar fórmula"
    case .show: "Mostrar"
    case .hide: "Ocultar"
    case .color: "Cor"
    case .line: "Traço"
    case .moveUp: "Mover para cima"
    case .moveDown: "Mover para baixo"
    case .remove: "Remover"
    case .vermilion: "vermelhão"
    case .blue: "azul"
    case .green: "verde"
    case .plum: "ameixa"
    case .yellow: "amarelo"
    case .ice: "gelo"
    case .solid: "contínuo"
    case .dashed: "tracejado"
    case .dotted: "pontilhado"
    case .dashDotted: "traço e ponto"
    case .play: "animar"
    case .pause: "pausar"
    case .minimum: "de"
    case .maximum: "até"
    case .step: "passo"
    case .rangeAndStep: "intervalo e passo"
    case .functionMenu: "menu da função"
    case .sliderMenu: "intervalo e passo do controle"
    case .moreFunctions: "todas as funções"
    case .closeList: "fechar a lista"
    case .enterNumber: "digite um número"
    }
  }
}

extension FunctionNotice {
  package var brazilian: Wording {
    switch self {
    case .full(let limit): "O gráfico está cheio: no máximo \(limit) funções"
    case .added(1): "uma função adicionada"
    case .added(let count): "\(count) funções adicionadas"
    case .composing: "Traçar põe isto na lista"
    }
  }
}
