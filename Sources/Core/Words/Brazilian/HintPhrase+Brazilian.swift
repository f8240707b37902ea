extension HintPhrase {
  package var brazilian: Wording {
    switch self {
    case .scroll: "Rolar"
    case .close: "Fechar"
    case .move: "Mover"
    case .choose: "Escolher"
    case .press: "Pressionar"
    case .delete: "Apagar"
    case .insertX: "Inserir \("x")"
    case .graph: "Traçar"
    case .swap: "Trocar"
    case .enter: "Enter"
    case .cursor: "Cursor"
    case .menu: "Menu"
    case .graphPane: "Gráfico"
    case .pan: "Mover"
    case .zoom: "Zoom"
    case .back: "Voltar"
    case .style: "Estilo"
    case .previousView: "Vista anterior"
    case .home: "Início"
    case .trace: "Rastrear"
    case .snap: "Encaixar"
    case .endTrace: "Parar"
    case .addToList: "Pôr na lista"
    case .feature: "Ponto notável"
    }
  }
}
