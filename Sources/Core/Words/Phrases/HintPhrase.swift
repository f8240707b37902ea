/// What the controller's buttons do, in a word or two.
package enum HintPhrase: Phrase, CaseIterable {
  case scroll, close, choose, move
  case press, delete, insertX, graph, swap, enter, cursor, menu
  case graphPane, pan, zoom, back, style, previousView, home
  case addToList, digits
  case capital, done
  case trace, snap, endTrace, feature, statistics

  package var translations: Translations<LocalizedText> {
    switch self {
    case .scroll: ("Scroll", "Rolar")
    case .close: ("Close", "Fechar")
    case .move: ("Move", "Mover")
    case .choose: ("Choose", "Escolher")
    case .press: ("Press", "Pressionar")
    case .delete: ("Delete", "Apagar")
    case .insertX: ("Insert \("x")", "Inserir \("x")")
    case .graph: ("Graph", "Traçar")
    case .swap: ("Swap", "Trocar")
    case .enter: ("Enter", "Enter")
    case .cursor: ("Cursor", "Cursor")
    case .menu: ("Menu", "Menu")
    case .graphPane: ("Graph", "Gráfico")
    case .pan: ("Pan", "Mover")
    case .zoom: ("Zoom", "Zoom")
    case .back: ("Back", "Voltar")
    case .style: ("Style", "Estilo")
    case .previousView: ("Previous view", "Vista anterior")
    case .home: ("Home", "Início")
    case .capital: ("Capital", "Maiúscula")
    case .done: ("Done", "Concluir")
    case .trace: ("Trace", "Rastrear")
    case .snap: ("Snap", "Encaixar")
    case .endTrace: ("End trace", "Parar")
    case .addToList: ("Add to list", "Pôr na lista")
    case .digits: ("Digits", "Algarismos")
    case .statistics: ("Statistics", "Estatísticas")
    case .feature: ("Feature", "Ponto notável")
    }
  }
}
